/** Seeded rounds of a tree of spinners for the layout's tests. Not in the build. */

import { isDouble, openValue, type TreeNode, valuesOf } from "./grow";
import { pick, type Random, SET, shuffled } from "./simulate";

/** How many tiles each of so many players is dealt. */
const HANDS: Readonly<Record<number, number>> = { 2: 8, 3: 6, 4: 6 };

/** The places still free on each tile, as the wire counts them. */
export function freePlaces(nodes: readonly TreeNode[]): number[] {
  const free = nodes.map(({ tile, parent }): number =>
    !isDouble(tile) ? 1 : parent === null ? 4 : 3,
  );
  for (const { parent } of nodes) if (parent !== null) free[parent] = (free[parent] ?? 0) - 1;
  return free;
}

/** Everything that may be laid from a hand: at a spinner or an open end, a number only once its double lies. */
export function legal(hand: readonly string[], nodes: readonly TreeNode[]): TreeNode[] {
  const spinners = nodes.filter(({ tile }) => isDouble(tile));
  const unlocked = new Set(spinners.flatMap(({ tile }) => valuesOf(tile)));
  return freePlaces(nodes).flatMap((free, parent) => {
    const node = nodes[parent];
    if (free === 0 || node === undefined) return [];
    const joined = openValue(node);
    return hand
      .filter((tile) => valuesOf(tile).includes(joined) && (isDouble(tile) || unlocked.has(joined)))
      .map((tile) => ({ tile, parent, joined }));
  });
}

/**
 * The tiles of one round in order of laying: the largest double opens, who cannot lay draws one tile while more than
 * `floor` are left, and it ends when somebody is out or nobody can go on. Empty where nobody was dealt a double.
 */
export function playTree(random: Random, players: number, floor: number): TreeNode[] {
  const stock = shuffled(SET, random).map(([high, low]) => `${high}-${low}`);
  const hands = Array.from({ length: players }, () => stock.splice(0, HANDS[players] ?? 6));
  const doubles = [6, 5, 4, 3, 2, 1, 0].map((n) => `${n}-${n}`);
  const opening = doubles.find((tile) => hands.flat().includes(tile));
  if (opening === undefined) return [];
  let seat = hands.findIndex((hand) => hand.includes(opening));
  const nodes: TreeNode[] = [];
  const lay = (node: TreeNode): void => {
    nodes.push(node);
    hands[seat] = (hands[seat] ?? []).filter((tile) => tile !== node.tile);
  };
  lay({ tile: opening, parent: null, joined: null });
  for (let idle = 0; idle < players && hands[seat]?.length !== 0;) {
    seat = (seat + 1) % players;
    let choices = legal(hands[seat] ?? [], nodes);
    if (choices.length === 0 && stock.length > floor) {
      hands[seat]?.push(...stock.splice(0, 1));
      choices = legal(hands[seat] ?? [], nodes);
      idle = -1;
    }
    if (choices.length > 0) lay(pick(choices, random));
    idle = choices.length > 0 ? 0 : idle + 1;
  }
  return nodes;
}
