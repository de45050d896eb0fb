import type { View } from "../net/terms";

/** Whether there is a seat to take: an empty one, or a bot's own that nobody waits for. */
export function hasFreeSeat({ seats }: View): boolean {
  return seats.some(({ kind, next }) => (kind === "empty" || kind === "bot") && next === "");
}
