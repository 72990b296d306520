// Rate limiter shared by all processes: `await rateLimiter.consume('totp.user', userId)` before the attempt.
// The limits are in rate-limit-rules.ts. Fails closed: without a database every attempt is rejected.
import { createHash } from 'node:crypto';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/db.ts';
import { appError } from '../../../platform/errors.ts';
import {
  type RateLimitName,
  type RateLimitRule,
  rateLimits,
  subjectOf,
} from './rate-limit-rules.ts';
import { consumeAttempt, deleteExpired, refundAttempt, resetAttempts } from './rate-limit-store.ts';

export type { RateLimitName } from './rate-limit-rules.ts';

/** `subject` is an address (as in `request.ip`), an email, a user id …, or '' for a global limit. */
export type RateLimiter = {
  /** Counts one attempt. Throws rate.limited with the seconds to wait when none is left. */
  consume(limit: RateLimitName, subject: string): Promise<void>;
  /** The same without an error, for callers that must not reveal the limit: false when none is left. */
  tryConsume(limit: RateLimitName, subject: string): Promise<boolean>;
  /** Gives one attempt back, after a success. */
  refund(limit: RateLimitName, subject: string): Promise<void>;
  /** Gives all attempts back. */
  reset(limit: RateLimitName, subject: string): Promise<void>;
};

const CLEANUP_INTERVAL_MS = 60_000;

export function createRateLimiter({ db, clock }: { db: Db; clock: Clock }): RateLimiter {
  let cleanedUpAt = clock.now().getTime();

  async function cleanup(now: Date): Promise<void> {
    if (now.getTime() - cleanedUpAt < CLEANUP_INTERVAL_MS) return;
    cleanedUpAt = now.getTime();
    await deleteExpired(db, now);
  }

  /** Milliseconds to wait, or undefined when the attempt was counted. */
  async function count(limit: RateLimitName, subject: string): Promise<number | undefined> {
    const rule: RateLimitRule = rateLimits[limit];
    const now = clock.now();
    await cleanup(now);
    const theoreticalArrival = await consumeAttempt(db, keyOf(limit, subject), rule, now);
    return (
      theoreticalArrival &&
      Math.max(theoreticalArrival.getTime() - rule.burstToleranceMs - now.getTime(), 1)
    );
  }

  return {
    async consume(limit, subject) {
      const wait = await count(limit, subject);
      if (wait !== undefined)
        throw appError('rate.limited', { retryAfter: Math.ceil(wait / 1000) });
    },
    async tryConsume(limit, subject) {
      return (await count(limit, subject)) === undefined;
    },
    refund: (limit, subject) => refundAttempt(db, keyOf(limit, subject), rateLimits[limit]),
    reset: (limit, subject) => resetAttempts(db, keyOf(limit, subject)),
  };
}

/** Hashed, so that the table contains no email addresses or IP addresses. */
function keyOf(limit: RateLimitName, subject: string): string {
  const text = `${limit}\n${subjectOf(rateLimits[limit], subject)}`;
  return createHash('sha256').update(text).digest('base64url');
}
