/** The table in words, for eye and ear. */

import { named, spoken, t, tileName } from "../i18n/index.svelte";
import { isolated } from "../i18n/texts";
import type { Args, View } from "../net/terms";
import type { RowBoard, TablePicture, Tiding } from "../wire";
import { type Fit, sideName } from "./model";

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

/** A tiding as a sentence for the ear, "" where it is only a motion. Its seat is a name too. */
export function tidingSpeech({ text, seat, args }: Tiding, view: View): string {
  if (text === "") return "";
  return wireSpeech(text, seat === null ? args : { seat: { seat }, ...args }, view);
}

/** A text of the wire as it is heard: tiles in words. */
export function wireSpeech(text: string, args: Args, view: View): string {
  return t(text, spoken(named(args, names(view))));
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
export function handTileName(tile: string, ways: readonly Fit[] | null): string {
  const name = tileName(tile);
  if (ways === null) return name;
  const [first, second] = ways;
  if (first === undefined) return t("tile-fits-nowhere", { tile: name });
  if (second !== undefined) return t("tile-fits-both", { tile: name });
  if (first.target === "left") return t("tile-fits-left", { tile: name });
  if (first.target === "right") return t("tile-fits-right", { tile: name });
  return t("tile-fits", { tile: name });
}

/** The whole board in words. */
export function boardText(table: TablePicture): string {
  const { board } = table;
  if (board.kind !== "row" || board.tiles.length === 0) return t("board-empty");
  return rowText(board);
}

function rowText(board: RowBoard): string {
  const list = new Intl.ListFormat(document.documentElement.lang, { type: "unit" });
  return t("board-row", {
    count: board.tiles.length,
    left: board.ends[0] ?? 0,
    right: board.ends[1] ?? 0,
    tiles: list.format(board.tiles.map(({ left, right }) => `${String(left)}-${String(right)}`)),
  });
}

/** Who is to play, for the ear: mine with what lies open. Null when nobody is. */
export function turnText(view: View): string | null {
  const { turn, board, phase } = view.picture.table;
  if (turn === null || view.stage !== "play") return null;
  if (turn !== view.you) return t("say-turn", { name: isolated(names(view)[turn] ?? "") });
  if (phase === "pick") return t("say-your-pick");
  const [left, right] = board.kind === "row" ? board.ends : [];
  if (left === undefined || right === undefined) return t("say-your-turn");
  return t("say-your-turn-ends", { left, right });
}
