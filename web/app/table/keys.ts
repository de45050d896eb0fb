/** Which key means what at the table. Arrows and Enter in the hand are the hand's own. */

export type Intent =
  "left" | "right" | "pass" | "draw" | "play" | "discard" | "describe" | "talk" | "help" | "cancel";

const LETTERS: Readonly<Record<string, Intent>> = {
  l: "left",
  r: "right",
  p: "pass",
  d: "draw",
  b: "describe",
  c: "talk",
  "?": "help",
  Escape: "cancel",
};

/** What the keys choose between: nothing, the ends of a row, or tiles of the hand that are played together. */
export type Asked = "nothing" | "end" | "group";

/** The intent of a key, null for every other one. While an end is asked for, the arrows choose it too. */
export function intent(event: KeyboardEvent, asked: Asked): Intent | null {
  if (event.ctrlKey || event.metaKey || event.altKey || writing(event.target)) return null;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (asked === "end" && key === "ArrowLeft") return "left";
  if (asked === "end" && key === "ArrowRight") return "right";
  if (asked === "group" && key === "x") return "discard";
  // On any other button Enter presses that.
  if (asked === "group" && key === "Enter") return idle(event.target) ? "play" : null;
  return LETTERS[key] ?? null;
}

function idle(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return true;
  return target.closest("button, a") === null || target.closest("[data-key]") !== null;
}

function writing(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, select, textarea, dialog") !== null;
}
