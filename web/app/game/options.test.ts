// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";

import type { Game, Option } from "../net/api";
import { choicesOf, isSwitch, remember, remembered, shown, valueOf, wish } from "./options";

const NONE = { choices: [], low: 0, high: 0, offer: [], when: null };
const kind: Option = { ...NONE, name: "kind", default: "a", choices: ["a", "b"] };
const few: Option = { ...NONE, name: "most", default: 6, low: 3, high: 20, offer: [3, 10] };
const many: Option = { ...few, default: 100, offer: [100, 200] };
const one: Option = { ...few, when: { name: "kind", value: "a" } };
const two: Option = { ...many, when: { name: "kind", value: "b" } };
const flip: Option = { ...NONE, name: "flip", default: "off", choices: ["on", "off"] };
const game: Game = { id: "x", tradition: "x", players: [2], options: [kind, one, two, flip] };

describe("the options of a style", () => {
  it("are choices, or the numbers on offer with the usual one", () => {
    expect(choicesOf(kind)).toEqual(["a", "b"]);
    expect(choicesOf(few)).toEqual([3, 6, 10]);
    expect([isSwitch(flip), isSwitch(kind)]).toEqual([true, false]);
  });
  it("count with what was chosen before", () => {
    expect(shown(game, {})).toEqual([kind, one, flip]);
    expect(shown(game, { kind: "b" })).toEqual([kind, two, flip]);
  });
  it("are sent where they differ and count", () => {
    expect(wish(game, {})).toEqual({});
    expect(wish(game, { kind: "b", most: 200, flip: "off" })).toEqual({ kind: "b", most: 200 });
    expect(wish(game, { most: 200, other: 1 })).toEqual({});
  });
  it("take no value that they do not have", () => {
    expect(valueOf(kind, { kind: "z" })).toBe("a");
    expect(valueOf(few, { most: 7 })).toBe(6);
  });
  it("are remembered by style", () => {
    remember(game, { kind: "b" });
    remember({ ...game, id: "y" }, { kind: "a" });
    expect(remembered(game)).toEqual({ kind: "b" });
    localStorage.setItem("capicua-options", '{"x":{"kind":{},"most":3}}');
    expect(remembered(game)).toEqual({ most: 3 });
    localStorage.setItem("capicua-options", "7");
    expect(remembered(game)).toEqual({});
  });
});
