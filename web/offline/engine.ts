/** The engine as the page sees it: it makes rooms on this device and gives lines to them. The worker starts when needed. */

import { engine, python } from "virtual:engine";

import { ApiError } from "../app/net/api";
import type { Line, Way } from "../app/net/link";
import { read } from "../app/state/stored";
import type { FromEngine, Made, ToEngine } from "./messages";
import { Store } from "./store";

/** Where a test says that tables go at its pace. */
const PACE = "capicua-pace";
const OPEN = 1;
const CLOSED = 3;
/** As a socket's that broke: whoever uses the line opens another one. */
const BROKEN = 1006;

/** The worker, and everything that ends with it. */
class Running {
  readonly ready: Promise<void>;
  /** Fails when the worker does. */
  readonly over: Promise<never>;
  #fail: (reason: string) => void = () => undefined;
  readonly #worker = new Worker(new URL("./engine.worker.ts", import.meta.url), { type: "module" });
  readonly #asked = new Map<number, (made: Made) => void>();
  readonly #lines = new Set<PracticeLine>();
  #asks = 0;

  constructor(readonly told: (unsaved: boolean) => void) {
    this.over = new Promise((_, reject) => {
      this.#fail = (reason) => {
        console.error(`the engine stopped: ${reason}`);
        this.#worker.terminate();
        reject(new ApiError("practice-failed"));
        for (const line of [...this.#lines]) line.break();
      };
    });
    const begun = new Promise<void>((resolve) => {
      this.#worker.onmessage = ({ data }: MessageEvent<FromEngine>) => {
        if (data.type === "ready") resolve();
        else this.#hear(data);
      };
    });
    this.#worker.onerror = (event) => {
      event.preventDefault();
      this.#fail(event.message);
    };
    this.ready = Promise.race([begun, this.over]);
    // Whoever waits for it hears of it.
    this.ready.catch(() => undefined);
    this.say({ type: "begin", python, engine, pace: String(read(PACE) ?? "normal") });
  }

  #hear(message: FromEngine): void {
    if (message.type === "made") this.#asked.get(message.ask)?.(message);
    else if (message.type === "unsaved") this.told(message.unsaved);
    else if (message.type === "failed") this.#fail(message.reason);
  }

  say(message: ToEngine, ...ports: MessagePort[]): void {
    this.#worker.postMessage(message, ports);
  }

  async make(room: string, wish: string): Promise<Made> {
    await this.ready;
    const ask = ++this.#asks;
    const made = new Promise<Made>((resolve) => this.#asked.set(ask, resolve));
    this.say({ type: "make", ask, room, wish });
    return Promise.race([made, this.over]);
  }

  join(line: PracticeLine): void {
    this.#lines.add(line);
  }

  part(line: PracticeLine): void {
    this.#lines.delete(line);
  }
}

let running: Running | null = null;
const watchers = new Set<(unsaved: boolean) => void>();

/** The engine that runs, or a new one where none does or the last one failed. */
function start(): Running {
  if (running !== null) return running;
  const made = new Running((unsaved) => {
    for (const watcher of watchers) watcher(unsaved);
  });
  made.over.catch(() => {
    if (running === made) running = null;
  });
  return (running = made);
}

/** Starts the engine before it is needed. */
export function warmUp(): void {
  start();
}

/** Hears whether what is played now cannot be stored. Returns what ends it. */
export function watchUnsaved(watcher: (unsaved: boolean) => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** A line to a room on this device. */
class PracticeLine implements Line {
  readyState = 0;
  onopen: Line["onopen"] = null;
  onmessage: Line["onmessage"] = null;
  onclose: Line["onclose"] = null;
  readonly #engine = start();
  readonly #channel = new MessageChannel();

  constructor(room: string) {
    const { port1, port2 } = this.#channel;
    port1.onmessage = (event: MessageEvent<string>) => this.onmessage?.(event);
    this.#engine.join(this);
    this.#engine.say({ type: "open", room }, port2);
    this.#engine.ready.then(
      () => {
        if (this.readyState === CLOSED) return;
        this.readyState = OPEN;
        this.onopen?.();
      },
      () => undefined,
    );
  }

  send(frame: string): void {
    this.#channel.port1.postMessage(frame);
  }

  close(): void {
    this.readyState = CLOSED;
    this.#engine.part(this);
    this.#channel.port1.postMessage(null);
  }

  /** The worker is gone. */
  break(): void {
    this.readyState = CLOSED;
    this.#engine.part(this);
    // Not within the call that made the line: it may be the one that could not start.
    setTimeout(() => this.onclose?.({ code: BROKEN }));
  }
}

/** The way to a room of this device. */
export function practiceWay(room: string): Way {
  return { open: () => new PracticeLine(room), network: false };
}

/** What a match against bots is to be like. */
export interface Wish {
  game: string;
  name: string;
  options: Readonly<Record<string, number | string>>;
  level: string;
}

/** Makes a room on this device in which bots take the other seats. Returns its id. Throws ApiError. */
export async function practise(wish: Wish): Promise<string> {
  const numbers = crypto.getRandomValues(new Uint8Array(12));
  const room = Array.from(numbers, (number) => number.toString(16).padStart(2, "0")).join("");
  const { refused } = await start().make(room, JSON.stringify(wish));
  if (refused !== null) throw new ApiError(refused.code, refused.args);
  return room;
}

let store: Store | null = null;

/** The matches on this device, as the page reads them: without the engine. */
export function matches(): Store {
  return (store ??= new Store());
}
