// @vitest-environment happy-dom
import { type Component, type ComponentProps, flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import Hand from "./Hand.svelte";
import type { Mark } from "./hand";
import Row from "./Row.svelte";
import { type Laid, layoutRow } from "./row";
import { playRound, seeded, SET } from "./simulate";
import Slots from "./Slots.svelte";
import Tile from "./Tile.svelte";

/** The document lays nothing out by itself: every element is as large as a phone's felt. */
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(374);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(280);
});

const mounted: Record<string, unknown>[] = [];
function draw<Props extends object, Exports extends object>(
  component: Component<Props, Exports>,
  props: NoInfer<Props>,
): void {
  mounted.push(mount(component, { target: document.body, props }) as Record<string, unknown>);
  flushSync();
}

afterEach(() => {
  for (const component of mounted.splice(0)) void unmount(component);
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

function all(selector: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)];
}

function one(selector: string): HTMLElement {
  const [first] = all(selector);
  if (first === undefined) throw new Error(`no ${selector} in ${document.body.innerHTML}`);
  return first;
}

describe("a tile", () => {
  it.each(SET.map(([high, low]) => [`${high}-${low}`, high + low] as const))(
    "%s has %i pips in both sets",
    (tile, pips) => {
      draw(Tile, { tile, short: 40 });
      expect(all(".western .pip")).toHaveLength(pips);
      draw(Tile, { tile, short: 40, set: "chinese" });
      expect(all(".chinese .pip")).toHaveLength(pips);
    },
  );

  it("shows nothing of its face on its back", () => {
    draw(Tile, { tile: null, short: 40 });
    expect(all(".pip")).toHaveLength(0);
    expect(one(".back").getAttribute("data-tile")).toBeNull();
  });
});

describe("a row", () => {
  const history = playRound(seeded(11), { players: 4, hand: 7, draws: false });
  function board(ply: number): { tiles: (Laid & { seat: number })[]; start: number } {
    const chain = history[ply];
    if (chain === undefined) throw new Error(`the round has no play ${ply}`);
    return { tiles: chain.tiles.map((tile) => ({ ...tile, seat: 2 })), start: chain.start };
  }

  it(
    "keeps the nodes of the tiles that lie: one is added for each play",
    { timeout: 30_000 },
    () => {
      const props: ComponentProps<typeof Row> = $state({
        ...board(0),
        last: null,
        ends: null,
        label: "board",
      });
      draw(Row, props);
      for (let ply = 1; ply < history.length; ply += 1) {
        const before = all(".place");
        Object.assign(props, board(ply));
        flushSync();
        const after = all(".place");
        expect(before.every((node) => after.includes(node))).toBe(true);
        expect(after).toHaveLength(before.length + 1);
      }
    },
  );

  it(
    "needs no animation to end: the tile lies where it belongs at once",
    { timeout: 30_000 },
    () => {
      const props: ComponentProps<typeof Row> = $state({
        ...board(0),
        last: null,
        ends: null,
        label: "board",
      });
      draw(Row, props);
      for (const ply of [3, 6, 9]) {
        Object.assign(props, board(ply));
        flushSync();
        const wanted = layoutRow(props.tiles, props.start, 374, 280).tiles;
        const shown = all(".place").map((node) => node.style.translate);
        expect(new Set(shown)).toEqual(new Set(wanted.map((tile) => `${tile.x}px ${tile.y}px`)));
      }
    },
  );

  it("marks the newest tile, at whichever end", () => {
    const { tiles, start } = board(5);
    const seats = tiles.map((tile, index) => ({ ...tile, seat: index }));
    const props: ComponentProps<typeof Row> = $state({
      tiles: seats,
      start,
      last: 0,
      ends: null,
      label: "board",
      initial: (seat: number) => `S${seat}`,
    });
    draw(Row, props);
    expect(all(".last").map((node) => node.textContent)).toEqual(["S0"]);
    props.last = 5;
    flushSync();
    expect(all(".last").map((node) => node.textContent)).toEqual(["S5"]);
    props.last = null;
    flushSync();
    expect(all(".last")).toEqual([]);
  });

  it("offers the waiting ends, each a target of 44 px and more, and tells which was taken", () => {
    const taken: string[] = [];
    const props: ComponentProps<typeof Row> = $state({
      ...board(9),
      last: null,
      ends: [6, 0],
      label: "board",
      waiting: null,
      endLabels: { left: "left end, six", right: "right end, blank" },
      onend: (side: string) => taken.push(side),
    });
    draw(Row, props);
    expect(all(".number").map((node) => node.textContent)).toEqual(["6", "0"]);
    expect(all("button")).toEqual([]);
    props.waiting = { left: true, right: true };
    flushSync();
    const buttons = all("button");
    expect(buttons.map((button) => button.getAttribute("aria-label"))).toEqual([
      "left end, six",
      "right end, blank",
    ]);
    for (const button of buttons) {
      expect(parseFloat(button.style.width)).toBeGreaterThanOrEqual(44);
      expect(parseFloat(button.style.height)).toBeGreaterThanOrEqual(44);
      button.click();
    }
    expect(taken).toEqual(["left", "right"]);
    expect(all(".is-end")).toHaveLength(2);
    props.waiting = { left: false, right: true };
    flushSync();
    expect(all("button").map((button) => button.dataset["end"])).toEqual(["right"]);
  });

  it("names the keys of the ends only while they are asked for", () => {
    const props: ComponentProps<typeof Row> = $state({
      ...board(9),
      last: null,
      ends: [6, 0],
      label: "board",
      waiting: { left: true, right: true },
      keys: null,
    });
    draw(Row, props);
    expect(all("kbd")).toEqual([]);
    props.keys = { left: "L", right: "R" };
    flushSync();
    expect(all("kbd").map((node) => node.textContent)).toEqual(["L", "R"]);
  });

  it("draws an empty felt before the first tile", () => {
    draw(Row, { tiles: [], start: 0, last: null, ends: [], label: "board" });
    expect(all(".place, .number, button")).toEqual([]);
  });
});

