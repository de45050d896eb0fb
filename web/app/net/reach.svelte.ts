/** Whether the server is reached, as far as the page knows: nobody is asked while all goes well. */

const AGAIN = 5000;

const state = $state<{ there: boolean; back: boolean }>({ there: true, back: false });
let timer: ReturnType<typeof setInterval> | undefined;

export function reached(): boolean {
  return state.there;
}

/** Whether it was lost and is there again, and nobody has taken note yet. */
export function reachedAgain(): boolean {
  return state.back;
}

export function noted(): void {
  state.back = false;
}

/** Something was not answered: from now on the server is asked until it answers. */
export function lost(): void {
  if (!state.there) return;
  state.there = false;
  state.back = false;
  timer = setInterval(() => void look(), AGAIN);
}

/** Something was answered. */
export function answered(): void {
  if (state.there) return;
  clearInterval(timer);
  state.there = true;
  state.back = true;
}

async function look(): Promise<void> {
  if (document.visibilityState !== "visible") return;
  const response = await fetch("/health", { cache: "no-store" }).catch(() => null);
  if (response?.ok === true) answered();
}

/** Hears what the device knows of its network. */
export function listenForNetwork(): void {
  addEventListener("offline", lost);
  addEventListener("online", () => void look());
}
