// Entry point of the pages module: drafts, versions, publishing, what the public site shows, and the chat
// that edits the page.
import type { BundledPackageName } from '@vys/compiler/packages-used/packages';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Trx } from '../../platform/db/db.ts';
import type { Mailer } from '../../platform/email/mailer.ts';
import type { Bind, Caller } from '../../platform/http/http.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Logger } from '../../platform/log/log.ts';
import {
  type ConcurrencyLimit,
  createConcurrencyLimit,
} from '../../platform/rate-limit/concurrency-limit.ts';
import { rateLimits } from '../../platform/rate-limit/policies.ts';
import type { FileDeletionQueue } from '../../platform/storage/file-deletion-queue.ts';
import type { FileStore } from '../../platform/storage/file-store.ts';
import type { RunJob } from '../../platform/workers/job-runner.ts';
import type { Accounts } from '../accounts/index.ts';
import type { Analytics } from '../analytics/index.ts';
import type { Ai } from '../assistant/index.ts';
import type { ImageUser, Media } from '../media/index.ts';
import type { Notifications } from '../notifications/index.ts';
import { type Chat, type ChatDeps, createChat } from './chat/chat.ts';
import { createImageUser } from './images/image-changes.ts';
import type { PageJobs } from './jobs.ts';
import { createApplyOperations } from './operations/apply-operations.ts';
import { deleteOldEdits } from './operations/edit-store.ts';
import { type Database, openInvalidationListener } from './public/invalidation-listener.ts';
import { createPublicPages, type PublicPage } from './public/published-page.ts';
import { countIndexed, type IndexedPage, listIndexed } from './public/sitemap-store.ts';
import { type Builder, createBuilder } from './publishing/build/build.ts';
import { createCompile } from './publishing/build/compile.ts';
import { createCacheInvalidation } from './publishing/cache-invalidation.ts';
import {
  createBlocklist,
  type LinkChecker,
  noLinkChecker,
} from './publishing/checks/link-reputation.ts';
import { createPublishChecks } from './publishing/checks/publish-checks.ts';
import { createPublishReport } from './publishing/checks/publish-report.ts';
import { createFrontCaches, type FrontCaches } from './publishing/front-caches.ts';
import { bindGoalImage } from './publishing/og-image/goal-image.ts';
import { createOgImages } from './publishing/og-image/og-image.ts';
import {
  createFontSubsetter,
  createMinifier,
  createOgImageRenderer,
  createRenderer,
} from './render/renderer.ts';
import { bindPages } from './routes.ts';
import { createSaving } from './save.ts';
import { createService, type Service } from './service.ts';
import { findPageByOwner, type StoredPage } from './store.ts';
import type { FindSuspension } from './suspension.ts';
import { bindTemplates } from './templates/template-routes.ts';
import { createDeletePage } from './user-data/delete-page.ts';
import { createUserData, type UserData } from './user-data/user-data.ts';
import type { Save } from './versions/versions.ts';

export { explain } from './diagnostics.ts';
export type { PublicPage } from './public/published-page.ts';
export type { IndexedPage } from './public/sitemap-store.ts';
export type { Builder, BuildResult, PublishContext } from './publishing/build/build.ts';
export { mediaSourcesIn } from './publishing/build/content-security-policy.ts';
export { createImportMap } from './publishing/build/import-map.ts';
export type { LinkChecker } from './publishing/checks/link-reputation.ts';
export { loadHtml, publishContext } from './publishing/publish.ts';
export { findPublishedPage, type PublishedPage } from './publishing/publish-store.ts';
export { validateSource } from './save.ts';
export { findPageByOwner, findVersion, type StoredPage } from './store.ts';
export { asSentence, type Suspension, serializeSuspension } from './suspension.ts';
export { STUDIO_PATH } from './versions/versions.ts';

import { createVersionActions } from './versions/version-actions.ts';

