/** Seeded chains for the layout's tests: rounds of random block dominoes, and chains of any length. Not in the build. */

import type { Laid } from "./row";

export type Random = () => number;
type Pair = readonly [number, number];

/** A small seeded generator of numbers in [0, 1). */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function pick<T>(items: readonly T[], random: Random): T {
  return items[Math.floor(random() * items.length)] as T;
}

export function shuffled<T>(items: readonly T[], random: Random): T[] {
  const out = [...items];
  for (let i = out.length - 1; i > 0; i -= 1) {
    const j = Math.floor(random() * (i + 1));
    [out[i], out[j]] = [out[j] as T, out[i] as T];
  }
  return out;
}

/** The 28 tiles of the double-six set, higher number first. */
export const SET: readonly Pair[] = Array.from({ length: 7 }, (_, high) =>
  Array.from({ length: high + 1 }, (_unused, low): Pair => [high, low]),
).flat();

export interface Chain {
  tiles: Laid[];
  start: number;
}

function laid(pair: Pair, left: number, right: number): Laid {
  return { tile: `${pair[0]}-${pair[1]}`, left, right };
}

export function opening(pair: Pair): Chain {
  return { tiles: [laid(pair, pair[0], pair[1])], start: 0 };
}

/** The number an end shows. */
export function endValue(chain: Chain, side: "left" | "right"): number {
  const { tiles } = chain;
  return side === "left" ? (tiles[0] as Laid).left : (tiles[tiles.length - 1] as Laid).right;
}

/** The chain with a tile that fits added to one end. */
export function extended(chain: Chain, pair: Pair, side: "left" | "right"): Chain {
  const value = endValue(chain, side);
  const other = pair[0] === value ? pair[1] : pair[0];
  if (side === "left")
    return { tiles: [laid(pair, other, value), ...chain.tiles], start: chain.start + 1 };
  return { tiles: [...chain.tiles, laid(pair, value, other)], start: chain.start };
}

type Choice = [Pair, "left" | "right"];

function choices(hand: readonly Pair[], chain: Chain): Choice[] {
  return (["left", "right"] as const).flatMap((side) =>
    hand.filter((pair) => pair.includes(endValue(chain, side))).map((pair): Choice => [pair, side]),
  );
}

/** How a game deals: who has no tile that fits draws until one does where it says so, and else passes. */
export interface Table {
  players: number;
  hand: number;
  draws: boolean;
  /** Left out of the set. */
  without?: string;
}

/** The chain after every play of one round, until somebody is out or all pass. */
export function playRound(random: Random, { players, hand: size, draws, without }: Table): Chain[] {
  const stock = shuffled(SET, random).filter(([high, low]) => `${high}-${low}` !== without);
  const hands = Array.from({ length: players }, () => stock.splice(0, size));
  let chain = opening((hands[0] as Pair[]).pop() as Pair);
  const history = [chain];
  for (let seat = 1, passes = 0; passes < players; seat = (seat + 1) % players) {
    const hand = hands[seat] as Pair[];
    let options = choices(hand, chain);
    while (draws && options.length === 0 && stock.length > 0) {
      hand.push(...stock.splice(0, 1));
      options = choices(hand, chain);
    }
    passes = options.length === 0 ? passes + 1 : 0;
    if (options.length === 0) continue;
    const [pair, side] = pick(options, random);
    hand.splice(hand.indexOf(pair), 1);
    chain = extended(chain, pair, side);
    history.push(chain);
    if (hand.length === 0) break;
  }
  return history;
}

/** A chain of all 28 tiles grown from one, each time at a side that `side` names; empty when it ran into a dead end. */
export function growAll(random: Random, side: (length: number) => "left" | "right"): Chain[] {
  let rest = shuffled(SET, random);
  let chain = opening(rest.pop() as Pair);
  const history = [chain];
  while (rest.length > 0) {
    const at = side(history.length);
    const fitting = rest.filter((pair) => pair.includes(endValue(chain, at)));
    if (fitting.length === 0) return [];
    const pair = pick(fitting, random);
    rest = rest.filter((other) => other !== pair);
    chain = extended(chain, pair, at);
    history.push(chain);
  }
  return history;
}
