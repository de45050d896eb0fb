import { expect, it } from "vitest";

const GAMES = import.meta.glob("../../src/capicua/games/*.py", { query: "?raw" });
const STYLES = import.meta.glob("../../src/capicua/locales/en/rules-*.ftl", { query: "?raw" });
/** A game's name may stand in art alone: colours, tiles and pictures are kept by it. */
const CODE = import.meta.glob<string>(
  ["./**/*.{svelte,ts,css}", "../board/**/*.{svelte,ts,css}", "!**/*.test.ts", "!./art/**"],
  { eager: true, query: "?raw", import: "default" },
);
const COMMENT = /\/\*[^]*?\*\/|<!--[^]*?-->|\/\/[^\n]*/g;

/** What games and styles are called in code. "doubles" is a word of every game: there only the quoted name counts. */
function naming(): RegExp {
  const files = [...Object.keys(GAMES), ...Object.keys(STYLES)];
  const names = files.map((path) => /([^/]+)\.\w+$/.exec(path)?.[1]?.replace("rules-", "") ?? "");
  const ids = [...new Set(names)].filter((name) => !["__init__", "registry", ""].includes(name));
  expect(ids).toEqual(expect.arrayContaining(["duplas", "tien_gow", "straight_six"]));
  const plain = ids.filter((id) => id !== "doubles").map((id) => id.replaceAll("_", "[-_ ]?"));
  return new RegExp(`["'\`/](?:doubles)["'\`/]|${plain.join("|")}`, "i");
}

it("knows no game outside its art", () => {
  const name = naming();
  expect(
    ['"doubles"', "isTienGow", "rules/straight-six", "DUPLAS"].filter((one) => !name.test(one)),
  ).toEqual([]);
  const knowing = Object.entries(CODE).filter(([, text]) => name.test(text.replace(COMMENT, "")));
  expect(Object.keys(CODE).length).toBeGreaterThan(80);
  expect(knowing.map(([path]) => path)).toEqual([]);
});
