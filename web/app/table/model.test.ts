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

it("splits an account into its sum and its factor", () => {
  const line: ScoreLine = {
    text: "",
    clause: "",
    args: {},
    sign: "+",
    value: 3,
    side: 0,
    tiles: [],
  };
  const lines: ScoreLine[] = [line, { ...line, value: 2, side: null, sign: "x" }];
  expect(account(lines, 0)).toEqual({ sum: 3, factor: 2 });
  expect(account(lines, 1)).toEqual({ sum: 0, factor: 2 });
});

it("counts pips and finds initials", () => {
  expect(pips(["6-6", "0-0", "5-1"])).toBe(18);
  expect(initial(" élio")).toBe("É");
  expect(initial("")).toBe("?");
});
