// Hashes for tables in memory: they differ for different texts, lie evenly, and depend on the seed.
import { expect, it } from 'vitest';
import { createKeyedHash } from './keyed-hash.ts';

const { hash } = createKeyedHash(Buffer.from('0123456789abcdef', 'hex'));

it('tells a million similar texts apart', () => {
  const hashes = new Set<number>();
  for (let n = 0; n < 1_000_000; n += 1) hashes.add(hash(`page ${n % 1_000} v0.${n}`));
  expect(hashes.size).toBe(1_000_000);
});

it('lies evenly within 53 bits, in its low and in its high bits', () => {
  const [low, high] = [new Uint32Array(64), new Uint32Array(64)];
  for (let n = 0; n < 64_000; n += 1) {
    const hashed = hash(`10.0.${n >> 8}.${n & 255}`);
    expect(Number.isSafeInteger(hashed)).toBe(true);
    low[hashed % 64] = (low[hashed % 64] ?? 0) + 1;
    const top = Math.floor(hashed / 2 ** 47);
    high[top] = (high[top] ?? 0) + 1;
  }
  // A thousand each, give or take five times the deviation of chance.
  for (const count of [...low, ...high]) expect(Math.abs(count - 1_000)).toBeLessThan(160);
});

it('is another one with another seed', () => {
  const other = createKeyedHash(Buffer.from('0123456789abcdee', 'hex'));
  expect(other.hash('ada')).not.toBe(hash('ada'));
  expect(createKeyedHash().hash('ada')).not.toBe(createKeyedHash().hash('ada'));
});
