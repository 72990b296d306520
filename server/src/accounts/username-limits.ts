// How often a public page may move to another name, and how many earlier names an account may keep:
// each of them is refused to everybody else and leads to the page.
import type { Identity } from '../identity/index.ts';
import type { Clock } from '../kit/clock.ts';
import type { Db } from '../kit/db.ts';
import { Failure, fail } from '../kit/fail.ts';
import { findFormerNames } from './former-names-store.ts';
import { describeTooManyChanges, describeTooManyFormer, MOST_FORMER_NAMES } from './rules.ts';

export type UsernameLimits = ReturnType<typeof createUsernameLimits>;

type Deps = { db: Db; identity: Pick<Identity, 'spend' | 'giveBack'>; clock: Clock };

const BUDGET = 'changeUsername.user';

export function createUsernameLimits({ db, identity, clock }: Deps) {
  /**
   * Throws accounts.username_limit when a move to `name` would leave too many names behind. The oldest is
   * not released instead: its links would stop working earlier than their owner was told.
   */
  async function checkFormerNames(on: Db, userId: string, name: string): Promise<void> {
    const now = clock.now();
    const kept = (await findFormerNames(on, userId, now)).filter((former) => former.name !== name);
    const inTheWay = kept[kept.length - MOST_FORMER_NAMES];
    if (!inTheWay) return;
    const ms = inTheWay.reservedUntil.getTime() - now.getTime();
    throw limitReached(Math.ceil(ms / 1000), describeTooManyFormer);
  }

  return {
    checkFormerNames,

    /** Counts the move unless it fails. Throws accounts.username_limit. */
    async countMove<T>(userId: string, name: string, move: () => Promise<T>): Promise<T> {
      await checkFormerNames(db, userId, name);
      await identity.spend(BUDGET, userId).catch((error: unknown) => {
        const { retryAfter } = error instanceof Failure ? error.details : {};
        throw retryAfter === undefined ? error : limitReached(retryAfter, describeTooManyChanges);
      });
      try {
        return await move();
      } catch (error) {
        await identity.giveBack(BUDGET, userId);
        throw error;
      }
    },
  };
}

function limitReached(retryAfter: number, describe: (seconds: number) => string): Failure {
  return fail('accounts.username_limit', { message: describe(retryAfter), retryAfter });
}
