// Deleting the page of a user: by its owner, and with the account.

import type { Db, Trx } from '../../../platform/db/db.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Mailer } from '../../../platform/email/mailer.ts';
import { appError } from '../../../platform/errors.ts';
import type { Caller } from '../../../platform/http/http.ts';
import type { FileDeletionQueue } from '../../../platform/storage/file-deletion-queue.ts';
import type { Accounts } from '../../accounts/index.ts';
import type { Analytics } from '../../analytics/index.ts';
import type { Notifications } from '../../notifications/index.ts';
import type { Chat } from '../chat/chat.ts';
import type { CacheInvalidation } from '../publishing/cache-invalidation.ts';
import { imageKey, sourceKey } from '../publishing/og-image/og-image.ts';
import { htmlStorageKeys } from '../publishing/publish.ts';
import type { Service } from '../service.ts';
import { findPageToChange } from '../store.ts';
import {
  anonymizeDecisions,
  deleteConversation,
  deletePageRows,
  findPageData,
} from './user-data-store.ts';

export type EraseDeps = {
  fileDeletions: Pick<FileDeletionQueue, 'scheduleDelete'>;
  mailer: Pick<Mailer, 'cancel'>;
  cacheInvalidation: CacheInvalidation;
  pagesOrigin: string;
};

/** The page that was locked with `findPageToChange`, so that a publish in progress has named its files. */
export async function erasePage(
  { fileDeletions, mailer, cacheInvalidation, pagesOrigin }: EraseDeps,
  trx: Trx,
  { userId, publicNames }: { userId: string; publicNames: readonly string[] },
): Promise<void> {
  const page = await findPageData(trx, userId);
  const knownNames = [...publicNames, page?.publicName, cacheInvalidation.getTrackedName(userId)];
  const names = new Set(knownNames.filter((name): name is string => !!name));
  if (page) {
    const hashes = page.htmlHash === null ? [] : htmlStorageKeys(page.htmlHash);
    const ogImageKeys = page.ogImageHashes.flatMap((hash) => [sourceKey(hash), imageKey(hash)]);
    await fileDeletions.scheduleDelete(trx, [...hashes, ...ogImageKeys]);
    await deletePageRows(trx, page.id);
    await anonymizeDecisions(trx, page.id);
  }
  for (const name of names) {
    await mailer.cancel(trx, { mentioning: `${pagesOrigin}/${name}` });
  }
  await cacheInvalidation.publish(trx, names);
}

type Deps = EraseDeps & {
  db: Db;
  accounts: Pick<Accounts, 'getAccount' | 'listRetiredUsernames' | 'rememberSources'>;
  analytics: Pick<Analytics, 'deletePageData'>;
  notifications: Pick<Notifications, 'sendChanged'>;
  service: Pick<Service, 'getPage'>;
  chat: Pick<Chat, 'stopRunning'>;
};

export type DeletePage = ReturnType<typeof createDeletePage>;

export function createDeletePage(deps: Deps) {
  const { db, accounts, analytics, notifications, service, chat } = deps;

  /**
   * With its versions, figures, messages and conversation. Its source may be saved again. Throws pages.not_found, also
   * for a page of another user, and pages.deletion_blocked for a suspended page: its case would end with it.
   */
  return async (caller: Caller, id: string): Promise<void> => {
    const { userId } = caller;
    const { vysUrl } = await accounts.getAccount(caller);
    await service.getPage(caller, id);
    // The assistant would save what it works on as a new page.
    await chat.stopRunning(userId);
    await inTransaction(db, async (trx) => {
      const page = await findPageToChange(trx, userId);
      if (page?.id !== id) throw appError('pages.not_found');
      if (page.suspendedAt) throw appError('pages.deletion_blocked');
      await accounts.rememberSources(trx, userId, [page.content]);
      const retired = await accounts.listRetiredUsernames(trx, userId);
      const publicNames = vysUrl === null ? retired : [vysUrl, ...retired];
      await erasePage(deps, trx, { userId, publicNames });
      await deleteConversation(trx, userId);
      await analytics.deletePageData(trx, userId);
      notifications.sendChanged(trx, userId, ['page', 'stats']);
    });
  };
}
