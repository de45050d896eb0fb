/** How the tests of the layouts look at what was laid. Not in the build. */

import { shared } from "./marks";
import type { Box, PlacedTile } from "./row";

const environment = (globalThis as { process?: { env: Record<string, string | undefined> } })
  .process?.env;
const LONG = environment?.["CAPICUA_LONG"] === "1";
export const ROUNDS = LONG ? 10_000 : 500;
export const PATIENCE = { timeout: LONG ? 3_600_000 : 60_000 };
/** Lengths that differ by less are the same, in px. */
export const NEAR = 0.01;

export interface Felt {
  width: number;
  height: number;
}

/** The numbers of a tile that lie beside another one. */
export function joint(tile: PlacedTile, other: PlacedTile, gap: number): number[] {
  const reach: Box = { x: other.x - gap - 1, y: other.y - gap - 1, w: 0, h: 0 };
  reach.w = other.w + 2 * gap + 2;
  reach.h = other.h + 2 * gap + 2;
  const halves = tile.upright
    ? [
        { x: tile.x, y: tile.y, w: tile.w, h: tile.h / 2 },
        { x: tile.x, y: tile.y + tile.h / 2, w: tile.w, h: tile.h / 2 },
      ]
    : [
        { x: tile.x, y: tile.y, w: tile.w / 2, h: tile.h },
        { x: tile.x + tile.w / 2, y: tile.y, w: tile.w / 2, h: tile.h },
      ];
  const touch = halves.map((half) => shared(half, reach));
  const values = [tile.first, tile.second];
  const most = Math.max(...touch);
  return values.filter((_, half) => (touch[half] ?? 0) > most - 1 && most > 1);
}

/** How far two boxes are apart, negative where they overlap. */
export function separation(a: Box, b: Box): number {
  const x = Math.max(a.x - b.x - b.w, b.x - a.x - a.w);
  const y = Math.max(a.y - b.y - b.h, b.y - a.y - a.h);
  return Math.max(x, y);
}

export function inside(box: Box, felt: Felt): boolean {
  return box.x >= 0 && box.y >= 0 && box.x + box.w <= felt.width && box.y + box.h <= felt.height;
}
