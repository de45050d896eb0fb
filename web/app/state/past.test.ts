// @vitest-environment happy-dom
import "fake-indexeddb/auto";

import { beforeEach, expect, it, vi } from "vitest";

import { againstOf, asPast, OTHER, type Past, PEOPLE, tally } from "./past";

type Store = typeof import("./past.svelte");

let store: Store;

function match(id: string, more: Partial<Past> = {}): Past {
  const sides = [
    { names: ["Ana", "Bia"], score: 6, place: 1 },
    { names: ["Caio", "Davi"], score: 2, place: 2 },
  ];
  const at = 1_800_000_000_000 + id.charCodeAt(0);
  return { id, style: "x", tradition: "x", at, sides, mine: 0, against: "hard", ...more };
}

function ids(): string[] {
  return store.past().map(({ id }) => id);
}

/** As when the page is loaded again. */
async function reload(): Promise<void> {
  vi.resetModules();
  store = await import("./past.svelte");
  await store.lookBack();
}

beforeEach(async () => {
  await reload();
  await store.forgetAll();
  localStorage.clear();
});

it("keeps each match once, the latest first", async () => {
  await store.remember(match("a"));
  await store.remember(match("b"));
  await store.remember(match("a", { mine: 1 }));
  expect(ids()).toEqual(["b", "a"]);
  await reload();
  expect(store.past()).toEqual([match("b"), match("a")]);
});

it("can be emptied", async () => {
  await store.remember(match("a"));
  await store.forgetAll();
  await reload();
  expect([store.past(), store.pastTrouble(), store.pastRead()]).toEqual([[], null, true]);
});

it("takes over what an earlier version kept, once, and only what is of the right kind", async () => {
  const earlier: Partial<Past> = match("a");
  delete earlier.against;
  const broken = [{ ...match("b"), mine: 2 }, { ...match("c"), at: null }, null, 3];
  localStorage.setItem("capicua-past", JSON.stringify([earlier, ...broken]));
  await reload();
  expect(store.past()).toEqual([match("a", { against: OTHER })]);
  expect(localStorage.getItem("capicua-past")).toBeNull();
  await store.forgetAll();
  await reload();
  expect(ids()).toEqual([]);
});

it("adds what a file brings, without what is there, and takes it back", async () => {
  await store.remember(match("a"));
  const undo = await store.addPast([match("a", { mine: 1 }), match("b")]);
  await store.lookBack();
  expect(store.past()).toEqual([match("b"), match("a")]);
  await undo();
  await store.lookBack();
  expect(store.past()).toEqual([match("a")]);
});

it("says whether there is no room or no leave, and goes on when there is", async () => {
  for (const [name, trouble] of [
    ["QuotaExceededError", "full"],
    ["InvalidStateError", "blocked"],
  ] as const) {
    const fails = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
      throw new DOMException("no", name);
    });
    await store.remember(match("a"));
    expect(store.pastTrouble()).toBe(trouble);
    fails.mockRestore();
  }
  await store.remember(match("a"));
  expect([ids(), store.pastTrouble()]).toEqual([["a"], null]);
});

it("knows whom a match was against", () => {
  const [easy, hard] = ["easy", "hard"].map((level) => ({ kind: "bot", level }));
  if (easy === undefined || hard === undefined) throw new Error("there are two");
  expect(againstOf([easy, easy])).toBe("easy");
  expect(againstOf([easy, hard])).toBe(OTHER);
  expect(againstOf([easy, { kind: "bot-for-person", level: null }])).toBe(PEOPLE);
});

it("counts matches and wins by style and opponents; a shared first place is no win", () => {
  const shared = match("d").sides.map((side) => ({ ...side, place: 1 }));
  const all = [
    match("a"),
    match("b", { mine: 1 }),
    match("c", { against: PEOPLE }),
    match("d", { sides: shared }),
    match("e", { style: "y" }),
  ];
  expect(tally(all)).toEqual([
    { style: "x", against: "hard", matches: 3, won: 1 },
    { style: "x", against: PEOPLE, matches: 1, won: 1 },
    { style: "y", against: "hard", matches: 1, won: 1 },
  ]);
  expect(tally([])).toEqual([]);
});

it("reads no match that has no date", () => {
  expect(asPast(match("a", { at: 1e300 }))).toBeNull();
  expect(asPast(match("a", { at: Number.NaN }))).toBeNull();
});
