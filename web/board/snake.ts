/**
 * The path of a row of tiles on a square lattice, one cell = one short side.
 *
 * An arm leaves the first tile along its row, and near the edge of the felt crosses to the next row, three cells
 * further, and runs back. A tile covers two cells of the path; a double lies across it and covers one. A turn happens
 * in a cell of a tile that is no double, in one of two ways:
 *   bend: the corner cell is the tile's inner half, the tile already lies in the new direction;
 *   side: the corner cell is the outer half of a tile in the old direction, the next one leaves from its side.
 */

export type Heading = "up" | "right" | "down" | "left";
/** The rows an arm crosses to: upwards (-1) or downwards (1). */
export type Sense = -1 | 1;

/** A tile on the lattice: centre and size in cells; `heading` runs from its inner to its outer half. */
export interface Piece {
  cx: number;
  cy: number;
  w: number;
  h: number;
  heading: Heading;
  double: boolean;
}

/** Where an arm has come to: its outermost cell, and `drop`, the cells it has gone down (or up) since leaving a row. */
export interface Head {
  x: number;
  y: number;
  along: Sense;
  drop: number;
  double: boolean;
}

export interface Step {
  piece: Piece;
  head: Head;
}

/** How far an arm may reach, as the x of the felt's left and right edge. */
export interface Reach {
  left: number;
  right: number;
}

const ROW_PITCH = 3;
/** A row may turn this many cells before the last one where turning later would put a double in a corner. */
const EARLY = 2;
const EPSILON = 1e-6;

const VECTOR: Record<Heading, readonly [number, number]> = {
  up: [0, -1],
  right: [1, 0],
  down: [0, 1],
  left: [-1, 0],
};

export function vector(heading: Heading): readonly [number, number] {
  return VECTOR[heading];
}

export function headingOf(dx: number, dy: number): Heading {
  if (dx !== 0) return dx > 0 ? "right" : "left";
  return dy > 0 ? "down" : "up";
}

/** The piece whose inner cell is (x, y) and which runs in `heading`: two cells long, or one cell and crosswise. */
export function pieceAt(x: number, y: number, heading: Heading, double: boolean): Piece {
  const [dx, dy] = VECTOR[heading];
  const level = dx !== 0;
  if (double) return { cx: x, cy: y, w: level ? 1 : 2, h: level ? 2 : 1, heading, double };
  return { cx: x + dx / 2, cy: y + dy / 2, w: level ? 2 : 1, h: level ? 1 : 2, heading, double };
}

function step(
  x: number,
  y: number,
  heading: Heading,
  double: boolean,
  along: Sense,
  drop: number,
): Step {
  const [dx, dy] = VECTOR[heading];
  const length = double ? 0 : 1;
  return {
    piece: pieceAt(x, y, heading, double),
    head: { x: x + dx * length, y: y + dy * length, along, drop, double },
  };
}

/** Cells left between the head and the edge it runs to. */
function room(head: Head, reach: Reach): number {
  const edge = head.along > 0 ? reach.right - head.x : head.x - reach.left;
  return Math.floor(edge - 0.5 + EPSILON);
}

function acrossFits(x: number, reach: Reach): boolean {
  return x - 1 >= reach.left - EPSILON && x + 1 <= reach.right + EPSILON;
}

function inRow(head: Head, double: boolean, sense: Sense, reach: Reach): Step[] {
  const { x, y, along } = head;
  const level = headingOf(along, 0);
  const across = headingOf(0, sense);
  const left = room(head, reach);
  const steps: Step[] = [];
  if (left >= 2) steps.push(step(x + along, y, level, double, along, 0));
  if (left >= 1 && left <= EARLY + 1 && !double) {
    steps.push({ ...step(x + along, y, across, false, along, 1) });
  }
  if (left <= EARLY && !head.double && (!double || acrossFits(x, reach))) {
    steps.push(step(x, y + sense, across, double, along, double ? 1 : 2));
  }
  return steps;
}

function inCrossing(head: Head, double: boolean, sense: Sense, reach: Reach): Step[] {
  const { x, y, along, drop } = head;
  const across = headingOf(0, sense);
  const length = double ? 1 : 2;
  if (double && drop < ROW_PITCH - 1) {
    return acrossFits(x, reach) ? [step(x, y + sense, across, true, along, drop + 1)] : [];
  }
  if (!double && drop + length <= ROW_PITCH)
    return [step(x, y + sense, across, false, along, drop + length)];
  if (double) return [];
  const back = -along as Sense;
  return [step(x, y + sense, headingOf(back, 0), false, back, 0)];
}

/** The ways the next tile of an arm may lie, best first; empty where every way would put a double in a corner. */
export function steps(head: Head, double: boolean, sense: Sense, reach: Reach): Step[] {
  if (head.drop === 0) return inRow(head, double, sense, reach);
  if (head.drop < ROW_PITCH) return inCrossing(head, double, sense, reach);
  return inRow({ ...head, along: -head.along as Sense, drop: 0 }, double, sense, reach);
}

/** The direction in which the outer half of the last tile looks, and in which a straight next one would lie. */
export function onward(head: Head, sense: Sense): Heading {
  if (head.drop === 0) return headingOf(head.along, 0);
  return head.drop < ROW_PITCH ? headingOf(0, sense) : headingOf(-head.along, 0);
}

export interface Arm {
  pieces: Piece[];
  head: Head;
}

/**
 * Lay an arm: `doubles[i]` says whether its i-th tile is a double. Deciding late and going back only from a dead end
 * keeps what lies in place while the arm grows. Null where no way is found.
 */
export function layArm(
  doubles: readonly boolean[],
  from: Head,
  sense: Sense,
  reach: Reach,
): Arm | null {
  const pieces: Piece[] = [];
  const walk = (index: number, head: Head): Head | null => {
    const double = doubles[index];
    if (double === undefined) return head;
    for (const next of steps(head, double, sense, reach)) {
      pieces[index] = next.piece;
      const end = walk(index + 1, next.head);
      if (end !== null) return end;
    }
    return null;
  };
  const head = walk(0, from);
  return head === null ? null : { pieces, head };
}
