import { describe, expect, it } from "vitest";

import type { Choice, ScoreLine, TablePicture } from "../wire";
import {
  account,
  arranged,
  clockwise,
  fits,
  initial,
  offers,
  pickOrder,
  parts,
  pickShare,
  pips,
  places,
  relation,
  sideName,
} from "./model";

const NONE: Choice = {
  move: "pass",
  tile: null,
  target: null,
  value: null,
  slot: null,
  choose: null,
  face: null,
  count: null,
  name: null,
};

function place(tile: string, target: string | null, value: number | null): Choice {
  return { ...NONE, move: "place", tile, target, value };
}

function table(more: Partial<TablePicture>): TablePicture {
  return {
    game: "x",
    phase: "play",
    round: 1,
    turn: 0,
    order: [0, 1, 2, 3],
    board: { kind: "row", tiles: [], start: null, last: null, ends: [] },
    slots: null,
    seats: [],
    sides: [
      { seats: [0, 2], score: 0 },
      { seats: [1, 3], score: 0 },
    ],
    limit: 6,
    counters: [],
    badges: [],
    ledger: [],
    result: null,
    ranks: null,
    ...more,
  };
}

function holding(...tiles: number[]): Pick<TablePicture, "seats"> {
  const rest = { hand: null, score: 0, counters: [], badges: [], strip: null };
  return { seats: tiles.map((count, seat) => ({ seat, tiles: count, ...rest })) };
}

describe("places", () => {
  it("puts the viewer at the bottom and the next seat clockwise on the left", () => {
    expect(places(4, 1)).toEqual(["right", "me", "left", "top"]);
  });
  it("puts two players opposite each other", () => {
    expect(places(2, 1)).toEqual(["top", "me"]);
  });
  it("shows a watcher the table from seat 0", () => {
    expect(places(3, null)).toEqual(["me", "left", "right"]);
  });
});

it("tells which way play passes", () => {
  expect(clockwise([0, 1, 2, 3])).toBe(true);
  expect(clockwise([2, 3, 0, 1])).toBe(true);
  expect(clockwise([0, 3, 2, 1])).toBe(false);
});

describe("fits", () => {
  it("lists the ends of every tile", () => {
    const found = fits([
      place("6-4", "left", 6),
      place("6-4", "right", 4),
      place("3-4", "right", 4),
    ]);
    expect(found.get("6-4")?.map(({ target }) => target)).toEqual(["left", "right"]);
    expect(found.get("3-4")).toEqual([{ target: "right", value: 4 }]);
  });
  it("keeps both of two equal ends: the picture differs", () => {
    expect(fits([place("6-6", "left", 6), place("6-6", "right", 6)]).get("6-6")).toHaveLength(2);
  });
  it("knows no pass", () => {
    expect(fits([NONE]).size).toBe(0);
    expect(offers([NONE], "pass")).toBe(true);
  });
});

it("arranges a hand by number, or leaves it", () => {
  expect(arranged(["1-0", "6-5", "3-3"], true)).toEqual(["6-5", "3-3", "1-0"]);
  expect(arranged(["1-0", "6-5"], false)).toEqual(["1-0", "6-5"]);
});

describe("sides", () => {
  const single = [0, 1, 2, 3].map((seat) => ({ seats: [seat], score: 0 }));
  it("are we and they for who plays in a pair", () => {
    expect(sideName(table({}), 1, 3)).toEqual({ kind: "us" });
    expect(sideName(table({}), 0, 3)).toEqual({ kind: "them" });
  });
  it("have names for a watcher", () => {
    expect(sideName(table({}), 1, null)).toEqual({ kind: "pair", seats: [1, 3] });
  });
  it("are players where everybody plays alone", () => {
    expect(sideName(table({ sides: single }), 2, 2)).toEqual({ kind: "one", seat: 2 });
    expect(relation(table({ sides: single }), 1, 2)).toBe("none");
  });
  it("make partners and rivals", () => {
    expect([0, 1, 2].map((seat) => relation(table({}), seat, 0))).toEqual([
      "you",
      "rival",
      "partner",
    ]);
  });
});

describe("picking", () => {
  it("begins with the first who picked", () => {
    expect(pickOrder(table({ turn: 1, ...holding(7, 3, 0, 7) }))).toEqual([3, 0, 1, 2]);
    expect(pickOrder(table({ turn: 2, ...holding(0, 0, 0, 0) }))).toEqual([2, 3, 0, 1]);
    expect(pickOrder(table({ turn: 0, ...holding(0, 7, 7, 7) }))).toEqual([1, 2, 3, 0]);
  });
  it("shares the tiles equally", () => {
    expect(pickShare(table({ slots: { taken: Array<null>(28).fill(null) } }))).toBe(7);
  });
});

describe("an account", () => {
  const line = (sign: ScoreLine["sign"], value: number, side: number | null): ScoreLine => ({
    text: "",
    clause: "",
    args: {},
    sign,
    value,
    side,
    tiles: [],
  });
  it("has a sum and a factor where all is added first", () => {
    const lines = [line("+", 3, 0), line("x", 2, null)];
    expect(account(lines, 0)).toEqual({ total: 6, product: { sum: 3, factor: 2 } });
    expect(account(lines, 1)).toEqual({ total: 0, product: { sum: 0, factor: 2 } });
  });
  it("runs in order, and goes below zero", () => {
    const lines = [line("+", -5, 1), line("x", 2, 1), line("x", 2, 1), line("+", 20, 0)];
    expect(account(lines, 1)).toEqual({ total: -20, product: { sum: -5, factor: 4 } });
    expect(account(lines, 0)).toEqual({ total: 20, product: null });
    expect(account([...lines, line("+", 4, 1)], 1)).toEqual({ total: -16, product: null });
  });
  it("is told side by side", () => {
    const [a, b, c, d] = [line("+", -1, 2), line("x", 2, 2), line("+", 2, 0), line("", 0, null)];
    expect(parts([a, b, c, d])).toEqual([
      { side: 2, lines: [a, b] },
      { side: 0, lines: [c] },
      { side: null, lines: [d] },
    ]);
    const stake = line("x", 2, null);
    expect(parts([c, stake])).toEqual([{ side: 0, lines: [c, stake] }]);
  });
});

it("counts pips and finds initials", () => {
  expect(pips(["6-6", "0-0", "5-1"])).toBe(18);
  expect(initial(" élio")).toBe("É");
  expect(initial("")).toBe("?");
});
