/** From one version of the app to the next: whole, by one reload, and never in mid-round. */

import { ACTIVATE } from "./engine";
import { roundAnywhere } from "./round.svelte";

/** A new version takes over within moments; where it does not, one goes on with the old one. */
const PATIENCE = 4000;
/** After the last file of a page has come. */
const QUIET = 200;
/** So long a new version may take to be loaded. */
const LOADING = 20_000;

function container(): ServiceWorkerContainer | null {
  return "serviceWorker" in navigator ? navigator.serviceWorker : null;
}

/** Lets a waiting version take over. Whether it did. */
function activate(waiting: ServiceWorker): Promise<boolean> {
  return new Promise((resolve) => {
    container()?.addEventListener(
      "controllerchange",
      () => {
        resolve(true);
      },
      { once: true },
    );
    setTimeout(() => {
      resolve(false);
    }, PATIENCE);
    waiting.postMessage(ACTIVATE);
  });
}

/** Before anything is shown: takes a version that waits. Whether the page must be loaded again. */
export async function renewAtStart(): Promise<boolean> {
  if (!container()?.controller) return false;
  const waiting = (await container()?.getRegistration())?.waiting;
  if (!waiting || (await roundAnywhere())) return false;
  await settled();
  return activate(waiting);
}

/** A request in the moment of the change wakes the old version, and Chromium then leaves it in charge. */
function settled(): Promise<void> {
  return new Promise((resolve) => {
    const then = (): void => void setTimeout(resolve, QUIET);
    if (document.readyState === "complete") then();
    else addEventListener("load", then);
  });
}

/** Takes the new version and loads the page again; false where a round is played in another page. */
export async function renew(): Promise<boolean> {
  if (await roundAnywhere()) return false;
  const waiting = (await container()?.getRegistration())?.waiting;
  if (waiting) await activate(waiting);
  location.reload();
  return true;
}

/** The server speaks another version: looks for the app's own new one first, then as `renew`. */
export async function catchUp(): Promise<boolean> {
  const registration = await container()?.getRegistration();
  await registration?.update().catch(() => undefined);
  const coming = registration?.installing;
  if (coming) await installed(coming);
  return renew();
}

function installed(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, LOADING);
    worker.addEventListener("statechange", () => {
      if (worker.state !== "installing") resolve();
    });
  });
}
