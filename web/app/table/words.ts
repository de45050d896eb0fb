/** The table in words, for eye and ear. */

import { listed, named, spoken, t, tileName } from "../i18n/index.svelte";
import { isolated } from "../i18n/texts";
import type { Args, Board, View } from "../net/terms";
import type { RowBoard, Thrown, Tiding, TreeBoard, TrickBoard } from "../wire";
import { highest } from "./groups";
import { type Fit, sideName } from "./model";
import { isLocked, titleOf } from "./tags";

/** Where a word may be broken under a narrow tile: nothing for the ear. */
const SOFT_HYPHEN = "\u00AD";

/** Who sits where; a bot has its own name, an empty seat none. */
export function names(view: View): string[] {
  const all: string[] = [];
  for (const { seat, name, kind } of view.seats) {
    all[seat] = name === "" && kind !== "empty" ? t("bot-name", { seat }) : name;
  }
  return all;
}

/** A text of the wire as it is read. */
export function wireText(text: string, args: Args, view: View): string {
  return t(text, named(args, names(view)));
}

/** The same, where it speaks of people who may be me: my own name says so. */
export function headlineText(text: string, args: Args, view: View): string {
  const all = names(view).map((name, seat) => nameOf(name, seat === view.you));
  return t(text, named(args, all));
}

/** A name in a headline, with "(you)" behind my own. */
export function nameOf(name: string, mine: boolean): string {
  return mine ? t("name-you", { name: isolated(name) }) : name;
}

/** A tiding as a sentence for the ear, "" where it is only a motion. Its seat is a name too. */
export function tidingSpeech({ text, seat, args }: Tiding, view: View): string {
  if (text === "") return "";
  return wireSpeech(text, seat === null ? args : { seat: { seat }, ...args }, view);
}

/** A text of the wire as it is heard: tiles in words. */
export function wireSpeech(text: string, args: Args, view: View): string {
  return t(text, spoken(named(args, names(view))));
}

/** Points as they stand in a table: with a true minus where they are below zero. */
export function points(value: number): string {
  return value < 0 ? t("minus", { points: -value }) : String(value);
}

/** Points that are won or lost, with their sign. */
export function gained(value: number): string {
  return value < 0 ? points(value) : t("plus", { points: value });
}

export function sideText(view: View, side: number): string {
  const name = sideName(view.picture.table, side, view.you);
  const all = names(view);
  const called = (seat: number): string => isolated(all[seat] ?? "");
  if (name.kind === "one") return called(name.seat);
  if (name.kind === "pair") {
    return t("side-pair", { first: called(name.seats[0]), second: called(name.seats[1]) });
  }
  return name.kind === "us" ? t("side-us") : t("side-them");
}

/** What an own tile is called: its numbers and where it fits. `ways` is null while it is not my turn. */
export function handTileName(tile: string, ways: readonly Fit[] | null, board: Board): string {
  const name = tileName(tile);
  if (board.kind === "trick") {
    return t("tile-titled", { title: titleOf(tile).replaceAll(SOFT_HYPHEN, ""), tile: name });
  }
  if (ways === null) return name;
  const [first, second] = ways;
  if (first === undefined) {
    return t(isLocked(tile, board) ? "tile-locked" : "tile-fits-nowhere", { tile: name });
  }
  if (board.kind === "tree" && first.target !== null) return treeTileName(name, ways);
  if (second !== undefined) return t("tile-fits-both", { tile: name });
  if (first.target === "left") return t("tile-fits-left", { tile: name });
  if (first.target === "right") return t("tile-fits-right", { tile: name });
  return t("tile-fits", { tile: name });
}

function treeTileName(tile: string, ways: readonly Fit[]): string {
  const [first] = ways;
  if (ways.length > 1) return t("tile-fits-places", { tile, count: ways.length });
  return t("tile-fits-number", { tile, number: first?.value ?? 0 });
}

/** The whole board in words. */
export function boardText(view: View): string {
  const { board } = view.picture.table;
  if (board.kind === "trick") return trickText(board, view);
  if (board.kind === "tree") return board.nodes.length === 0 ? t("board-empty") : treeText(board);
  return board.tiles.length === 0 ? t("board-empty") : rowText(board);
}

function treeText({ nodes, unlocked }: TreeBoard): string {
  const ends = nodes.flatMap(({ tile, sides }) =>
    sides.map(({ value, locked }) =>
      t(locked ? "locked-end" : "open-end", { number: value, tile: tileName(tile) }),
    ),
  );
  return t("board-tree", {
    count: nodes.length,
    numbers: listed(unlocked.map(String)),
    ends: listed(ends),
  });
}

function trickText({ thrown, trick }: TrickBoard, view: View): string {
  if (thrown.length === 0) return t("board-trick-empty", { trick });
  return t("board-trick", { trick, groups: listed(thrown.map((one) => groupSpeech(one, view))) });
}

/** What a group on the table is called. */
export function groupName({ name, count }: Thrown): string {
  return name === null ? t("group-down", { count }) : t(name);
}

/** Who shows what, for the ear, and how it stands. */
export function groupSpeech(thrown: Thrown, view: View): string {
  const name = isolated(names(view)[thrown.seat] ?? "");
  if (thrown.face === "down") return t("group-thrown", { name, count: thrown.count });
  const tiles = listed(thrown.tiles.map(tileName));
  return t("group-shown", { name, group: groupName(thrown), tiles, state: thrown.state });
}

function rowText(board: RowBoard): string {
  return t("board-row", {
    count: board.tiles.length,
    left: board.ends[0] ?? 0,
    right: board.ends[1] ?? 0,
    tiles: listed(board.tiles.map(({ left, right }) => `${String(left)}-${String(right)}`)),
  });
}

/** Who is to play, for the ear: mine with what lies open. Null when nobody is. */
export function turnText(view: View): string | null {
  const { turn, board, phase } = view.picture.table;
  if (turn === null || view.stage !== "play") return null;
  if (turn !== view.you) return t("say-turn", { name: isolated(names(view)[turn] ?? "") });
  if (phase === "pick") return t("say-your-pick");
  if (board.kind === "trick") {
    const high = highest(board);
    return high === null ? t("say-you-lead") : t("say-your-turn-beat", { group: groupName(high) });
  }
  if (board.kind === "tree") {
    return t("say-your-turn-numbers", { numbers: listed(board.unlocked.map(String)) });
  }
  const [left, right] = board.ends;
  if (left === undefined || right === undefined) return t("say-your-turn");
  return t("say-your-turn-ends", { left, right });
}

/** Who is to play and for how long, for the eye. */
export function turnPill(view: View, seconds: number | null): string {
  const { turn } = view.picture.table;
  const name = isolated(names(view)[turn ?? -1] ?? "");
  if (turn === view.you) {
    return seconds === null ? t("your-turn") : t("your-turn-clock", { seconds });
  }
  return seconds === null ? t("turn-of", { name }) : t("turn-of-clock", { name, seconds });
}
