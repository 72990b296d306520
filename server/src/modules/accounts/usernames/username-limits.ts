// How often a public page may move to another name, and how many earlier names an account may keep:
// each of them is unavailable to all other users and leads to the page.

import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/db.ts';
import { AppError, appError } from '../../../platform/errors.ts';
import type { Text } from '../../../platform/language/text.ts';
import type { RateLimiter } from '../../../platform/rate-limit/rate-limiter.ts';
import { DAY, SECOND } from '../../../platform/time-spans.ts';
import { say } from '../error-messages/index.ts';
import { MAX_RETIRED_USERNAMES } from '../rules.ts';
import { findRetiredUsernames } from './retired-usernames-store.ts';

export type UsernameLimits = ReturnType<typeof createUsernameLimits>;

type Deps = {
  db: Db;
  rateLimiter: Pick<RateLimiter, 'consume' | 'refund'>;
  clock: Clock;
};

const LIMIT = 'changeUsername.user';

export function createUsernameLimits({ db, rateLimiter, clock }: Deps) {
  /**
   * Throws accounts.username_limit when a move to `name` would leave too many names behind. The oldest is
   * not released instead: its links would stop working earlier than their owner was promised.
   */
  async function checkRetiredUsernames(on: Db, userId: string, name: string): Promise<void> {
    const now = clock.now();
    const retired = (await findRetiredUsernames(on, userId, now)).filter(
      (retiredName) => retiredName.name !== name,
    );
    const inTheWay = retired[retired.length - MAX_RETIRED_USERNAMES];
    if (!inTheWay) return;
    const ms = inTheWay.reservedUntil.getTime() - now.getTime();
    throw limitReached(Math.ceil(ms / 1000), (days) =>
      say((messages) => messages.tooManyRetired(days)),
    );
  }

  return {
    checkRetiredUsernames,

    /** Counts the move unless it fails. Throws accounts.username_limit. */
    async countMove<T>(userId: string, name: string, move: () => Promise<T>): Promise<T> {
      await checkRetiredUsernames(db, userId, name);
      await rateLimiter.consume(LIMIT, userId).catch((error: unknown) => {
        const { retryAfter } = error instanceof AppError ? error.details : {};
        if (retryAfter === undefined) throw error;
        throw limitReached(retryAfter, (days) => say((messages) => messages.tooManyChanges(days)));
      });
      try {
        return await move();
      } catch (error) {
        await rateLimiter.refund(LIMIT, userId);
        throw error;
      }
    },
  };
}

/** In days rounded up, so that the wait is never shorter than it needs to be. */
function limitReached(retryAfter: number, describe: (days: number) => Text): AppError {
  const days = Math.max(1, Math.ceil((retryAfter * SECOND) / DAY));
  return appError('accounts.username_limit', { message: describe(days), retryAfter });
}
