/** How a new tile comes to its place: from its player's hand, or, where that is not known, by fading in. */

import type { TransitionConfig } from "svelte/transition";

/** Milliseconds of `--t-travel`, which is 0 where motion is reduced. */
function travelTime(node: Element): number {
  const text = getComputedStyle(node).getPropertyValue("--t-travel").trim();
  const value = parseFloat(text);
  if (Number.isNaN(value)) return 0;
  return text.endsWith("ms") ? value : value * 1000;
}

function easeOut(t: number): number {
  return 1 - (1 - t) ** 3;
}

/** Nothing waits for this: the tile is on the board from the first frame, only its picture travels. */
export function arrive(node: HTMLElement, { from }: { from: DOMRect | null }): TransitionConfig {
  const duration = travelTime(node);
  if (from === null) return { duration, css: (t) => `opacity: ${t}` };
  const to = node.getBoundingClientRect();
  const dx = from.left + from.width / 2 - to.left - to.width / 2;
  const dy = from.top + from.height / 2 - to.top - to.height / 2;
  return {
    duration,
    easing: easeOut,
    css: (t, u) =>
      `transform: translate(${dx * u}px, ${dy * u}px); z-index: 5; opacity: ${Math.min(1, 0.4 + t)}`,
  };
}

/** How tiles leave for where they were won: they are gone for everything but the eye. */
export function depart(node: HTMLElement, { to }: { to: () => DOMRect | null }): TransitionConfig {
  const goal = to();
  const duration = travelTime(node);
  if (goal === null) return { duration, css: (t) => `opacity: ${t}` };
  const from = node.getBoundingClientRect();
  const dx = goal.left + goal.width / 2 - from.left - from.width / 2;
  const dy = goal.top + goal.height / 2 - from.top - from.height / 2;
  return {
    duration,
    easing: easeOut,
    css: (t, u) =>
      `transform: translate(${dx * u}px, ${dy * u}px) scale(${0.3 + 0.7 * t}); opacity: ${t}`,
  };
}
