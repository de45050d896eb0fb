import { announce } from "../ui/Live.svelte";
import { play, type Sound } from "../sound";
import type { Args, View } from "../net/terms";
import type { State, Tiding } from "../wire";
import { tidingSpeech, turnText, wireSpeech } from "./words";

/** What some tidings sound like; a tile that comes to the board clacks whatever its text. */
const SOUNDS: Readonly<Record<string, Sound>> = { "event-passed": "knock" };

/**
 * Follows the table from one state to the next: says and sounds what happened, remembers from where tiles
 * travel, and keeps the focus where the player was.
 */
export class Follower {
  #from: DOMRect | null = null;
  #you: number | null = null;

  constructor(
    readonly root: () => HTMLElement | null,
    readonly hand: () => { focus: () => void } | null,
  ) {}

  readonly watch = (message: State, before: View | null): (() => void) => {
    this.#you = message.view.you;
    this.#from = this.#leaving(message, before);
    const held = document.activeElement !== document.body;
    return () => {
      this.#say(message, before);
      if (held && document.activeElement === document.body) this.#focus();
    };
  };

  /** Where the newest tile of a seat comes from. */
  readonly origin = (seat: number): DOMRect | null => {
    if (seat === this.#you) return this.#from;
    const place = this.root()?.querySelector(`[data-seat="${String(seat)}"]`);
    const backs = place?.querySelector(`[data-place="hand:${String(seat)}"]`);
    const box = backs?.getBoundingClientRect();
    return box !== undefined && box.width > 0 ? box : (place?.getBoundingClientRect() ?? null);
  };

  refused(code: string, args: Args, view: View): void {
    announce(wireSpeech(code, args, view));
  }

  /** Whether somebody is at what a strip says. */
  reads(): boolean {
    return (this.root()?.querySelector(".notes:is(:hover, :focus-within)") ?? null) !== null;
  }

  /** The box of my tile that is about to leave the hand. */
  #leaving({ view }: State, before: View | null): DOMRect | null {
    const now = [...(view.picture.own?.hand ?? [])];
    // Of two copies of a tile one may stay.
    const gone = before?.picture.own?.hand.find((tile) => {
      const at = now.indexOf(tile);
      if (at >= 0) now.splice(at, 1);
      return at < 0;
    });
    const tile = this.root()?.querySelector(`.hand [data-tile="${gone ?? ""}"]`);
    return tile?.getBoundingClientRect() ?? null;
  }

  #say({ events, view }: State, before: View | null): void {
    const turn = turnText(view);
    const told = before !== null && turnText(before) === turn && events.length === 0;
    announce(...events.map((tiding) => tidingSpeech(tiding, view)));
    if (turn !== null && !told) announce(turn);
    for (const sound of new Set(events.map(soundOf))) if (sound !== null) play(sound);
    const mine = view.picture.table.turn === view.you && before?.picture.table.turn !== view.you;
    if (mine && view.you !== null && document.hidden) play("turn");
  }

  /** Back to the hand, which may take a frame to lay itself out; else to the heading. */
  #focus(): void {
    this.hand()?.focus();
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) this.hand()?.focus();
      if (document.activeElement === document.body) this.root()?.querySelector("h1")?.focus();
    });
  }
}

function soundOf({ text, motion }: Tiding): Sound | null {
  if (motion?.target === "board" || motion?.target === "trick") return "clack";
  if (motion !== null) return "slide";
  return SOUNDS[text] ?? null;
}
