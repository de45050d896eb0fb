/** How a hand of tiles is spread over the width it has, and how its tiles are told apart. */

import { THUMB } from "./row";
import { LENGTH, type TileSet } from "./tile";

/** What a tile of the hand can do: `tag` says so under it, `brief` where its column is narrow, an arrow names the end. */
export interface Mark {
  playable: boolean;
  tag?: string;
  brief?: string;
  icon?: "left" | "right" | "both" | "unlock";
  /** Only words under it: it is neither raised nor greyed. */
  plain?: boolean;
}

export interface Spread {
  /** Tiles in a row of the hand: more than one row only where so many tiles leave no thumb's width to each. */
  perRow: number;
  /** Width of the column that belongs to a tile, all of it its target. */
  column: number;
  /** Short side of a tile. */
  short: number;
}

const GAP = 6;
const CHINESE_GAP = 4;
/** A hand of few tiles is not spread wider than this, in short sides. */
const WIDEST = 1.4;
/** Columns under this many px take the brief tag. */
export const NARROW = 76;
/** The narrowest column, in px: tall enough, it is still hit. */
const LEAST_COLUMN = 39;
/** Tiles in two rows, in parts of those in one. */
const IN_ROWS = 0.72;

/** Tiles with their keys: the text, and "6-6#2" for a second copy, as Chinese sets have. */
export function keyed(tiles: readonly string[]): { key: string; tile: string }[] {
  const seen = new Map<string, number>();
  return tiles.map((tile) => {
    const copy = (seen.get(tile) ?? 0) + 1;
    seen.set(tile, copy);
    return { key: copy === 1 ? tile : `${tile}#${copy}`, tile };
  });
}

/** The tile of a key. */
export function tileOf(key: string): string {
  return key.replace(/#.*/, "");
}

/**
 * Columns for `count` tiles in `width` px, none narrower than a thumb (a little less where that saves a second row), no
 * tile wider than `max` px. Two rows are of smaller tiles.
 */
export function spread(count: number, width: number, max: number, set: TileSet): Spread {
  const gap = set === "chinese" ? CHINESE_GAP : GAP;
  const most = Math.max(1, Math.floor(width / LEAST_COLUMN));
  const rows = Math.max(1, Math.ceil(count / most));
  const perRow = Math.max(1, Math.ceil(count / rows));
  const share = width / perRow;
  const short = Math.max(1, Math.min(rows > 1 ? max * IN_ROWS : max, share - gap));
  const column = Math.min(share, short * WIDEST);
  return { perRow, column: Math.max(Math.min(THUMB, share), column), short };
}

/** Largest short side of a tile of the hand on a screen of this width, in px. */
export function handSize(screen: number, compact: boolean, set: TileSet): number {
  const western = compact ? 46 : screen >= 1100 ? 66 : screen >= 700 ? 80 : 60;
  return Math.round((western * LENGTH.western) / LENGTH[set]);
}

/** Columns and tile size for `count` face-down tiles on a felt: the largest tiles whose places a thumb can hit. */
export function grid(
  count: number,
  width: number,
  height: number,
  set: TileSet,
): { columns: number; short: number } {
  let best = { columns: 1, short: 0 };
  for (let columns = 4; columns <= Math.min(count, 14); columns += 1) {
    const across = width / columns;
    const down = height / Math.ceil(count / columns);
    if (across < THUMB || down < THUMB) continue;
    const short = Math.min(across * 0.74, (down - 10) / LENGTH[set], 58);
    const even = count % columns === 0;
    if (short > best.short * (even ? 0.8 : 1.25)) best = { columns, short };
  }
  if (best.short > 0) return best;
  return {
    columns: 7,
    short: Math.min((width / 7) * 0.74, (height / Math.ceil(count / 7)) * (0.8 / LENGTH[set])),
  };
}
