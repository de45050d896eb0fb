// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";

import { intent } from "./keys";

function press(
  key: string,
  more: KeyboardEventInit = {},
  on: EventTarget = document.body,
): KeyboardEvent {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, ...more });
  on.dispatchEvent(event);
  return event;
}

describe("keys", () => {
  it("choose an end, pass, describe, help", () => {
    expect(["l", "R", "p", "b", "?", "Escape"].map((key) => intent(press(key), "nothing"))).toEqual(
      ["left", "right", "pass", "describe", "help", "cancel"],
    );
  });
  it("leave the arrows to the hand until an end is asked for", () => {
    expect(intent(press("ArrowLeft"), "nothing")).toBeNull();
    expect(intent(press("ArrowLeft"), "end")).toBe("left");
  });
  it("leave the browser's own shortcuts alone", () => {
    expect(intent(press("p", { ctrlKey: true }), "nothing")).toBeNull();
  });
  it("mean nothing while somebody writes", () => {
    const field = document.body.appendChild(document.createElement("input"));
    expect(intent(press("p", {}, field), "nothing")).toBeNull();
  });
});
