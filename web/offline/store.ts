/** Matches on this device: the rows of their logs, in IndexedDB. What cannot be stored is kept in memory meanwhile. */

import type { OpenMatch } from "../app/state/bundle";

import { type DBSchema, type IDBPDatabase, openDB } from "idb";

/** What a list of matches shows. `at` is when it was last played, in milliseconds since 1970. */
export type Saved = OpenMatch["saved"];

interface Schema extends DBSchema {
  rooms: { key: string; value: Saved };
  rows: { key: [room: string, seq: number]; value: string };
  device: { key: string; value: string };
}

const NAME = "capicua-practice";
const DAY = 86_400_000;

/** Another page has gone on with the match meanwhile. */
export class OvertakenError extends Error {}

function ofRoom(room: string): IDBKeyRange {
  return IDBKeyRange.bound([room, 0], [room, Infinity]);
}

/** Rejects where storage is blocked, which browsers may also say by throwing at once. */
async function open(): Promise<IDBPDatabase<Schema>> {
  return openDB<Schema>(NAME, 1, {
    upgrade(db) {
      db.createObjectStore("rooms", { keyPath: "room" });
      db.createObjectStore("rows");
      db.createObjectStore("device");
    },
  });
}

export class Store {
  readonly #db: Promise<IDBPDatabase<Schema>>;
  /** Rows that could not be stored yet, by room, with the number of the first. */
  readonly #waiting = new Map<string, { first: number; rows: string[] }>();

  constructor() {
    this.#db = open();
    // Whoever needs it hears of it.
    this.#db.catch(() => undefined);
  }

  /**
   * Adds a row to a room's log. Returns whether everything of the room is stored now.
   * Throws OvertakenError when somebody else has written that row: then nothing was changed.
   */
  async append(seq: number, row: string, saved: Saved): Promise<boolean> {
    const { room } = saved;
    const waiting = this.#waiting.get(room) ?? { first: seq, rows: [] };
    waiting.rows.push(row);
    this.#waiting.set(room, waiting);
    try {
      await this.#write(waiting.first, waiting.rows, saved);
    } catch (error) {
      if (!(error instanceof DOMException && error.name === "ConstraintError")) return false;
      this.#waiting.delete(room);
      throw new OvertakenError(room);
    }
    this.#waiting.delete(room);
    return true;
  }

  async #write(first: number, rows: readonly string[], saved: Saved): Promise<void> {
    const db = await this.#db;
    const change = db.transaction(["rooms", "rows"], "readwrite");
    // `add` fails where a row is already: the log says who was first.
    const added = rows.map((row, at) =>
      change.objectStore("rows").add(row, [saved.room, first + at]),
    );
    await Promise.all([...added, change.objectStore("rooms").put(saved), change.done]);
  }

  /** Says what a list is to show of a room from now on. */
  async note(saved: Saved): Promise<void> {
    await this.#try((db) => db.put("rooms", saved), undefined);
  }

  /** The rows of a room in order; none when there is no such room. */
  async read(room: string): Promise<string[]> {
    const rows = await this.#try((db) => db.getAll("rows", ofRoom(room)), []);
    return [...rows, ...(this.#waiting.get(room)?.rows ?? [])];
  }

  /** The matches that can be gone on with, the latest first. Those that ended long ago are let go. */
  async list(now: number): Promise<Saved[]> {
    const all = await this.#try((db) => db.getAll("rooms"), []);
    for (const { room } of all.filter(({ over, at }) => over && now - at > DAY)) {
      await this.remove(room);
    }
    return all.filter(({ over }) => !over).sort((a, b) => b.at - a.at);
  }

  /** The matches that are not over, each with its log. */
  async all(): Promise<OpenMatch[]> {
    const saved = await this.#try((db) => db.getAll("rooms"), []);
    const open = saved.filter(({ over }) => !over);
    return Promise.all(open.map(async (one) => ({ saved: one, rows: await this.read(one.room) })));
  }

  /** Adds matches that are not here yet: all, or where it rejects none. Returns what undoes it. */
  async add(matches: readonly OpenMatch[]): Promise<() => Promise<void>> {
    const change = (await this.#db).transaction(["rooms", "rows"], "readwrite");
    // Whatever breaks it is thrown below.
    change.done.catch(() => undefined);
    const [rooms, rows] = [change.objectStore("rooms"), change.objectStore("rows")];
    const added: string[] = [];
    for (const { saved, rows: log } of matches) {
      if ((await rooms.getKey(saved.room)) !== undefined) continue;
      await Promise.all([
        rooms.add(saved),
        ...log.map((row, at) => rows.add(row, [saved.room, at])),
      ]);
      added.push(saved.room);
    }
    await change.done;
    return async () => {
      await Promise.all(added.map((room) => this.remove(room)));
    };
  }

  /** Forgets a room. Storage that fails has nothing to forget. */
  async remove(room: string): Promise<void> {
    this.#waiting.delete(room);
    await this.#try(async (db) => {
      const change = db.transaction(["rooms", "rows"], "readwrite");
      const rows = change.objectStore("rows").delete(ofRoom(room));
      await Promise.all([rows, change.objectStore("rooms").delete(room), change.done]);
    }, undefined);
  }

  /** What was measured of this device; "{}" when nothing was. */
  async rates(): Promise<string> {
    return (await this.#try((db) => db.get("device", "rates"), undefined)) ?? "{}";
  }

  async keepRates(rates: string): Promise<void> {
    await this.#try((db) => db.put("device", rates, "rates"), undefined);
  }

  /** Does something with the database; storage that fails gives `otherwise`. */
  async #try<T>(work: (db: IDBPDatabase<Schema>) => Promise<T>, otherwise: T): Promise<T> {
    try {
      return await work(await this.#db);
    } catch {
      return otherwise;
    }
  }
}
