// Counts any number of keys in a fixed amount of memory (a count-min sketch): each key has a counter in each of two
// rows, which it shares with others, and the smaller one counts. A key never gets more than its limit. Less it gets
// only if both its counters were used up by others, which takes hundreds of millions of different keys.
import type { Clock } from '../clock.ts';
import { createKeyedHash } from '../keyed-hash.ts';
import type { WindowPolicy } from './rules.ts';

const COUNTERS = 2 ** 18;
const HIGH = 2 ** 32;

/** The window is the same for all keys. Returns milliseconds to wait, or undefined when it was counted. */
export function createSharedCounters(
  limit: Pick<WindowPolicy, 'count' | 'windowMs'>,
  clock: Clock,
): (key: string) => number | undefined {
  const counters = new Uint16Array(2 * COUNTERS);
  let endsAt = 0;

  return (key) => {
    const now = clock.now().getTime();
    // Also after the clock was set back.
    if (now >= endsAt || now < endsAt - limit.windowMs) {
      counters.fill(0);
      endsAt = now + limit.windowMs;
    }
    const hashed = hashOnce(key);
    const first = hashed % COUNTERS;
    const second = COUNTERS + (Math.floor(hashed / HIGH) % COUNTERS);
    const count = Math.min(counters[first] ?? 0, counters[second] ?? 0);
    if (count >= limit.count) return endsAt - now;
    // The larger one is left as it is, because it counts others.
    if (counters[first] === count) counters[first] = count + 1;
    if (counters[second] === count) counters[second] = count + 1;
    return undefined;
  };
}

const { hash } = createKeyedHash();
let last = { key: '', hashed: hash('') };

/** Several limits count the same key, one right after the other. */
function hashOnce(key: string): number {
  if (last.key !== key) last = { key, hashed: hash(key) };
  return last.hashed;
}
