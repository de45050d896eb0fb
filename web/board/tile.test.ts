import { describe, expect, it } from "vitest";

import { SET } from "./simulate";
import {
  type Face,
  faceOf,
  type Facing,
  LENGTH,
  parseTile,
  pipDiameter,
  pipRadius,
  type TileSet,
} from "./tile";

const FACINGS: Facing[] = ["up", "right", "down", "left"];
const NAMES = SET.map(([high, low]) => `${high}-${low}`);

/** Pips on the half of the face that lies towards `side`. */
function towards(face: Face, side: Facing): number {
  return face.pips.filter(({ x, y }) => {
    if (side === "up") return y < face.height / 2;
    if (side === "down") return y > face.height / 2;
    return side === "left" ? x < face.width / 2 : x > face.width / 2;
  }).length;
}

function opposite(side: Facing): Facing {
  return FACINGS[(FACINGS.indexOf(side) + 2) % 4] as Facing;
}

function colors(tile: string): { red: number; white: number } {
  const { pips } = faceOf(tile, "up", "chinese", 10);
  const count = (color: string): number => pips.filter((pip) => pip.color === color).length;
  return { red: count("red"), white: count("white") };
}

describe("the face of a tile", () => {
  it.each(["western", "chinese"] as const)(
    "has its higher half where it looks, in the %s set",
    (set) => {
      for (const name of NAMES) {
        const [high, low] = parseTile(name);
        for (const facing of FACINGS) {
          const face = faceOf(name, facing, set, 10);
          expect([name, facing, towards(face, facing), towards(face, opposite(facing))]).toEqual([
            name,
            facing,
            high,
            low,
          ]);
        }
      }
    },
  );

  it.each([
    ["western", 12.5],
    ["western", 40],
    ["chinese", 40],
  ] as const)("keeps its pips apart and on it: %s, %d px", (set: TileSet, short) => {
    for (const name of NAMES) {
      for (const facing of FACINGS) {
        const { pips, width, height } = faceOf(name, facing, set, pipRadius(short));
        expect(Math.max(width, height) / Math.min(width, height)).toBeCloseTo(LENGTH[set]);
        for (const [index, pip] of pips.entries()) {
          expect(Math.min(pip.x, pip.y, width - pip.x, height - pip.y)).toBeGreaterThan(pip.r + 5);
          for (const other of pips.slice(index + 1)) {
            expect(Math.hypot(pip.x - other.x, pip.y - other.y)).toBeGreaterThan(
              pip.r + other.r + 3,
            );
          }
        }
      }
    }
  });

  it("grows its pips on small tiles, to 3 px and more from 12.5 px on", () => {
    for (let short = 12.5; short < 60; short += 0.5)
      expect(pipDiameter(short)).toBeGreaterThanOrEqual(3);
  });

  it.each([
    ["6-6", 6, 6],
    ["1-1", 2, 0],
    ["4-4", 8, 0],
    ["3-1", 1, 3],
    ["5-5", 0, 10],
    ["3-3", 0, 6],
    ["2-2", 0, 4],
    ["6-5", 0, 11],
    ["6-4", 4, 6],
    ["6-1", 1, 6],
    ["5-1", 1, 5],
    ["6-3", 0, 9],
    ["5-4", 4, 5],
    ["6-2", 0, 8],
    ["5-3", 0, 8],
    ["5-2", 0, 7],
    ["4-3", 4, 3],
    ["4-2", 4, 2],
    ["4-1", 5, 0],
    ["3-2", 0, 5],
    ["2-1", 1, 2],
  ] as const)("of the Chinese %s has %i red and %i white pips", (tile, red, white) => {
    expect(colors(tile)).toEqual({ red, white });
  });

  it.each(["5-6", "7-0", "6", "", "6-5-4", "a-b"])("refuses the text %j", (text) => {
    expect(() => faceOf(text, "up", "western", 10)).toThrow(`"${text}" is no tile`);
  });
});
