/**
 * Where every tile of a tree lies on the felt: a pure function of the tiles in order of laying and the felt's size.
 *
 * The first spinner lies in the middle and the tree grows in four directions from it (`grow.ts`). Of a fixed scale of
 * sizes the largest is taken at which the whole tree and the marks of its open ends are in sight. Below the size at
 * which pips can be told, the felt is larger than what is seen of it, and is moved about.
 */

import { type Area, type Branch, extent, markArea, SHORT } from "./branch";
import { grow, isDouble, type Opening, type Tree, type TreeNode, valuesOf } from "./grow";
import { type Box, type Margins, type PlacedTile, THUMB } from "./row";
import { type Heading, headingOf, vector } from "./snake";

export type { TreeNode } from "./grow";

export interface TreeOptions {
  /** Largest short side of a cell, in px. */
  max?: number;
  margins?: Margins;
  /** What stands on the felt and must stay free. */
  keep?: readonly Box[];
  /** How much larger than fits it is drawn. */
  zoom?: number;
  /** Where a tile is about to be laid: at which of the tiles that lie. */
  next?: { tile: string; parents: readonly number[] } | null;
  /** The layout before the last tiles were laid: the same comes of it, sooner. */
  before?: TreeLayout | null;
}

/** An open end: `mark` is the square next to it. */
export interface TreeEnd {
  index: number;
  value: number;
  locked: boolean;
  heading: Heading;
  mark: Box;
}

/** The place where the next tile would come, null where others would have to make room for it. */
export interface TreeSlot {
  index: number;
  value: number;
  heading: Heading;
  box: Box | null;
  /** The half or the spinner that it joins. */
  host: Box;
}

export interface TreeLayout {
  tree: Tree;
  short: number;
  cell: number;
  gap: number;
  /** What is drawn on: the felt, or more than can be seen of it at once. */
  width: number;
  height: number;
  pans: boolean;
  tiles: PlacedTile[];
  ends: TreeEnd[];
  slots: TreeSlot[];
}

/** Smallest cell in px: pips of 3 px. */
export const LEAST_CELL = 14;
const MAX_CELL = 50;
/** The felt at the largest size, in cells: smaller ones would often make the tree shrink. */
const COLUMNS = 10;
const ROWS = 8;
/** From one size to the next. */
const STEP = 0.92;
const DEFAULT_MARGINS: Margins = { top: 8, right: 8, bottom: 12, left: 8 };
const EPSILON = 1e-6;

interface Frame {
  /** The middle of the first tile, in px. */
  x: number;
  y: number;
  cell: number;
}

function gapOf(cell: number): number {
  return Math.max(1.5, cell * 0.065);
}

function boxOf(area: Area, { x, y, cell }: Frame): Box {
  const half = cell / SHORT;
  const gap = gapOf(cell);
  return {
    x: x + area.x0 * half + gap / 2,
    y: y + area.y0 * half + gap / 2,
    w: (area.x1 - area.x0) * half - gap,
    h: (area.y1 - area.y0) * half - gap,
  };
}

function overlaps(a: Box, b: Box): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

interface Felt {
  width: number;
  height: number;
  margins: Margins;
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), Math.max(least, most));
}

/** Where the first tile may be so that all is within the felt: in the middle if it can, then further and further off. */
function frames(areas: readonly Area[], cell: number, { width, height, margins }: Felt): Frame[] {
  const { x0, y0, x1, y1 } = extent(areas);
  const half = cell / SHORT;
  const left = margins.left - x0 * half;
  const right = width - margins.right - x1 * half;
  const top = margins.top - y0 * half;
  const bottom = height - margins.bottom - y1 * half;
  if (left > right + EPSILON || top > bottom + EPSILON) return [];
  const x = clamp((margins.left + width - margins.right) / 2, left, right);
  const y = clamp((margins.top + height - margins.bottom) / 2, top, bottom);
  return [x, (x + left) / 2, (x + right) / 2, left, right].flatMap((fx) =>
    [y, (y + top) / 2, top].map((fy) => ({ x: fx, y: fy, cell })),
  );
}