export type Pages = UserData & {
  bind(bind: Bind): void;
  /** What the public site shows at a name, in lower case. */
  findPublic(name: string): Promise<PublicPage>;
  /** Names whose next request must be looked up again. */
  onChange(listener: (name: string) => void): void;
  /** Every process looks the name up again once the transaction is committed. */
  invalidate(trx: Trx, name: string): Promise<void>;
  /** The public name, the pages switch or the plan of an account has changed. */
  handlePublicProfileChange(userId: string): void;
  /** Throws pages.not_found, also for a page of another user. */
  getPage(caller: Caller, id: string): Promise<StoredPage>;
  /** How much work of one user goes on at the same time. */
  editLimit: ConcurrencyLimit;
  builder: Builder;
  /** Says where pages and profiles use images, and takes those out that are deleted. */
  imageUser: ImageUser;
  /** The OG image of a page as PNG. */
  findOgImage(hash: string): Promise<Buffer | undefined>;
  /** The pages of the sitemap, in a stable order. */
  countIndexed(): Promise<number>;
  /** Whether the page of a user was published. */
  isPublished(userId: string): Promise<boolean>;
  listIndexed(offset: number, limit: number): Promise<IndexedPage[]>;
  /** Creates the caller's page or saves over it, and returns its id. The source need not be checked. */
  savePage(caller: Caller, save: Save): Promise<string>;
  publishPage(caller: Caller, pageId: string): Promise<{ name: string; at: Date }>;
  /** Removes the ids of edits that are not sent again. */
  forgetEdits(): Promise<void>;
  /** Turns of the conversation that run in the background. */
  turns: Pick<Chat, 'takeOver' | 'cleanup' | 'close'>;
  /** Caches in front of the public pages. */
  frontCaches: Pick<FrontCaches, 'hasAny' | 'purge'>;
  /** Starts the workers that a first publish would wait for. */
  warmUp(): void;
  close(): Promise<void>;
};

type Deps = {
  db: Db;
  /** Where `db` is, for a connection that listens to other processes. */
  database: Database;
  accounts: Accounts;
  notifications: Notifications;
  analytics: Pick<Analytics, 'upsertAnalyticsPage' | 'recordPublish' | 'totals' | 'deletePageData'>;
  ai: Pick<Ai, 'respond' | 'label' | 'assistant'>;
  /** Runs what reads the source of pages in worker processes. */
  runJob: RunJob<PageJobs>;
  /** Someone opens their page, and may edit it next. */
  onOpened(): void;
  files: FileStore;
  fileDeletions: FileDeletionQueue;
  mailer: Pick<Mailer, 'isConfigured' | 'send' | 'cancel'>;
  jobs: Pick<Jobs, 'enqueue'>;
  /** Origins of caches in front of the public pages. */
  cachePurgeUrls?: readonly string[] | undefined;
  findSuspension: FindSuspension;
  appOrigin: string;
  pagesOrigin: string;
  /** Path of a bundled package on the pages origin. */
  packageUrl: (name: BundledPackageName) => string;
  /** Sizes of the images at these addresses, of those that users have uploaded. */
  describeImages: Media['describeImages'];
  /** Root of the module network that pages may use, if any. */
  esmCdnUrl?: string | undefined;
  /** File with hosts that pages may not lead to. */
  blocklistFile?: string | undefined;
  /** Replaces the lookup in that file. */
  checkLinks?: LinkChecker;
  /** Replaces times of chat turns. */
  timing?: ChatDeps['timing'];
  /** How long a page may wait for a process that renders it; milliseconds. */
  workerWaitMs?: number | undefined;
  clock: Clock;
  log: Logger;
};

