import { expect, it } from "vitest";

const GAMES = import.meta.glob("../../src/capicua/games/*.py", { query: "?raw" });
/** A game's name may stand in art alone: colours, tiles and pictures are kept by it. */
const CODE = import.meta.glob<string>(
  ["./**/*.{svelte,ts}", "../board/**/*.{svelte,ts}", "!**/*.test.ts", "!./art/**"],
  { eager: true, query: "?raw", import: "default" },
);

it("knows no game outside its art", () => {
  const names = Object.keys(GAMES).map((path) => /([^/]+)\.py$/.exec(path)?.[1] ?? "");
  const ids = names.filter((name) => name !== "__init__" && name !== "registry");
  expect(ids).toContain("duplas");
  const quoted = new RegExp(`["'\`](${ids.join("|")})["'\`]`);
  const knowing = Object.entries(CODE).filter(([, source]) => quoted.test(source));
  expect(Object.keys(CODE).length).toBeGreaterThan(40);
  expect(knowing.map(([path]) => path)).toEqual([]);
});
