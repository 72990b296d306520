// Rate limiter shared by all processes: `await rateLimiter.consume('totp.user', userId)` before the attempt.
// The limits are in policies.ts. Fails closed: without a database every attempt is rejected.
import type { Clock } from '../clock.ts';
import type { Db } from '../db/db.ts';
import { sha256 } from '../hash.ts';
import { SECOND } from '../time-spans.ts';
import { rateLimitError } from './errors.ts';
import { type AttemptLimitName, rateLimits } from './policies.ts';
import { consumeAttempt, deleteExpired, refundAttempt, resetAttempts } from './rate-limit-store.ts';
import { type AttemptPolicy, subjectFor } from './rules.ts';

/** `subject` has one value for each part of the limit's key: an address, an email, a user id … */
export type RateLimiter = {
  /** Counts one attempt. Throws the error of the limit, with the seconds to wait, when none is left. */
  consume(limit: AttemptLimitName, ...subject: string[]): Promise<void>;
  /** The same without an error, for callers that must not reveal the limit: false when none is left. */
  tryConsume(limit: AttemptLimitName, ...subject: string[]): Promise<boolean>;
  /** Gives one attempt back, after a success. */
  refund(limit: AttemptLimitName, ...subject: string[]): Promise<void>;
  /** Gives all attempts back. */
  reset(limit: AttemptLimitName, ...subject: string[]): Promise<void>;
};

const CLEANUP_INTERVAL_MS = 60 * SECOND;

export function createRateLimiter({ db, clock }: { db: Db; clock: Clock }): RateLimiter {
  let cleanedUpAt = clock.now().getTime();

  async function cleanup(now: Date): Promise<void> {
    if (now.getTime() - cleanedUpAt < CLEANUP_INTERVAL_MS) return;
    cleanedUpAt = now.getTime();
    await deleteExpired(db, now);
  }

  /** Milliseconds to wait, or undefined when the attempt was counted. */
  async function count(limit: AttemptLimitName, subject: string[]): Promise<number | undefined> {
    const policy: AttemptPolicy = rateLimits[limit];
    const now = clock.now();
    await cleanup(now);
    const theoreticalArrival = await consumeAttempt(db, toKey(limit, subject), policy, now);
    return (
      theoreticalArrival &&
      Math.max(theoreticalArrival.getTime() - policy.burstToleranceMs - now.getTime(), 1)
    );
  }

  return {
    async consume(limit, ...subject) {
      const waitMs = await count(limit, subject);
      if (waitMs !== undefined) throw rateLimitError(rateLimits[limit], waitMs);
    },
    async tryConsume(limit, ...subject) {
      return (await count(limit, subject)) === undefined;
    },
    refund: (limit, ...subject) => refundAttempt(db, toKey(limit, subject), rateLimits[limit]),
    reset: (limit, ...subject) => resetAttempts(db, toKey(limit, subject)),
  };
}

/** Hashed, so that the table contains no email addresses or IP addresses. */
function toKey(limit: AttemptLimitName, subject: readonly string[]): string {
  return sha256(`${limit}\n${subjectFor(rateLimits[limit], subject)}`).toString('base64url');
}
