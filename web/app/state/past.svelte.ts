/** The matches that were finished on this device. They stay here, in IndexedDB. */

import { type DBSchema, type IDBPDatabase, openDB } from "idb";

import { asPast, type Past } from "./past";
import { read } from "./stored";

interface Schema extends DBSchema {
  past: { key: string; value: Past };
}

const NAME = "capicua";
const STORE = "past";
/** Where earlier versions kept the list. */
const EARLIER = "capicua-past";

/** Why nothing can be kept. */
export type Trouble = "blocked" | "full";

const state = $state<{ all: readonly Past[]; trouble: Trouble | null; read: boolean }>({
  all: [],
  trouble: null,
  read: false,
});

let opened: Promise<IDBPDatabase<Schema>> | null = null;

function open(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>(NAME, 1, {
    upgrade(db) {
      db.createObjectStore(STORE, { keyPath: "id" });
    },
    // Another page wants a later shape of it, or the browser has closed it: it is opened anew when it is needed.
    blocking: forget,
    terminated: forget,
  }).then(adopt);
  opened.catch(forget);
  return opened;
}

function forget(): void {
  void opened
    ?.then((db) => {
      db.close();
    })
    .catch(() => undefined);
  opened = null;
}

/** Takes over what an earlier version kept elsewhere. */
async function adopt(db: IDBPDatabase<Schema>): Promise<IDBPDatabase<Schema>> {
  const earlier = read(EARLIER);
  if (!Array.isArray(earlier)) return db;
  await put(
    db,
    earlier.map(asPast).filter((match) => match !== null),
  );
  localStorage.removeItem(EARLIER);
  return db;
}

/** Adds matches that are not there yet: all of them or, where it throws, none. Returns the ids of what is new. */
async function put(db: IDBPDatabase<Schema>, matches: readonly Past[]): Promise<string[]> {
  const change = db.transaction(STORE, "readwrite");
  // Whatever breaks it is thrown below.
  change.done.catch(() => undefined);
  const added: string[] = [];
  for (const match of matches) {
    if ((await change.store.getKey(match.id)) !== undefined) continue;
    // Not a state of the page, which cannot be stored.
    await change.store.put($state.snapshot(match));
    added.push(match.id);
  }
  await change.done;
  return added;
}

export function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === "QuotaExceededError";
}

/** Does something with the store and reads the list anew. Storage may be forbidden or full: then it is told. */
async function use(work: (db: IDBPDatabase<Schema>) => Promise<unknown>): Promise<void> {
  try {
    const db = await open();
    await work(db);
    const all = (await db.getAll(STORE)).map(asPast).filter((match) => match !== null);
    state.all = all.sort((a, b) => b.at - a.at);
    state.trouble = null;
  } catch (error) {
    state.trouble = isFull(error) ? "full" : "blocked";
  }
  state.read = true;
}

/** Reads the list anew: another page may have added to it. */
export function lookBack(): Promise<void> {
  return use(() => Promise.resolve());
}

/** Keeps a match, once. */
export function remember(match: Past): Promise<void> {
  return use((db) => put(db, [match]));
}

export function forgetAll(): Promise<void> {
  return use((db) => db.clear(STORE));
}

/** Adds matches that a file brought; rejects where they cannot be stored, and then none is. Returns what undoes it. */
export async function addPast(matches: readonly Past[]): Promise<() => Promise<void>> {
  const db = await open();
  const added = await put(db, matches);
  return async () => {
    const change = db.transaction(STORE, "readwrite");
    for (const id of added) await change.store.delete(id);
    await change.done;
  };
}

/** The latest first. */
export function past(): readonly Past[] {
  return state.all;
}

/** Whether the list was read, or tried to. */
export function pastRead(): boolean {
  return state.read;
}

export function pastTrouble(): Trouble | null {
  return state.trouble;
}
