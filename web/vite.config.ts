import { readFile } from "node:fs/promises";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

import { compressed, engine, withoutNode } from "./build/engine.ts";
import { icons } from "./build/icons.ts";
import { pwa } from "./build/pwa.ts";

/** Where `capicua serve` listens while the client is developed with `npm run dev`. */
const server = process.env["CAPICUA_SERVER"] ?? "http://127.0.0.1:8000";

/** Of a rules catalog what the home page and the tables show. Asked for as `?head`; the clauses come when they are read. */
const HEAD = /^(?:title|summary|origin) *=.*(?:\n[ \t]+.*)*/gm;

/** A catalog without what only its translators read. Asked for as `?texts`. */
const ASIDE = /^#.*\n/gm;

function catalogs(): Plugin {
  return {
    name: "catalogs",
    enforce: "pre",
    async load(id) {
      const [path = "", query] = id.split("?");
      if (query !== "head" && query !== "texts") return null;
      this.addWatchFile(path);
      const source = await readFile(path, "utf8");
      const texts =
        query === "head" ? (source.match(HEAD) ?? []).join("\n") : source.replace(ASIDE, "");
      return `export default ${JSON.stringify(texts)};`;
    },
  };
}

export default defineConfig({
  plugins: [catalogs(), engine(), svelte(), icons(), pwa(), compressed()],
  worker: { format: "es", plugins: () => [withoutNode()] },
  // Tests mount components, which only the browser's half of Svelte can.
  resolve: process.env["VITEST"] === undefined ? {} : { conditions: ["browser"] },
  build: {
    // Inside the Python package: the wheel ships the built client and needs no Node.
    outDir: "../src/capicua/server/static",
    emptyOutDir: true,
    target: "es2022",
    // One content-security-policy for all: nothing is inlined as a data: address.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // How long the plugins took is no news to who only wants to play.
    rolldownOptions: { checks: { bundlerTimings: false } },
    // For the about page.
    license: { fileName: "licences/client.json" },
  },
  server: {
    // The catalogs are shared with the terminal and live in the Python package.
    fs: { allow: [".", "../src/capicua/locales", "../vectors"] },
    proxy: {
      "/api": server,
      "/ws": { target: server, ws: true },
    },
  },
  test: {
    include: ["{app,board,offline}/**/*.test.ts"],
    environment: "node",
  },
});
