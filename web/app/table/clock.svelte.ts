/** Seconds that go on between two messages. */

import type { Session } from "../net/session.svelte";

const STEP = 250;

/** `left` and `countdown` as of now, counted on from the last message; null where nothing runs. */
export class Ticker {
  #now = $state(performance.now());

  constructor(readonly session: Session) {
    $effect(() => {
      if (!this.#running) return undefined;
      this.#now = performance.now();
      const timer = setInterval(() => {
        this.#now = performance.now();
      }, STEP);
      return () => {
        clearInterval(timer);
      };
    });
  }

  get #running(): boolean {
    const { view } = this.session;
    return view !== null && (view.clock !== null || view.countdown !== null);
  }

  #after(seconds: number): number {
    return Math.max(0, seconds - Math.max(0, this.#now - this.session.received) / 1000);
  }

  /** Seconds left of the turn of `seat`. */
  seconds(seat: number): number | null {
    const clock = this.session.view?.clock;
    return clock?.seat === seat ? Math.ceil(this.#after(clock.seconds)) : null;
  }

  /** The part of the turn of `seat` that is left, from 1 to 0. */
  part(seat: number): number | null {
    const clock = this.session.view?.clock;
    if (clock?.seat !== seat || clock.of <= 0) return null;
    return Math.min(1, this.#after(clock.seconds) / clock.of);
  }

  /** Seconds until the stage ends by itself. */
  countdown(): number | null {
    const seconds = this.session.view?.countdown ?? null;
    return seconds === null ? null : Math.ceil(this.#after(seconds));
  }
}
