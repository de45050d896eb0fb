/** The options of a style as a form shows them, and what of them is chosen. No option is known by name here. */

import type { Game, Option, Value } from "../net/api";
import { isRecord, read, write } from "../state/stored";

export type Chosen = Readonly<Record<string, Value>>;

/** Under which the device keeps what was chosen the last time, by style. */
export const OPTIONS = "capicua-options";
const SWITCH = ["on", "off"];

/** What a form shows of an option: its choices, or the numbers that are offered with the usual one among them. */
export function choicesOf(option: Option): Value[] {
  if (option.choices.length > 0) return option.choices;
  return [...new Set([...option.offer, Number(option.default)])].sort((a, b) => a - b);
}

export function isSwitch(option: Option): boolean {
  return option.choices.length === 2 && option.choices.every((one) => SWITCH.includes(String(one)));
}

/** The value that an option has: what was chosen if it may be, else the usual one. */
export function valueOf(option: Option, chosen: Chosen): Value {
  const value = chosen[option.name];
  return value !== undefined && choicesOf(option).includes(value) ? value : option.default;
}

/** The options that count with what is chosen. */
export function shown(game: Game, chosen: Chosen): Option[] {
  const counting: Option[] = [];
  for (const option of game.options) {
    const { when } = option;
    const other = counting.find(({ name }) => name === when?.name);
    if (when === null || (other !== undefined && valueOf(other, chosen) === when.value)) {
      counting.push(option);
    }
  }
  return counting;
}

/** What is to be sent: the options that count and are not as usual. */
export function wish(game: Game, chosen: Chosen): Chosen {
  return Object.fromEntries(
    shown(game, chosen)
      .map((option) => [option.name, valueOf(option, chosen), option.default] as const)
      .filter(([, value, usual]) => value !== usual)
      .map(([name, value]) => [name, value]),
  );
}

/** What this device chose the last time. */
export function remembered(game: Game): Chosen {
  const all = read(OPTIONS);
  const own = isRecord(all) ? all[game.id] : null;
  if (!isRecord(own)) return {};
  return Object.fromEntries(
    Object.entries(own).filter((entry): entry is [string, Value] =>
      ["string", "number"].includes(typeof entry[1]),
    ),
  );
}

export function remember(game: Game, chosen: Chosen): void {
  const all = read(OPTIONS);
  write(OPTIONS, { ...(isRecord(all) ? all : {}), [game.id]: chosen });
}
