// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { latest, Wire } from "./line.testing";
import { Session } from "./session.svelte";

let session: Session;

/** As much of a view as the session looks at. */
function state(round: number, ply: number): object {
  return { type: "state", seq: ply, events: [], view: { round, ply, pledge: null } };
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

  it("knows why it ended", () => {
    latest().say({ type: "closed", code: "room-ended" });
    expect([session.ended, session.status]).toEqual(["room-ended", "ended"]);
  });
});
