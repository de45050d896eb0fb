import "@fontsource-variable/source-sans-3/wght.css";
import "../board/tokens.css";
import "./art/base.css";
import "./art/material.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { speak, wantedLanguage } from "./i18n/index.svelte";
import { listenForGesture } from "./sound";
import { startRouter } from "./state/router.svelte";

const target = document.getElementById("app");
if (target === null) throw new Error("index.html has no element #app");

startRouter();
listenForGesture();
await speak(wantedLanguage());
target.replaceChildren();
mount(App, { target });
