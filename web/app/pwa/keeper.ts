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

let registration: ServiceWorkerRegistration | undefined;
let controlled: boolean | undefined;

/** Keeps the app: when the first screen can be used, and again when somebody `asked` for it, megabytes and all. */
export async function keep(asked: boolean): Promise<void> {
  if (!import.meta.env.PROD || !secure() || !("serviceWorker" in navigator)) {
    keeping.state = "unable";
    return;
  }
  keeping.state = "working";
  if (controlled === undefined) followController();
  try {
    registration ??= follow(await navigator.serviceWorker.register("/sw.js"));
    await navigator.serviceWorker.ready;
    keeping.state = await engineState(!asked && sparing(connection()));
  } catch (error) {
    const full = error instanceof DOMException && error.name === "QuotaExceededError";
    keeping.state = full ? "full" : "failed";
  }
}

function connection(): Connection | undefined {
  return (navigator as { connection?: Connection }).connection;
}

/** Brings what is missing of the engine; with `onlyLook` it says what there is and leaves it. */
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

function follow(followed: ServiceWorkerRegistration): ServiceWorkerRegistration {
  const look = (): void => {
    // The very first version waits for nobody.
    if (followed.waiting && navigator.serviceWorker.controller) keeping.fresh = true;
  };
  look();
  followed.addEventListener("updatefound", () => {
    const worker = followed.installing;
    worker?.addEventListener("statechange", () => {
      look();
      if (worker.state === "redundant" && followed.active === null) {
        keeping.state = "failed";
        registration = undefined;
      }
    });
  });
  const ask = (): void => {
    void followed.update().catch(() => undefined);
  };
  setInterval(ask, LOOK_AGAIN);
  addEventListener("online", ask);
  return followed;
}

/** Another page let a new version take over: this one follows, or offers it when its round is over. */
function followController(): void {
  controlled = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (!controlled) controlled = true;
    else if (inRound()) keeping.fresh = true;
    else location.reload();
  });
}
