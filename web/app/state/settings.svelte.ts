/** What the device remembers. */

export type Theme = "system" | "light" | "dark" | "contrast";
export const THEMES: readonly Theme[] = ["system", "light", "dark", "contrast"];

/** What tiles are made of, and how their numbers are shown. */
export const TILES = ["table", "bone", "black", "big", "numerals", "strong"] as const;
/** The surfaces a table may have; the first is the game's own. */
export const SURFACES = ["own", "petrol", "blue", "pine", "celadon", "sorrel"] as const;
export const SIZES = [1, 1.15, 1.3] as const;

interface Settings {
  lang: string | null;
  theme: Theme;
  /** Sliders from 0 to 1; at a half the table is as it was made. */
  contrast: number;
  grain: number;
  warmth: number;
  tiles: (typeof TILES)[number];
  /** Each number has a colour. */
  coloured: boolean;
  surface: (typeof SURFACES)[number];
  lefty: boolean;
  size: (typeof SIZES)[number];
  sound: boolean;
  volume: number;
  sorted: boolean;
  name: string;
}

const KEY = "capicua";
const DEFAULTS: Settings = {
  lang: null,
  theme: "system",
  contrast: 0.5,
  grain: 0.5,
  warmth: 0.5,
  tiles: "table",
  coloured: false,
  surface: "own",
  lefty: false,
  size: 1,
  sound: true,
  volume: 0.7,
  sorted: false,
  name: "",
};

/** Stored settings, each taken only when it is of the right kind: an older or foreign entry breaks nothing. */
export function readSettings(stored: string | null): Settings {
  const raw = parse(stored);
  const kept = { ...DEFAULTS };
  if (typeof raw["lang"] === "string") kept.lang = raw["lang"];
  if (THEMES.some((theme) => theme === raw["theme"])) kept.theme = raw["theme"] as Theme;
  kept.tiles = oneOf(TILES, raw["tiles"]) ?? kept.tiles;
  kept.surface = oneOf(SURFACES, raw["surface"]) ?? kept.surface;
  kept.size = oneOf(SIZES, raw["size"]) ?? kept.size;
  for (const name of ["volume", "contrast", "grain", "warmth"] as const) {
    const value = raw[name];
    if (typeof value === "number") kept[name] = Math.min(1, Math.max(0, value));
  }
  for (const name of ["sound", "sorted", "coloured", "lefty"] as const) {
    const value = raw[name];
    if (typeof value === "boolean") kept[name] = value;
  }
  if (typeof raw["name"] === "string") kept.name = raw["name"];
  return kept;
}

function oneOf<T>(all: readonly T[], value: unknown): T | undefined {
  return all.find((one) => one === value);
}

function parse(stored: string | null): Record<string, unknown> {
  try {
    const raw: unknown = JSON.parse(stored ?? "{}");
    return typeof raw === "object" && raw !== null ? (raw as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Storage may be forbidden: then the device forgets, and that is all. */
function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export const settings = $state<Settings>(readSettings(stored()));

export function change(values: Partial<Settings>): void {
  Object.assign(settings, values);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Not remembered.
  }
}
