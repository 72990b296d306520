// Slows down whoever fails again and again: after some free tries each further one doubles the wait.
// In memory and per process; nobody is ever locked out for longer than `longestMs`.
import type { Clock } from '../../kit/clock.ts';
import { fail } from '../../kit/fail.ts';

export type ThrottleOptions = {
  readonly clock: Clock;
  /** Tries without any wait. */
  readonly free: number;
  readonly longestMs: number;
  /** A key is forgotten after that long without a try. */
  readonly forgetMs: number;
};

export type Throttle = {
  /** Counts a try before its outcome is known, or throws rate.limited while the key has to wait. */
  enter(key: string): void;
  /** The last try was none of those to slow down. */
  giveBack(key: string): void;
  forget(key: string): void;
};

type Entry = { count: number; at: number };

const FIRST_WAIT_MS = 1000;
const MOST_KEYS = 20_000;

export function createThrottle({ clock, free, longestMs, forgetMs }: ThrottleOptions): Throttle {
  const entries = new Map<string, Entry>();

  function find(key: string, now: number): Entry | undefined {
    const entry = entries.get(key);
    if (entry !== undefined && now - entry.at < forgetMs) return entry;
    entries.delete(key);
    return undefined;
  }

  // Written anew, so that the map stays in the order of the last try.
  function put(key: string, entry: Entry): void {
    entries.delete(key);
    entries.set(key, entry);
    if (entries.size > MOST_KEYS) dropOldest(entries);
  }

  return {
    enter(key) {
      const now = clock.now().getTime();
      const { count, at } = find(key, now) ?? { count: 0, at: now };
      const wait = count < free ? 0 : Math.min(FIRST_WAIT_MS * 2 ** (count - free), longestMs);
      const left = at + wait - now;
      if (left > 0) throw fail('rate.limited', { retryAfter: Math.ceil(left / 1000) });
      put(key, { count: count + 1, at: now });
    },
    giveBack(key) {
      const entry = entries.get(key);
      if (entry) entries.set(key, { ...entry, count: entry.count - 1 });
    },
    forget(key) {
      entries.delete(key);
    },
  };
}

function dropOldest(entries: Map<string, Entry>): void {
  const [oldest] = entries.keys();
  if (oldest !== undefined) entries.delete(oldest);
}

/** One key per household: an IPv6 customer commands a whole /64. */
export function addressKey(ip: string): string {
  if (!ip.includes(':') || ip.startsWith('::ffff:')) return ip;
  const [head = '', tail] = ip.split('::');
  const groups = head.split(':').filter((group) => group !== '');
  const isShort = tail !== undefined && groups.length < 4;
  return (isShort ? [...groups, ''] : groups.slice(0, 4)).join(':');
}
