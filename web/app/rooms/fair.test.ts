import { describe, expect, it } from "vitest";

import source from "../../../vectors/fair/deals.json?raw";
import type { DealProof } from "../wire";
import { randomValue, redraw, verify } from "./fair";

const PROOFS = JSON.parse(source) as DealProof[];

describe("a deal is drawn again in the browser", () => {
  it.each(PROOFS)("deal $round", async (proof) => {
    expect(await redraw(proof)).toEqual({ tiles: proof.tiles, first: proof.first });
    expect(await verify(proof, null)).toBe("held");
  });
});

describe("what does not hold is named", () => {
  const [proof] = PROOFS;
  if (proof === undefined) throw new Error("no proofs");
  const value = proof.values[2] ?? "";

  it("another secret", async () => {
    expect(await verify({ ...proof, secret: randomValue() }, null)).toBe("wrong-secret");
  });

  it("another deal, another value, another number", async () => {
    const [a = "", b = "", ...rest] = proof.tiles;
    expect(await verify({ ...proof, tiles: [b, a, ...rest] }, null)).toBe("wrong-deal");
    const values = proof.values.map((_, seat) => (seat === 2 ? randomValue() : value));
    expect(await verify({ ...proof, values }, null)).toBe("wrong-deal");
    expect(await verify({ ...proof, round: proof.round + 1 }, null)).toBe("wrong-deal");
  });

  it("a promise that was changed, and a value that was left out", async () => {
    const { commitment } = proof;
    const other = randomValue();
    const changed = { commitment: "0".repeat(64), values: [value], taken: value };
    expect(await verify(proof, changed)).toBe("wrong-promise");
    const leftOut = { commitment, values: [value, other], taken: other };
    expect(await verify(proof, leftOut)).toBe("wrong-own");
    expect(await verify(proof, { ...leftOut, taken: value })).toBe("held");
    // One that the server never acknowledged has come too late, or it says so.
    expect(await verify(proof, { commitment, values: [other], taken: null })).toBe("late");
    expect(await verify(proof, { commitment, values: [other, value], taken: null })).toBe("held");
    expect(await verify(proof, { commitment, values: [], taken: null })).toBe("held");
  });
});
