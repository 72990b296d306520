// The remaining use cases: finding a page for its owner, switching it and publishing it.
import { errorStatuses } from '@vys/contract/api/errors';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Mailer } from '../../platform/email/mailer.ts';
import { AppError, appError } from '../../platform/errors.ts';
import type { Caller } from '../../platform/http/http.ts';
import type { Logger } from '../../platform/log/log.ts';
import { measurements, type PublishMeasurement } from '../../platform/metrics/measurements.ts';
import type { ConcurrencyLimit } from '../../platform/rate-limit/concurrency-limit.ts';
import type { Accounts } from '../accounts/index.ts';
import type { CacheInvalidation } from './publishing/cache-invalidation.ts';
import type { PublishChecks } from './publishing/checks/publish-checks.ts';
import { type PublishDeps, publish, publishContext } from './publishing/publish.ts';
import { findPublishedPage } from './publishing/publish-store.ts';
import { findPageByOwner, type StoredPage, setActive } from './store.ts';
import { type FindSuspension, suspendedError } from './suspension.ts';

export type ServiceDeps = PublishDeps & {
  publishChecks: PublishChecks;
  accounts: Pick<Accounts, 'getAccount' | 'findAccount' | 'isVerified' | 'listRetiredUsernames'>;
  mailer: Pick<Mailer, 'isConfigured'>;
  cacheInvalidation: CacheInvalidation;
  editLimit: ConcurrencyLimit;
  findSuspension: FindSuspension;
  log: Logger;
};

/** When what visitors see was published, and how many advisory findings there are. */
type Shown = { at: Date; warnings: number };

type PublishOptions = { stopsUnfinished: boolean };

export type Service = ReturnType<typeof createService>;

export function createService(deps: ServiceDeps) {
  const { db, accounts, cacheInvalidation, editLimit, notifications } = deps;

  const findCurrent = (caller: Caller) => findPageByOwner(db, caller.userId);

  async function getCurrent(caller: Caller): Promise<StoredPage> {
    const page = await findCurrent(caller);
    if (!page) throw appError('pages.not_found');
    return page;
  }

  /** Another user's page is not found either. */
  async function getPage(caller: Caller, id: string): Promise<StoredPage> {
    const page = await getCurrent(caller);
    if (page.id !== id) throw appError('pages.not_found');
    return page;
  }

  async function publishPage(
    caller: Caller,
    id: string,
    options?: PublishOptions,
  ): Promise<Shown & { name: string }> {
    const page = await getPage(caller, id);
    const context = await allowPublish(deps, caller, page);
    const published = await editLimit.run(caller.userId, () =>
      publish(deps, page, context, options),
    );
    if (published.outcome === 'deleted') throw appError('pages.not_found');
    const { at, warnings } = published;
    return { name: context.publicName, at, warnings };
  }

  return {
    findCurrent,
    getCurrent,
    getPage,

    async setActive(caller: Caller, id: string, isActive: boolean): Promise<StoredPage> {
      const account = await accounts.getAccount(caller);
      await getPage(caller, id);
      return await inTransaction(db, async (trx) => {
        if (account.vysUrl !== null) await cacheInvalidation.publish(trx, [account.vysUrl]);
        notifications.sendChanged(trx, caller.userId, ['page']);
        return await setActive(trx, id, isActive);
      });
    },

    /** Throws pages.not_found for a page that was deleted meanwhile, pages.unfinished with `stopsUnfinished`. */
    publishPage: (caller: Caller, id: string, options?: PublishOptions) =>
      measurePublish(() => publishPage(caller, id, options)),

    /** The name, tier or switch of an account has changed. */
    async handleAccountChange(userId: string): Promise<void> {
      const trackedName = cacheInvalidation.getTrackedName(userId);
      if (trackedName !== undefined) cacheInvalidation.invalidate(trackedName);
      const account = await accounts.findAccount(db, userId);
      const publishedPage = await findPublishedPage(db, userId);
      const retired = await accounts.listRetiredUsernames(db, userId);
      const names = [account?.vysUrl, publishedPage?.pageBuild.publicName, ...retired];
      const changed = names.filter((name) => typeof name === 'string');
      await inTransaction(db, (trx) => cacheInvalidation.publish(trx, changed));
    },
  };
}

/** What stands on the page besides its content. Throws for pages and users that may not publish. */
async function allowPublish(
  { accounts, mailer, findSuspension }: ServiceDeps,
  caller: Caller,
  page: StoredPage,
) {
  const account = await accounts.getAccount(caller);
  if (page.suspendedAt) throw suspendedError(await findSuspension(page.id));
  if (account.vysUrl === null) throw appError('pages.address_needed');
  // Without email delivery, no address could be verified.
  if (mailer.isConfigured && !(await accounts.isVerified(caller.userId))) {
    throw appError('identity.email_unverified');
  }
  return publishContext(account, account.vysUrl);
}

/** A page that may not be published as it is, is no failure of ours. */
async function measurePublish<T>(run: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  const measure = (outcome: PublishMeasurement['outcome']) => {
    const seconds = (performance.now() - startedAt) / 1000;
    measurements.publish.record({ outcome, seconds });
  };
  try {
    const published = await run();
    measure('published');
    return published;
  } catch (error) {
    measure(error instanceof AppError && errorStatuses[error.code] < 500 ? 'refused' : 'failed');
    throw error;
  }
}
