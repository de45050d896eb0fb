/** What a tradition looks like: its table's colours, its tiles, and the tiles on its card. Art only. */

import type { Facing, TileSet } from "../../board/tile";

export interface MotifTile {
  tile: string | null;
  facing: Facing;
  /** Centre, in short sides from the middle of the card's picture. */
  x: number;
  y: number;
}

export interface Look {
  /** Value of `data-table`. */
  table: string;
  set: TileSet;
  motif: readonly MotifTile[];
}

const up = (tile: string, x: number, y: number): MotifTile => ({ tile, facing: "up", x, y });
const left = (tile: string, x: number, y: number): MotifTile => ({ tile, facing: "left", x, y });
const right = (tile: string, x: number, y: number): MotifTile => ({ tile, facing: "right", x, y });

const LOOKS: Readonly<Record<string, Look>> = {
  duplas: {
    table: "duplas",
    set: "western",
    motif: [left("4-2", -2.1, 0), up("2-2", -0.55, 0), right("6-2", 1, 0), up("6-4", 2.55, 0.5)],
  },
  kecske: {
    table: "kecske",
    set: "western",
    motif: [
      up("1-1", -2.7, 0),
      right("5-1", -1.15, 0),
      left("5-3", 0.95, 0),
      { tile: null, facing: "up", x: 2.75, y: -0.1 },
    ],
  },
  doubles: {
    table: "doubles",
    set: "western",
    motif: [
      up("6-6", 0, 0),
      left("6-3", 1.6, 0),
      up("3-3", 3.15, 0),
      right("6-2", -1.6, 0),
      up("2-2", -3.15, 0),
      { tile: "6-4", facing: "down", x: 0, y: -2.1 },
      up("6-1", 0, 2.1),
    ],
  },
  tien_gow: {
    table: "tiengow",
    set: "chinese",
    motif: [up("6-6", -1.9, 0), up("6-3", -0.75, 0), up("1-1", 0.75, 0), up("6-2", 1.9, 0)],
  },
  jamaican: {
    table: "cutthroat",
    set: "western",
    motif: [up("6-6", -2.2, 0), left("6-4", -0.65, 0), left("4-3", 1.5, -0.1)],
  },
};

/** The house's own look, for a tradition without one. */
const PLAIN: Look = { table: "duplas", set: "western", motif: [right("6-5", 0, 0)] };

export function lookOf(tradition: string): Look {
  return LOOKS[tradition] ?? PLAIN;
}

const SURFACES: Readonly<Record<string, string>> = {
  petrol: "duplas",
  blue: "kecske",
  pine: "doubles",
  celadon: "tiengow",
  sorrel: "cutthroat",
};

/** The table of a look, or another surface if one is wished for. */
export function surfaceOf(look: Look, wished: string): string {
  return SURFACES[wished] ?? look.table;
}
