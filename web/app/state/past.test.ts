// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import {
  forgetAll,
  lookBack,
  type Past,
  past,
  pastBlocked,
  readPast,
  remember,
} from "./past.svelte";

function match(id: string): Past {
  const sides = [
    { names: ["Ana", "Bia"], score: 6, place: 1 },
    { names: ["Caio", "Davi"], score: 2, place: 2 },
  ];
  return { id, style: "x", tradition: "x", at: 1_800_000_000_000, sides, mine: 0 };
}

beforeEach(() => {
  localStorage.clear();
  lookBack();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it("keeps each match once, the latest first", () => {
  remember(match("a"));
  remember(match("b"));
  remember(match("a"));
  expect(past().map(({ id }) => id)).toEqual(["b", "a"]);
  expect(readPast(localStorage.getItem("capicua-past"))).toEqual([match("b"), match("a")]);
});

it("keeps the latest two hundred", () => {
  for (let at = 0; at < 203; at += 1) remember(match(String(at)));
  expect(past().length).toBe(200);
  expect(past()[0]?.id).toBe("202");
});

it("can be emptied", () => {
  remember(match("a"));
  forgetAll();
  expect([past(), pastBlocked()]).toEqual([[], false]);
  expect(readPast(localStorage.getItem("capicua-past"))).toEqual([]);
});

it("takes from what is stored only what is of the right kind", () => {
  const broken = [{ ...match("b"), mine: 2 }, { ...match("c"), at: null }, null, 3];
  expect(readPast(JSON.stringify([match("a"), ...broken]))).toEqual([match("a")]);
  expect([readPast("{"), readPast("{}"), readPast(null)]).toEqual([[], [], []]);
});

it("says so where nothing can be stored", () => {
  vi.stubGlobal("localStorage", {
    getItem: () => null,
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  });
  remember(match("a"));
  expect(pastBlocked()).toBe(true);
});
