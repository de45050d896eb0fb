import type { Args } from "../net/terms";
import { settings } from "../state/settings.svelte";
import { choose, LANGUAGES } from "./languages";
import { rulesCatalog } from "./rules";
import { isolated, type TextArgs, Texts } from "./texts";

const current = $state<{ texts: Texts | null; learnt: number }>({ texts: null, learnt: 0 });

/** The language asked for by the address, the one remembered, or the browser's. */
export function wantedLanguage(): string {
  const asked = new URLSearchParams(location.search).get("lang");
  return choose([asked, settings.lang, ...navigator.languages].filter((tag) => tag !== null));
}

/** Loads a language and shows it everywhere at once. */
export async function speak(lang: string): Promise<void> {
  const language = LANGUAGES[lang];
  if (language === undefined) throw new Error(`there is no language ${lang}`);
  const catalogs = (await language.load()).default;
  current.texts = new Texts(lang, catalogs);
  document.documentElement.lang = lang;
  document.documentElement.dir = current.texts.text("direction");
}

/** Null until the first language is there. */
export function texts(): Texts | null {
  return current.texts;
}

function loaded(): Texts {
  if (current.texts === null) throw new Error("no language is loaded yet");
  return current.texts;
}

/** A text of the interface. */
export function t(id: string, args?: TextArgs): string {
  return loaded().text(id, args);
}

/** A text of a style's rules: title, origin and summary are always there, clauses once they were learnt. */
export function rulesText(style: string, id: string): string | null {
  return current.learnt < 0 ? null : loaded().rules(style, id);
}

/** Brings the clauses of a style in the language that is spoken. Rejects where they cannot be had. */
export async function learn(style: string): Promise<void> {
  const texts = loaded();
  if (texts.learnt(style) !== null) return;
  const source = await rulesCatalog(texts.lang, style);
  if (source === null || texts.learnt(style) !== null) return;
  texts.learn(style, source);
  current.learnt += 1;
}

/** The messages of a style's rules in their order, null before they were learnt. */
export function rulesIds(style: string): readonly string[] | null {
  return current.learnt < 0 ? null : loaded().learnt(style);
}

/** "duplas/0.5.2" is the message clause-0-5-2 of the style's rules. */
export function clauseText(clause: string): string | null {
  const [style = "", number = ""] = clause.split("/");
  return rulesText(style, `clause-${number.replaceAll(".", "-")}`);
}

/** What a style is called, its id where its catalog has no title. */
export function title(style: string): string {
  return rulesText(style, "title") ?? style;
}

/** The arguments of a text of the wire: seats become names. */
export function named(args: Args, names: readonly string[]): TextArgs {
  return Object.fromEntries(Object.entries(args).map(([key, arg]) => [key, word(arg, names)]));
}

function word(arg: Args[string], names: readonly string[]): string | number {
  if (typeof arg !== "object") return arg;
  return isolated(names[arg["seat"] ?? -1] ?? "");
}

const TILE = /^(\d)-(\d)$/;

/** A tile in words: "six-four", "double six". */
export function tileName(tile: string): string {
  const [, high, low] = TILE.exec(tile) ?? [];
  if (high === undefined || low === undefined) return tile;
  return high === low
    ? t("tile-double", { high: pipWord(high) })
    : t("tile-name", { high: pipWord(high), low: pipWord(low) });
}

function pipWord(half: string): string {
  return t("pip-word", { n: Number(half) });
}

const TILES = /^\d-\d(?:, \d-\d)*$/;

/** Tiles in words, one or several. */
function tilesName(text: string): string {
  if (!TILES.test(text)) return text;
  return listed(text.split(", ").map(tileName));
}

/** Things one after the other. */
export function listed(items: readonly string[]): string {
  return new Intl.ListFormat(loaded().lang, { type: "unit" }).format(items);
}

/** The same arguments for the ear: tiles in words. */
export function spoken(args: TextArgs): TextArgs {
  return Object.fromEntries(
    Object.entries(args).map(([key, arg]) => [key, typeof arg === "string" ? tilesName(arg) : arg]),
  );
}
