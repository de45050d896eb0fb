import { describe, expect, it } from "vitest";

import { parseTile } from "../../board/tile";
import { clauseOf, type Example, examplesOf, pictureOf } from "./example";

const FILES = import.meta.glob<readonly Example[]>("../art/drawings/*.json", {
  eager: true,
  import: "default",
});
const EXAMPLES = Object.values(FILES).flat();
const BOARDS = EXAMPLES.filter(({ groups }) => groups === undefined);

describe.each([248, 300, 460])("boards of examples on a felt of %i px", (width) => {
  it.each(BOARDS)("show every tile and place of $text", (example) => {
    const picture = pictureOf(example, width);
    const boxes = [...(picture?.tiles ?? []), ...(picture?.places ?? [])];
    expect(picture?.tiles.length).toBe((example.row ?? example.tree ?? []).length);
    expect(picture?.places.length).toBe(example.places?.length ?? 0);
    expect(picture?.short).toBeGreaterThan(15);
    for (const [at, { x, y, w, h }] of boxes.entries()) {
      expect(x >= 0 && y >= 0 && x + w <= (picture?.width ?? 0) + 1e-6).toBe(true);
      expect(picture?.width).toBeLessThanOrEqual(width);
      for (const other of boxes.slice(at + 1)) {
        const apart =
          x + w <= other.x + 1e-6 ||
          other.x + other.w <= x + 1e-6 ||
          y + h <= other.y + 1e-6 ||
          other.y + other.h <= y + 1e-6;
        expect(apart).toBe(true);
      }
    }
  });
});

it("draws only tiles that there are", () => {
  expect(EXAMPLES.length).toBeGreaterThan(15);
  for (const { beside, groups = [] } of EXAMPLES) {
    for (const tile of [...beside, ...groups.flat()]) if (tile !== null) parseTile(tile);
  }
});

it("finds the clause of a drawing, and has none for a style without drawings", async () => {
  expect(clauseOf("drawn-1-2", ["clause-1", "clause-1-2"])).toBe("clause-1-2");
  expect(clauseOf("drawn-1-2-1", ["clause-1", "clause-1-2"])).toBe("clause-1-2");
  expect(await examplesOf("none")).toEqual([]);
});
