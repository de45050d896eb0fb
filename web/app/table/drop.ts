import type { Board } from "../net/terms";

/** What it means to let a tile go: to play it as a tap does, to show a group, to lay it there, or to put it back. */
export type Dropped = "tap" | "show" | "back" | { target: string };

/** Over the board a tile goes where it fits; over one of several places, there. Anywhere else it goes back. */
export function dropped(over: Element | null, kind: Board["kind"], ways: number): Dropped {
  const onMat = (over?.closest(".mat") ?? null) !== null;
  if (kind === "trick") return onMat ? "show" : "back";
  if (ways < 2) return onMat ? "tap" : "back";
  const place = over?.closest<HTMLElement>("[data-end], [data-parent]")?.dataset;
  return place === undefined ? "back" : { target: place["end"] ?? place["parent"] ?? "" };
}
