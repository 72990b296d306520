// Accounts in the words of the product: first sight, the pages switch, goals, QR settings, tier.
// Usernames and public names are changed in names.ts.

import { goalKey, nextGoal } from '@vys/contract/goals';
import type { QrSettings } from '@vys/contract/identity/accounts';
import { isPaid, type Tier } from '@vys/contract/plans';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Trx } from '../../platform/db/db.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { appError } from '../../platform/errors.ts';
import type { Caller } from '../../platform/http/http.ts';
import type { Identity } from '../identity/index.ts';
import { type Account, advanceGoal, findAccount, insertAccount, updateAccount } from './store.ts';
import type { Names, ProfileChange } from './usernames/names.ts';

export type Service = ReturnType<typeof createService>;

type Deps = {
  db: Db;
  names: Names;
  clock: Clock;
  /** A public page moved, was switched, or looks different from now on. */
  publishChange: (userId: string) => void;
  identity: Pick<Identity, 'findAddress'>;
  /** Views of all time of the user's pages. */
  countViews: (userId: string) => Promise<number>;
  /** Throws for a user who left; until the transaction ends the user cannot leave. */
  lockUser: (trx: Trx, userId: string) => Promise<void>;
};

export function createService(deps: Deps) {
  const { db, names, clock, publishChange, identity, countViews, lockUser } = deps;

  async function getAccount(caller: Caller): Promise<Account> {
    const account = await findAccount(db, caller.userId);
    if (account) return account;
    // A token is good for some seconds after its user has left, and must not bring the account back.
    if (!(await identity.findAddress(db, caller.userId))) throw appError('auth.unauthenticated');
    await inTransaction(db, async (trx) => {
      await lockUser(trx, caller.userId);
      await insertAccount(trx, caller, clock.now());
    });
    return assertFound(await findAccount(db, caller.userId));
  }

  return {
    getAccount,

    async changeProfile(caller: Caller, change: ProfileChange): Promise<Account> {
      return await names.changeProfile(await getAccount(caller), change);
    },

    async setTimeZone(caller: Caller, timeZone: string): Promise<Account> {
      await getAccount(caller);
      return assertFound(await updateAccount(db, caller.userId, { timeZone }, clock.now()));
    },

    async setPagesActive(caller: Caller, pagesActive: boolean): Promise<Account> {
      await getAccount(caller);
      const account = assertFound(
        await updateAccount(db, caller.userId, { pagesActive }, clock.now()),
      );
      publishChange(account.userId);
      return account;
    },

    /** Repeating a recorded goal changes nothing. Throws accounts.goal_not_reached. */
    async recordGoal(caller: Caller, achieved: number, next: number): Promise<Account> {
      const account = await getAccount(caller);
      if (nextGoal(achieved) !== next) {
        throw appError('input.invalid', {
          fields: { next_goal: "This isn't the next goal." },
        });
      }
      const step = { achieved, next, key: goalKey(achieved) };
      if (account.reachedGoals.includes(step.key)) return account;
      const isCurrent = account.viewsGoal === achieved;
      if (isCurrent && (await countViews(caller.userId)) < achieved) {
        throw appError('accounts.goal_not_reached');
      }
      const advanced = await advanceGoal(db, caller.userId, step, clock.now());
      if (advanced) return advanced;
      const now = await getAccount(caller);
      if (now.reachedGoals.includes(step.key)) return now;
      throw appError('input.invalid', {
        fields: { achieved_goal: "This isn't your current goal." },
      });
    },

    async updateQrSettings(caller: Caller, qrSettings: QrSettings): Promise<Account> {
      const account = await getAccount(caller);
      if (!isPaid(account.tier)) throw appError('accounts.upgrade_needed');
      return assertFound(await updateAccount(db, caller.userId, { qrSettings }, clock.now()));
    },

    async changeTier(userId: string, tier: Tier, on?: Trx, keepsHistoryOf?: Tier): Promise<void> {
      const change = { tier, historyTier: keepsHistoryOf ?? null };
      assertFound(await updateAccount(on ?? db, userId, change, clock.now()));
      if (on) on.afterCommit(() => publishChange(userId));
      else publishChange(userId);
    },
  };
}

function assertFound(account: Account | undefined): Account {
  if (!account) throw appError('accounts.profile_not_found');
  return account;
}
