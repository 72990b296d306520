// Account deletion. One transaction deletes the data of every module, and the files after its commit.

import type { Clock } from '../../../platform/clock.ts';
import type { Db, Trx } from '../../../platform/db/db.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Mailer } from '../../../platform/email/mailer.ts';
import { appError } from '../../../platform/errors.ts';
import type { Caller } from '../../../platform/http/http.ts';
import type { Logger } from '../../../platform/log/log.ts';
import type { Identity } from '../../identity/index.ts';
import { reservedUntil } from '../rules.ts';
import { findAccount } from '../store.ts';
import { listRetiredUsernames, reserveNames } from '../usernames/retired-usernames-store.ts';
import { deleteAccount, isDeadlock, lockAccount, lockUser } from './deletion-store.ts';

export type DeletedUser = {
  readonly userId: string;
  /** The current public name and the retired ones that still redirect. */
  readonly publicNames: readonly string[];
};

/** Deletes the data of a module about a user. */
export type UserDataEraser = (trx: Trx, user: DeletedUser) => Promise<void>;

export type Deletion = {
  /** Deletes the caller's account and all data, irrevocably. */
  deleteAccount(caller: Caller): Promise<void>;
  /** Throws auth.unauthenticated for a deleted account. Blocks its deletion until the transaction ends. */
  lockUser(trx: Trx, userId: string): Promise<void>;
};

type Deps = {
  db: Db;
  identity: Pick<Identity, 'findAddress' | 'deleteUser'>;
  mailer: Pick<Mailer, 'cancel'>;
  /** Of higher modules, so that none is imported here. */
  listErasers: () => readonly UserDataEraser[];
  clock: Clock;
  log: Logger;
};

export function createDeletion({ db, identity, mailer, listErasers, clock, log }: Deps): Deletion {
  async function remove(trx: Trx, { userId, username }: Caller): Promise<void> {
    await lockUser(trx, userId);
    await lockAccount(trx, userId);
    const account = await findAccount(trx, userId);
    const address = await identity.findAddress(trx, userId);
    if (!address) throw appError('auth.unauthenticated');
    const now = clock.now();
    const retired = await listRetiredUsernames(trx, userId, now);
    const publicNames = account?.vysUrl ? [account.vysUrl, ...retired] : retired;
    for (const erase of listErasers()) await erase(trx, { userId, publicNames });
    await reserveNames(trx, [account?.username ?? username], reservedUntil(now));
    await deleteAccount(trx, userId);
    await mailer.cancel(trx, { recipient: address.email });
    await identity.deleteUser(trx, userId);
    trx.afterCommit(() => log.info({ event: 'accounts.deleted', userId }, 'account deleted'));
  }

  return {
    async deleteAccount(caller) {
      const attempt = () => inTransaction(db, (trx) => remove(trx, caller));
      await attempt().catch((error: unknown) => {
        if (isDeadlock(error)) return attempt();
        throw error;
      });
    },
    async lockUser(trx, userId) {
      await lockUser(trx, userId);
      if (!(await identity.findAddress(trx, userId))) throw appError('auth.unauthenticated');
    },
  };
}
