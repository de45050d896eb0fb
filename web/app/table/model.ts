/** What the table's parts read out of a view. No rule of any game is known here. */

import type { View } from "../net/terms";
import type { Choice, Counter, ScoreLine, SeatPicture, TablePicture } from "../wire";

export type Place = "me" | "left" | "top" | "right";

const AROUND: Readonly<Record<number, readonly Place[]>> = {
  1: ["me"],
  2: ["me", "top"],
  3: ["me", "left", "right"],
  4: ["me", "left", "top", "right"],
};

/** Where each seat is drawn: mine (a watcher's: seat 0) at the bottom, the others clockwise, seen from above. */
export function places(seats: number, you: number | null): Place[] {
  const around = AROUND[seats] ?? [];
  return Array.from(
    { length: seats },
    (_, seat) => around[(seat - (you ?? 0) + seats) % seats] ?? "top",
  );
}

/** Whether play passes clockwise, seen from above. */
export function clockwise(order: readonly number[]): boolean {
  const [first = 0, second = 1] = order;
  return second === (first + 1) % Math.max(2, order.length);
}

/** A way to lay a tile: the end it goes to and the number it joins there. */
export interface Fit {
  target: string | null;
  value: number | null;
}

/** For every tile that may be laid, where. */
export function fits(options: readonly Choice[]): Map<string, Fit[]> {
  const found = new Map<string, Fit[]>();
  for (const { move, tile, target, value } of options) {
    if (move !== "place" || tile === null) continue;
    found.set(tile, [...(found.get(tile) ?? []), { target, value }]);
  }
  return found;
}

export function offers(options: readonly Choice[], move: Choice["move"]): boolean {
  return options.some((option) => option.move === move);
}

/** My hand as I like it: as it came, or by number. */
export function arranged(hand: readonly string[], sorted: boolean): string[] {
  return sorted ? [...hand].sort((a, b) => (a < b ? 1 : -1)) : [...hand];
}

export type SideName =
  | { kind: "us" | "them" }
  | { kind: "one"; seat: number }
  | { kind: "pair"; seats: [number, number] };

/** How a side is called by who looks: we and they where pairs play, else by the players' names. */
export function sideName(table: TablePicture, side: number, you: number | null): SideName {
  const seats = table.sides[side]?.seats ?? [];
  const pairs = table.sides.length === 2 && table.sides.some((other) => other.seats.length > 1);
  if (pairs && you !== null) return { kind: seats.includes(you) ? "us" : "them" };
  const [first = 0, second] = seats;
  return second === undefined
    ? { kind: "one", seat: first }
    : { kind: "pair", seats: [first, second] };
}

export function sideOf(table: TablePicture, seat: number | null): number | null {
  if (seat === null) return null;
  const side = table.sides.findIndex(({ seats }) => seats.includes(seat));
  return side < 0 ? null : side;
}

/** Whether a seat plays with me (or is mine). */
export function ours(table: TablePicture, seat: number, you: number | null): boolean {
  return sideOf(table, seat) !== null && sideOf(table, seat) === sideOf(table, you);
}

export type Relation = "you" | "partner" | "rival" | "none";

export function relation(table: TablePicture, seat: number, you: number | null): Relation {
  if (you === null) return "none";
  if (seat === you) return "you";
  if (ours(table, seat, you)) return "partner";
  return table.sides.some((side) => side.seats.length > 1) ? "rival" : "none";
}

export function seatPicture(table: TablePicture, seat: number): SeatPicture | undefined {
  return table.seats.find((picture) => picture.seat === seat);
}

/** The counter of that name, if it is there. */
export function counterOf(counters: readonly Counter[], name: string): Counter | null {
  return counters.find((counter) => counter.name === name) ?? null;
}

/** People at the table, and how many of them are ready. */
export function readiness(view: View): { people: number; ready: number; mine: boolean } {
  const people = view.seats.filter(({ kind }) => kind === "person");
  const mine = people.some(({ seat, ready }) => seat === view.you && ready);
  return { people: people.length, ready: people.filter(({ ready }) => ready).length, mine };
}

/** The letter on a player's disc. */
export function initial(name: string): string {
  return [...name.trim()][0]?.toLocaleUpperCase() ?? "?";
}

/** The pips of some tiles. */
export function pips(tiles: readonly string[]): number {
  return tiles.reduce(
    (sum, tile) => sum + tile.split("-").reduce((pair, half) => pair + Number(half), 0),
    0,
  );
}

/** The seats in the order they pick: the first is the one before whom nobody holds a tile yet. */
export function pickOrder(table: TablePicture): number[] {
  const { order, turn } = table;
  const held = (seat: number): number => seatPicture(table, seat)?.tiles ?? 0;
  let at = turn === null ? 0 : Math.max(0, order.indexOf(turn));
  for (let step = 1; step < order.length; step++) {
    const before = order[(at - 1 + order.length) % order.length] ?? 0;
    if (held(before) === 0) break;
    at = (at - 1 + order.length) % order.length;
  }
  return [...order.slice(at), ...order.slice(0, at)];
}

/** Everybody picks the same number of the face-down tiles. */
export function pickShare(table: TablePicture): number {
  return Math.floor((table.slots?.taken.length ?? 0) / table.order.length);
}

/** What the lines of a side come to, taken in order: a "+" adds, a "x" multiplies what is there. */
export interface Account {
  total: number;
  /** The sum and its factor, where everything is added before anything multiplies; else null. */
  product: { sum: number; factor: number } | null;
}

export function account(lines: readonly ScoreLine[], side: number): Account {
  let [total, sum, factor] = [0, 0, 1];
  let plain = true;
  for (const { sign, value, side: whose } of lines) {
    if (whose !== side && whose !== null) continue;
    if (sign === "+") {
      if (factor !== 1) plain = false;
      total += value;
      sum += value;
    } else if (sign === "x") {
      total *= value;
      factor *= value;
    }
  }
  return { total, product: plain && factor !== 1 ? { sum, factor } : null };
}

/** A part of an account: the lines of one side, or lines of nobody's. */
export interface Part {
  side: number | null;
  lines: ScoreLine[];
}

/** An account by sides, in the order in which they come up; what belongs to nobody stands last. */
export function parts(lines: readonly ScoreLine[]): Part[] {
  const sides = [...new Set(lines.map(({ side }) => side))].filter((side) => side !== null);
  const common = lines.filter(({ side, sign }) => side === null && sign !== "");
  const beside = lines.filter(({ side, sign }) => side === null && sign === "");
  const found: Part[] = sides.map((side) => ({
    side,
    lines: lines.filter((line) => line.side === side || common.includes(line)),
  }));
  return beside.length === 0 ? found : [...found, { side: null, lines: beside }];
}
