/** Drawn examples of the rules: what lies where, from the same source as the drawings of the written rules. */

import type { TreeNode } from "../../board/grow";
import { type Box, type Laid, layoutRow, type PlacedTile } from "../../board/row";
import { parseTile } from "../../board/tile";
import { layoutTree } from "../../board/tree";

/** As the tool writes it: a row, a tree or loose groups, where a null is a tile face down. */
export interface Example {
  /** The message under it. */
  text: string;
  /** Tiles of the hand that are shown too. */
  beside: readonly string[];
  row?: readonly (readonly [number, number])[];
  tree?: readonly string[];
  groups?: readonly (readonly (string | null)[])[];
  /** Ends of the row or tiles of the tree where the first tile beside it may be laid. */
  places?: readonly string[];
}

/** Tiles and free places within `width` x `height` px. */
export interface Picture {
  width: number;
  height: number;
  short: number;
  tiles: readonly PlacedTile[];
  places: readonly Box[];
}

const MAX_CELL = 36;
/** Room enough for the largest cell; what stays empty is cut away. */
const ROOM = 340;
const SUIT = 7;
const MARGINS = { top: 2, right: 2, bottom: 2, left: 2 };

const EXAMPLES = import.meta.glob<readonly Example[]>("../art/drawings/*.json", {
  import: "default",
});

/** The examples of a style, none where it has no drawings. */
export async function examplesOf(style: string): Promise<readonly Example[]> {
  return (await EXAMPLES[`../art/drawings/${style}.json`]?.()) ?? [];
}

/** The clause that an example belongs to: its own number, or that without the drawing's. */
export function clauseOf(drawn: string, ids: readonly string[]): string {
  const clause = drawn.replace("drawn-", "clause-");
  return ids.includes(clause) ? clause : clause.slice(0, clause.lastIndexOf("-"));
}

/** The board of an example on a felt so wide, null where it has none. */
export function pictureOf(example: Example, width: number): Picture | null {
  const next = example.beside[0];
  if (example.row !== undefined) return rowPicture(example.row, next, example.places ?? [], width);
  if (example.tree !== undefined)
    return treePicture(example.tree, next, example.places ?? [], width);
  return null;
}

function laid([left, right]: readonly [number, number]): Laid {
  return { tile: `${Math.max(left, right)}-${Math.min(left, right)}`, left, right };
}

function rowPicture(
  row: readonly (readonly [number, number])[],
  next: string | undefined,
  places: readonly string[],
  width: number,
): Picture {
  const chain = row.map(laid);
  // The tile that is to be laid makes its own place: the row is laid out with it, and the tile is left out.
  const values = next === undefined ? null : parseTile(next);
  const joined = { left: chain[0]?.left ?? 0, right: chain.at(-1)?.right ?? 0 };
  const other = (end: number): number =>
    values === null ? 0 : values[0] === end ? values[1] : values[0];
  const before = places.includes("left") ? [laid([other(joined.left), joined.left])] : [];
  const after = places.includes("right") ? [laid([joined.right, other(joined.right)])] : [];
  const all = [...before, ...chain, ...after];
  const layout = layoutRow(all, Math.floor(all.length / 2), width, ROOM, {
    max: MAX_CELL,
    margins: MARGINS,
    slots: false,
  });
  const isPlace = ({ index }: PlacedTile): boolean =>
    index < before.length || index >= before.length + chain.length;
  return cropped(
    layout.short,
    layout.tiles.filter((tile) => !isPlace(tile)),
    layout.tiles.filter(isPlace),
  );
}

function treePicture(
  placements: readonly string[],
  next: string | undefined,
  places: readonly string[],
  width: number,
): Picture {
  const names = placements.map((placement) => placement.split("@")[0] ?? "");
  const nodes = placements.map((placement): TreeNode => {
    const [tile = "", at] = placement.split("@");
    if (at === undefined) return { tile, parent: null, joined: null };
    return { tile, parent: names.indexOf(at), joined: shared(tile, at) };
  });
  const layout = layoutTree(nodes, SUIT, width, ROOM, {
    max: MAX_CELL,
    margins: MARGINS,
    next:
      next === undefined
        ? null
        : { tile: next, parents: places.map((place) => names.indexOf(place)) },
  });
  const slots = layout.slots.flatMap(({ box }) => (box === null ? [] : [box]));
  return cropped(layout.short, layout.tiles, slots);
}

/** The number by which a tile of an example joins another. */
function shared(tile: string, other: string): number {
  const values = parseTile(other);
  return parseTile(tile).find((value) => values.includes(value)) ?? 0;
}

function cropped(short: number, tiles: readonly PlacedTile[], places: readonly Box[]): Picture {
  const all: readonly Box[] = [...tiles, ...places];
  const left = Math.min(...all.map(({ x }) => x));
  const top = Math.min(...all.map(({ y }) => y));
  const moved = <B extends Box>(box: B): B => ({ ...box, x: box.x - left, y: box.y - top });
  return {
    width: Math.max(...all.map(({ x, w }) => x + w)) - left,
    height: Math.max(...all.map(({ y, h }) => y + h)) - top,
    short,
    tiles: tiles.map(moved),
    places: places.map(moved),
  };
}
