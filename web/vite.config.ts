import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** Where `capicua serve` listens while the client is developed with `npm run dev`. */
const server = process.env["CAPICUA_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
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
