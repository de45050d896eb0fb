import type { DealProof } from "../wire";

/** What a check of a deal found; the wrong ones in order of how bad they are. */
export type Verdict =
  "held" | "wrong-secret" | "wrong-deal" | "wrong-promise" | "wrong-own" | "late";

/**
 * What this browser remembers of a deal: the promise it saw, the values it has offered for it, and which of them the
 * server has acknowledged.
 */
export interface Memory {
  commitment: string;
  values: string[];
  taken: string | null;
}

const WORD = 2 ** 32;

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function bytes(digits: string): Uint8Array<ArrayBuffer> {
  const pairs = digits.match(/../g) ?? [];
  return Uint8Array.from(pairs, (pair) => parseInt(pair, 16));
}

/** 32 random bytes. */
export function randomValue(): string {
  return hex(crypto.getRandomValues(new Uint8Array(32)));
}

/** Browsers give pages no cryptography over plain http, but on their own machine. */
export function canVerify(): boolean {
  return (crypto.subtle as SubtleCrypto | undefined) !== undefined;
}

async function hmac(
  key: Uint8Array<ArrayBuffer>,
  message: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const imported = await crypto.subtle.importKey("raw", key, algorithm, false, ["sign"]);
  return new Uint8Array(await crypto.subtle.sign("HMAC", imported, message));
}

function joined(parts: Uint8Array<ArrayBuffer>[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** A whole number in so many bytes, the first the highest. */
function counter(value: number, length: number): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(length));
  view.setUint32(length - 4, value);
  return new Uint8Array(view.buffer);
}

/** Numbers below n, out of the words of HMAC(seed, 0), HMAC(seed, 1) ...; docs/fair.md says how. */
function numbers(seed: Uint8Array<ArrayBuffer>): (n: number) => Promise<number> {
  let block = 0;
  let words: number[] = [];
  return async (n) => {
    const limit = WORD - (WORD % n);
    for (;;) {
      if (words.length === 0) {
        const view = new DataView((await hmac(seed, counter(block++, 4))).buffer);
        words = Array.from({ length: 8 }, (_, i) => view.getUint32(4 * i));
      }
      const word = words.shift() ?? 0;
      if (word < limit) return word % n;
    }
  };
}

/** The deal that comes out of what was published. */
export async function redraw(proof: DealProof): Promise<{ tiles: string[]; first: number | null }> {
  const message = joined([
    new TextEncoder().encode("capicua deal 1"),
    counter(proof.round, 8),
    ...proof.values.map(bytes),
  ]);
  const below = numbers(await hmac(bytes(proof.secret), message));
  const tiles = [...proof.tiles].sort();
  for (let i = tiles.length - 1; i > 0; i--) {
    const j = await below(i + 1);
    [tiles[i], tiles[j]] = [tiles[j] ?? "", tiles[i] ?? ""];
  }
  return { tiles, first: proof.first === null ? null : await below(proof.values.length) };
}

/** Checks a deal by what this browser remembers of it: the promise, and that its own value is in. */
export function remembered(proof: DealProof, memory: Memory | null): Verdict {
  if (memory === null) return "held";
  if (memory.commitment !== proof.commitment) return "wrong-promise";
  if (memory.taken !== null) return proof.values.includes(memory.taken) ? "held" : "wrong-own";
  const inside = memory.values.some((value) => proof.values.includes(value));
  return inside || memory.values.length === 0 ? "held" : "late";
}

/** Checks a deal by what was published, and by what this browser remembers of it. */
export async function verify(proof: DealProof, memory: Memory | null): Promise<Verdict> {
  const digest = await crypto.subtle.digest("SHA-256", bytes(proof.secret));
  if (hex(new Uint8Array(digest)) !== proof.commitment) return "wrong-secret";
  const drawn = await redraw(proof);
  if (drawn.first !== proof.first || drawn.tiles.join() !== proof.tiles.join()) return "wrong-deal";
  return remembered(proof, memory);
}
