// The kinds of rate limits, and what a limit is counted by. Pure.
import type { Text } from '../language/text.ts';
import { ipPrefix } from '../net/ip-address.ts';
import { SECOND } from '../time-spans.ts';

/** The longest wait of a limit that guards proof of identity. */
export const LONGEST_WAIT_MS = 45 * SECOND;

/** An `address` stands for its network: IPv4 whole, the first 64 bits of IPv6. */
export type KeyPart =
  | 'address'
  | 'account'
  | 'user'
  | 'device'
  | 'email'
  | 'page'
  | 'visitor'
  | 'key';

/** What a client over the limit gets. */
export type LimitResponse =
  | 'rate_limited'
  | 'username_limit'
  | 'wrong_credentials'
  | 'no_email'
  | 'not_counted'
  | 'closed';

type Common = {
  /** What is guarded, for the documentation. */
  readonly guards: string;
  /** What one counter is kept for; nothing for a limit that all share. */
  readonly key: readonly KeyPart[];
  readonly response: LimitResponse;
  /** Replaces the usual message. */
  readonly message?: Text;
};

/** Generic cell rate algorithm in PostgreSQL: exact over all processes, and kept over restarts. */
export type AttemptRule = {
  /** An attempt conforms while the theoretical arrival time is at most this far ahead. */
  readonly burstToleranceMs: number;
  /** Cost of the first, second, … attempt in a row; the last entry applies to all that follow. */
  readonly emissionIntervalsMs: readonly number[];
  /** After this long without an attempt the sequence starts over. */
  readonly resetAfterMs: number;
};
export type AttemptPolicy = Common & { readonly store: 'postgres' } & AttemptRule;

/** `count` within a window that begins with the first of them. */
type Window = { readonly count: number; readonly windowMs: number };

/** In the memory of each process. */
export type WindowPolicy = Common &
  Window & {
    readonly store: 'memory';
    /** How many keys have a counter of their own; `shared` where any number of keys share a fixed number. */
    readonly capacity: number | 'shared';
  };

/** Counted from the stored rows of what is limited, in the transaction that adds one. */
export type RecordPolicy = Common & Window & { readonly store: 'records' };

/** How much goes on at the same time, in the memory of each process. */
export type ConcurrencyPolicy = Common & {
  readonly store: 'concurrent';
  readonly atOnce: number;
  readonly retryAfterSeconds: number;
};

export type Policy = AttemptPolicy | WindowPolicy | RecordPolicy | ConcurrencyPolicy;

type Description = Pick<Common, 'guards' | 'key'> & Partial<Common>;

/** A burst of `burst`, then one more per `refillMs`. */
export function fixedRate(burst: number, refillMs: number, about: Description): AttemptPolicy {
  return {
    store: 'postgres',
    response: 'rate_limited',
    ...about,
    burstToleranceMs: (burst - 1) * refillMs,
    emissionIntervalsMs: [refillMs],
    resetAfterMs: 0,
  };
}

/** `free` attempts at once, then a wait of one second that doubles each time. */
export function exponentialBackoff(
  free: number,
  resetAfterMs: number,
  about: Description,
): AttemptPolicy {
  const emissionIntervalsMs = Array.from({ length: free - 1 }, () => 0);
  for (let wait = SECOND; wait < LONGEST_WAIT_MS; wait *= 2) emissionIntervalsMs.push(wait);
  return {
    store: 'postgres',
    response: 'rate_limited',
    ...about,
    burstToleranceMs: 0,
    emissionIntervalsMs: [...emissionIntervalsMs, LONGEST_WAIT_MS],
    resetAfterMs,
  };
}

export function perWindow(
  count: number,
  windowMs: number,
  about: Description & { capacity?: number | 'shared' },
): WindowPolicy {
  const response = 'rate_limited';
  return { store: 'memory', capacity: 50_000, response, ...about, count, windowMs };
}

export function recordsPerWindow(
  count: number,
  windowMs: number,
  about: Description,
): RecordPolicy {
  return { store: 'records', response: 'rate_limited', ...about, count, windowMs };
}

export function concurrency(
  atOnce: number,
  retryAfterSeconds: number,
  about: Description,
): ConcurrencyPolicy {
  return { store: 'concurrent', response: 'rate_limited', ...about, atOnce, retryAfterSeconds };
}

/** One value for each part of the key, normalized: `Ada@Example.test` becomes `ada@example.test`. */
export function subjectFor({ key }: Pick<Policy, 'key'>, values: readonly string[]): string {
  if (values.length !== key.length) {
    throw new Error(`a limit per ${key.join(' and ')} got ${values.length} values`);
  }
  let subject = '';
  for (let index = 0; index < key.length; index += 1) {
    const value = normalize(key[index] as KeyPart, values[index] ?? '');
    subject = index === 0 ? value : `${subject}\n${value}`;
  }
  return subject;
}

function normalize(part: KeyPart, value: string): string {
  switch (part) {
    case 'address':
      return ipPrefix(value);
    case 'account':
    case 'user':
    case 'email':
      return value.trim().toLowerCase();
    default:
      return value;
  }
}
