import type { Session } from "../net/session.svelte";

/** The tiles I have chosen, by their keys in the hand: for the decision on the table, else none. */
export class Selection {
  #made = $state.raw<{ round: number; ply: number; keys: readonly string[] } | null>(null);
  readonly keys: readonly string[] = $derived.by(() => this.#current());

  constructor(readonly session: Session) {}

  set(...keys: string[]): void {
    const { view } = this.session;
    if (view !== null) this.#made = { round: view.round, ply: view.ply, keys };
  }

  toggle(key: string): void {
    const without = this.keys.filter((other) => other !== key);
    this.set(...without, ...(without.length < this.keys.length ? [] : [key]));
  }

  #current(): readonly string[] {
    const { view } = this.session;
    const made = this.#made;
    return made !== null && made.round === view?.round && made.ply === view.ply ? made.keys : [];
  }
}
