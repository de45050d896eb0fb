/** A match's log on the device: in order, once each, and nothing lost while it cannot be stored. */
import "fake-indexeddb/auto";

import { afterEach, describe, expect, it, vi } from "vitest";

import { OvertakenError, type Saved, Store } from "./store";

const DAY = 86_400_000;
let count = 0;

function match(more: Partial<Saved> = {}): Saved {
  count += 1;
  return { room: `room-${String(count)}`, game: "kecske", round: 1, over: false, at: 1, ...more };
}

/** A device that is full: every row is refused. */
function full(): void {
  vi.spyOn(IDBObjectStore.prototype, "add").mockImplementation(() => {
    throw new DOMException("no room", "QuotaExceededError");
  });
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe("matches on this device", () => {
  it("gives the rows of a match back in their order, and those of no other", async () => {
    const store = new Store();
    const [one, other] = [match(), match()];
    // More than ten: numbers, not texts, are in order.
    for (let seq = 0; seq < 12; seq += 1) {
      expect(await store.append(seq, `row ${String(seq)}`, one)).toBe(true);
    }
    await store.append(0, "another", other);
    expect(await new Store().read(one.room)).toEqual(
      Array.from({ length: 12 }, (_, seq) => `row ${String(seq)}`),
    );
  });

  it("refuses a row that another page has written, and changes nothing", async () => {
    const [here, there] = [new Store(), new Store()];
    const saved = match();
    await here.append(0, "first", saved);
    await there.append(1, "theirs", saved);
    await expect(here.append(1, "ours", { ...saved, round: 9 })).rejects.toThrow(OvertakenError);
    expect(await here.read(saved.room)).toEqual(["first", "theirs"]);
    expect((await here.all()).find((one) => one.saved.room === saved.room)?.saved.round).toBe(1);
  });

  it("keeps what a full device does not take, and stores it once there is room", async () => {
    const store = new Store();
    const saved = match();
    await store.append(0, "stored", saved);
    full();
    expect(await store.append(1, "waits", saved)).toBe(false);
    expect(await store.append(2, "waits too", saved)).toBe(false);
    expect(await store.read(saved.room)).toEqual(["stored", "waits", "waits too"]);
    expect(await new Store().read(saved.room)).toEqual(["stored"]);
    vi.restoreAllMocks();
    expect(await store.append(3, "last", saved)).toBe(true);
    expect(await new Store().read(saved.room)).toEqual(["stored", "waits", "waits too", "last"]);
  });

  it("lists what can be gone on with, the latest first, and lets go of what ended long ago", async () => {
    const store = new Store();
    const [old, late, over] = [match({ at: 5 }), match({ at: 7 }), match({ over: true })];
    for (const saved of [old, late, over]) await store.append(0, "row", saved);
    const rooms = (await store.list(over.at + DAY)).map(({ room }) => room);
    expect(rooms.slice(0, 2)).toEqual([late.room, old.room]);
    expect(rooms).not.toContain(over.room);
    expect(await store.read(over.room)).toEqual(["row"]);
    await store.list(over.at + DAY + 1);
    expect(await store.read(over.room)).toEqual([]);
  });

  it("takes matches from elsewhere in, keeps its own, and can undo it", async () => {
    const store = new Store();
    const [mine, theirs] = [match(), match()];
    await store.append(0, "mine", mine);
    const undo = await store.add([
      { saved: mine, rows: ["not mine"] },
      { saved: theirs, rows: ["a", "b"] },
    ]);
    expect(await store.read(mine.room)).toEqual(["mine"]);
    expect(await store.read(theirs.room)).toEqual(["a", "b"]);
    await undo();
    expect(await store.read(theirs.room)).toEqual([]);
    expect(await store.read(mine.room)).toEqual(["mine"]);
  });

  it("plays on where nothing can be stored at all", async () => {
    vi.spyOn(indexedDB, "open").mockImplementation(() => {
      throw new DOMException("storage is blocked", "SecurityError");
    });
    const store = new Store();
    const saved = match();
    expect(await store.append(0, "row", saved)).toBe(false);
    expect(await store.read(saved.room)).toEqual(["row"]);
    expect(await store.list(0)).toEqual([]);
    expect(await store.rates()).toBe("{}");
  });
});