function fit(areas: readonly Area[], felt: Felt, keep: readonly Box[], max: number): Frame | null {
  for (let cell = max; cell >= LEAST_CELL - EPSILON; cell *= STEP) {
    const size = cell * STEP < LEAST_CELL ? LEAST_CELL : cell;
    const found = frames(areas, size, felt).find((frame) =>
      areas.every((area) => keep.every((box) => !overlaps(boxOf(area, frame), box))),
    );
    if (found !== undefined) return found;
  }
  return null;
}

function placed(node: TreeNode, branch: Branch, index: number, frame: Frame): PlacedTile {
  const { area, heading, double } = branch;
  const [high = 0, low = high] = valuesOf(node.tile);
  const inner = node.joined ?? high;
  const outer = inner === high ? low : high;
  const upright = area.y1 - area.y0 > area.x1 - area.x0;
  const [dx, dy] = vector(heading);
  const forward = dx + dy > 0;
  return {
    ...boxOf(area, frame),
    index,
    tile: node.tile,
    upright,
    first: forward || double ? inner : outer,
    second: forward || double ? outer : inner,
    facing: double ? (upright ? "up" : "right") : outer > inner ? heading : headingOf(-dx, -dy),
    double,
  };
}

/** The outer half of a tile, all of a spinner. */
function hostOf({ area, heading, double }: Branch, frame: Frame): Box {
  if (double) return boxOf(area, frame);
  const [dx, dy] = vector(heading);
  const half = {
    x0: dx > 0 ? area.x1 - SHORT : area.x0,
    x1: dx < 0 ? area.x0 + SHORT : area.x1,
    y0: dy > 0 ? area.y1 - SHORT : area.y0,
    y1: dy < 0 ? area.y0 + SHORT : area.y1,
  };
  return boxOf(half, frame);
}

function endsOf(openings: readonly Opening[], frame: Frame): TreeEnd[] {
  return openings.map(({ index, value, locked, at }) => {
    return { index, value, locked, heading: at.heading, mark: boxOf(markArea(at), frame) };
  });
}

/** The part of a box that is not beyond the felt's margins. */
function within(box: Box, { width, height, margins }: Felt): Box {
  const x = Math.max(box.x, margins.left);
  const y = Math.max(box.y, margins.top);
  return {
    x,
    y,
    w: Math.min(box.x + box.w, width - margins.right) - x,
    h: Math.min(box.y + box.h, height - margins.bottom) - y,
  };
}

function slotsOf(tree: Tree, next: TreeOptions["next"], frame: Frame, felt: Felt): TreeSlot[] {
  if (next === null || next === undefined) return [];
  return next.parents.flatMap((index) => {
    const parent = tree.branches[index];
    const node = tree.nodes[index];
    if (parent === undefined || node === undefined) return [];
    const joined = shared(next.tile, node);
    const [best] = tree.ranked({ tile: next.tile, parent: index, joined });
    const box = best === undefined ? null : within(boxOf(best.branch.area, frame), felt);
    const heading = best?.branch.at?.heading ?? parent.heading;
    return [{ index, value: joined, heading, box, host: hostOf(parent, frame) }];
  });
}

/** The number by which a tile joins a tile that lies. */
function shared(tile: string, { tile: other, joined }: TreeNode): number {
  const free = valuesOf(other).filter((value) => isDouble(other) || value !== joined);
  return valuesOf(tile).find((value) => free.includes(value)) ?? free[0] ?? 0;
}

/** Largest short side of a cell on a felt of this size, in px. */
function largest(width: number, height: number, margins: Margins, max: number): number {
  const inner = {
    w: width - margins.left - margins.right,
    h: height - margins.top - margins.bottom,
  };
  return Math.max(LEAST_CELL, Math.min(max, inner.w / COLUMNS, inner.h / ROWS));
}

/**
 * Lay a tree on a felt of `width` x `height` px; of the set of tiles `suit` bear each number. Throws where a tile lies
 * against none before it.
 */
