/** Whether a round is being played, in this page or in another one: nothing reloads it then. */

const LOCK = "capicua-round";

const state = $state({ on: false });
/** Counts the rounds of this page: a lock that is granted late is let go at once. */
let turn = 0;
let release: () => void = () => undefined;

export function inRound(): boolean {
  return state.on;
}

/** Says that this page is in a round, or no more. */
export function setRound(on: boolean): void {
  if (on === state.on) return;
  state.on = on;
  turn += 1;
  release();
  release = () => undefined;
  if (on) hold(turn);
}

/** Other pages see the lock, and it goes with the page. Without a secure context there is no need of it. */
function hold(mine: number): void {
  if (!("locks" in navigator)) return;
  const held = (): Promise<void> | undefined => {
    if (mine !== turn) return undefined;
    return new Promise((resolve) => {
      release = resolve;
    });
  };
  void navigator.locks.request(LOCK, { mode: "shared" }, held);
}

/** Whether a round is played in any page of this browser. */
export async function roundAnywhere(): Promise<boolean> {
  if (!("locks" in navigator)) return state.on;
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === LOCK);
}
