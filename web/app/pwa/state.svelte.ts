/** How far the device keeps the app, for who shows it. `keeper.ts` brings it about. */

/**
 * `unable`: no secure address, or a browser that cannot. `working`: on its way. `waiting`: this browser saves data,
 * so that the large files come only when asked for. `partial`: the app is kept, an engine was not built.
 */
export type Keeping =
  "unknown" | "unable" | "working" | "waiting" | "partial" | "ready" | "full" | "failed";

export const keeping = $state<{
  state: Keeping;
  /** From 0 to 1, of the large files. */
  share: number;
  /** What is missing of them, not compressed. */
  bytes: number;
  /** A new version waits to take over. */
  fresh: boolean;
}>({ state: "unknown", share: 0, bytes: 0, fresh: false });

/** Whether the address allows a page to be kept: HTTPS, or this very machine. */
export function secure(): boolean {
  return isSecureContext;
}

/** Fetches the code that keeps the app, and lets it. Where nobody `asked`, megabytes wait if the browser saves data. */
export async function startKeeping(asked = false): Promise<void> {
  try {
    const { keep } = await import("./keeper");
    await keep(asked);
  } catch {
    keeping.state = "failed";
  }
}
