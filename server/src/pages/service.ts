// The remaining use cases: finding a page for its owner, switching it and publishing it.
import { VERSIONS_BYTES } from '@vys/contract/pages';
import type { Accounts } from '../accounts/index.ts';
import type { Db } from '../kit/db.ts';
import { appError } from '../kit/fail.ts';
import type { Caller } from '../kit/http.ts';
import type { Logger } from '../kit/log.ts';
import type { Mailer } from '../kit/mailer.ts';
import type { CacheInvalidation } from './cache-invalidation.ts';
import { asSentence } from './moderation/rules.ts';
import type { Moderation, Suspension } from './moderation/service.ts';
import { type PublishDeps, type PublishResult, publish, publishContext } from './publish.ts';
import type { PublishChecks } from './publish-checks.ts';
import { findPublishedPage, publishInvalidation } from './publish-store.ts';
import { findPageOf, type StoredPage, setActive } from './store.ts';
import type { UserLimit } from './user-limit.ts';
import { listVersions, type VersionList } from './version-list-store.ts';

export type ServiceDeps = PublishDeps & {
  publishChecks: PublishChecks;
  accounts: Pick<Accounts, 'getAccount' | 'findAccount' | 'isVerified' | 'listRetiredUsernames'>;
  mailer: Pick<Mailer, 'isConfigured'>;
  cacheInvalidation: CacheInvalidation;
  limit: UserLimit;
  moderation: Pick<Moderation, 'findSuspension'>;
  log: Logger;
};

/** Of a list of versions beside the versions themselves. */
const LIST_FRAME_BYTES = 500;

export type Service = ReturnType<typeof createService>;

export function createService(deps: ServiceDeps) {
  const { db, accounts, mailer, cacheInvalidation, limit, moderation } = deps;

  const findCurrent = (caller: Caller) => findPageOf(db, caller.userId);

  async function getCurrent(caller: Caller): Promise<StoredPage> {
    const page = await findCurrent(caller);
    if (!page) throw appError('pages.not_found');
    return page;
  }

  /** Somebody else's page is not found either. */
  async function getPage(caller: Caller, id: string): Promise<StoredPage> {
    const page = await getCurrent(caller);
    if (page.id !== id) throw appError('pages.not_found');
    return page;
  }

  async function invalidateNames(
    on: Db,
    names: readonly (string | null | undefined)[],
  ): Promise<void> {
    const known = new Set(names.filter((name) => typeof name === 'string'));
    for (const name of known) await publishInvalidation(on, name);
    for (const name of known) cacheInvalidation.invalidate(name);
  }

  return {
    findCurrent,
    getCurrent,
    getPage,

    async listVersions(caller: Caller, id: string, cursor?: string): Promise<VersionList> {
      const page = await getPage(caller, id);
      return listVersions(db, page.id, cursor, VERSIONS_BYTES - LIST_FRAME_BYTES);
    },

    async setActive(caller: Caller, id: string, isActive: boolean): Promise<StoredPage> {
      const account = await accounts.getAccount(caller);
      await getPage(caller, id);
      const page = await setActive(db, id, isActive);
      await invalidateNames(db, [account.vysUrl]);
      return page;
    },

    async publishPage(caller: Caller, id: string): Promise<PublishResult & { name: string }> {
      const page = await getPage(caller, id);
      const account = await accounts.getAccount(caller);
      if (page.suspendedAt) throw suspended(await moderation.findSuspension(page.id));
      if (account.vysUrl === null) throw appError('pages.address_needed');
      // Without email delivery, nobody could verify an address.
      if (mailer.isConfigured && !(await accounts.isVerified(caller.userId))) {
        throw appError('identity.email_unverified');
      }
      const context = publishContext(account, account.vysUrl);
      const published = await limit(caller.userId, () => publish(deps, page, context));
      cacheInvalidation.invalidate(context.publicName);
      return { name: context.publicName, ...published };
    },

    /** The name, tier or switch of an account has changed. */
    async handleAccountChange(userId: string): Promise<void> {
      const known = cacheInvalidation.getTrackedName(userId);
      if (known !== undefined) cacheInvalidation.invalidate(known);
      const account = await accounts.findAccount(db, userId);
      const shown = await findPublishedPage(db, userId);
      const retired = await accounts.listRetiredUsernames(db, userId);
      await invalidateNames(db, [account?.vysUrl, shown?.pageBuild.publicName, ...retired]);
    },
  };
}

function suspended(suspension: Suspension | undefined) {
  if (!suspension) return appError('pages.suspended');
  const { reason, caseNumber } = suspension;
  const message = `Your page is suspended and can't be published (case ${caseNumber}). Reason: ${asSentence(reason)} You can appeal in the AI Studio.`;
  return appError('pages.suspended', { message });
}
