/** What stands under the tiles of my hand. */

import type { Mark } from "../../board/hand";
import { t } from "../i18n/index.svelte";
import type { Board } from "../net/terms";
import type { TreeBoard } from "../wire";
import type { Fit } from "./model";

/** Where a tile fits, by the board it is laid on. */
export function markOf(tile: string, fit: readonly Fit[], board: Board): Mark {
  const [first] = fit;
  if (first === undefined) return { playable: false, tag: unfit(tile, board) };
  if (first.target === null) return { playable: true, tag: t("opens") };
  return board.kind === "tree" ? treeMark(tile, fit, board) : rowMark(first, fit[1]);
}

function show({ value }: Fit): string {
  return String(value ?? "");
}

function rowMark(first: Fit, second: Fit | undefined): Mark {
  if (second !== undefined) {
    const tag = t("two-ends", { a: show(first), b: show(second) });
    return { playable: true, tag, icon: "both" };
  }
  return { playable: true, tag: show(first), icon: first.target === "left" ? "left" : "right" };
}

/** The numbers that it may join, and whether it unlocks one. */
function treeMark(tile: string, fit: readonly Fit[], board: TreeBoard): Mark {
  const [a = "", b] = [...new Set(fit.map(show))];
  const [high, low] = tile.split("-");
  const unlocks = high === low && !board.unlocked.includes(Number(high));
  const icon = unlocks ? ({ icon: "unlock" } as const) : {};
  if (b === undefined) {
    return { playable: true, tag: t("fits-number", { number: a }), ...icon };
  }
  return {
    playable: true,
    tag: t("fits-numbers", { a, b }),
    brief: t("two-ends", { a, b }),
    ...icon,
  };
}

/** A tile is locked where it would fit, if only its number were not. */
function unfit(tile: string, board: Board): string {
  return t(isLocked(tile, board) ? "tag-locked" : "does-not-fit");
}

export function isLocked(tile: string, board: Board): boolean {
  if (board.kind !== "tree") return false;
  const values = tile.split("-").map(Number);
  const sides = board.nodes.flatMap((node) => node.sides);
  return sides.some(({ value, free, locked }) => locked && free > 0 && values.includes(value));
}

/** The name of a tile that one plays in groups. */
export function titleOf(tile: string): string {
  return t("tile-title", { tile: `t${tile.replace("-", "")}` });
}

export function titleMark(tile: string, playable: boolean): Mark {
  return { playable, plain: true, tag: titleOf(tile) };
}
