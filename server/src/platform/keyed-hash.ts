// A quick hash of short texts for tables in memory. Its seed is of the process, so that no one can prepare texts that
// meet; where that has to hold against an attacker who sees results, it is not enough.
import { randomBytes } from 'node:crypto';

export type KeyedHash = {
  /** From 0 to 2^53 - 1, evenly. */
  hash(text: string): number;
};

const HIGH = 2 ** 32;

export function createKeyedHash(seed: Buffer = randomBytes(8)): KeyedHash {
  const [seedA, seedB] = [seed.readInt32LE(0), seed.readInt32LE(4)];
  return {
    hash(text) {
      let a = seedA;
      let b = seedB;
      for (let place = 0; place < text.length; place += 1) {
        const code = text.charCodeAt(place);
        a = Math.imul(a ^ code, 0x9e3779b1);
        a ^= a >>> 15;
        b = Math.imul(b ^ code, 0x5f356495);
        b ^= b >>> 13;
      }
      a = finish(a ^ Math.imul(b, 0x85ebca6b));
      b = finish(b ^ Math.imul(a, 0xc2b2ae35));
      return (b >>> 11) * HIGH + (a >>> 0);
    },
  };
}

/** The last steps of MurmurHash3, by which every bit of the result depends on every bit before. */
function finish(hash: number): number {
  let mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}
