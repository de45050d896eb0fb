import type { Plugin } from "vite";
import { VitePWA } from "vite-plugin-pwa";

import { manifestIcons } from "./icons.ts";

/** The colour of the cloth, behind the window's title and while the app starts. */
const CLOTH = "#205159";
const PAPER = "#f1efec";

/** The worker is built by itself, as quietly as the rest; its libraries have a list of their own for the about page. */
const worker: Plugin = {
  name: "service-worker",
  config: () => ({ logLevel: "warn", build: { license: { fileName: "licences/worker.json" } } }),
};

/**
 * What makes the client an app: its manifest, and a service worker that keeps it.
 * The worker keeps all files of the client except the offline engine, which has a cache of its own.
 */
export function pwa(): Plugin[] {
  return VitePWA({
    strategies: "injectManifest",
    srcDir: "worker",
    filename: "sw.ts",
    // The client registers it itself, once its first screen is there.
    injectRegister: false,
    manifest: {
      id: "/",
      start_url: "/",
      scope: "/",
      name: "Capicua",
      short_name: "Capicua",
      description: "Dominoes by the rules of each table: online, with bots, and offline.",
      categories: ["games"],
      display: "standalone",
      theme_color: CLOTH,
      background_color: PAPER,
      icons: manifestIcons,
    },
    injectManifest: {
      globPatterns: ["**/*.{js,css,html,svg,png,woff2,webmanifest}", "{engine,licences}/*.json"],
      globIgnores: ["sw.js", "engine/!(files.json)"],
      // The server has the page at "/" alone.
      manifestTransforms: [
        (entries) => ({
          manifest: entries.map((entry) =>
            entry.url === "index.html" ? { ...entry, url: "/" } : entry,
          ),
          warnings: [],
        }),
      ],
      dontCacheBustURLsMatching: /^assets\//,
      rollupFormat: "iife",
      buildPlugins: { vite: [worker] },
    },
  });
}
