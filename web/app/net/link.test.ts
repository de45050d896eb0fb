// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { Message } from "../wire";
import { latest, Wire } from "./line.testing";
import { Link, serverWay, type Status } from "./link";

let link: Link;
let statuses: Status[];
let messages: Message[];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Wire);
  Wire.all = [];
  statuses = [];
  messages = [];
  link = new Link(serverWay("table"), {
    message: (message) => messages.push(message),
    status: (status) => statuses.push(status),
  });
});

afterEach(() => {
  link.end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const ready = { type: "ready" } as const;

describe("a line", () => {
  it("keeps a command until it is acknowledged, and sends it again under its cid", () => {
    latest().accept();
    const cid = link.send(ready);
    expect(latest().sent).toEqual([{ cid, type: "ready" }]);
    latest().drop();
    vi.advanceTimersByTime(300);
    expect(Wire.all).toHaveLength(2);
    latest().accept();
    expect(latest().sent.map((frame) => frame.cid)).toEqual([cid]);
    latest().say({ type: "ack", cid });
    latest().drop();
    vi.advanceTimersByTime(600);
    expect(Wire.all).toHaveLength(3);
    latest().accept();
    expect(latest().sent).toEqual([]);
  });

  it("holds a command that is given while the line is down", () => {
    const cid = link.send(ready);
    expect(latest().sent).toEqual([]);
    latest().accept();
    expect(latest().sent.map((frame) => frame.cid)).toEqual([cid]);
  });

  it("gives every command a cid of its own", () => {
    expect(new Set(Array.from({ length: 50 }, () => link.send(ready))).size).toBe(50);
  });

  it("never gives up, and never waits longer than four seconds", () => {
    for (let round = 0; round < 30; round++) {
      const before = Wire.all.length;
      latest().drop();
      vi.advanceTimersByTime(4000);
      expect(Wire.all).toHaveLength(before + 1);
    }
  });

  it("waits longer after each failure", () => {
    const waits: number[] = [];
    for (let round = 0; round < 5; round++) {
      const before = Wire.all.length;
      latest().drop();
      let waited = 0;
      for (; Wire.all.length === before; waited += 10) vi.advanceTimersByTime(10);
      waits.push(waited);
    }
    expect(waits).toEqual([...waits].sort((a, b) => a - b));
    expect(waits.at(-1)).toBeGreaterThan(1500);
  });

  it("tries at once when the network is back", () => {
    for (let round = 0; round < 6; round++) {
      latest().drop();
      vi.advanceTimersByTime(8000);
    }
    latest().drop();
    const before = Wire.all.length;
    dispatchEvent(new Event("online"));
    expect(Wire.all).toHaveLength(before + 1);
  });

  it("tries at once when the page is seen again", () => {
    latest().drop();
    const before = Wire.all.length;
    document.dispatchEvent(new Event("visibilitychange"));
    expect(Wire.all).toHaveLength(before + 1);
  });

  it("opens a new line after a sleep, though the old one looks open", () => {
    latest().accept();
    vi.setSystemTime(Date.now() + 60_000);
    vi.advanceTimersByTime(3000);
    expect(Wire.all).toHaveLength(2);
  });

  it("does not trust a line on which a command stays unanswered", () => {
    latest().accept();
    link.send(ready);
    vi.advanceTimersByTime(6000);
    expect(Wire.all).toHaveLength(2);
    expect(statuses.at(-1)).toBe("lost");
  });

  it("ends for good when the server says why", () => {
    latest().accept();
    latest().say({ type: "closed", code: "room-not-found" });
    latest().drop(4000);
    vi.advanceTimersByTime(60_000);
    dispatchEvent(new Event("online"));
    expect(Wire.all).toHaveLength(1);
    expect(statuses.at(-1)).toBe("ended");
    expect(messages).toEqual([{ type: "closed", code: "room-not-found" }]);
  });

  it("does not send again what the server calls broken", () => {
    latest().accept();
    link.send(ready);
    latest().drop(1009);
    vi.advanceTimersByTime(8000);
    latest().accept();
    expect(latest().sent).toEqual([]);
  });
});