export async function createPages(deps: Deps): Promise<Pages> {
  const { accounts, log } = deps;
  const pools = openPools(deps.workerWaitMs);
  const { ogImageRenderer } = pools;
  const images = createOgImages({ ...deps, ogImageRenderer });
  const frontCaches = createFrontCaches(deps);
  const cacheInvalidation = createCacheInvalidation({ log, frontCaches });
  const builder = createBuilder({ ...deps, ...pools });
  const saving = createSaving(deps);
  const editLimit = createConcurrencyLimit(rateLimits['edit.user']);
  const publishChecks = createPublishChecks({ ...checkDeps(deps), runJob: deps.runJob, log });
  const shared = { ...deps, builder, publishChecks, images, cacheInvalidation, editLimit };
  const compile = createCompile(shared);
  const service = createService(shared);
  const versions = createVersionActions({ ...shared, getPage: service.getPage });
  const report = createPublishReport({ ...shared, service });
  const chat = createChat({ ...shared, saving });
  const applyOperations = createApplyOperations({ ...shared, service });
  const deletePage = createDeletePage({ ...shared, service, chat });
  const publicPages = createPublicPages(shared);
  const listener = await openInvalidationListener(deps.database, cacheInvalidation, log);

  return {
    bind(bind) {
      const edits = { saving, service, versions, applyOperations, deletePage };
      bindPages(bind, { ...deps, ...edits, chat, compile, report });
      bindTemplates(bind, shared);
      bindGoalImage(bind, { ...deps, ogImageRenderer });
    },
    ...createUserData({ ...deps, cacheInvalidation }),
    handlePublicProfileChange: (userId) => void followAccount(service, log, userId),
    findPublic: publicPages.findPublic,
    onChange: cacheInvalidation.onChange,
    invalidate: (trx, name) => cacheInvalidation.publish(trx, [name]),
    getPage: service.getPage,
    editLimit,
    builder,
    imageUser: createImageUser(shared),
    findOgImage: images.find,
    countIndexed: () => countIndexed(deps.db),
    isPublished: async (userId) => (await findPageByOwner(deps.db, userId))?.status === 'published',
    listIndexed: (offset, limit) => listIndexed(deps.db, offset, limit),
    async savePage(caller, save) {
      await accounts.getAccount(caller);
      await accounts.rememberSources(deps.db, caller.userId, [save.content]);
      const current = await service.findCurrent(caller);
      const saved = current
        ? await saving.updatePage(caller, { ...save, source: 'import', ifMatch: undefined })
        : await saving.createPage(caller, { ...save, source: 'import' });
      return saved.id;
    },
    publishPage: service.publishPage,
    forgetEdits: () => deleteOldEdits(deps.db, deps.clock.now()),
    turns: chat,
    frontCaches,
    warmUp() {
      pools.renderer.warmUp();
      pools.minifier.warmUp();
    },
    async close() {
      await chat.close();
      for (const pool of Object.values(pools)) pool.close();
      await listener.close();
    },
  };
}

/** What runs away from here. */
function openPools(maxWaitMs: number | undefined) {
  const waiting = maxWaitMs === undefined ? {} : { maxWaitMs };
  return {
    renderer: createRenderer(waiting),
    minifier: createMinifier(waiting),
    fontSubsetter: createFontSubsetter(waiting),
    ogImageRenderer: createOgImageRenderer(),
  };
}

async function followAccount(
  service: Pick<Service, 'handleAccountChange'>,
  log: Logger,
  userId: string,
): Promise<void> {
  await service.handleAccountChange(userId).catch((err: unknown) => {
    log.error(
      { event: 'pages.account_change_failed', err, userId },
      'account change handling failed',
    );
  });
}

function checkDeps({
  appOrigin,
  pagesOrigin,
  blocklistFile,
  checkLinks,
}: Pick<Deps, 'appOrigin' | 'pagesOrigin' | 'blocklistFile' | 'checkLinks'>) {
  const local = blocklistFile === undefined ? noLinkChecker : createBlocklist(blocklistFile);
  return {
    checkLinks: checkLinks ?? local,
    ownHosts: [new URL(appOrigin).hostname, new URL(pagesOrigin).hostname],
  };
}
