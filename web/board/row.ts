/**
 * Where every tile of a row lies on the felt: a pure function of the chain and the felt's size.
 *
 * The first tile lies in the middle; the right arm snakes upwards from it and the left arm downwards (`snake.ts`).
 * Of a fixed scale of sizes the largest is taken at which chain and end slots fit, so that most tiles are laid
 * without any other moving, and the whole chain is always in sight.
 */

import { type Arm, type Head, type Heading, type Piece, type Reach, type Sense } from "./snake";
import { headingOf, layArm, onward, pieceAt, steps, vector } from "./snake";

/** A tile of the chain as it lies: `left` and `right` are its numbers towards the left and the right end. */
export interface Laid {
  tile: string;
  left: number;
  right: number;
}

/** A rectangle in pixels from the felt's top left corner. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Pixels kept free along the felt's edges. */
export interface Margins {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

export interface RowOptions {
  /** Largest and smallest short side of a cell, in px. */
  max?: number;
  min?: number;
  /** Whether room is kept for the two end slots. */
  slots?: boolean;
  margins?: Margins;
}

/** A tile on the felt: its face. `first` is the number of its left or upper half, `second` of the other one. */
export interface PlacedTile extends Box {
  index: number;
  tile: string;
  upright: boolean;
  first: number;
  second: number;
  /** Where the half with the higher number looks. */
  facing: Heading;
  double: boolean;
}

export interface RowEnd {
  /** Index of the end tile. */
  index: number;
  /** The direction in which a straight next tile would lie. */
  heading: Heading;
  /** Where the next tile would come, null where no slots were wanted. */
  slot: Box | null;
}

export interface RowLayout {
  /** Short side of a tile's face, and of its cell, which is greater by the gap between two tiles. */
  short: number;
  cell: number;
  gap: number;
  tiles: PlacedTile[];
  /** Null while nothing lies on the felt. */
  ends: { left: RowEnd; right: RowEnd } | null;
}

export const DEFAULT_MARGINS: Margins = { top: 8, right: 8, bottom: 12, left: 8 };
const MAX_CELL = 52;
const MIN_CELL = 6;
/** Heights that the felt may have in cells: three rows (2 cells, and 3 more for each further row), then a quarter of a row more. */
const THREE_ROWS = 8;
const TWO_ROWS = 5;
/** Cells smaller than this, in px, are not begun with: a low felt starts with room for two rows. */
const COMFORT = 24;
const QUARTER_ROW = 0.75;
/** A row holds at least this many cells: below it two turns come too close. */
const MIN_COLUMNS = 9;
/** Smallest touch target, both ways, in px. */
export const THUMB = 44;
const EPSILON = 1e-6;

/** Everything in cells, from the centre of the first tile. */
interface Sketch {
  start: Piece;
  left: Arm;
  right: Arm;
  slots: { left: Piece; right: Piece } | null;
  top: number;
  bottom: number;
}

/** "apart": no tap may mean both ends. "near": for a felt so small that this cannot be. */
type Slots = "apart" | "near" | "none";

interface Felt {
  cell: number;
  width: number;
  height: number;
}

/** A rectangle by its centre, in cells. */
type Area = Pick<Piece, "cx" | "cy" | "w" | "h">;

function isDouble(tile: Laid): boolean {
  return tile.left === tile.right;
}

function overlap(a: Area, b: Area): boolean {
  return (
    Math.abs(a.cx - b.cx) * 2 < a.w + b.w - EPSILON &&
    Math.abs(a.cy - b.cy) * 2 < a.h + b.h - EPSILON
  );
}

/** Places for the slot behind an arm, best first: where the next tile would lie, then turned, then from the side. */
function slotPlaces(head: Head, sense: Sense, reach: Reach): Piece[] {
  const natural = steps(head, false, sense, reach).map((next) => next.piece);
  const heading = onward(head, sense);
  const [dx, dy] = vector(heading);
  const turned = [headingOf(dy, dx), headingOf(-dy, -dx)];
  const bends = turned.map((turn) => pieceAt(head.x + dx, head.y + dy, turn, false));
  const sides = turned.map((turn) => {
    const [tx, ty] = vector(turn);
    return pieceAt(head.x + tx, head.y + ty, turn, false);
  });
  return [...natural, ...bends, ...(head.double ? [] : sides)].filter(
    (piece) =>
      piece.cx - piece.w / 2 >= reach.left - EPSILON &&
      piece.cx + piece.w / 2 <= reach.right + EPSILON,
  );
}

function bounds(pieces: readonly Area[]): {
  left: number;
  right: number;
  top: number;
  bottom: number;
} {
  return {
    left: Math.min(...pieces.map((piece) => piece.cx - piece.w / 2)),
    right: Math.max(...pieces.map((piece) => piece.cx + piece.w / 2)),
    top: Math.min(...pieces.map((piece) => piece.cy - piece.h / 2)),
    bottom: Math.max(...pieces.map((piece) => piece.cy + piece.h / 2)),
  };
}

/** Whether an end tile with its slot keeps so far from the other one that a thumb means only one of them. */
function targetsApart(one: readonly Piece[], two: readonly Piece[], thumb: number): boolean {
  const [a, b] = [one, two].map((pieces) => {
    const { left, right, top, bottom } = bounds(pieces);
    const [w, h] = [Math.max(right - left, thumb), Math.max(bottom - top, thumb)];
    return { cx: (left + right) / 2, cy: (top + bottom) / 2, w, h };
  }) as [Area, Area];
  return !overlap(a, b);
}

/** Choose the places of the two slots: the best pair that fits, with targets of at least `thumb` cells that keep apart. */
function withSlots(bare: Sketch, reach: Reach, height: number, thumb: number): Sketch | null {
  const pieces = [bare.start, ...bare.left.pieces, ...bare.right.pieces];
  const free = (place: Piece): boolean => pieces.every((piece) => !overlap(piece, place));
  const lefts = slotPlaces(bare.left.head, 1, reach).filter(free);
  const rights = slotPlaces(bare.right.head, -1, reach).filter(free);
  const lone = pieces.length === 1;
  const leftEnd = bare.left.pieces.at(-1) ?? bare.start;
  const rightEnd = bare.right.pieces.at(-1) ?? bare.start;
  for (const left of lefts) {
    for (const right of rights) {
      const top = Math.min(bare.top, left.cy - left.h / 2, right.cy - right.h / 2);
      const bottom = Math.max(bare.bottom, left.cy + left.h / 2, right.cy + right.h / 2);
      if (bottom - top > height + EPSILON || overlap(left, right)) continue;
      if (!lone && !targetsApart([leftEnd, left], [rightEnd, right], thumb)) continue;
      return { ...bare, slots: { left, right }, top, bottom };
    }
  }
  return null;
}

/** The chain in cells, on a felt of `reach` to both sides and `height` rows; null where it does not fit. */
function sketch(
  chain: readonly Laid[],
  start: number,
  reach: Reach,
  felt: Felt,
  slots: Slots,
): Sketch | null {
  const height = felt.height / felt.cell;
  const doubles = chain.map(isDouble);
  const double = doubles[start] ?? false;
  const first = pieceAt(double ? 0 : -0.5, 0, "right", double);
  const arm = (sense: Sense, list: boolean[]): Arm | null => {
    const along = -sense as Sense;
    const head: Head = { x: double ? 0 : along / 2, y: 0, along, drop: 0, double };
    return layArm(list, head, sense, reach);
  };
  const right = arm(-1, doubles.slice(start + 1));
  const left = arm(1, doubles.slice(0, start).reverse());
  if (left === null || right === null) return null;
  const { top, bottom } = bounds([first, ...left.pieces, ...right.pieces]);
  if (bottom - top > height + EPSILON) return null;
  const bare: Sketch = { start: first, left, right, slots: null, top, bottom };
  if (slots === "none") return bare;
  return withSlots(bare, reach, height, slots === "apart" ? THUMB / felt.cell : 0);
}

/** Columns by which the first tile is moved from the middle, tried in this order: half a cell first, to use all columns. */
function shifts(double: boolean, width: number): number[] {
  const half = width / 2;
  const columns = (shift: number): number => {
    const own = double ? 0.5 : 1;
    return Math.floor(half + shift - own + EPSILON) + Math.floor(half - shift - own + EPSILON);
  };
  const near = columns(0.5) > columns(0) ? 0.5 : 0;
  const far = Math.max(1, Math.floor(width / 4));
  return [near, near + far, near - far];
}

interface Trial {
  sketch: Sketch;
  shift: number;
}

function tryCell(chain: readonly Laid[], start: number, felt: Felt, slots: Slots): Trial | null {
  const width = felt.width / felt.cell;
  const opener = chain[start];
  if (opener === undefined) return null;
  for (const shift of shifts(isDouble(opener), width)) {
    const reach = { left: -width / 2 - shift, right: width / 2 - shift };
    const found = sketch(chain, start, reach, felt, slots);
    if (found !== null) return { sketch: found, shift };
  }
  return null;
}

function facing(piece: Piece, inner: number, outer: number): Heading {
  if (piece.double) return piece.w > piece.h ? "right" : "up";
  const [dx, dy] = vector(piece.heading);
  return outer > inner ? piece.heading : headingOf(-dx, -dy);
}

function gapOf(cell: number): number {
  return Math.max(1.5, cell * 0.065);
}

interface Frame {
  x: number;
  y: number;
  cell: number;
  gap: number;
}

function boxOf(piece: Piece, frame: Frame): Box {
  const { x, y, cell, gap } = frame;
  return {
    x: x + (piece.cx - piece.w / 2) * cell + gap / 2,
    y: y + (piece.cy - piece.h / 2) * cell + gap / 2,
    w: piece.w * cell - gap,
    h: piece.h * cell - gap,
  };
}

function placed(
  laid: Laid,
  index: number,
  piece: Piece,
  inner: number,
  outer: number,
  frame: Frame,
): PlacedTile {
  const forward = piece.heading === "right" || piece.heading === "down";
  return {
    ...boxOf(piece, frame),
    index,
    tile: laid.tile,
    upright: piece.h > piece.w,
    first: forward ? inner : outer,
    second: forward ? outer : inner,
    facing: facing(piece, inner, outer),
    double: piece.double,
  };
}

function rowEnd(
  index: number,
  head: Head,
  sense: Sense,
  slot: Piece | undefined,
  frame: Frame,
): RowEnd {
  return {
    index,
    heading: onward(head, sense),
    slot: slot === undefined ? null : boxOf(slot, frame),
  };
}

function finish(
  chain: readonly Laid[],
  start: number,
  felt: Felt,
  margins: Margins,
  trial: Trial,
): RowLayout {
  const { cell } = felt;
  const { sketch: plan, shift } = trial;
  const rows = felt.height / cell;
  const middle = Math.min(Math.max(rows / 2, -plan.top), rows - plan.bottom);
  const gap = gapOf(cell);
  const frame: Frame = {
    x: margins.left + felt.width / 2 + shift * cell,
    y: margins.top + middle * cell,
    cell,
    gap,
  };
  const tiles = chain.map((laid, index) => {
    if (index < start) {
      const piece = plan.left.pieces[start - 1 - index] as Piece;
      return placed(laid, index, piece, laid.right, laid.left, frame);
    }
    const piece = index === start ? plan.start : (plan.right.pieces[index - start - 1] as Piece);
    return placed(laid, index, piece, laid.left, laid.right, frame);
  });
  const ends = {
    left: rowEnd(0, plan.left.head, 1, plan.slots?.left, frame),
    right: rowEnd(chain.length - 1, plan.right.head, -1, plan.slots?.right, frame),
  };
  return { short: cell - gap, cell, gap, tiles, ends };
}

/** The scale of sizes, largest first, in px. It begins where three rows fit: larger tiles would soon have to shrink. */
function cellSizes(felt: { width: number; height: number }, max: number, min: number): number[] {
  const tallest = Math.max(felt.height / THREE_ROWS, Math.min(COMFORT, felt.height / TWO_ROWS));
  const largest = Math.min(max, felt.width / MIN_COLUMNS, tallest);
  const sizes = [Math.max(largest, min)];
  for (let rows = THREE_ROWS; felt.height / rows > min; rows += QUARTER_ROW) {
    if (felt.height / rows < largest) sizes.push(felt.height / rows);
  }
  return [...sizes, min];
}

/**
 * Lay a chain on a felt of `width` x `height` px. `start` is the index of the tile laid first.
 * Throws where `start` is no index of the chain, or where the felt is too small for any size.
 */
export function layoutRow(
  chain: readonly Laid[],
  start: number,
  width: number,
  height: number,
  options: RowOptions = {},
): RowLayout {
  const { max = MAX_CELL, min = MIN_CELL, slots = true, margins = DEFAULT_MARGINS } = options;
  const inner = {
    width: width - margins.left - margins.right,
    height: height - margins.top - margins.bottom,
  };
  const sizes = cellSizes(inner, max, min);
  if (chain.length === 0) {
    const cell = sizes[0] ?? min;
    return { short: cell - gapOf(cell), cell, gap: gapOf(cell), tiles: [], ends: null };
  }
  if (chain[start] === undefined) {
    throw new RangeError(`start ${start} is no tile of a chain of ${chain.length}`);
  }
  for (const kind of slots ? (["apart", "near"] as const) : (["none"] as const)) {
    for (const cell of sizes) {
      const felt = { ...inner, cell };
      const trial = tryCell(chain, start, felt, kind);
      if (trial !== null) return finish(chain, start, felt, margins, trial);
    }
  }
  throw new RangeError(
    `a felt of ${width} x ${height} px holds no chain of ${chain.length} tiles of ${min} px`,
  );
}
