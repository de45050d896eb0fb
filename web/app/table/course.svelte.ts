/** What happens at a table by itself: an end that is seen before its sheet, a refusal that is told. */

import { untrack } from "svelte";

import type { Session } from "../net/session.svelte";
import type { View } from "../net/terms";
import type { Follower } from "./follow";

/** The last tile is seen before the sheet covers it: so long, and at most this part of the stage. */
const LOOK_FIRST = 1100;
const LOOK_PART = 0.15;
const REFUSAL_SHOWS = 6000;
/** While it is pointed at or has the focus it stays, and is looked after so often. */
const REFUSAL_STAYS = 1000;

/** Whether the end of a round has been looked at long enough. */
export class Reveal {
  seen = $state(false);
  /** The account of the round, whose code comes while the round is played. */
  readonly sheet = () => import("./Result.svelte");

  constructor(view: () => View, ended: () => boolean) {
    this.seen = untrack(ended);
    $effect(() => {
      if (!ended()) {
        this.seen = false;
        this.sheet().catch(() => undefined);
        return undefined;
      }
      const stage = untrack(() => view().countdown ?? Infinity) * 1000;
      const timer = setTimeout(() => (this.seen = true), Math.min(LOOK_FIRST, stage * LOOK_PART));
      return () => {
        clearTimeout(timer);
      };
    });
  }
}

/** Says why a move was refused, and forgets it when its strip has been seen. */
export function tellRefusals(session: Session, follower: Follower, view: () => View): void {
  $effect(() => {
    if (session.refused === null) return undefined;
    const { code, args } = session.refused;
    untrack(() => {
      follower.refused(code, args, view());
    });
    let timer = setTimeout(pass, REFUSAL_SHOWS);
    function pass(): void {
      if (follower.reads()) timer = setTimeout(pass, REFUSAL_STAYS);
      else session.forget();
    }
    return () => {
      clearTimeout(timer);
    };
  });
}
