import "@fontsource-variable/source-sans-3/wght.css";
import "./art/tokens.css";
import "./art/base.css";
import "./art/material.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { speak, wantedLanguage } from "./i18n/index.svelte";
import { listenForNetwork } from "./net/reach.svelte";
import { listenForInstall } from "./pwa/install.svelte";
import { renewAtStart } from "./pwa/renew";
import { startKeeping } from "./pwa/state.svelte";
import { listenForGesture } from "./sound";
import { startRouter } from "./state/router.svelte";

/** Milliseconds that the first screen has for itself. */
const QUIET = 1500;

const target = document.getElementById("app");
if (target === null) throw new Error("index.html has no element #app");

startRouter();
listenForGesture();
listenForInstall();
listenForNetwork();
await speak(wantedLanguage());
if (await renewAtStart()) location.reload();
else {
  target.replaceChildren();
  mount(App, { target });
  whenQuiet(() => void startKeeping());
}

/** After all that the first screen needs has come. */
function whenQuiet(then: () => void): void {
  const idle = (): void => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(then, { timeout: QUIET });
    else setTimeout(then, QUIET);
  };
  if (document.readyState === "complete") setTimeout(idle, QUIET);
  else addEventListener("load", () => setTimeout(idle, QUIET));
}
