// The end of an account. One transaction removes what every room keeps; files go when it is committed.
// Rooms on the right say what they keep through `onDelete`, so that none is named here.
import type { Identity } from '../identity/index.ts';
import type { Clock } from '../kit/clock.ts';
import type { Db, Trx } from '../kit/db.ts';
import type { DoomedFiles } from '../kit/doomed-files.ts';
import { fail } from '../kit/fail.ts';
import type { Caller } from '../kit/http.ts';
import type { Logger } from '../kit/log.ts';
import type { Mailer } from '../kit/mail.ts';
import { deleteAccount, isDeadlock, lockAccount, lockUser } from './deletion-store.ts';
import { listFormerNames, quarantineNames } from './former-names-store.ts';
import { keptUntil } from './rules.ts';
import { findAccount } from './store.ts';

export type Leaving = {
  readonly userId: string;
  /** That lead, or led not long ago, to their page. */
  readonly publicNames: readonly string[];
};

/** Removes what a room keeps of a user. What it gives is called when that is committed. */
export type Farewell = (trx: Trx, leaving: Leaving) => Promise<(() => void) | undefined>;

export type Deletion = {
  onDelete(farewell: Farewell): void;
  /** Everything of the caller goes, for good. */
  deleteAccount(caller: Caller): Promise<void>;
  /** Throws auth.unauthenticated for one who left. Within a transaction nobody leaves until it ends. */
  holdUser(trx: Trx, userId: string): Promise<void>;
};

type Deps = {
  db: Db;
  identity: Pick<Identity, 'findAddress' | 'deleteUser'>;
  mail: Pick<Mailer, 'withdraw'>;
  doomed: Pick<DoomedFiles, 'sweep'>;
  clock: Clock;
  log: Logger;
};

export function createDeletion({ db, identity, mail, doomed, clock, log }: Deps): Deletion {
  const farewells: Farewell[] = [];

  async function remove(trx: Trx, { userId, username }: Caller): Promise<(() => void)[]> {
    await lockUser(trx, userId);
    await lockAccount(trx, userId);
    const account = await findAccount(trx, userId);
    const address = await identity.findAddress(trx, userId);
    if (!address) throw fail('auth.unauthenticated');
    const now = clock.now();
    const former = await listFormerNames(trx, userId, now);
    const publicNames = account?.vysUrl ? [account.vysUrl, ...former] : former;
    const after: (() => void)[] = [];
    for (const farewell of farewells) {
      after.push((await farewell(trx, { userId, publicNames })) ?? nothing);
    }
    await quarantineNames(trx, [account?.username ?? username], keptUntil(now));
    await deleteAccount(trx, userId);
    await mail.withdraw(trx, { to: address.email });
    after.push(await identity.deleteUser(trx, userId));
    return after;
  }

  return {
    onDelete: (farewell) => void farewells.push(farewell),
    async deleteAccount(caller) {
      const attempt = () => db.transaction().execute((trx) => remove(trx, caller));
      const after = await attempt().catch((error: unknown) => {
        if (isDeadlock(error)) return attempt();
        throw error;
      });
      log.info({ userId: caller.userId }, 'an account was deleted');
      for (const step of after) {
        try {
          step();
        } catch (error) {
          log.error({ err: error }, 'a room did not hear of a deleted account');
        }
      }
      await doomed.sweep();
    },
    async holdUser(trx, userId) {
      await lockUser(trx, userId);
      if (!(await identity.findAddress(trx, userId))) throw fail('auth.unauthenticated');
    },
  };
}

const nothing = () => {};
