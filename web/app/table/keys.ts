/** Which key means what at the table. Arrows and Enter in the hand are the hand's own. */

export type Intent = "left" | "right" | "pass" | "draw" | "describe" | "help" | "cancel";

const LETTERS: Readonly<Record<string, Intent>> = {
  l: "left",
  r: "right",
  p: "pass",
  d: "draw",
  b: "describe",
  "?": "help",
  Escape: "cancel",
};

/** The intent of a key, null for every other one. While an end is asked for, the arrows choose it too. */
export function intent(event: KeyboardEvent, asked: boolean): Intent | null {
  if (event.ctrlKey || event.metaKey || event.altKey || writing(event.target)) return null;
  if (asked && event.key === "ArrowLeft") return "left";
  if (asked && event.key === "ArrowRight") return "right";
  return LETTERS[event.key.length === 1 ? event.key.toLowerCase() : event.key] ?? null;
}

function writing(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, select, textarea, dialog") !== null;
}
