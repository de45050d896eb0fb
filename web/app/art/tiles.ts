/** The tiles of each set, as they are shown side by side. */

import type { TileSet } from "../../board/tile";

/** From high to low: the civil tiles are there twice. */
const CIVIL = ["6-6", "1-1", "4-4", "3-1", "5-5", "3-3", "2-2", "6-5", "6-4", "6-1", "5-1"];
const MILITARY = ["6-3", "5-4", "6-2", "5-3", "5-2", "4-3", "4-2", "4-1", "3-2", "2-1"];
const NUMBERS = [6, 5, 4, 3, 2, 1, 0];

const TILES: Readonly<Record<TileSet, readonly string[]>> = {
  western: NUMBERS.flatMap((high) =>
    NUMBERS.filter((low) => low <= high).map((low) => `${high}-${low}`),
  ),
  chinese: [...CIVIL.flatMap((tile) => [tile, tile]), ...MILITARY],
};

export function tilesOf(set: TileSet): readonly string[] {
  return TILES[set];
}
