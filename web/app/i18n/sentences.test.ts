import { parse } from "svelte/compiler";
import { expect, it } from "vitest";

const SOURCES = import.meta.glob<string>(
  [
    "../**/*.{svelte,ts}",
    "../../board/**/*.{svelte,ts}",
    "!**/*.test.ts",
    "!**/*.testing.ts",
    "!**/wire.ts",
  ],
  { eager: true, query: "?raw", import: "default" },
);
/** What gives a text of a catalog. */
const SAYS = /^(?:t|\w*Text|\w*Speech|tileName|turnPill|won|gains)$/;

interface Node {
  type: string;
  [part: string]: unknown;
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && typeof (value as Node).type === "string";
}

function* parts(node: Node): Generator<Node> {
  for (const value of Object.values(node)) {
    for (const one of Array.isArray(value) ? (value as unknown[]) : [value])
      if (isNode(one)) yield one;
  }
}

function* inside(node: Node): Generator<Node> {
  yield node;
  for (const part of parts(node)) yield* inside(part);
}

function says(node: unknown): boolean {
  if (!isNode(node)) return false;
  const callee = node["callee"];
  const name = node.type === "CallExpression" && isNode(callee) ? callee["name"] : undefined;
  if (typeof name === "string" && SAYS.test(name)) return true;
  const choices = {
    ConditionalExpression: ["consequent", "alternate"],
    LogicalExpression: ["left", "right"],
  };
  const ways = choices[node.type as keyof typeof choices] ?? [];
  return (
    ways.some((way) => says(node[way])) ||
    (node.type === "ExpressionTag" && says(node["expression"]))
  );
}

/** A text that is made longer with "+", in a template, or by joining a list. */
function glued(node: Node): boolean {
  if (node.type === "BinaryExpression" && node["operator"] === "+")
    return says(node["left"]) || says(node["right"]);
  if (node.type === "TemplateLiteral") return (node["expressions"] as unknown[]).some(says);
  const callee = node["callee"];
  if (node.type !== "CallExpression" || !isNode(callee) || callee.type !== "MemberExpression")
    return false;
  const [property, list] = [callee["property"] as Node, callee["object"]];
  return property["name"] === "join" && isNode(list) && [...inside(list)].some(says);
}

/** A text that something else is written against, with nothing but space between. */
function besides(fragment: Node): boolean {
  const nodes = fragment["nodes"];
  if (fragment.type !== "Fragment" || !Array.isArray(nodes)) return false;
  let run: Node[] = [];
  for (const node of [...(nodes as Node[]), { type: "end" }]) {
    const blank = node.type === "Text" && String(node["data"]).trim() === "";
    if (node.type === "Text" || node.type === "ExpressionTag") run = blank ? run : [...run, node];
    else {
      if (run.length > 1 && run.some(says)) return true;
      run = [];
    }
  }
  return false;
}

/** Lines of a source where a sentence is made of pieces. */
export function pieces(source: string, svelte: boolean): number[] {
  const lead = svelte ? "" : '<script lang="ts">';
  const text = svelte ? source : `${lead}${source}</script>`;
  const tree = parse(text, { modern: true }) as unknown as Node;
  const wrong = [...inside(tree)].filter((node) => glued(node) || besides(node));
  const starts = wrong.map(
    (node) => [node, ...inside(node)].find(({ start }) => start !== undefined)?.["start"],
  );
  return starts.map((start) => text.slice(0, Number(start ?? 0)).split("\n").length);
}

it("makes no sentence of pieces", { timeout: 30_000 }, () => {
  const found = Object.entries(SOURCES).flatMap(([path, source]) =>
    pieces(source, path.endsWith(".svelte")).map((line) => `${path}:${String(line)}`),
  );
  expect(Object.keys(SOURCES).length).toBeGreaterThan(80);
  expect(found).toEqual([]);
});

it.each([
  ['<p>{t("a")} {t("b")}</p>', true],
  ['<p>{t("a")}: {name}</p>', true],
  ['<p>{open ? t("a") : name}, 3</p>', true],
  ['const a = t("a") + " b";', false],
  ['const a = `${t("a")} b`;', false],
  ['const a = [t("a"), b].join(" ");', false],
  ['const a = words.map((one) => t(one)).join(", ");', false],
])("finds the pieces in %s", (source, svelte) => {
  expect(pieces(source, svelte)).not.toEqual([]);
});

it.each([
  ['<p>{t("a", { name })}</p> <b>{t("b")}</b>', true],
  ["const a = t(`prefix-${kind}`, { count: 1 + 2 });", false],
])("leaves %s alone", (source, svelte) => {
  expect(pieces(source, svelte)).toEqual([]);
});
