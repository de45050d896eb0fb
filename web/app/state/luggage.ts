/** Takes what the device keeps along, and brings it in again. */

import { OPTIONS } from "../game/options";
import { type Bundle, type OpenMatch, writeBundle } from "./bundle";
import { addPast, lookBack, past } from "./past.svelte";
import { change, readSettings, settings } from "./settings.svelte";
import { isRecord, read, write } from "./stored";

/** Where the unfinished matches are. `add` adds those that are not there, or none; it returns what undoes it. */
export interface OpenMatches {
  all(): Promise<OpenMatch[]>;
  add(matches: readonly OpenMatch[]): Promise<() => Promise<void>>;
}

/** The file's text. */
export async function takeAlong(now: number, matches: OpenMatches): Promise<string> {
  await lookBack();
  const options = read(OPTIONS);
  return writeBundle({
    at: now,
    settings: { ...settings },
    options: isRecord(options) ? options : {},
    past: [...past()],
    open: await matches.all(),
  });
}

/** Adds what the file holds, whole; rejects where it cannot be stored, and then nothing has changed. */
export async function bringIn(bundle: Bundle, matches: OpenMatches): Promise<void> {
  const undo = await matches.add(bundle.open);
  try {
    await addPast(bundle.past);
  } catch (error) {
    await undo();
    throw error;
  }
  await lookBack();
  if (Object.keys(bundle.options).length > 0) write(OPTIONS, bundle.options);
  change(readSettings(JSON.stringify(bundle.settings)));
}
