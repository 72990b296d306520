// Account deletion. One transaction deletes the data of every module, and the files after its commit. The user of a
// remote identity provider is removed before it.

import { DEFAULT_LANGUAGE } from '@vys/contract/language/languages';
import type { Clock } from '../../../platform/clock.ts';
import type { Db, Trx } from '../../../platform/db/db.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Mailer } from '../../../platform/email/mailer.ts';
import { AppError, appError } from '../../../platform/errors.ts';
import type { Caller } from '../../../platform/http/http.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import type { Logger } from '../../../platform/log/log.ts';
import { DAY, MINUTE } from '../../../platform/time-spans.ts';
import type { Identity } from '../../identity/index.ts';
import { forgetLogEntries } from '../operators/operator-log-store.ts';
import { reservedUntil } from '../rules.ts';
import { findAccount } from '../store.ts';
import { listRetiredUsernames, reserveNames } from '../usernames/retired-usernames-store.ts';
import {
  deleteAccount,
  isDeadlock,
  isDeleted,
  lockAccount,
  lockUser,
  rememberDeleted,
} from './deletion-store.ts';

export type DeletedUser = {
  readonly userId: string;
  /** The current public name and the retired ones that still redirect. */
  readonly publicNames: readonly string[];
};

/** Deletes the data of a module about a user. */
export type UserDataEraser = (trx: Trx, user: DeletedUser) => Promise<void>;

export type Deletion = {
  /** Deletes an account and all data, irrevocably. `reason` is that of an operator, which the person reads. */
  deleteAccount(caller: Pick<Caller, 'userId' | 'username'>, reason?: string): Promise<void>;
  /** Goes on with a deletion that was cut off. */
  finishDeletion(user: LeavingUser): Promise<void>;
  /** Throws auth.unauthenticated for a deleted account. Blocks its deletion until the transaction ends. */
  lockUser(trx: Trx, userId: string): Promise<void>;
};

type LeavingUser = {
  userId: string;
  username: string;
  email: string;
  /** Of an operator. */
  reason?: string | undefined;
};

type Deps = {
  db: Db;
  identity: Pick<Identity, 'findAddress' | 'deleteUser' | 'remote'>;
  mailer: Pick<Mailer, 'cancel'>;
  jobs: Pick<Jobs, 'enqueue' | 'cancel'>;
  /** Of higher modules, so that none is imported here. */
  listErasers: () => readonly UserDataEraser[];
  clock: Clock;
  log: Logger;
};

/** Longer than any token of the user is good for. */
const REMEMBERED_MS = DAY;
/** A deletion that takes longer was cut off. */
const CUT_OFF_MS = MINUTE;

export function createDeletion(deps: Deps): Deletion {
  const { db, identity, mailer, jobs, listErasers, clock, log } = deps;

  async function lock(trx: Trx, userId: string): Promise<void> {
    await lockUser(trx, userId);
    if (await isDeleted(trx, userId)) throw appError('auth.unauthenticated');
  }

  async function remove(trx: Trx, user: LeavingUser): Promise<void> {
    const { userId, username, email, reason } = user;
    await lock(trx, userId);
    await lockAccount(trx, userId);
    const account = await findAccount(trx, userId);
    const language = account?.language ?? DEFAULT_LANGUAGE;
    const now = clock.now();
    const retired = await listRetiredUsernames(trx, userId, now);
    const publicNames = account?.vysUrl ? [account.vysUrl, ...retired] : retired;
    for (const erase of listErasers()) await erase(trx, { userId, publicNames });
    await reserveNames(trx, [account?.username ?? username], reservedUntil(now));
    await deleteAccount(trx, userId);
    await forgetLogEntries(trx, userId);
    await mailer.cancel(trx, { recipient: email });
    await identity.deleteUser(trx, { userId, email, reason, language });
    await rememberDeleted(trx, userId, {
      at: now,
      until: new Date(now.getTime() - REMEMBERED_MS),
    });
    await jobs.cancel(trx, 'account-deletion', { key: userId });
    trx.afterCommit(() => log.info({ event: 'accounts.deleted', userId }, 'account deleted'));
  }

  async function removeAll(user: LeavingUser): Promise<void> {
    // First, because without its user a token is good no longer; the job goes on if this process does not.
    await identity.remote?.removeUser(user.userId);
    const attempt = () => inTransaction(db, (trx) => remove(trx, user));
    await attempt().catch((error: unknown) => {
      if (isDeadlock(error)) return attempt();
      throw error;
    });
  }

  return {
    async deleteAccount({ userId, username }, reason) {
      const address = await identity.findAddress(db, userId);
      if (!address) throw appError('auth.unauthenticated');
      const user = { userId, username, email: address.email, reason };
      if (identity.remote) {
        const runAt = new Date(clock.now().getTime() + CUT_OFF_MS);
        await jobs.enqueue(db, 'account-deletion', user, { runAt, key: userId });
      }
      await removeAll(user);
    },
    async finishDeletion(user) {
      await removeAll(user).catch((error: unknown) => {
        // Done by the request itself.
        if (error instanceof AppError && error.code === 'auth.unauthenticated') return;
        throw error;
      });
    },
    lockUser: lock,
  };
}
