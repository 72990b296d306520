// Accounts in the words of the product: first sight, the pages switch, goals, QR settings, tier.
// Usernames and public names are changed in names.ts.

import { goalKey, nextGoal } from '@vys/contract/goals';
import type { QrSettings } from '@vys/contract/identity/accounts';
import type { Language } from '@vys/contract/language/languages';
import { isPaid, type Tier } from '@vys/contract/plans';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Trx } from '../../platform/db/db.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { appError } from '../../platform/errors.ts';
import { sayField } from '../../platform/http/field-messages.ts';
import type { Caller } from '../../platform/http/http.ts';
import type { Identity } from '../identity/index.ts';
import { isUploadedImage, raiseLevelForLogo } from './rules.ts';
import {
  type Account,
  advanceGoal,
  findAccount,
  finishChecklist,
  insertAccount,
  setFirstLanguage,
  updateAccount,
} from './store.ts';
import type { Names, ProfileChange } from './usernames/names.ts';

export type Service = ReturnType<typeof createService>;

type Deps = {
  db: Db;
  names: Names;
  clock: Clock;
  /** A public page moved, was switched, or looks different from now on. */
  publishChange: (userId: string) => void;
  /** What the account of a user says has changed. */
  onAccountChange: (on: Db, userId: string) => void;
  pagesOrigin: string;
  identity: Pick<Identity, 'findAddress'>;
  isPublished: (userId: string) => Promise<boolean>;
  /** Views of all time of the user's pages. */
  countViews: (userId: string) => Promise<number>;
  /** Throws for a user who left; until the transaction ends the user cannot leave. */
  lockUser: (trx: Trx, userId: string) => Promise<void>;
};

/** `avatarUrl`: null for no picture. */
type Details = { timeZone?: string; language?: Language; avatarUrl?: string | null };

export function createService(deps: Deps) {
  const { db, names, clock, publishChange, onAccountChange, pagesOrigin } = deps;

  const getAccount = (caller: Caller) => getOrCreateAccount(deps, caller);

  async function update(
    userId: string,
    change: Parameters<typeof updateAccount>[2],
  ): Promise<Account> {
    const account = assertFound(await updateAccount(db, userId, change, clock.now()));
    onAccountChange(db, userId);
    return account;
  }

  return {
    getAccount,

    async changeProfile(caller: Caller, change: ProfileChange): Promise<Account> {
      const account = await names.changeProfile(await getAccount(caller), change);
      onAccountChange(db, account.userId);
      return account;
    },

    /** Throws input.invalid for a picture that was not uploaded here. */
    async changeDetails(caller: Caller, details: Details): Promise<Account> {
      checkAvatar(details.avatarUrl, pagesOrigin);
      await getAccount(caller);
      return await update(caller.userId, details);
    },

    async setPagesActive(caller: Caller, pagesActive: boolean): Promise<Account> {
      await getAccount(caller);
      const account = await update(caller.userId, { pagesActive });
      publishChange(account.userId);
      return account;
    },

    /** Repeating a recorded goal changes nothing. Throws accounts.goal_not_reached. */
    async recordGoal(caller: Caller, achieved: number, next: number): Promise<Account> {
      const account = await getAccount(caller);
      const recorded = await recordGoal(deps, account, { achieved, next });
      if (recorded !== account) onAccountChange(db, caller.userId);
      return recorded;
    },

    /** The first share of the page, or closing the list, ends it for good. */
    finishChecklist: async (caller: Caller, reason: 'shared' | 'closed'): Promise<Account> =>
      await endChecklist(deps, await getAccount(caller), reason),

    async updateQrSettings(caller: Caller, qrSettings: QrSettings): Promise<Account> {
      const account = await getAccount(caller);
      if (!isPaid(account.tier)) throw appError('accounts.upgrade_needed');
      return await update(caller.userId, { qrSettings: raiseLevelForLogo(qrSettings) });
    },

    async changeTier(userId: string, tier: Tier, on?: Trx, keepsHistoryOf?: Tier): Promise<void> {
      const change = { tier, historyTier: keepsHistoryOf ?? null };
      assertFound(await updateAccount(on ?? db, userId, change, clock.now()));
      onAccountChange(on ?? db, userId);
      if (on) on.afterCommit(() => publishChange(userId));
      else publishChange(userId);
    },
  };
}

async function getOrCreateAccount(
  { db, identity, clock, lockUser }: Deps,
  caller: Caller,
): Promise<Account> {
  const account = await findAccount(db, caller.userId);
  if (account) return await rememberLanguage(db, account, caller.language);
  // A token is good for some seconds after its user has left, and must not bring the account back.
  if (!(await identity.findAddress(db, caller.userId))) throw appError('auth.unauthenticated');
  await inTransaction(db, async (trx) => {
    await lockUser(trx, caller.userId);
    const language = caller.language ?? null;
    await insertAccount(trx, { ...caller, language }, clock.now());
  });
  return assertFound(await findAccount(db, caller.userId));
}

/** For accounts that were made without a request, or by one that asked for no language that we have. */
async function rememberLanguage(
  db: Db,
  account: Account,
  asked: Language | undefined,
): Promise<Account> {
  if (account.language !== null || asked === undefined) return account;
  const { userId } = account;
  return assertFound(
    (await setFirstLanguage(db, userId, asked)) ?? (await findAccount(db, userId)),
  );
}

function checkAvatar(url: string | null | undefined, pagesOrigin: string): void {
  if (url === undefined || url === null || isUploadedImage(url, pagesOrigin)) return;
  throw appError('input.invalid', {
    fields: { avatar_url: sayField((messages) => messages.imageNotUploaded) },
  });
}

async function endChecklist(
  deps: Pick<Deps, 'db' | 'clock' | 'onAccountChange' | 'isPublished'>,
  account: Account,
  reason: 'shared' | 'closed',
): Promise<Account> {
  const { db, clock, onAccountChange } = deps;
  const { userId } = account;
  // A link that leads nowhere yet has not been shared.
  if (reason === 'shared' && !(await deps.isPublished(userId))) return account;
  const ended = assertFound(await finishChecklist(db, userId, reason, clock.now()));
  onAccountChange(db, userId);
  return ended;
}

/** The same account when the goal was recorded before. */
async function recordGoal(
  { db, clock, countViews }: Pick<Deps, 'db' | 'clock' | 'countViews'>,
  account: Account,
  { achieved, next }: { achieved: number; next: number },
): Promise<Account> {
  const { userId } = account;
  if (nextGoal(achieved) !== next) {
    throw appError('input.invalid', {
      fields: { next_goal: sayField((messages) => messages.nextGoal) },
    });
  }
  const step = { achieved, next, key: goalKey(achieved) };
  if (account.reachedGoals.includes(step.key)) return account;
  const isCurrent = account.viewsGoal === achieved;
  if (isCurrent && (await countViews(userId)) < achieved) {
    throw appError('accounts.goal_not_reached');
  }
  const advanced = await advanceGoal(db, userId, step, clock.now());
  if (advanced) return advanced;
  const now = assertFound(await findAccount(db, userId));
  if (now.reachedGoals.includes(step.key)) return now;
  throw appError('input.invalid', {
    fields: { achieved_goal: sayField((messages) => messages.currentGoal) },
  });
}

function assertFound(account: Account | undefined): Account {
  if (!account) throw appError('accounts.profile_not_found');
  return account;
}
