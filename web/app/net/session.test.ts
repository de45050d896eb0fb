// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import deals from "../../../vectors/fair/deals.json?raw";
import type { DealProof } from "../wire";
import { latest, Wire } from "./line.testing";
import { Session } from "./session.svelte";
import { WIRE } from "./terms";

let session: Session;

const [DEAL] = JSON.parse(deals) as DealProof[];

/** As much of a view as the session looks at. */
function state(round: number, ply: number, more: object = {}): object {
  const view = { wire: WIRE, round, ply, you: 1, pledge: null, proof: null, ...more };
  return { type: "state", seq: ply, events: [], view };
}

beforeEach(() => {
  vi.stubGlobal("WebSocket", Wire);
  Wire.all = [];
  session = new Session("abc");
  latest().accept();
  latest().say(state(1, 4));
});

afterEach(() => {
  session.end();
  vi.unstubAllGlobals();
});

const lay = { type: "place", tile: "6-4", target: "left" } as const;

describe("a session", () => {
  it("talks to its room", () => {
    expect(latest().url).toMatch(/^ws:\/\/.*\/ws\/abc$/);
  });

  it("sends one answer to a decision, however often one taps", () => {
    session.move(lay);
    session.move({ type: "pass" });
    session.move(lay);
    expect(latest().sent).toHaveLength(1);
    expect(latest().sent[0]).toMatchObject({ type: "move", round: 1, ply: 4, move: lay });
    expect(session.pending?.move).toEqual(lay);
  });

  it("shows the move as pending until the table has gone on", () => {
    session.move(lay);
    latest().say({ type: "ack", cid: session.pending?.cid });
    expect(session.pending).not.toBeNull();
    latest().say(state(1, 5));
    expect(session.pending).toBeNull();
  });

  it("takes a refused move back and says why", () => {
    session.move(lay);
    const refused = { code: "refused-fit", clause: "x/1", args: { tile: "6-4" } };
    latest().say({ type: "refused", cid: session.pending?.cid, ...refused });
    expect(session.pending).toBeNull();
    expect(session.refused).toEqual(refused);
    session.move({ type: "pass" });
    expect(session.refused).toBeNull();
    expect(latest().sent).toHaveLength(2);
  });

  it("lets a move that came too late return to the hand", () => {
    session.move(lay);
    const cid = session.pending?.cid;
    latest().say(state(1, 6));
    expect(session.pending).toBeNull();
    latest().say({ type: "refused", cid, code: "refused-stale", clause: null, args: {} });
    expect(session.refused?.code).toBe("refused-stale");
  });

  it("tells its watchers of every state before and after it is drawn", async () => {
    const told: string[] = [];
    session.watch((message, before) => {
      told.push(`${String(before?.ply)} to ${String(message.view.ply)}`);
      return () => told.push("drawn");
    });
    latest().say(state(1, 5));
    await Promise.resolve().then(() => Promise.resolve());
    await new Promise((resolve) => setTimeout(resolve));
    expect(told).toEqual(["4 to 5", "drawn"]);
  });

  it("draws nothing of another version of the wire, and ends", () => {
    const lines = Wire.all.length;
    latest().say({ type: "state", seq: 9, events: [], view: { wire: WIRE + 1, round: "new" } });
    latest().drop();
    dispatchEvent(new Event("online"));
    expect([session.ended, session.view?.round, Wire.all.length]).toEqual(["version", 1, lines]);
  });

  it("knows why it ended", () => {
    latest().say({ type: "closed", code: "room-ended" });
    expect([session.ended, session.status]).toEqual(["room-ended", "ended"]);
  });

  it("tells its hearers what is said, and keeps it", () => {
    const heard: string[] = [];
    session.hear((lines) => heard.push(...lines.map(({ text }) => text)));
    const line = { who: 2, seat: 0, name: "Ana", emote: null };
    latest().say({ type: "talk", all: true, lines: [{ ...line, text: "before" }] });
    latest().say({ type: "talk", all: false, lines: [{ ...line, text: "now" }] });
    expect(heard).toEqual(["now"]);
    expect(session.lines.map(({ text }) => text)).toEqual(["before", "now"]);
  });

  it("knows when a command was taken, and forgets one that was refused", () => {
    const taken: string[] = [];
    const first = session.send({ type: "ready" }, () => taken.push("first"));
    const second = session.send({ type: "ready" }, () => taken.push("second"));
    const no = { code: "refused-not-now", clause: null, args: {} };
    latest().say({ type: "refused", cid: second, ...no });
    latest().say({ type: "ack", cid: second });
    latest().say({ type: "ack", cid: first });
    latest().say({ type: "ack", cid: first });
    expect(taken).toEqual(["first"]);
  });
});

describe("every deal is checked unasked", () => {
  const deal = DEAL as DealProof;
  const pledge = { round: deal.round, commitment: deal.commitment, given: [] };

  /** Adds to the deal, hears what the server says of that, and is shown this proof. */
  async function doubts(proof: DealProof, answer: "ack" | "refused" | null): Promise<boolean> {
    sessionStorage.clear();
    session.end();
    session = new Session("fresh");
    latest().accept();
    latest().say(state(1, 4, { pledge }));
    const [{ cid, value } = { cid: "", value: "" }] = latest().sent as {
      cid: string;
      value: string;
    }[];
    expect(value).toMatch(/^[0-9a-f]{64}$/);
    if (answer !== null)
      latest().say({ type: answer, cid, code: "refused-stale", clause: null, args: {} });
    latest().say(state(1, 9, { proof }));
    await vi
      .waitFor(() => {
        if (session.doubted === null) throw new Error("not yet");
      }, 300)
      .catch(() => undefined);
    return session.doubted !== null;
  }

  it("is silent about one that holds, and about a value that came too late", async () => {
    expect(await doubts(deal, "refused")).toBe(false);
    expect(await doubts(deal, null)).toBe(false);
  });

  it("speaks up where a value was acknowledged and left out", async () => {
    expect(await doubts(deal, "ack")).toBe(true);
  });

  it("speaks up where the promise or the deal was changed", async () => {
    const [one = "", two = "", ...rest] = deal.tiles;
    expect(await doubts({ ...deal, tiles: [two, one, ...rest] }, "refused")).toBe(true);
    expect(await doubts({ ...deal, commitment: "0".repeat(64) }, "refused")).toBe(true);
  });
});
