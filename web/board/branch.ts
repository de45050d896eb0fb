/**
 * Where tiles of a tree may lie on a square lattice, in halves of a tile's short side, so that every number is whole.
 *
 * A spinner lies across the direction it was reached from; its neighbours leave from the middles of its four sides. Any
 * other tile runs on from where it joins, or turns: as a corner, whose inner half joins and whose outer half looks
 * aside, or by leaving from the side of the outer half before it.
 */

import { type Heading, headingOf, vector } from "./snake";

/** A rectangle, from its top left corner to its bottom right one. */
export interface Area {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/**
 * Where a tile may join: the middle of an edge, and the direction away from it. "flank" is the long side of a spinner,
 * "tip" a short side of any tile, "side" that of the outer half of a tile that is no spinner.
 */
export interface Socket {
  x: number;
  y: number;
  heading: Heading;
  kind: "flank" | "tip" | "side";
}

/** A tile on the lattice. `heading` runs from its inner to its outer half; of a spinner, from what it joins onwards. */
export interface Branch {
  area: Area;
  heading: Heading;
  double: boolean;
  /** Where it joins, null for the first tile. */
  at: Socket | null;
}

/** A way in which a tile may join another one. */
export interface Way extends Branch {
  at: Socket;
}

/** A short side, in the lattice's unit. */
export const SHORT = 2;

function turns(heading: Heading): readonly [Heading, Heading] {
  const [dx, dy] = vector(heading);
  return [headingOf(-dy, dx), headingOf(dy, -dx)];
}

/** The area from a point on: `length` in a direction, `left` and `right` of it. */
function strip(from: Omit<Socket, "kind">, length: number, left: number, right: number): Area {
  const { x, y, heading } = from;
  const [dx, dy] = vector(heading);
  const xs = [
    x - dy * right,
    x + dy * left,
    x + dx * length - dy * right,
    x + dx * length + dy * left,
  ];
  const ys = [
    y + dx * right,
    y - dx * left,
    y + dy * length + dx * right,
    y + dy * length - dx * left,
  ];
  return { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) };
}

/** The first spinner, upright in the middle. */
export function root(): Branch {
  const area = strip({ x: 0, y: SHORT, heading: "up" }, 2 * SHORT, 1, 1);
  return { area, heading: "up", double: true, at: null };
}

/** The ways a tile may lie at a socket, straight on first. */
export function waysAt(at: Socket, double: boolean): Way[] {
  const { heading, kind } = at;
  if (double) return [{ area: strip(at, SHORT, SHORT, SHORT), heading, double, at }];
  const straight: Way = { area: strip(at, 2 * SHORT, 1, 1), heading, double, at };
  if (kind !== "tip") return [straight];
  const [right, left] = turns(heading);
  return [
    straight,
    { area: strip(at, SHORT, 1, 1 + SHORT), heading: right, double, at },
    { area: strip(at, SHORT, 1 + SHORT, 1), heading: left, double, at },
  ];
}

function socket(x: number, y: number, heading: Heading, by: number, kind: Socket["kind"]): Socket {
  const [dx, dy] = vector(heading);
  return { x: x + dx * by, y: y + dy * by, heading, kind };
}

/** All places where tiles may join this one, straight on first; where it joins another one is not among them. */
export function socketsOf({ area, heading, double, at }: Branch): Socket[] {
  const x = (area.x0 + area.x1) / 2;
  const y = (area.y0 + area.y1) / 2;
  const [right, left] = turns(heading);
  if (!double) {
    const [dx, dy] = vector(heading);
    return [
      socket(x + dx, y + dy, heading, 1, "tip"),
      socket(x + dx, y + dy, right, 1, "side"),
      socket(x + dx, y + dy, left, 1, "side"),
    ];
  }
  if (at === null) {
    return [
      socket(x, y, "right", 1, "flank"),
      socket(x, y, "left", 1, "flank"),
      socket(x, y, "up", SHORT, "tip"),
      socket(x, y, "down", SHORT, "tip"),
    ];
  }
  return [
    socket(x, y, heading, 1, "flank"),
    socket(x, y, right, SHORT, "tip"),
    socket(x, y, left, SHORT, "tip"),
  ];
}

/** The square next to a socket, where its mark stands. */
export function markArea(at: Socket): Area {
  return strip(at, SHORT, 1, 1);
}

/** Whether two areas come nearer than `clear`. */
export function near(a: Area, b: Area, clear: number): boolean {
  return a.x0 < b.x1 + clear && b.x0 < a.x1 + clear && a.y0 < b.y1 + clear && b.y0 < a.y1 + clear;
}

export function extent(areas: readonly Area[]): Area {
  return {
    x0: Math.min(...areas.map((area) => area.x0)),
    y0: Math.min(...areas.map((area) => area.y0)),
    x1: Math.max(...areas.map((area) => area.x1)),
    y1: Math.max(...areas.map((area) => area.y1)),
  };
}

export function same(a: Socket | null, b: Socket | null): boolean {
  return a?.x === b?.x && a?.y === b?.y && a?.heading === b?.heading;
}
