/** A table in the worker: what is decided is stored, and only then told. One thing after the other. */

import { type Host, textsOf } from "./python";
import { OvertakenError, type Saved, type Store } from "./store";

/** The longest time that a timer can wait. */
const LONGEST = 2 ** 31 - 1;

/** The page's end of a table. */
export interface Port {
  postMessage(frame: string): void;
}

export class Table {
  #queue: Promise<void> = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  readonly #began = performance.now();

  constructor(
    readonly room: string,
    readonly host: Host,
    readonly port: Port,
    readonly store: Store,
    /** Hears whether everything could be stored. */
    readonly stored: (whole: boolean) => void,
  ) {
    this.#do(async () => {
      await this.#keep(host.come(this.#seconds()));
      textsOf(host.take());
      this.#tell(textsOf(host.show(this.#seconds())));
    });
  }

  /** The page says something. */
  hear(frame: string): void {
    this.#do(() => this.#carryOut(() => this.host.hear(frame, this.#seconds())));
  }

  /** The page is gone: once all is done that it asked for, the match stands still until somebody comes again. */
  close(): void {
    this.#do(() => Promise.resolve(this.#rest()));
  }

  #rest(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.host.destroy();
  }

  #seconds(): number {
    return (performance.now() - this.#began) / 1000;
  }

  #do(step: () => Promise<void>): void {
    this.#queue = this.#queue.then(async () => {
      if (this.#closed) return;
      try {
        await step();
        if (!this.#closed) this.#plan();
      } catch (error) {
        if (!(error instanceof OvertakenError)) throw error;
        this.#end("practice-elsewhere");
      }
    });
  }

  async #carryOut(decide: () => string): Promise<void> {
    const before = this.host.summary();
    await this.#keep(decide());
    this.#tell(textsOf(this.host.take()));
    if (this.host.summary() !== before) await this.store.note(savedOf(this.room, this.host));
    if (this.host.ended) {
      // Whoever left wants no more of it.
      await this.store.remove(this.room);
      this.#end("room-ended");
    }
  }

  async #keep(row: string): Promise<void> {
    if (row === "") return;
    this.stored(await this.store.append(this.host.seq, row, savedOf(this.room, this.host)));
  }

  #tell(frames: string[]): void {
    for (const frame of frames) this.port.postMessage(frame);
  }

  #end(code: string): void {
    this.port.postMessage(JSON.stringify({ type: "closed", code }));
    this.#rest();
  }

  /** Waits for what is due; meanwhile the bot on turn thinks. The page has been told everything by now. */
  #plan(): void {
    clearTimeout(this.#timer);
    const wait = this.host.wait(this.#seconds());
    if (wait < 0) return;
    this.#timer = setTimeout(
      () => {
        this.#do(() => this.#carryOut(() => this.host.wake(this.#seconds())));
      },
      Math.min(LONGEST, Math.ceil(wait * 1000)),
    );
    this.#think();
  }

  #think(): void {
    const before = this.host.rates;
    this.host.think();
    if (this.host.rates !== before) void this.store.keepRates(this.host.rates);
  }
}

export function savedOf(room: string, host: Host): Saved {
  const { game, round, over } = JSON.parse(host.summary()) as Omit<Saved, "room" | "at">;
  return { room, game, round, over, at: Date.now() };
}
