// Slows down whoever fails again and again: after some free tries each further one doubles the wait.
// In memory and per process; nobody is ever locked out for longer than `longestMs`.
import type { Clock } from '../kit/clock.ts';
import { fail } from '../kit/fail.ts';

export type ThrottleOptions = {
  readonly clock: Clock;
  /** Tries without any wait. */
  readonly free: number;
  readonly longestMs: number;
  /** A key is forgotten after that long without a try. */
  readonly forgetMs: number;
};

export type Throttle = {
  /** Throws rate.limited while the key has to wait. */
  check(key: string): void;
  count(key: string): void;
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

  return {
    check(key) {
      const now = clock.now().getTime();
      const entry = find(key, now);
      if (entry === undefined || entry.count < free) return;
      const wait = Math.min(FIRST_WAIT_MS * 2 ** (entry.count - free), longestMs);
      const left = entry.at + wait - now;
      if (left > 0) throw fail('rate.limited', { retryAfter: Math.ceil(left / 1000) });
    },
    count(key) {
      const now = clock.now().getTime();
      const count = (find(key, now)?.count ?? 0) + 1;
      // Written anew, so that the map stays in the order of the last try.
      entries.delete(key);
      entries.set(key, { count, at: now });
      if (entries.size > MOST_KEYS) dropOldest(entries);
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
