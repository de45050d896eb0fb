import { describe, expect, it } from "vitest";

import source from "../../../vectors/fair/deals.json?raw";
import type { DealProof } from "../wire";
import { randomValue, redraw, verify } from "./fair";

const PROOFS = JSON.parse(source) as DealProof[];

describe("a deal is drawn again in the browser", () => {
  it.each(PROOFS)("deal $round", async (proof) => {
    expect(await redraw(proof)).toEqual({ tiles: proof.tiles, first: proof.first });
    expect(await verify(proof, null, null)).toBe("held");
  });
});

describe("what does not hold is named", () => {
  const [proof] = PROOFS;
  if (proof === undefined) throw new Error("no proofs");
  const value = proof.values[2] ?? "";

  it("another secret", async () => {
    expect(await verify({ ...proof, secret: randomValue() }, null, 0)).toBe("wrong-secret");
  });

  it("another deal, another value, another number", async () => {
    const [a = "", b = "", ...rest] = proof.tiles;
    expect(await verify({ ...proof, tiles: [b, a, ...rest] }, null, 0)).toBe("wrong-deal");
    const values = proof.values.map((_, seat) => (seat === 2 ? randomValue() : value));
    expect(await verify({ ...proof, values }, null, 0)).toBe("wrong-deal");
    expect(await verify({ ...proof, round: proof.round + 1 }, null, 0)).toBe("wrong-deal");
  });

  it("a promise that was changed, and a value that was left out", async () => {
    const { commitment } = proof;
    expect(await verify(proof, { commitment: "0".repeat(64), values: [value] }, 2)).toBe(
      "wrong-promise",
    );
    expect(await verify(proof, { commitment, values: [randomValue()] }, 2)).toBe("wrong-own");
    expect(await verify(proof, { commitment, values: [randomValue(), value] }, 2)).toBe("held");
    expect(await verify(proof, { commitment, values: [] }, 2)).toBe("held");
  });
});
