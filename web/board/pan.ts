/** Showing a part of a felt that is larger than what is seen of it. */

import type { Box } from "./row";

/** Around what is shown. */
const PAD = 8;

/** Where to scroll to so that `middle` is in sight, and everything that lies where there is room for it. */
function scrollTo(middle: number, spans: readonly [number, number][], room: number): number {
  const from = Math.min(...spans.map(([start]) => start)) - PAD;
  const to = Math.max(...spans.map(([, end]) => end)) + PAD;
  const wanted = middle - room / 2;
  return to - from > room ? wanted : Math.min(Math.max(wanted, to - room), from);
}

/** Whether all of a box is in sight. */
export function inSight(view: HTMLElement, box: Box): boolean {
  const { scrollLeft: left, scrollTop: top, clientWidth: width, clientHeight: height } = view;
  return (
    box.x >= left && box.y >= top && box.x + box.w <= left + width && box.y + box.h <= top + height
  );
}

/** Scroll to a box, and show of all the `boxes` what there is room for. */
export function show(view: HTMLElement, box: Box, boxes: readonly Box[]): void {
  const across = boxes.map(({ x, w }): [number, number] => [x, x + w]);
  const down = boxes.map(({ y, h }): [number, number] => [y, y + h]);
  view.scrollTo({
    left: scrollTo(box.x + box.w / 2, across, view.clientWidth),
    top: scrollTo(box.y + box.h / 2, down, view.clientHeight),
  });
}
