import type { Message } from "../wire";
import type { Request } from "./terms";

export type Status = "connecting" | "open" | "lost" | "ended";

export interface Listener {
  message(message: Message): void;
  status(status: Status): void;
}

/** A line to a table: a socket to the server, or what stands for one on this device. */
export interface Line {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: MessageEvent<string>) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(frame: string): void;
  close(): void;
}

/** How lines to a table are opened, and whether they go over the network. */
export interface Way {
  open(): Line;
  readonly network: boolean;
}

const FIRST_DELAY = 250;
const LONGEST_DELAY = 4000;
/** A socket that lived this long was a good one: the next trouble starts counting afresh. */
const STEADY = 5000;
/** The server acknowledges at once; a silence this long after a command is a dead line. */
const PATIENCE = 6000;
/** When the clock jumps this far, the device has slept and the line is not to be trusted. */
const NAP = 15_000;
const WATCH = 3000;
/** Closing codes that blame what we sent: it is not sent again. */
const BLAMED = [1007, 1008, 1009];

/**
 * One person's line to one room. Never gives up, except when the server says why it ended the line.
 * What was not acknowledged is sent again under its cid, so that it counts once.
 */
export class Link {
  #socket: Line | null = null;
  #outbox = new Map<string, string>();
  #attempts = 0;
  /** When the line was last opened; null while it is down. */
  #opened: number | null = null;
  #seen = Date.now();
  #ended = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #overdue: ReturnType<typeof setTimeout> | undefined;
  readonly #watch: ReturnType<typeof setInterval>;

  constructor(
    readonly way: Way,
    readonly listener: Listener,
  ) {
    if (way.network) {
      addEventListener("online", this.#wake);
      addEventListener("offline", this.#lost);
    }
    document.addEventListener("visibilitychange", this.#show);
    this.#watch = setInterval(this.#look, WATCH);
    listener.status("connecting");
    this.#open();
  }

  /** Sends a command, now or when the line is back. Returns its cid. */
  send(command: Request): string {
    const cid = makeCid();
    const frame = JSON.stringify({ cid, ...command });
    this.#outbox.set(cid, frame);
    this.#push(frame);
    return cid;
  }

  /** Ends the line for good. */
  end(): void {
    this.#ended = true;
    clearTimeout(this.#retry);
    clearTimeout(this.#overdue);
    clearInterval(this.#watch);
    removeEventListener("online", this.#wake);
    removeEventListener("offline", this.#lost);
    document.removeEventListener("visibilitychange", this.#show);
    this.#drop();
  }

  #open(): void {
    clearTimeout(this.#retry);
    const socket = this.way.open();
    this.#socket = socket;
    socket.onopen = () => {
      this.#opened = Date.now();
      this.listener.status("open");
      for (const frame of this.#outbox.values()) this.#push(frame);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#receive(JSON.parse(event.data) as Message);
    };
    socket.onclose = (event) => {
      if (BLAMED.includes(event.code)) this.#outbox.clear();
      this.#lost();
    };
  }

  #push(frame: string): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send(frame);
    clearTimeout(this.#overdue);
    this.#overdue = setTimeout(this.#reopen, PATIENCE);
  }

  #receive(message: Message): void {
    if (message.type === "ack" || message.type === "refused") {
      this.#outbox.delete(message.cid);
      if (this.#outbox.size === 0) clearTimeout(this.#overdue);
    }
    if (message.type === "closed") this.end();
    this.listener.message(message);
    if (message.type === "closed") this.listener.status("ended");
  }

  /** Leaves the socket without hearing more of it. */
  #drop(): void {
    clearTimeout(this.#overdue);
    const socket = this.#socket;
    this.#socket = null;
    if (socket === null) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  readonly #lost = (): void => {
    if (this.#ended) return;
    this.#drop();
    if (this.#opened !== null && Date.now() - this.#opened > STEADY) this.#attempts = 0;
    this.#opened = null;
    const delay = Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** this.#attempts);
    this.#attempts += 1;
    this.listener.status("lost");
    clearTimeout(this.#retry);
    this.#retry = setTimeout(
      () => {
        this.#open();
      },
      delay * (0.6 + 0.4 * Math.random()),
    );
  };

  readonly #reopen = (): void => {
    this.#drop();
    this.listener.status("lost");
    this.#open();
  };

  /** Tries at once, unless the line is up. */
  readonly #wake = (): void => {
    if (this.#ended || this.#socket?.readyState === WebSocket.OPEN) return;
    this.#attempts = 0;
    this.#drop();
    this.#open();
  };

  readonly #show = (): void => {
    if (document.visibilityState !== "visible") return;
    this.#look();
    this.#wake();
  };

  /** Timers stop while the device sleeps: a gap in them shows that it did. */
  readonly #look = (): void => {
    const gap = Date.now() - this.#seen;
    this.#seen = Date.now();
    if (gap > NAP + WATCH && !this.#ended) this.#reopen();
  };
}

/** `crypto.randomUUID` is missing on plain http, where a table in the same house is played. */
function makeCid(): string {
  const numbers = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(numbers, (number) => number.toString(16).padStart(2, "0")).join("");
}

/** The way to a room of the server. */
export function serverWay(room: string): Way {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const url = `${scheme}://${location.host}/ws/${encodeURIComponent(room)}`;
  // The browser's handlers take an event more than ours look at.
  return { open: () => new WebSocket(url) as Line, network: true };
}
