// Account deletion. One transaction deletes the data of every module; files are deleted after the commit.

import type { Clock } from '../../../platform/clock.ts';
import type { Db, Trx } from '../../../platform/db/db.ts';
import type { Mailer } from '../../../platform/email/mailer.ts';
import { appError } from '../../../platform/errors.ts';
import type { Caller } from '../../../platform/http/http.ts';
import type { Logger } from '../../../platform/log/log.ts';
import type { FileDeletionQueue } from '../../../platform/storage/file-deletion-queue.ts';
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

/** Deletes the data of a module about a user. The returned function is called after the commit. */
export type UserDataEraser = (trx: Trx, user: DeletedUser) => Promise<(() => void) | undefined>;

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
  fileDeletions: Pick<FileDeletionQueue, 'run'>;
  /** Of higher modules, so that none is imported here. */
  listErasers: () => readonly UserDataEraser[];
  clock: Clock;
  log: Logger;
};

export function createDeletion({
  db,
  identity,
  mailer,
  fileDeletions,
  listErasers,
  clock,
  log,
}: Deps): Deletion {
  async function remove(trx: Trx, { userId, username }: Caller): Promise<(() => void)[]> {
    await lockUser(trx, userId);
    await lockAccount(trx, userId);
    const account = await findAccount(trx, userId);
    const address = await identity.findAddress(trx, userId);
    if (!address) throw appError('auth.unauthenticated');
    const now = clock.now();
    const retired = await listRetiredUsernames(trx, userId, now);
    const publicNames = account?.vysUrl ? [account.vysUrl, ...retired] : retired;
    const after: (() => void)[] = [];
    for (const erase of listErasers()) {
      after.push((await erase(trx, { userId, publicNames })) ?? noop);
    }
    await reserveNames(trx, [account?.username ?? username], reservedUntil(now));
    await deleteAccount(trx, userId);
    await mailer.cancel(trx, { recipient: address.email });
    after.push(await identity.deleteUser(trx, userId));
    return after;
  }

  return {
    async deleteAccount(caller) {
      const attempt = () => db.transaction().execute((trx) => remove(trx, caller));
      const after = await attempt().catch((error: unknown) => {
        if (isDeadlock(error)) return attempt();
        throw error;
      });
      log.info({ userId: caller.userId }, 'account deleted');
      for (const step of after) {
        try {
          step();
        } catch (error) {
          log.error({ err: error }, 'account deletion handler failed');
        }
      }
      await fileDeletions.run();
    },
    async lockUser(trx, userId) {
      await lockUser(trx, userId);
      if (!(await identity.findAddress(trx, userId))) throw appError('auth.unauthenticated');
    },
  };
}

const noop = () => {};
