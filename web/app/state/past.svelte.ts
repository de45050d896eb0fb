/** The matches that were finished on this device. They stay here. */

export interface PastSide {
  names: string[];
  score: number;
  /** Shared places have one number. */
  place: number;
}

export interface Past {
  /** The room and the round it ended with: what tells one match from every other. */
  id: string;
  style: string;
  tradition: string;
  /** Milliseconds since 1970. */
  at: number;
  sides: PastSide[];
  /** The side of who played here. */
  mine: number;
}

const KEY = "capicua-past";
const MOST = 200;

const state = $state<{ all: readonly Past[]; blocked: boolean }>({ all: [], blocked: false });

function isText(value: unknown): value is string {
  return typeof value === "string";
}

function isSide(value: unknown): value is PastSide {
  const { names, score, place } = (value ?? {}) as Partial<PastSide>;
  return (
    Array.isArray(names) &&
    names.every(isText) &&
    typeof score === "number" &&
    typeof place === "number"
  );
}

function isPast(value: unknown): value is Past {
  const { id, style, tradition, at, sides, mine } = (value ?? {}) as Partial<Past>;
  return (
    [id, style, tradition].every(isText) &&
    Number.isFinite(at) &&
    Array.isArray(sides) &&
    sides.every(isSide) &&
    typeof mine === "number" &&
    sides[mine] !== undefined
  );
}

/** What was stored, as far as it is of the right kind, the latest first. */
export function readPast(stored: string | null): Past[] {
  try {
    const raw: unknown = JSON.parse(stored ?? "[]");
    return Array.isArray(raw) ? raw.filter(isPast) : [];
  } catch {
    return [];
  }
}

/** A list with a match in front, once, and never longer than what one looks through. */
export function withMatch(all: readonly Past[], match: Past): Past[] {
  if (all.some(({ id }) => id === match.id)) return [...all];
  return [match, ...all].slice(0, MOST);
}

/** Storage may be forbidden or full: then nothing is kept, and `pastBlocked` says so. */
function store(change: (all: Past[]) => Past[]): void {
  try {
    const stored = localStorage.getItem(KEY);
    const all = change(readPast(stored));
    const fresh = JSON.stringify(all);
    if (fresh !== stored) localStorage.setItem(KEY, fresh);
    state.all = all;
    state.blocked = false;
  } catch {
    state.blocked = true;
  }
}

/** Reads the list anew: another page may have added to it. */
export function lookBack(): void {
  store((all) => all);
}

export function remember(match: Past): void {
  store((all) => withMatch(all, match));
}

export function forgetAll(): void {
  store(() => []);
}

export function past(): readonly Past[] {
  return state.all;
}

export function pastBlocked(): boolean {
  return state.blocked;
}
