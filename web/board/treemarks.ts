/** What is drawn beside the tiles of a tree: padlocks and numbers at its open ends, the disc of the last tile. */

import { discBeside, discSize, type Point, type Size } from "./marks";
import type { Box } from "./row";
import { vector } from "./snake";
import type { TreeEnd, TreeLayout } from "./tree";

/**
 * A locked end has a padlock and its number, an open one its number; the free side of a spinner, whose number is in
 * plain sight, a dot.
 */
export interface EndMark {
  index: number;
  kind: "lock" | "number" | "dot";
  value: number;
  box: Box;
}

const DOT = 8;
/** Between a tile and its mark. */
const AWAY = 2;

/** Diameter of the marks for tiles of this cell, in px. */
export function markSize(cell: number): number {
  return Math.round(Math.min(24, Math.max(16, cell * 0.78)));
}

function sizeOf(kind: EndMark["kind"], height: number): { w: number; h: number } {
  if (kind === "dot") return { w: DOT, h: DOT };
  return { w: kind === "lock" ? Math.round(height * 1.7) : height, h: height };
}

function clamp(value: number, most: number): number {
  return Math.min(Math.max(value, 0), Math.max(0, most));
}

/** The mark stands next to the tile, in the way of what may come. */
function markOf(end: TreeEnd, layout: TreeLayout): EndMark {
  const { mark, heading, value, locked } = end;
  const spinner = layout.tiles[end.index]?.double ?? false;
  const kind = locked ? "lock" : spinner ? "dot" : "number";
  const { w, h } = sizeOf(kind, markSize(layout.cell));
  const [dx, dy] = vector(heading);
  const edge = {
    x: mark.x + mark.w / 2 - (dx * mark.w) / 2,
    y: mark.y + mark.h / 2 - (dy * mark.h) / 2,
  };
  const x = edge.x + dx * (w / 2 + AWAY) - w / 2;
  const y = edge.y + dy * (h / 2 + AWAY) - h / 2;
  return {
    index: end.index,
    kind,
    value,
    box: { x: clamp(x, layout.width - w), y: clamp(y, layout.height - h), w, h },
  };
}

export function endMarks(layout: TreeLayout): EndMark[] {
  return layout.ends.map((end) => markOf(end, layout));
}

/** Centre of the disc that marks the newest tile: off the tiles and the marks as far as there is room. */
export function lastPlace(layout: TreeLayout, index: number, felt: Size): Point | null {
  const tile = layout.tiles[index];
  if (tile === undefined) return null;
  const solid = [...layout.tiles, ...endMarks(layout).map((mark) => mark.box)];
  const soft = layout.ends.map(({ mark }) => mark);
  return discBeside(tile, discSize(layout.cell), solid, soft, felt);
}
