/** What is drawn beside the tiles of a row: the disc of the last tile, the numbers of the ends, the areas to hit. */

import { type Box, type RowEnd, type RowLayout, THUMB } from "./row";

export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** A disc had rather cover so much more of an empty slot than of a tile. */
const OVER_TILE = 8;
/** Square pixels that a pixel further from the middle counts as: it decides between places that are free. */
const FROM_MIDDLE = 0.05;

function center(box: Box): Point {
  return { x: box.x + box.w / 2, y: box.y + box.h / 2 };
}

function square(at: Point, side: number): Box {
  return { x: at.x - side / 2, y: at.y - side / 2, w: side, h: side };
}

/** Area that two boxes share, in square px. */
export function shared(a: Box, b: Box): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
}

function within(at: Point, disc: number, felt: Size): Point {
  const clamp = (value: number, limit: number): number =>
    Math.min(Math.max(value, disc / 2), limit - disc / 2);
  return { x: clamp(at.x, felt.width), y: clamp(at.y, felt.height) };
}

/** Diameter of the discs for tiles of this cell, in px. */
export function discSize(cell: number): number {
  return Math.round(Math.min(26, Math.max(16, cell * 0.85)));
}

/** Centre of an end's number: the middle of its slot while it waits, else the part next to the end tile. */
export function numberPlace(layout: RowLayout, end: RowEnd, waiting: boolean): Point | null {
  const tile = layout.tiles[end.index];
  if (tile === undefined || end.slot === null) return null;
  const middle = center(end.slot);
  if (waiting) return middle;
  const from = center(tile);
  const level = end.slot.w > end.slot.h;
  const step = (level ? end.slot.w : end.slot.h) / 4;
  const lean = level ? Math.sign(from.x - middle.x) : Math.sign(from.y - middle.y);
  return { x: middle.x + (level ? lean * step : 0), y: middle.y + (level ? 0 : lean * step) };
}

/** Places for a disc along the sides of a tile: the middle of each side first, then towards the corners and beyond. */
function besides(box: Box, disc: number): Point[] {
  const { x, y } = center(box);
  const away = disc / 2 + 1;
  const points: Point[] = [];
  for (const part of [0, -0.5, 0.5, -1, 1, -1.5, 1.5]) {
    const level = { x: x + (part * box.w) / 2, y: y + (part * box.h) / 2 };
    const above = [
      { x: level.x, y: box.y - away },
      { x: level.x, y: box.y + box.h + away },
    ];
    const aside = [
      { x: box.x - away, y: level.y },
      { x: box.x + box.w + away, y: level.y },
    ];
    points.push(...(box.w > box.h ? [...above, ...aside] : [...aside, ...above]));
  }
  return points;
}

/** What a disc must not cover: the numbers of the ends, where they rest and where they wait. */
function numberBoxes(layout: RowLayout, disc: number): Box[] {
  if (layout.ends === null) return [];
  return [layout.ends.left, layout.ends.right].flatMap((end) =>
    [numberPlace(layout, end, false), numberPlace(layout, end, true)]
      .filter((point) => point !== null)
      .map((point) => square(point, disc)),
  );
}

/**
 * Centre of a disc beside a box, inside the felt: where it covers least of what is solid, then of what is soft. Among
 * equals the one nearer to the middle, as words about whose turn it is lie on the felt's edges.
 */
export function discBeside(
  tile: Box,
  disc: number,
  solid: readonly Box[],
  soft: readonly Box[],
  felt: Size,
): Point {
  const covers = (box: Box, others: readonly Box[]): number =>
    others.reduce((sum, other) => sum + shared(box, other), 0);
  let best = center(tile);
  let least = Infinity;
  for (const beside of besides(tile, disc)) {
    const point = within(beside, disc, felt);
    const box = square(point, disc);
    const away = Math.abs(point.y - felt.height / 2);
    const cost = OVER_TILE * covers(box, solid) + covers(box, soft) + FROM_MIDDLE * away;
    if (cost < least - 0.01) {
      least = cost;
      best = point;
    }
  }
  return best;
}

/**
 * Centre of the disc that marks end tile `index`, the newest: on a free side, off pips and numbers, inside the felt.
 * Where no side is wholly free, the place that covers least.
 */
export function discPlace(layout: RowLayout, index: number, felt: Size): Point | null {
  const tile = layout.tiles[index];
  if (tile === undefined) return null;
  const disc = discSize(layout.cell);
  const slots = [layout.ends?.left.slot, layout.ends?.right.slot].flatMap((slot) => slot ?? []);
  return discBeside(tile, disc, [...layout.tiles, ...numberBoxes(layout, disc)], slots, felt);
}

function grown(from: number, length: number, limit: number): [number, number] {
  const size = Math.min(Math.max(length, THUMB), limit);
  const start = from - (size - length) / 2;
  return [Math.min(Math.max(start, 0), limit - size), size];
}

/** The half of a lone tile, which is both ends, that lies towards a slot. */
function nearHalf(tile: Box, slot: Box): Box {
  const left = slot.x < tile.x;
  return { ...tile, x: left ? tile.x : tile.x + tile.w / 2, w: tile.w / 2 };
}

/** The target of an end: its tile and its slot together, at least 44 px both ways, inside the felt. */
export function endTarget(layout: RowLayout, end: RowEnd, felt: Size): Box | null {
  const placed = layout.tiles[end.index];
  if (placed === undefined || end.slot === null) return null;
  const tile = layout.tiles.length === 1 ? nearHalf(placed, end.slot) : placed;
  const left = Math.min(tile.x, end.slot.x);
  const top = Math.min(tile.y, end.slot.y);
  const right = Math.max(tile.x + tile.w, end.slot.x + end.slot.w);
  const bottom = Math.max(tile.y + tile.h, end.slot.y + end.slot.h);
  const [x, w] = grown(left, right - left, felt.width);
  const [y, h] = grown(top, bottom - top, felt.height);
  return { x, y, w, h };
}
