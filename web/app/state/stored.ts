/** What the device keeps under a key, as far as it can be read. Storage may be forbidden: then it forgets. */

/** `localStorage` stays, `sessionStorage` outlives a reload of its window alone. */
type Place = "localStorage" | "sessionStorage";

export function read(key: string, place: Place = "localStorage"): unknown {
  try {
    return JSON.parse(globalThis[place].getItem(key) ?? "null") as unknown;
  } catch {
    return null;
  }
}

export function write(key: string, value: unknown, place: Place = "localStorage"): void {
  try {
    globalThis[place].setItem(key, JSON.stringify(value));
  } catch {
    // Not remembered.
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
