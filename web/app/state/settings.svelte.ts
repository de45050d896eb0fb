/** What the device remembers. */

export type Theme = "system" | "light" | "dark" | "contrast";
export const THEMES: readonly Theme[] = ["system", "light", "dark", "contrast"];

interface Settings {
  lang: string | null;
  theme: Theme;
  sound: boolean;
  volume: number;
  sorted: boolean;
  name: string;
}

const KEY = "capicua";
const DEFAULTS: Settings = {
  lang: null,
  theme: "system",
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
  if (typeof raw["sound"] === "boolean") kept.sound = raw["sound"];
  if (typeof raw["volume"] === "number") kept.volume = Math.min(1, Math.max(0, raw["volume"]));
  if (typeof raw["sorted"] === "boolean") kept.sorted = raw["sorted"];
  if (typeof raw["name"] === "string") kept.name = raw["name"];
  return kept;
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
