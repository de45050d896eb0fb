import type { Session } from "../net/session.svelte";
import type { View } from "../net/terms";
import { wireText } from "../table/words";
import type { State, Tiding } from "../wire";
import { changes } from "./terms";

/** Milliseconds for which news stand. */
const STANDS = 6000;

/** What the room tells of itself: who comes and goes, and what the host decides. */
const OF_THE_ROOM = new Set([
  "event-away",
  "event-back",
  "event-bot-sits-in",
  "event-changed",
  "event-filled",
  "event-gone",
  "event-host",
  "event-joined",
  "event-kicked",
  "event-left",
  "event-moved",
  "event-rematch",
]);

/** The last news of a room, for a few seconds. */
export class News {
  text = $state<string | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(session: Session) {
    session.watch((message, before) => {
      this.#see(message, before);
      return undefined;
    });
  }

  #see({ events, view }: State, before: View | null): void {
    const told = events
      .filter(({ text }) => OF_THE_ROOM.has(text))
      .map((tiding) =>
        tiding.text === "event-changed" && before !== null
          ? changes(before, view)
          : sentence(tiding, view),
      );
    if (told.length === 0) return;
    this.text = told.join(" · ");
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.text = null), STANDS);
  }

  end(): void {
    clearTimeout(this.#timer);
  }
}

function sentence({ text, seat, args }: Tiding, view: View): string {
  return wireText(text, seat === null ? args : { seat: { seat }, ...args }, view);
}
