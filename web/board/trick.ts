/** How a trick is spread over the felt: each seat's group before its seat, and what it has won in a corner beside it. */

import { LENGTH, type TileSet } from "./tile";

/** Where a seat is, seen by who looks. */
export type Place = "me" | "left" | "top" | "right";

export interface TrickSizes {
  /** Short side of the tiles of a group, and the gap between two of them. */
  short: number;
  gap: number;
  /** Width and height of a pile of won tiles. */
  pile: { w: number; h: number };
}

/** A group's name under it, with its distance. */
const NAME = 34;
/** The frame around the highest group reaches so far over its tiles. */
export const FRAME = 7;
const MAX_SHORT = 52;
const MIN_SHORT = 14;
/** Groups lie in three columns: left, middle (mine under the one across the table), right. */
const COLUMNS = 3;

/** Sizes for groups of at most `count` tiles on a felt of `width` x `height` px, none smaller than 14 px. */
export function trickSizes(count: number, width: number, height: number, set: TileSet): TrickSizes {
  const across = width / COLUMNS - 2 * FRAME - 4;
  const down = height / 2 - NAME - 2 * FRAME - 2;
  const gap = 4;
  const wide = (across - (count - 1) * gap) / count;
  const short = Math.floor(Math.min(MAX_SHORT, wide, down / LENGTH[set]));
  const pile = Math.min(34, Math.max(18, Math.min(width / 18, height / 9)));
  return {
    short: Math.max(MIN_SHORT, short),
    gap,
    pile: { w: Math.round(pile), h: Math.round(pile * 0.27) },
  };
}

/** How far apart the left edges of `count` piles of `w` px are, so that they take at most `room` px. */
export function pileStep(count: number, w: number, room: number): number {
  if (count < 2) return w;
  return Math.min(w + 4, Math.max(4, (room - w) / (count - 1)));
}
