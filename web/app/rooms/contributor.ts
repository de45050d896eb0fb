import type { Request, View } from "../net/terms";
import { isRecord, read, write } from "../state/stored";
import { type Memory, randomValue } from "./fair";

/** How many deals are remembered: this one, the next, and some to look back at. */
const KEPT = 50;

function key(room: string): string {
  return `capicua-deals-${room}`;
}

/** What was remembered of a room, by the number of the deal: it outlives a reload. */
function load(room: string): Record<string, Memory> {
  const kept = read(key(room), "sessionStorage");
  return isRecord(kept) ? (kept as Record<string, Memory>) : {};
}

/** Without storage a value is still added; it just cannot be looked for after a reload. */
function save(room: string, memories: Record<string, Memory>): void {
  const newest = Object.entries(memories).slice(-KEPT);
  write(key(room), Object.fromEntries(newest), "sessionStorage");
}

/**
 * Adds a value of this browser's own to every deal of one room, as soon as it has seen what is promised for it, and
 * remembers both: they are looked for when the deal is verified.
 */
export class Contributor {
  readonly #memories: Record<string, Memory>;
  #offered = 0;

  constructor(
    readonly room: string,
    readonly send: (command: Request, taken: () => void) => void,
  ) {
    this.#memories = load(room);
  }

  /** Looks at a new view. */
  see({ pledge, you }: View): void {
    if (pledge === null) return;
    const { round, commitment, given } = pledge;
    const wanted = you !== null && !given.includes(you) && this.#offered !== round;
    if (this.#memories[round] !== undefined && !wanted) return;
    const memory = (this.#memories[round] ??= { commitment, values: [], taken: null });
    if (wanted) {
      const value = randomValue();
      this.#offered = round;
      memory.values.push(value);
      this.send({ type: "contribute", round, value }, () => {
        memory.taken = value;
        save(this.room, this.#memories);
      });
    }
    save(this.room, this.#memories);
  }

  memory(round: number): Memory | null {
    return this.#memories[round] ?? null;
  }
}
