/** What the device keeps, as one file. */

import { asPast, type Past } from "./past";
import { isRecord } from "./stored";

/** Rises when an older client could not read the file. */
const VERSION = 1;
/** Characters of the longest file that is read: many thousand matches. */
export const LONGEST = 32 * 1024 * 1024;

/** A match against bots that is not over: what a list shows of it, and the rows of its log. */
export interface OpenMatch {
  saved: { room: string; game: string; round: number; over: boolean; at: number };
  rows: string[];
}

export interface Bundle {
  /** When it was saved, in milliseconds since 1970. */
  at: number;
  settings: Record<string, unknown>;
  /** The options last chosen, by style. */
  options: Record<string, unknown>;
  past: Past[];
  open: OpenMatch[];
}

/** The file is not what it should be: `code` is a text id, `where` the place in it. */
export class BundleError extends Error {
  constructor(
    readonly code: "data-foreign" | "data-newer" | "data-broken" | "data-too-long",
    readonly where = "",
  ) {
    super(`${code} ${where}`);
  }
}

export function writeBundle(bundle: Bundle): string {
  const { at, ...rest } = bundle;
  return JSON.stringify({ capicua: VERSION, at: new Date(at).toISOString(), ...rest });
}

/** Throws BundleError for everything that is not such a file, whole. */
export function readBundle(text: string): Bundle {
  if (text.length > LONGEST) throw new BundleError("data-too-long");
  const raw = parsed(text);
  if (!isRecord(raw) || typeof raw["capicua"] !== "number") throw new BundleError("data-foreign");
  if (raw["capicua"] > VERSION) throw new BundleError("data-newer");
  return {
    at: date(raw["at"]),
    settings: record(raw, "settings"),
    options: record(raw, "options"),
    past: list(raw, "past", asPast),
    open: list(raw, "open", asOpen),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

function date(value: unknown): number {
  const at = typeof value === "string" ? Date.parse(value) : NaN;
  if (Number.isNaN(at)) throw new BundleError("data-broken", "at");
  return at;
}

function record(raw: Record<string, unknown>, name: string): Record<string, unknown> {
  const value = raw[name];
  if (!isRecord(value)) throw new BundleError("data-broken", name);
  return value;
}

function list<T>(raw: Record<string, unknown>, name: string, as: (one: unknown) => T | null): T[] {
  const value = raw[name];
  if (!Array.isArray(value)) throw new BundleError("data-broken", name);
  return value.map((one, at) => {
    const read = as(one);
    if (read === null) throw new BundleError("data-broken", `${name} ${String(at + 1)}`);
    return read;
  });
}

function asOpen(value: unknown): OpenMatch | null {
  if (!isRecord(value) || !isRecord(value["saved"]) || !Array.isArray(value["rows"])) return null;
  const { room, game, round, over, at } = value["saved"];
  const { rows } = value;
  const right =
    typeof room === "string" &&
    typeof game === "string" &&
    typeof round === "number" &&
    typeof over === "boolean" &&
    typeof at === "number" &&
    rows.length > 0 &&
    rows.every((row) => typeof row === "string" && parsed(row) !== null);
  return right ? { saved: { room, game, round, over, at }, rows: rows as string[] } : null;
}
