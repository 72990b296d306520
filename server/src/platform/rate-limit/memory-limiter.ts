// Rate limiter in the memory of one process, for limits whose loss at a restart does no harm. Each policy has a
// table of bounded size. A full table resets no counter: keys without one share spare counters until
// others expire.
import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';
import { sha256 } from '../hash.ts';
import { SECOND } from '../time-spans.ts';
import { rateLimitError } from './errors.ts';
import { rateLimits, type WindowLimitName } from './policies.ts';
import { subjectFor, type WindowPolicy } from './rules.ts';
import { createSharedCounters } from './shared-counters.ts';

/** `subject` has one value for each part of the limit's key. */
export type MemoryLimiter = {
  /** Counts one. Throws rate.limited, with the seconds to wait, when it is one too many. */
  consume(limit: WindowLimitName, ...subject: string[]): void;
  /** Counts one; false when it is one too many. */
  tryConsume(limit: WindowLimitName, ...subject: string[]): boolean;
  /** The same for limits with the same key, up to the first that is reached. */
  tryConsumeEach(limits: readonly WindowLimitName[], ...subject: string[]): boolean;
};

type Counter = { count: number; readonly endsAt: number };
/** Milliseconds to wait, or undefined when it was counted. */
type Count = (key: string) => number | undefined;

export function createMemoryLimiter(clock: Clock): MemoryLimiter {
  const counts = new Map<WindowLimitName, Count>();

  function getCount(limit: WindowLimitName): Count {
    let countKey = counts.get(limit);
    if (countKey === undefined) {
      const { capacity, ...window } = rateLimits[limit];
      countKey =
        capacity === 'shared'
          ? createSharedCounters(window, clock)
          : createWindowCounter({ ...window, capacity }, clock);
      counts.set(limit, countKey);
    }
    return countKey;
  }

  const count = (limit: WindowLimitName, subject: string[]) =>
    getCount(limit)(subjectFor(rateLimits[limit], subject));

  return {
    consume(limit, ...subject) {
      const waitMs = count(limit, subject);
      if (waitMs !== undefined) throw rateLimitError(rateLimits[limit], waitMs);
    },
    tryConsume: (limit, ...subject) => count(limit, subject) === undefined,
    tryConsumeEach([first, ...others], ...subject) {
      if (first === undefined) return true;
      const key = subjectFor(rateLimits[first], subject);
      const isWithin = (limit: WindowLimitName) => getCount(limit)(key) === undefined;
      return isWithin(first) && others.every(isWithin);
    },
  };
}

type WindowLimit = Pick<WindowPolicy, 'count' | 'windowMs'> & { capacity: number };

/** How many counters the keys share that found the table full. */
const SPARE_COUNTERS = 4096;
const PURGE_INTERVAL_MS = SECOND;

/** `count` within `windowMs` for each key; a window begins with the first that it counts. */
export function createWindowCounter(limit: WindowLimit, clock: Clock): Count {
  const counters = createTable(limit, clock);
  const spare = createSpareCounters();
  let purgedAt = 0;

  function hasRoom(now: number): boolean {
    if (counters.size < limit.capacity) return true;
    if (Math.abs(now - purgedAt) < PURGE_INTERVAL_MS) return false;
    purgedAt = now;
    counters.purgeStale();
    return counters.size < limit.capacity;
  }

  function getCounter(key: string, now: number): Counter {
    // A key that shares a spare counter stays with it to the end of its window.
    const counter = findRunning(counters.get(key), now) ?? spare.find(key, now);
    if (counter !== undefined) return counter;
    const newCounter = { count: 0, endsAt: now + limit.windowMs };
    if (hasRoom(now)) counters.set(key, newCounter);
    else spare.set(key, newCounter);
    return newCounter;
  }

  return (key) => {
    const now = clock.now().getTime();
    const counter = getCounter(key, now);
    if (counter.count >= limit.count) return counter.endsAt - now;
    counter.count += 1;
    return undefined;
  };
}

/** Counters for keys that found the table full, chosen by a hash of the key. */
function createSpareCounters() {
  const counters = new Map<number, Counter>();
  // Without it, a client that fills the table could choose whose counter they share.
  const secret = randomBytes(16).toString('base64');
  let endsAt = 0;
  const toIndex = (key: string) => sha256(secret + key).readUInt32BE(0) % SPARE_COUNTERS;

  return {
    find(key: string, now: number): Counter | undefined {
      return now < endsAt ? findRunning(counters.get(toIndex(key)), now) : undefined;
    },
    set(key: string, counter: Counter): void {
      counters.set(toIndex(key), counter);
      endsAt = counter.endsAt;
    },
  };
}

function findRunning(counter: Counter | undefined, now: number): Counter | undefined {
  return counter !== undefined && now < counter.endsAt ? counter : undefined;
}

function createTable(
  { windowMs }: Pick<WindowLimit, 'windowMs'>,
  clock: Clock,
): LRUCache<string, Counter> {
  // By size, since the library reserves memory for the entries of `max` in advance. It evicts nothing: an
  // entry is added only below the capacity.
  return new LRUCache({
    maxSize: Number.MAX_SAFE_INTEGER,
    sizeCalculation: () => 1,
    ttl: windowMs,
    ttlResolution: 0,
    perf: { now: () => clock.now().getTime() },
  });
}
