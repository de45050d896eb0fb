/// <reference lib="webworker" />

/** Keeps the client on the device and answers for the server where that is not reached. */

import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  type PrecacheEntry,
  precacheAndRoute,
} from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";

import { ACTIVATE, dropOld, ENGINE, fetchMissing, fromCache, kept } from "../app/pwa/engine";

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (PrecacheEntry | string)[] };

precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();

// The page knows its own addresses; a name with a dot is a file, and the rest here is the server's.
registerRoute(
  new NavigationRoute(createHandlerBoundToURL("/"), {
    denylist: [/\.[^/]*$/, /^\/(api|ws)\//, /^\/(health|ready)$/],
  }),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(ENGINE),
  ({ request }) => fromCache(request),
);

// Who has the engine keeps it over a new version: what is new of it comes with the version.
self.addEventListener("install", (event) => {
  event.waitUntil(kept().then((has) => (has ? fetchMissing().catch(() => undefined) : undefined)));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), dropOld().catch(() => undefined)]));
});

// A new version waits until a page says that nothing is interrupted.
self.addEventListener("message", ({ data }) => {
  if (data === ACTIVATE) void self.skipWaiting();
});
