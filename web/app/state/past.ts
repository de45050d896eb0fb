/** A match that was finished on this device, and what many of them say. */

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
  /** Whom it was played against: bots of this level, `PEOPLE`, or `OTHER`. */
  against: string;
}

export const PEOPLE = "people";
/** Bots of several levels, or a match from before levels were kept. */
export const OTHER = "other";

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

/** A stored match, null where it is of another kind. Those of earlier versions do not say whom they were against. */
export function asPast(value: unknown): Past | null {
  const { id, style, tradition, at, sides, mine, against } = (value ?? {}) as Partial<Past>;
  const right =
    isText(id) &&
    isText(style) &&
    isText(tradition) &&
    typeof at === "number" &&
    // Beyond it there are no dates.
    Math.abs(at) <= 8.64e15 &&
    Array.isArray(sides) &&
    sides.every(isSide) &&
    typeof mine === "number" &&
    sides[mine] !== undefined;
  if (!right) return null;
  return { id, style, tradition, at, sides, mine, against: isText(against) ? against : OTHER };
}

/** A seat of the others: a bot with its level, or somebody. */
export interface Opponent {
  kind: string;
  level: string | null;
}

/** Whom a match was against, by the seats of the other sides. */
export function againstOf(others: readonly Opponent[]): string {
  if (others.some(({ kind }) => kind !== "bot")) return PEOPLE;
  const levels = new Set(others.map(({ level }) => level ?? OTHER));
  const [level = OTHER] = levels;
  return levels.size === 1 ? level : OTHER;
}

/** Matches and wins of one style against one kind of opponents. A shared first place is no win. */
export interface Tally {
  style: string;
  against: string;
  matches: number;
  won: number;
}

function isWon({ sides, mine }: Past): boolean {
  return sides[mine]?.place === 1 && sides.filter(({ place }) => place === 1).length === 1;
}

/** Counts matches by style and opponents; what was played most comes first, styles together. */
export function tally(all: readonly Past[]): Tally[] {
  const rows = new Map<string, Tally>();
  const played = new Map<string, number>();
  for (const match of all) {
    const { style, against } = match;
    const key = JSON.stringify([style, against]);
    const row = rows.get(key) ?? { style, against, matches: 0, won: 0 };
    row.matches += 1;
    row.won += Number(isWon(match));
    rows.set(key, row);
    played.set(style, (played.get(style) ?? 0) + 1);
  }
  const often = (style: string): number => played.get(style) ?? 0;
  return [...rows.values()].sort(
    (a, b) =>
      often(b.style) - often(a.style) ||
      a.style.localeCompare(b.style) ||
      b.matches - a.matches ||
      a.against.localeCompare(b.against),
  );
}
