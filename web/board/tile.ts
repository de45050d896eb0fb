/** What is drawn on a tile: its pips, on a face of 100 units by 200 (western) or 240 (Chinese). */

import type { Heading } from "./snake";

export type TileSet = "western" | "chinese";
/** Where the half with the higher number looks. */
export type Facing = Heading;
export type TileState = "rest" | "dull" | "selected" | "pending" | "end";

export interface Pip {
  x: number;
  y: number;
  r: number;
  /** A Chinese tile's ones and fours are red. */
  color: "plain" | "red" | "white";
  /** The half it belongs to, as numbered by the tile's text: 0 the higher, 1 the lower. */
  half: 0 | 1;
}

export interface Numeral {
  x: number;
  y: number;
  value: number;
  color: Pip["color"];
}

export interface Face {
  width: number;
  height: number;
  pips: Pip[];
  numerals: Numeral[];
}

type Spot = readonly [number, number];

/** Length of a tile in short sides. */
export const LENGTH: Record<TileSet, number> = { western: 2, chinese: 2.4 };

const PIP_RADIUS = 9.6;
const BIG_RADIUS = 12;
/** Short sides in px between which pips grow from plain to big, so that none falls under 3 px on a small screen. */
const PLAIN_FROM = 20;
const BIG_BELOW = 12.5;

const WESTERN: readonly (readonly Spot[])[] = [
  [],
  [[50, 50]],
  [
    [28, 28],
    [72, 72],
  ],
  [
    [27, 27],
    [50, 50],
    [73, 73],
  ],
  [
    [28, 28],
    [72, 28],
    [28, 72],
    [72, 72],
  ],
  [
    [27, 27],
    [73, 27],
    [50, 50],
    [27, 73],
    [73, 73],
  ],
  [
    [28, 21],
    [28, 50],
    [28, 79],
    [72, 21],
    [72, 50],
    [72, 79],
  ],
];

const CHINESE: readonly (readonly Spot[])[] = [
  [],
  [[50, 46]],
  [
    [29, 25],
    [71, 25],
  ],
  [
    [28, 24],
    [50, 52],
    [72, 80],
  ],
  [
    [29, 27],
    [71, 27],
    [29, 71],
    [71, 71],
  ],
  [
    [28, 24],
    [72, 24],
    [50, 52],
    [28, 80],
    [72, 80],
  ],
  [
    [28, 23],
    [28, 52],
    [28, 81],
    [72, 23],
    [72, 52],
    [72, 81],
  ],
];
const CHINESE_RADIUS = 10.8;
const CHINESE_ONE = 14.5;

/** The two numbers of a tile's text, the higher first. Throws where the text is no tile. */
export function parseTile(tile: string): readonly [number, number] {
  const match = /^([0-6])-([0-6])$/.exec(tile);
  const high = Number(match?.[1]);
  const low = Number(match?.[2]);
  if (match === null || high < low) {
    throw new RangeError(
      `"${tile}" is no tile: two numbers from 6 to 0, the higher first, as in "6-5"`,
    );
  }
  return [high, low];
}

/** Radius of a western pip in units of 100 to the short side, for a tile of `short` px. */
export function pipRadius(short: number): number {
  const part = (PLAIN_FROM - short) / (PLAIN_FROM - BIG_BELOW);
  return PIP_RADIUS + (BIG_RADIUS - PIP_RADIUS) * Math.min(1, Math.max(0, part));
}

/** Diameter in px of the pips of a western tile of `short` px. */
export function pipDiameter(short: number): number {
  return (pipRadius(short) * 2 * short) / 100;
}

/** A point of an upright face whose higher half is above, on the face turned to `facing`. */
function turned(spot: Spot, facing: Facing, length: number): Spot {
  const [x, y] = spot;
  switch (facing) {
    case "up":
      return [x, y];
    case "down":
      return [100 - x, length - y];
    case "left":
      return [y, 100 - x];
    case "right":
      return [length - y, x];
  }
}

function redOrWhite(value: number, spot: number, heaven: boolean): Pip["color"] {
  if (heaven) return spot < 3 ? "red" : "white";
  return value === 1 || value === 4 ? "red" : "white";
}

function chineseHalf(value: number, half: 0 | 1, heaven: boolean): Pip[] {
  return (CHINESE[value] ?? []).map(([x, y], spot) => ({
    x: half === 0 ? x : 100 - x,
    y: half === 0 ? y : 240 - y,
    r: value === 1 ? CHINESE_ONE : CHINESE_RADIUS,
    color: redOrWhite(value, spot, heaven),
    half,
  }));
}

function westernHalf(value: number, half: 0 | 1, radius: number): Pip[] {
  return (WESTERN[value] ?? []).map(([x, y]) => ({
    x,
    y: y + half * 100,
    r: radius,
    color: "plain",
    half,
  }));
}

/**
 * The face of a tile whose higher half looks to `facing`; `radius` is that of western pips. Only the pips turn with the
 * tile. Throws where `tile` is no tile.
 */
export function faceOf(tile: string, facing: Facing, set: TileSet, radius: number): Face {
  const values = parseTile(tile);
  const length = LENGTH[set] * 100;
  const upright = facing === "up" || facing === "down";
  const heaven = values[0] === 6 && values[1] === 6;
  const halves = ([0, 1] as const).flatMap((half) =>
    set === "chinese"
      ? chineseHalf(values[half], half, heaven)
      : westernHalf(values[half], half, radius),
  );
  const place = (spot: Spot): { x: number; y: number } => {
    const [x, y] = turned(spot, facing, length);
    return { x, y };
  };
  return {
    width: upright ? 100 : length,
    height: upright ? length : 100,
    pips: halves.map((pip) => ({ ...pip, ...place([pip.x, pip.y]) })),
    numerals: ([0, 1] as const).map((half) => ({
      ...place([50, half === 0 ? length / 4 : (length * 3) / 4]),
      value: values[half],
      color: set === "chinese" ? redOrWhite(values[half], 3, heaven) : "plain",
    })),
  };
}
