// The steps of a save within its transaction: insert a version, make it the current one, notify the
// owner. The use cases are in save.ts.

import type { PageContent } from '@vys/contract/pages/pages';
import type { VersionSource } from '@vys/contract/pages/versions';
import { plans } from '@vys/contract/plans';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { Accounts } from '../../accounts/index.ts';
import type { Analytics } from '../../analytics/index.ts';
import type { Notifications } from '../../notifications/index.ts';
import { pageNotifications } from '../notifications.ts';
import { isSameContent } from '../rules.ts';
import {
  findIdenticalVersion,
  findVersion,
  insertPage,
  insertVersion,
  markManualVersion,
  type NewVersion,
  replaceVersionContent,
  type StoredPage,
  setCurrentVersion,
} from '../store.ts';
import { deleteExpiredVersions } from './retention-store.ts';

export const STUDIO_PATH = '/ai-studio';

export type SaveDeps = {
  db: Db;
  accounts: Pick<Accounts, 'getAccount' | 'findAccount' | 'rememberSources' | 'checkCodeAccess'>;
  analytics: Pick<Analytics, 'upsertAnalyticsPage'>;
  notifications: Pick<Notifications, 'notify' | 'sendChanged'>;
  clock: Clock;
};

export type Save = {
  content: PageContent;
  autoSaved: boolean;
  /** Who or what made the version, where it is known. */
  source?: VersionSource;
};

export async function addVersion(
  deps: SaveDeps,
  on: Db,
  page: { id: string; userId: string },
  version: Save & Pick<NewVersion, 'undoVersionId' | 'redoVersionId' | 'editBatch'>,
): Promise<StoredPage> {
  const { content } = version;
  const id = await insertVersion(on, { ...version, pageId: page.id });
  const currentPage = await makeCurrent(deps, on, page, { id, content });
  await expireVersions(deps, on, currentPage);
  return currentPage;
}

async function expireVersions(
  { accounts, clock }: SaveDeps,
  on: Db,
  { id, userId, currentVersionId }: StoredPage,
): Promise<void> {
  const account = await accounts.findAccount(on, userId);
  const { historyDays } = plans[account?.historyTier ?? account?.tier ?? 'free'];
  await deleteExpiredVersions(on, { id, currentVersionId, historyDays, now: clock.now() });
}

async function makeCurrent(
  { accounts, analytics, notifications, clock }: SaveDeps,
  on: Db,
  page: { id: string; userId: string },
  version: { id: string; content: PageContent },
): Promise<StoredPage> {
  await accounts.rememberSources(on, page.userId, [version.content]);
  const currentPage = await setCurrentVersion(on, page.id, version, clock.now());
  const { title } = version.content.metadata;
  await analytics.upsertAnalyticsPage(on, { pageId: page.id, userId: page.userId, title });
  notifications.sendChanged(on, page.userId, ['page']);
  return currentPage;
}

/** Saves an edit as an automatic version; edits of one batch in a row share theirs. */
export async function saveEdit(
  deps: SaveDeps,
  on: Db,
  page: StoredPage,
  { content, batch }: { content: PageContent; batch: string | undefined },
): Promise<StoredPage> {
  if (isSameContent(page.content, content)) return page;
  const current = await findVersion(on, page.currentVersionId);
  const isSameBatch = batch !== undefined && current?.editBatch === batch;
  if (!isSameBatch || !current.autoSaved || current.id === page.publishedVersionId) {
    const undoVersionId = page.currentVersionId;
    const save = { content, autoSaved: true, source: 'content' } as const;
    const next = await addVersion(deps, on, page, { ...save, undoVersionId, editBatch: batch });
    await notifyUpdated(deps, on, next);
    return next;
  }
  await replaceVersionContent(on, current.id, content);
  return makeCurrent(deps, on, page, { id: current.id, content });
}

/** Undefined when there is a page already. */
export async function createFirstPage(
  deps: SaveDeps,
  on: Db,
  userId: string,
  save: Save,
): Promise<StoredPage | undefined> {
  const id = await insertPage(on, userId, save.content, deps.clock.now());
  if (id === undefined) return undefined;
  const page = await addVersion(deps, on, { id, userId }, { ...save, undoVersionId: null });
  await deps.notifications.notify(on, userId, {
    type: 'page_created',
    ...pageNotifications.created(save.content.metadata.title),
    actionUrl: STUDIO_PATH,
  });
  return page;
}

/** Identical content creates no version; a manual save marks the automatic version as manual. */
export async function updateDraft(
  deps: SaveDeps,
  on: Db,
  page: StoredPage,
  save: Save,
): Promise<StoredPage> {
  if (!isSameContent(page.content, save.content)) {
    return addVersion(deps, on, page, { ...save, undoVersionId: page.currentVersionId });
  }
  if (!save.autoSaved) await markManualVersion(on, page.currentVersionId);
  return page;
}

/** Stores a save that conflicts with a newer revision as a version that is not the current one. */
export async function saveConflictVersion(
  deps: SaveDeps,
  on: Db,
  page: StoredPage,
  save: Save,
): Promise<undefined> {
  if (await findIdenticalVersion(on, page.id, save.content)) return;
  const { id: pageId, currentVersionId: undoVersionId } = page;
  await insertVersion(on, { ...save, pageId, undoVersionId });
  await expireVersions(deps, on, page);
}

/** Edits of one session are one notification, which counts them. */
export async function notifyUpdated(
  { notifications }: { notifications: Pick<Notifications, 'notify'> },
  on: Db,
  page: StoredPage,
): Promise<void> {
  const { title } = page.content.metadata;
  await notifications.notify(on, page.userId, {
    type: 'page_updated',
    ...pageNotifications.updated(title),
    actionUrl: STUDIO_PATH,
    merge: {
      key: `page_updated:${page.id}`,
      describe: (count) => pageNotifications.updated(title, count),
    },
  });
}
