// @vitest-environment happy-dom
import "fake-indexeddb/auto";

import { beforeEach, describe, expect, it, vi } from "vitest";

import { type Bundle, type BundleError, readBundle, writeBundle } from "./bundle";
import { bringIn, type OpenMatches, takeAlong } from "./luggage";
import type { Past } from "./past";
import { forgetAll, lookBack, past, remember } from "./past.svelte";
import { change, settings } from "./settings.svelte";

const MATCH: Past = {
  id: "a:3",
  style: "x",
  tradition: "x",
  at: 1_800_000_000_000,
  sides: [{ names: ["Ana"], score: 6, place: 1 }],
  mine: 0,
  against: "hard",
};
const OPEN = {
  saved: { room: "r", game: "x", round: 2, over: false, at: 1_800_000_000_000 },
  rows: ['{"a":1}'],
};
const BUNDLE: Bundle = {
  at: Date.UTC(2026, 10, 30),
  settings: { theme: "dark" },
  options: { x: { target: 3 } },
  past: [MATCH],
  open: [OPEN],
};

function refused(text: string): [code: string, where: string] {
  try {
    readBundle(text);
  } catch (error) {
    const { code, where } = error as BundleError;
    return [code, where];
  }
  throw new Error("it was read");
}

function changed(part: object): string {
  return JSON.stringify({ ...(JSON.parse(writeBundle(BUNDLE)) as object), ...part });
}

describe("the file", () => {
  it("is read as it was written", () => {
    expect(readBundle(writeBundle(BUNDLE))).toEqual(BUNDLE);
  });

  it("is refused whole, and the reason is named", () => {
    expect(refused("")).toEqual(["data-foreign", ""]);
    expect(refused("[]")).toEqual(["data-foreign", ""]);
    expect(refused('{"version": 1}')).toEqual(["data-foreign", ""]);
    expect(refused(changed({ capicua: 2 }))).toEqual(["data-newer", ""]);
    expect(refused(changed({ at: "yesterday" }))).toEqual(["data-broken", "at"]);
    expect(refused(changed({ settings: [] }))).toEqual(["data-broken", "settings"]);
    expect(refused(changed({ past: [MATCH, { ...MATCH, mine: 1 }] }))).toEqual([
      "data-broken",
      "past 2",
    ]);
    expect(refused(changed({ past: {} }))).toEqual(["data-broken", "past"]);
    for (const open of [
      { ...OPEN, rows: ["{"] },
      { ...OPEN, rows: [] },
      { ...OPEN, saved: {} },
    ]) {
      expect(refused(changed({ open: [open] }))).toEqual(["data-broken", "open 1"]);
    }
    expect(refused(writeBundle(BUNDLE).slice(0, -9))).toEqual(["data-foreign", ""]);
    expect(refused(" ".repeat(33 * 1024 * 1024))).toEqual(["data-too-long", ""]);
  });
});

describe("the device", () => {
  let open: (typeof OPEN)[];
  const matches: OpenMatches = {
    all: () => Promise.resolve(open),
    add: (more) => {
      open.push(...(more as (typeof OPEN)[]));
      return Promise.resolve(() => {
        open = [];
        return Promise.resolve();
      });
    },
  };

  beforeEach(async () => {
    open = [];
    localStorage.clear();
    change({ theme: "system" });
    await forgetAll();
  });

  it("takes all along, and brings it in elsewhere", async () => {
    change({ theme: "dark", name: "Ana" });
    open = [OPEN];
    await remember(MATCH);
    const text = await takeAlong(BUNDLE.at, matches);
    open = [];
    await forgetAll();
    change({ theme: "light", name: "" });
    await bringIn(readBundle(text), matches);
    expect([past(), open, settings.theme, settings.name]).toEqual([[MATCH], [OPEN], "dark", "Ana"]);
  });

  it("adds to what is there, and takes of settings only what it knows", async () => {
    await remember({ ...MATCH, id: "b:1", at: 1 });
    await bringIn({ ...BUNDLE, settings: { theme: "neon", volume: 9 } }, matches);
    expect(past().map(({ id }) => id)).toEqual(["a:3", "b:1"]);
    expect([settings.theme, settings.volume]).toEqual(["system", 1]);
  });

  it("changes nothing where the matches cannot be stored", async () => {
    const full = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
      throw new DOMException("no", "QuotaExceededError");
    });
    await expect(bringIn(BUNDLE, matches)).rejects.toThrow();
    full.mockRestore();
    await lookBack();
    expect([past(), open, settings.theme]).toEqual([[], [], "system"]);
  });
});