describe("a hand", () => {
  const tiles = ["6-3", "1-1", "3-2"];
  const marks: Record<string, Mark> = {
    "6-3": { playable: true, tag: "6 | 3", icon: "both" },
    "3-2": { playable: true, tag: "3", icon: "right" },
    "1-1": { playable: false, tag: "no" },
  };
  const name = (tile: string, mark: Mark | null): string => `${tile} ${mark?.playable ?? "-"}`;

  it("names its tiles and says which is chosen, and at which end it fits", () => {
    const chosen: string[] = [];
    draw(Hand, {
      tiles,
      marks,
      label: "hand",
      name,
      selected: ["6-3"],
      onselect: (tile: string) => chosen.push(tile),
    });
    const buttons = all("button");
    expect(buttons.map((button) => button.getAttribute("aria-label"))).toEqual([
      "6-3 true",
      "1-1 false",
      "3-2 true",
    ]);
    expect(buttons.map((button) => button.getAttribute("aria-pressed"))).toEqual([
      "true",
      "false",
      "false",
    ]);
    expect(buttons.map((button) => button.querySelector(".tag")?.textContent.trim())).toEqual([
      "6 | 3",
      "no",
      "3",
    ]);
    expect(all(".is-dull")).toHaveLength(2);
    for (const button of buttons) button.click();
    expect(chosen).toEqual(tiles);
  });

  it("is plain while it is not its turn", () => {
    draw(Hand, { tiles, marks: null, label: "hand", name });
    expect(all("button").map((button) => button.getAttribute("aria-disabled"))).toEqual([
      "false",
      "false",
      "false",
    ]);
    expect(all(".pill, .is-dull")).toEqual([]);
  });

  it("is one stop of the tab key, and arrows, Home and End walk along it", () => {
    draw(Hand, { tiles: ["1-1", ...tiles.slice(0, 1), "3-2", "4-3"], marks, label: "hand", name });
    const stops = (): (string | undefined)[] =>
      all("button[tabindex='0']").map((button) => button.dataset["key"]);
    const press = (key: string): void => {
      document.activeElement?.dispatchEvent(
        new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }),
      );
      flushSync();
    };
    expect(stops()).toEqual(["6-3"]);
    one("button[tabindex='0']").focus();
    press("ArrowRight");
    expect(stops()).toEqual(["3-2"]);
    expect((document.activeElement as HTMLElement).dataset["key"]).toBe("3-2");
    press("End");
    press("ArrowRight");
    expect(stops()).toEqual(["4-3"]);
    press("Home");
    expect(stops()).toEqual(["1-1"]);
    press("ArrowLeft");
    expect(stops()).toEqual(["1-1"]);
  });

  it("keeps the focus when the tile that had it is played", () => {
    const props: ComponentProps<typeof Hand> = $state({ tiles, marks, label: "hand", name });
    draw(Hand, props);
    one("[data-key='1-1']").focus();
    props.tiles = ["6-3", "3-2"];
    flushSync();
    expect((document.activeElement as HTMLElement).dataset["key"]).toBe("3-2");
    props.tiles = ["6-3"];
    flushSync();
    expect((document.activeElement as HTMLElement).dataset["key"]).toBe("6-3");
  });

  it("tells two copies of a Chinese tile apart", () => {
    const keys: string[] = [];
    draw(Hand, {
      tiles: ["6-6", "1-1", "6-6"],
      label: "hand",
      name,
      set: "chinese",
      pending: ["6-6#2"],
      onselect: (_tile: string, key: string) => keys.push(key),
    });
    for (const button of all("button")) button.click();
    expect(keys).toEqual(["6-6", "1-1", "6-6#2"]);
    expect(all(".column.is-pending").map((column) => column.dataset["key"])).toEqual(["6-6#2"]);
  });
});

