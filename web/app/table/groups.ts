/** Which group some tiles of the hand make, among those the table offers. No rule of any game is known here. */

import type { Choice, Thrown, TrickBoard } from "../wire";

/** The same tiles in any order; two copies of a tile are as good as each other. */
function sameTiles(some: readonly string[], others: readonly string[]): boolean {
  const [a, b] = [[...some].sort(), [...others].sort()];
  return a.length === b.length && a.every((tile, at) => tile === b[at]);
}

/** The group that may be shown with exactly these tiles. */
export function combination(options: readonly Choice[], tiles: readonly string[]): Choice | null {
  return (
    options.find(
      ({ move, face, choose }) =>
        move === "group" && face === "up" && choose !== null && sameTiles(choose, tiles),
    ) ?? null
  );
}

/** Whether any group may be shown. */
export function canShow(options: readonly Choice[]): boolean {
  return options.some(({ move, face }) => move === "group" && face === "up");
}

/** How many tiles may be thrown face down, null where none may. */
export function discards(options: readonly Choice[]): number | null {
  return options.find(({ move, face }) => move === "group" && face === "down")?.count ?? null;
}

/** What is to be beaten: null between two tricks. */
export function highest(board: TrickBoard): Thrown | null {
  if (board.winner !== null) return null;
  return board.thrown.find(({ state }) => state === "high") ?? null;
}

/** Who is still to play to the trick on the table. */
export function yetToPlay(board: TrickBoard, order: readonly number[]): number[] {
  if (board.winner !== null || board.thrown.length === 0) return [];
  return order.filter((seat) => board.thrown.every((thrown) => thrown.seat !== seat));
}
