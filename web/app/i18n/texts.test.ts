import { describe, expect, it } from "vitest";

import { choose, LANGUAGES } from "./languages";
import { isolated, Texts } from "./texts";

const SOURCES = import.meta.glob<string>(["../**/*.{svelte,ts}", "!../**/*.test.ts"], {
  eager: true,
  query: "?raw",
  import: "default",
});

async function load(lang: string): Promise<Texts> {
  const language = LANGUAGES[lang];
  if (language === undefined) throw new Error(`there is no ${lang}`);
  return new Texts(lang, (await language.load()).default);
}

/** Message ids written out in the client: the words in the parentheses of t(...). */
function used(): Set<string> {
  const ids = new Set<string>();
  for (const source of Object.values(SOURCES)) {
    for (const [, inside = ""] of source.matchAll(/\bt\(([^;]*?)\)/gs)) {
      const first = inside.split(",")[0] ?? "";
      for (const [, id = ""] of first.matchAll(/"([a-z][\w-]*)"/g)) ids.add(id);
    }
  }
  return ids;
}

describe.each(Object.keys(LANGUAGES))("the catalogs of %s", (lang) => {
  it("have every text that the client asks for", async () => {
    const texts = await load(lang);
    expect(used().size).toBeGreaterThan(80);
    expect([...used()].filter((id) => !texts.has(id))).toEqual([]);
  });
});

describe("a text", () => {
  it("takes the right plural", async () => {
    const [en, pt] = [await load("en"), await load("pt-BR")];
    const counts = [0, 1, 2, 11, 21, 101];
    expect(counts.map((count) => en.text("pips-left", { count }))).toEqual([
      "0 pips left",
      "1 pip left",
      "2 pips left",
      "11 pips left",
      "21 pips left",
      "101 pips left",
    ]);
    expect(counts.map((count) => pt.text("pips-left", { count }))).toEqual([
      "0 ponto na mão",
      "1 ponto na mão",
      "2 pontos na mão",
      "11 pontos na mão",
      "21 pontos na mão",
      "101 pontos na mão",
    ]);
  });

  it("shows its id where it is missing, and reports it", () => {
    const told: unknown[] = [];
    const report = console.error;
    console.error = (text: unknown) => told.push(text);
    expect(new Texts("en", { "app.ftl": "a = A" }).text("b")).toBe("b");
    console.error = report;
    expect(told).toEqual(["en has no text b"]);
  });

  it("keeps the rules of each style apart", () => {
    const texts = new Texts("en", {
      "rules-x.ftl": "title = X",
      "rules-y_z.ftl": "title = Y",
      "app.ftl": "title = Z",
    });
    expect([texts.rules("x", "title"), texts.rules("y_z", "title"), texts.text("title")]).toEqual([
      "X",
      "Y",
      "Z",
    ]);
    expect(texts.rules("x", "origin")).toBeNull();
    expect(texts.rules("w", "title")).toBeNull();
  });

  it("takes the clauses of a style later, and shows the same title", () => {
    const texts = new Texts("en", { "rules-x.ftl": "title = X" });
    expect([texts.learnt("x"), texts.rules("x", "clause-1")]).toEqual([null, null]);
    texts.learn("x", "title = X\nclause-1 = One\nclause-1-2 = Two");
    expect(texts.learnt("x")).toEqual(["title", "clause-1", "clause-1-2"]);
    expect([texts.rules("x", "title"), texts.rules("x", "clause-1-2")]).toEqual(["X", "Two"]);
  });

  it("keeps a name in its place", () => {
    expect(isolated("\u202eabc")).toMatch(/^\u2068.*\u2069$/);
  });
});

describe("the language", () => {
  const known = ["pt-BR", "en", "zh-Hans"];
  it("is the first that the browser wants and there is", () => {
    expect(choose(["fr", "pt-PT", "en"], known)).toBe("pt-BR");
    expect(choose(["EN-us"], known)).toBe("en");
    expect(choose(["zh-CN"], known)).toBe("zh-Hans");
  });
  it("is English where there is none", () => {
    expect(choose(["ja"], known)).toBe("en");
    expect(choose([], known)).toBe("en");
  });
});