describe("the face-down tiles", () => {
  const taken = Array.from({ length: 28 }, (_, slot) => (slot < 7 ? 3 : null));
  const names = {
    label: "tiles",
    name: (slot: number): string => `tile ${slot + 1}`,
    takenName: (slot: number, seat: number): string => `place ${slot + 1} of ${seat}`,
  };

  it("are buttons where they lie and empty places where they were", () => {
    const picked: number[] = [];
    draw(Slots, { taken, ...names, onpick: (slot: number) => picked.push(slot) });
    expect(all("button")).toHaveLength(21);
    expect(all(".hole")).toHaveLength(7);
    expect(one("button").getAttribute("aria-label")).toBe("tile 8");
    expect(one("[data-slot='0']").getAttribute("aria-label")).toBe("place 1 of 3");
    one("[data-slot='20']").click();
    expect(picked).toEqual([20]);
  });

  it("cannot be taken while somebody else picks", () => {
    const picked: number[] = [];
    draw(Slots, { taken, ...names, disabled: true, onpick: (slot: number) => picked.push(slot) });
    one("[data-slot='20']").click();
    expect(picked).toEqual([]);
    expect(one("[data-slot='20']").getAttribute("aria-disabled")).toBe("true");
  });

  it("are walked by the arrows, past the empty places", () => {
    draw(Slots, { taken: taken.map((seat, slot) => (slot === 8 ? 0 : seat)), ...names });
    one("button[tabindex='0']").focus();
    const press = (key: string): string | undefined => {
      document.activeElement?.dispatchEvent(
        new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }),
      );
      flushSync();
      return (document.activeElement as HTMLElement).dataset["slot"];
    };
    expect(press("ArrowRight")).toBe("9");
    expect(press("ArrowDown")).toBe("16");
    expect(press("End")).toBe("27");
    expect(press("Home")).toBe("7");
  });
});
