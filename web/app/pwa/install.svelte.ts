/** Putting the app among those of the device. */

interface Prompt extends Event {
  prompt(): Promise<unknown>;
  userChoice: Promise<{ outcome: "accepted" | "dismissed" }>;
}

/** `offer`: the browser can be asked. `share`: an iPhone or iPad, where one does it by hand. `none`: no way known. */
export type InstallWay = "installed" | "offer" | "share" | "none";

const state = $state<{ prompt: Prompt | null; done: boolean }>({ prompt: null, done: false });

/** The browser says early, and once, that it can install the app: nobody is asked unless they look for it. */
export function listenForInstall(): void {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    state.prompt = event as Prompt;
  });
  addEventListener("appinstalled", () => {
    state.prompt = null;
    state.done = true;
  });
}

/** An iPad says that it is a Mac, with fingers. */
export function isApple(agent: string, touches: number): boolean {
  return /iPhone|iPad|iPod/.test(agent) || (/Macintosh/.test(agent) && touches > 1);
}

export function installWay(): InstallWay {
  const standalone =
    matchMedia("(display-mode: standalone)").matches ||
    ("standalone" in navigator && navigator.standalone === true);
  if (state.done || standalone) return "installed";
  if (state.prompt !== null) return "offer";
  return isApple(navigator.userAgent, navigator.maxTouchPoints) ? "share" : "none";
}

/** Asks the browser to ask; it lets itself be asked once. */
export async function install(): Promise<void> {
  const { prompt } = state;
  state.prompt = null;
  await prompt?.prompt();
}
