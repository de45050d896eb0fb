/** Dragging a tile of the hand: its picture follows the finger or the mouse; a tap stays a tap. */

import type { Attachment } from "svelte/attachments";

export interface Drag {
  /** The tile has left its place. */
  start: () => void;
  /** It was let go over an element, or taken back (null). */
  end: (over: Element | null) => void;
}

/** A finger that trembles less than this is a tap, in px. */
const SLACK = 9;

export function draggable(drag: () => Drag | null): Attachment<HTMLElement> {
  return (node) => {
    let from: { x: number; y: number; id: number } | null = null;
    let ghost: HTMLElement | null = null;

    function lift(event: PointerEvent): void {
      if (event.button === 0 && event.isPrimary && drag() !== null) {
        from = { x: event.clientX, y: event.clientY, id: event.pointerId };
      }
    }

    function move(event: PointerEvent): void {
      if (from === null || event.pointerId !== from.id) return;
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      if (ghost === null) {
        if (Math.hypot(x, y) < SLACK) return;
        node.setPointerCapture(event.pointerId);
        ghost = picture(node);
        node.toggleAttribute("data-dragged", true);
        drag()?.start();
      }
      ghost.style.translate = `${x}px ${y}px`;
    }

    function drop(event: PointerEvent): void {
      if (from === null || event.pointerId !== from.id) return;
      const dragged = ghost !== null;
      tidy();
      if (!dragged) return;
      // The click that ends a drag means nothing more.
      addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => {
        removeEventListener("click", swallow, { capture: true });
      });
      drag()?.end(document.elementFromPoint(event.clientX, event.clientY));
    }

    function cancel(): void {
      const dragged = ghost !== null;
      tidy();
      if (dragged) drag()?.end(null);
    }

    function tidy(): void {
      ghost?.remove();
      node.toggleAttribute("data-dragged", false);
      [from, ghost] = [null, null];
    }

    node.addEventListener("pointerdown", lift);
    node.addEventListener("pointermove", move);
    node.addEventListener("pointerup", drop);
    node.addEventListener("pointercancel", cancel);
    return () => {
      tidy();
      node.removeEventListener("pointerdown", lift);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", drop);
      node.removeEventListener("pointercancel", cancel);
    };
  };
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

/** What follows the pointer: a copy where the tile lies, that nothing can hit. */
function picture(node: HTMLElement): HTMLElement {
  const tile = node.querySelector<HTMLElement>(".tile") ?? node;
  const box = tile.getBoundingClientRect();
  const copy = tile.cloneNode(true) as HTMLElement;
  copy.removeAttribute("data-tile");
  Object.assign(copy.style, {
    position: "fixed",
    left: `${box.left}px`,
    top: `${box.top}px`,
    zIndex: "20",
    pointerEvents: "none",
  });
  // Within its table: there the colours are.
  (node.closest("[data-table]") ?? document.body).append(copy);
  return copy;
}
