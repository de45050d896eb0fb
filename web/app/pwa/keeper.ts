/** Keeps the app on the device: registers the service worker, brings the engine, looks for new versions. */

import { engineFiles, fetchMissing, missingFiles } from "./engine";
import { inRound } from "./round.svelte";
import { keeping, secure } from "./state.svelte";

/** An app that stays open for days looks for a new version so often, in milliseconds. */
const LOOK_AGAIN = 3_600_000;

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether megabytes should wait until somebody asks for them. */
export function sparing(connection: Connection | undefined): boolean {
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? "");
}

/** Starts keeping. Called once, when the first screen can be used. */
export async function keep(): Promise<void> {
  if (!import.meta.env.PROD || !secure() || !("serviceWorker" in navigator)) {
    keeping.state = "unable";
    return;
  }
  keeping.state = "working";
  followController();
  try {
    const registration = await navigator.serviceWorker.register("/sw.js");
    follow(registration);
  } catch {
    keeping.state = "failed";
    return;
  }
  await navigator.serviceWorker.ready;
  const { connection } = navigator as { connection?: Connection };
  await bringEngine(sparing(connection));
}

/** Brings what is missing of the engine; with `onlyLook` it says what there is and leaves it. */
export async function bringEngine(onlyLook = false): Promise<void> {
  try {
    keeping.state = await engineState(onlyLook);
  } catch (error) {
    const full = error instanceof DOMException && error.name === "QuotaExceededError";
    keeping.state = full ? "full" : "failed";
  }
}

async function engineState(onlyLook: boolean): Promise<"partial" | "ready" | "waiting"> {
  if ((await engineFiles()).length === 0) return "partial";
  const missing = await missingFiles();
  keeping.bytes = missing.reduce((sum, { bytes }) => sum + bytes, 0);
  if (missing.length === 0) return "ready";
  if (onlyLook) return "waiting";
  keeping.state = "working";
  await fetchMissing((done, all) => {
    keeping.share = all === 0 ? 1 : done / all;
  });
  return "ready";
}

function follow(registration: ServiceWorkerRegistration): void {
  const look = (): void => {
    // The very first version waits for nobody.
    if (registration.waiting && navigator.serviceWorker.controller) keeping.fresh = true;
  };
  look();
  registration.addEventListener("updatefound", () => {
    const worker = registration.installing;
    worker?.addEventListener("statechange", () => {
      look();
      if (worker.state === "redundant" && registration.active === null) keeping.state = "failed";
    });
  });
  const ask = (): void => {
    void registration.update().catch(() => undefined);
  };
  setInterval(ask, LOOK_AGAIN);
  addEventListener("online", ask);
}

/** Another page let a new version take over: this one follows, or offers it when its round is over. */
function followController(): void {
  let controlled = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (!controlled) controlled = true;
    else if (inRound()) keeping.fresh = true;
    else location.reload();
  });
}
