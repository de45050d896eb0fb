import { describe, expect, it } from "vitest";

import { grid, handSize, keyed, spread } from "./hand";
import { LENGTH, type TileSet } from "./tile";

describe("the columns of a hand", () => {
  it.each([
    ["western", 7, 320],
    ["western", 7, 360],
    ["western", 7, 390],
    ["chinese", 8, 360],
    ["chinese", 8, 390],
    ["western", 14, 360],
    ["western", 21, 320],
  ] as const)("%s, %d tiles in %d px, are a thumb wide and fit", (set: TileSet, count, width) => {
    const felt = width - 8;
    const { perRow, column, short } = spread(count, felt, handSize(width, false, set), set);
    expect(column).toBeGreaterThanOrEqual(44);
    expect(perRow * column).toBeLessThanOrEqual(felt);
    expect(short).toBeLessThan(column);
    expect(short).toBeGreaterThanOrEqual(36);
  });

  it("are one row for a whole Western hand at 320 px and a whole Chinese one at 360 px", () => {
    expect(spread(7, 312, 60, "western").perRow).toBe(7);
    expect(spread(8, 352, 50, "chinese").perRow).toBe(8);
  });

  it("do not part few tiles", () => {
    expect(spread(2, 1000, 60, "western").column).toBeLessThan(100);
  });

  it("stay low on a low screen, however wide", () => {
    expect(handSize(844, true, "western")).toBeLessThan(handSize(844, false, "western"));
  });

  it("have a key for each copy of a tile", () => {
    expect(keyed(["6-6", "1-1", "6-6"]).map(({ key }) => key)).toEqual(["6-6", "1-1", "6-6#2"]);
  });
});

describe("the places of the face-down tiles", () => {
  it.each([
    ["western", 28, 374, 388],
    ["western", 28, 344, 300],
    ["western", 28, 304, 280],
    ["western", 28, 752, 418],
    ["western", 28, 1010, 480],
    ["chinese", 32, 374, 388],
  ] as const)(
    "%s, %d on %d x %d px, are a thumb wide and high and hold the tile",
    (set: TileSet, count, width, height) => {
      const { columns, short } = grid(count, width, height, set);
      expect(width / columns).toBeGreaterThanOrEqual(44);
      expect(height / Math.ceil(count / columns)).toBeGreaterThanOrEqual(short * LENGTH[set]);
      expect(width / columns).toBeGreaterThanOrEqual(short);
      expect(short).toBeGreaterThanOrEqual(18);
    },
  );

  it("are 4 by 7 on a phone", () => {
    expect(grid(28, 374, 388, "western").columns).toBe(7);
  });

  it("still show tiles where no thumb's width is left", () => {
    const { columns, short } = grid(28, 150, 90, "western");
    expect(columns).toBe(7);
    expect(short).toBeGreaterThan(5);
    expect(short * 7).toBeLessThan(150);
    expect(short * 2 * 4).toBeLessThan(90);
  });
});
