/** Starts Python with the engine in it. Works in a worker and in Node alike. */

import { loadPyodide } from "pyodide";
import type { PyDict } from "pyodide/ffi";
import { info } from "pyodide/pyodide-lock.json";

/** A room and its only person: capicua.offline.host.Host. Times are seconds since it was opened. */
export interface Host {
  readonly seq: number;
  readonly ended: boolean;
  readonly rates: string;
  hear(frame: string, seconds: number): string;
  come(seconds: number): string;
  wake(seconds: number): string;
  take(): Texts;
  show(seconds: number): Texts;
  wait(seconds: number): number;
  think(): void;
  summary(): string;
  destroy(): void;
}

interface Texts {
  toJs(): string[];
  destroy(): void;
}

/** Gives the texts of a list that Python made, and the list back to Python. */
export function textsOf(list: Texts): string[] {
  const texts = list.toJs();
  list.destroy();
  return texts;
}

export interface Engine {
  make(room: string, wish: string): string;
  /** Throws for rows that this version cannot read. */
  open(rows: string[], pace: string, rates: string): Host;
}

/** No packages but the standard library: without this list, one would be fetched. */
const PACKAGES = JSON.stringify({ info, packages: {} });

const ENTER = `
import sys
import time

sys.path.insert(0, "/engine.zip")
from capicua.offline.host import make, open_room

def open_here(rows, pace, rates):
    return open_room(list(rows), pace, time.perf_counter, lambda count: entropy(count).to_bytes(), rates)
`;

function entropy(count: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(count));
}

/** Python from the folder `python`, with the engine that `engine` brings. */
export async function startPython(
  python: string,
  engine: Promise<ArrayBuffer | Uint8Array>,
): Promise<Engine> {
  const [loaded, code] = await Promise.all([
    loadPyodide({ indexURL: python, lockFileContents: PACKAGES, packageBaseUrl: python }),
    engine,
  ]);
  loaded.FS.writeFile("/engine.zip", new Uint8Array(code));
  const names = loaded.globals as PyDict;
  names.set("entropy", entropy);
  loaded.runPython(ENTER);
  return {
    make: names.get("make") as Engine["make"],
    open: names.get("open_here") as Engine["open"],
  };
}
