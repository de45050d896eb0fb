// A second verifier of deals, written from docs/fair.md alone. It shares nothing with Capicua.
// node verifier.mjs < proofs.json   where proofs.json is a list of
//   {round, commitment, secret, values, tiles, first}   (first: a seat, or null where none was drawn)
// Prints a list of verdicts: "held", or what is wrong.
import { createHash, createHmac } from "node:crypto";
import { readFileSync } from "node:fs";

const hmac = (key, message) => createHmac("sha256", key).update(message).digest();
const bytes = (hex) => {
  if (!/^[0-9a-f]{64}$/.test(hex)) throw new Error("not 64 hexadecimal digits");
  return Buffer.from(hex, "hex");
};

// Numbers from a seed: the blocks HMAC(seed, 0), HMAC(seed, 1) ... cut into words of 32 bits.
function numbers(seed) {
  let block = 0;
  let words = [];
  const word = () => {
    if (words.length === 0) {
      const counter = Buffer.alloc(4);
      counter.writeUInt32BE(block++);
      const digest = hmac(seed, counter);
      words = Array.from({ length: 8 }, (_, i) => digest.readUInt32BE(4 * i));
    }
    return words.shift();
  };
  return (n) => {
    const limit = 2 ** 32 - (2 ** 32 % n);
    for (;;) {
      const drawn = word();
      if (drawn < limit) return drawn % n;
    }
  };
}

function redraw({ round, secret, values, tiles, first }) {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(round));
  const message = Buffer.concat([Buffer.from("capicua deal 1"), counter, ...values.map(bytes)]);
  const below = numbers(hmac(bytes(secret), message));
  const order = [...tiles].sort();
  for (let i = order.length - 1; i > 0; i--) {
    const j = below(i + 1);
    [order[i], order[j]] = [order[j], order[i]];
  }
  return { order, first: first === null ? null : below(values.length) };
}

function verdict(proof) {
  try {
    const promised = createHash("sha256").update(bytes(proof.secret)).digest("hex");
    if (promised !== proof.commitment) return "the secret is not the promised one";
    const { order, first } = redraw(proof);
    if (order.join() !== proof.tiles.join()) return "another deal comes out";
    return first === proof.first ? "held" : "another seat is drawn";
  } catch (error) {
    return error.message;
  }
}

console.log(JSON.stringify(JSON.parse(readFileSync(0, "utf8")).map(verdict)));
