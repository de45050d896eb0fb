/** What the page and the worker with the engine say to each other. Each table has a port of its own besides. */

import type { Args } from "../app/net/terms";

/** Where the engine is, and how fast its tables go: as the server's --pace. */
export interface Begin {
  type: "begin";
  python: string;
  engine: string;
  pace: string;
}

/** Make a room; `wish` is what POST /api/rooms takes, as JSON. */
export interface Make {
  type: "make";
  ask: number;
  room: string;
  wish: string;
}

/** Sit down at a room: frames go over the port that comes with it, both ways; null from the page is good-bye. */
export interface Open {
  type: "open";
  room: string;
}

export type ToEngine = Begin | Make | Open;

/** The answer to `ask`: the room is there, or why there is none. */
export interface Made {
  type: "made";
  ask: number;
  refused: { code: string; args: Args } | null;
}

/** Whether what is played now can not be stored. */
export interface Unsaved {
  type: "unsaved";
  unsaved: boolean;
}

/** The engine could not be started. */
export interface Failed {
  type: "failed";
  reason: string;
}

export type FromEngine = Made | Unsaved | Failed | { type: "ready" };
