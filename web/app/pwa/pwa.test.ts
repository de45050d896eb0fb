// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { dropOld, fetchMissing, fromCache, kept, missingFiles } from "./engine";
import { isApple } from "./install.svelte";
import { sparing } from "./keeper";
import { inRound, roundAnywhere, setRound } from "./round.svelte";

/** The browser's store of answers, and a server: as much of them as is used. */
class Shelf {
  readonly answers = new Map<string, Response>();

  match(asked: string | Request): Promise<Response | undefined> {
    return Promise.resolve(this.answers.get(path(asked)));
  }
  put(asked: string, answer: Response): Promise<void> {
    this.answers.set(path(asked), answer);
    return Promise.resolve();
  }
  delete(asked: Request): Promise<boolean> {
    return Promise.resolve(this.answers.delete(path(asked)));
  }
  keys(): Promise<{ url: string }[]> {
    return Promise.resolve([...this.answers.keys()].map((name) => ({ url: `http://a${name}` })));
  }
}

function path(asked: string | { url: string }): string {
  return new URL(typeof asked === "string" ? asked : asked.url, "http://a").pathname;
}

let shelf: Shelf;
let server: Map<string, string>;
let asked: string[];

function offer(...files: [name: string, bytes: number][]): void {
  const list = files.map(([name, bytes]) => ({ name, bytes }));
  server.set("/engine/files.json", JSON.stringify({ files: list }));
  for (const [name] of files) server.set(`/engine/${name}`, name);
}

beforeEach(() => {
  shelf = new Shelf();
  server = new Map();
  asked = [];
  vi.stubGlobal("caches", {
    open: () => Promise.resolve(shelf),
    has: () => Promise.resolve(shelf.answers.size > 0),
  });
  vi.stubGlobal("fetch", (one: string | Request) => {
    asked.push(path(one));
    const body = server.get(path(one));
    return Promise.resolve(new Response(body ?? "", { status: body === undefined ? 404 : 200 }));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe("the engine's files", () => {
  it("are brought once, and what is new of a new version alone", async () => {
    offer(["python-1/a", 6], ["engine-1.zip", 2]);
    const told: number[][] = [];
    await fetchMissing((...step) => told.push(step));
    expect(told).toEqual([
      [0, 8],
      [6, 8],
      [8, 8],
    ]);
    expect([await missingFiles(), await kept()]).toEqual([[], true]);
    offer(["python-1/a", 6], ["engine-2.zip", 2]);
    asked = [];
    await fetchMissing();
    expect(asked.filter((name) => !name.endsWith(".json"))).toEqual(["/engine/engine-2.zip"]);
    expect([...shelf.answers.keys()]).toHaveLength(3);
    await dropOld();
    expect([...shelf.answers.keys()]).toEqual(["/engine/python-1/a", "/engine/engine-2.zip"]);
  });

  it("stay as far as they came when the network breaks", async () => {
    offer(["python-1/a", 6], ["engine-1.zip", 2]);
    server.delete("/engine/engine-1.zip");
    await expect(fetchMissing()).rejects.toThrow("engine-1.zip: 404");
    expect((await missingFiles()).map(({ name }) => name)).toEqual(["engine-1.zip"]);
  });

  it("come from the device, or from the server where they are not there yet", async () => {
    offer(["engine-1.zip", 2]);
    const request = new Request("http://a/engine/engine-1.zip");
    expect(await (await fromCache(request)).text()).toBe("engine-1.zip");
    await fetchMissing();
    server.clear();
    expect(await (await fromCache(request)).text()).toBe("engine-1.zip");
  });

  it("are none where none were built", async () => {
    expect([await missingFiles(), await kept()]).toEqual([[], false]);
  });
});

it("waits with megabytes where data is dear", () => {
  expect(sparing(undefined)).toBe(false);
  expect(sparing({ saveData: false, effectiveType: "4g" })).toBe(false);
  expect(sparing({ saveData: true, effectiveType: "4g" })).toBe(true);
  expect(sparing({ saveData: false, effectiveType: "slow-2g" })).toBe(true);
});

it("tells an iPhone and an iPad from a Mac", () => {
  expect(isApple("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)", 5)).toBe(true);
  expect(isApple("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)", 5)).toBe(true);
  expect(isApple("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)", 0)).toBe(false);
  expect(isApple("Mozilla/5.0 (Linux; Android 15)", 5)).toBe(false);
});

describe("a round", () => {
  /** Locks as the browser has them, of one page, each granted a moment later. */
  class Locks {
    held: { name: string }[] = [];
    async request(name: string, _: object, work: () => Promise<void> | undefined): Promise<void> {
      await Promise.resolve();
      const lock = { name };
      this.held.push(lock);
      await work();
      this.held.splice(this.held.indexOf(lock), 1);
    }
    query(): Promise<{ held: { name: string }[] }> {
      return Promise.resolve({ held: this.held });
    }
  }

  it("is seen by every page as long as it goes on, however short", async () => {
    vi.stubGlobal("navigator", { locks: new Locks() });
    setRound(true);
    setRound(true);
    await vi.waitFor(async () => {
      expect([inRound(), await roundAnywhere()]).toEqual([true, true]);
    });
    setRound(false);
    setRound(true);
    setRound(false);
    await vi.waitFor(async () => {
      expect([inRound(), await roundAnywhere()]).toEqual([false, false]);
    });
  });
});