export function layoutTree(
  nodes: readonly TreeNode[],
  suit: number,
  width: number,
  height: number,
  options: TreeOptions = {},
): TreeLayout {
  const {
    max = MAX_CELL,
    margins = DEFAULT_MARGINS,
    keep = [],
    zoom = 1,
    next = null,
    before = null,
  } = options;
  const felt = { width, height, margins };
  const top = largest(width, height, margins, max);
  const shape = {
    width: (SHORT * (width - margins.left - margins.right)) / top,
    height: (SHORT * (height - margins.top - margins.bottom)) / top,
  };
  const tree = grow(nodes, suit, shape, before?.tree);
  if (nodes.length === 0) {
    const empty = { tree, tiles: [], ends: [], slots: [], width, height, pans: false };
    return { ...empty, short: top - gapOf(top), cell: top, gap: gapOf(top) };
  }
  const { branches } = tree;
  const openings = tree.openings();
  const areas = [...branches.map(({ area }) => area), ...openings.map(({ at }) => markArea(at))];
  const whole = fit(areas, felt, keep, top);
  const pans = whole === null || zoom > 1;
  const { frame, ...size } = pans
    ? spread(areas, (whole?.cell ?? LEAST_CELL) * zoom, felt, keep)
    : { frame: whole, width, height };
  const { cell } = frame;
  return {
    tree,
    short: cell - gapOf(cell),
    cell,
    gap: gapOf(cell),
    ...size,
    pans,
    tiles: branches.map((branch, index) => placed(nodes[index] as TreeNode, branch, index, frame)),
    ends: endsOf(openings, frame),
    slots: slotsOf(tree, next, frame, { ...size, margins }),
  };
}

/** A felt as large as the tree needs at this size, with room to move it from under what stands on the felt. */
function spread(
  areas: readonly Area[],
  cell: number,
  { width, height, margins }: Felt,
  keep: readonly Box[],
): { frame: Frame; width: number; height: number } {
  const under = Math.max(0, ...keep.map((box) => height - box.y));
  const room = {
    ...margins,
    bottom: Math.max(margins.bottom, under) + cell,
    top: margins.top + cell,
  };
  const { x0, y0, x1, y1 } = extent(areas);
  const half = cell / SHORT;
  const felt = {
    width: Math.max(width, (x1 - x0) * half + 2 * cell + margins.left + margins.right),
    height: Math.max(height, (y1 - y0) * half + room.top + room.bottom),
    margins: room,
  };
  const [frame = { x: felt.width / 2, y: felt.height / 2, cell }] = frames(areas, cell, felt);
  return { frame, width: felt.width, height: felt.height };
}

/** The target of a slot with what it joins: at least 44 px both ways, on the felt. */
export function slotTarget(
  { box, host }: TreeSlot,
  { width, height }: Pick<TreeLayout, "width" | "height">,
): Box {
  const other = box ?? host;
  const x = Math.min(host.x, other.x);
  const y = Math.min(host.y, other.y);
  const [left, w] = grown(x, Math.max(host.x + host.w, other.x + other.w) - x, width);
  const [top, h] = grown(y, Math.max(host.y + host.h, other.y + other.h) - y, height);
  return { x: left, y: top, w, h };
}

function grown(from: number, length: number, limit: number): [number, number] {
  const size = Math.min(Math.max(length, THUMB), limit);
  return [clamp(from - (size - length) / 2, 0, limit - size), size];
}

function distance(x: number, y: number, box: Box): number {
  const dx = Math.max(box.x - x, 0, x - box.x - box.w);
  const dy = Math.max(box.y - y, 0, y - box.y - box.h);
  return Math.hypot(dx, dy);
}

/** Which of the slots a tap at a point means, where their targets overlap: the nearest. */
export function slotAt(slots: readonly TreeSlot[], x: number, y: number): TreeSlot | null {
  const far = ({ box, host }: TreeSlot): number =>
    Math.min(distance(x, y, host), box === null ? Infinity : distance(x, y, box));
  return slots.reduce<TreeSlot | null>(
    (best, slot) => (best === null || far(slot) < far(best) ? slot : best),
    null,
  );
}
