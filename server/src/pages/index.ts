// Entry point of the pages module: drafts, versions, publishing, what the public site shows, the forms
// on it, and the chat that edits the page.
import type { BundledPackageName } from '@vys/compiler/packages-used/packages';
import type { Report } from '@vys/contract/moderation';
import type { Accounts } from '../accounts/index.ts';
import { type Ai, PLACEHOLDER_TEXTS } from '../ai/index.ts';
import type { Analytics } from '../analytics/index.ts';
import type { Clock } from '../kit/clock.ts';
import type { Db } from '../kit/db.ts';
import type { FileDeletionQueue } from '../kit/file-deletion-queue.ts';
import type { FileStore } from '../kit/file-store.ts';
import type { Bind, Caller } from '../kit/http.ts';
import type { Logger } from '../kit/log.ts';
import type { Mailer } from '../kit/mailer.ts';
import type { SafeFetch } from '../kit/safe-fetch.ts';
import type { RunJob } from '../kit/workers/job-runner.ts';
import type { ImageUser } from '../media/index.ts';
import type { Notifications } from '../notifications/index.ts';
import { createBuilder } from './build.ts';
import { createCacheInvalidation } from './cache-invalidation.ts';
import { createCompile } from './compile.ts';
import { bindForms } from './form-routes.ts';
import type { Submission } from './form-rules.ts';
import { type SubmissionResult, submitForm } from './forms.ts';
import { createImageUser } from './image-removal.ts';
import type { StaticAsset } from './import-export/assets.ts';
import { bindImportExport } from './import-export/routes.ts';
import { type Database, openInvalidationListener } from './invalidation-listener.ts';
import type { ContentJobs } from './jobs/handlers.ts';
import { createBlocklist, type LinkChecker, noLinkChecker } from './link-reputation.ts';
import { createModeration, type Inspection } from './moderation/service.ts';
import { createOgImages } from './og-image.ts';
import { createPublishChecks } from './publish-checks.ts';
import { createPublishReport } from './publish-report.ts';
import { createPublicPages, type PublicPage } from './published-page.ts';
import { createMinifier, createOgImageRenderer, createRenderer } from './render/renderer.ts';
import { bindPages } from './routes.ts';
import { createSaving } from './save.ts';
import { createService } from './service.ts';
import { countIndexed, type IndexedPage, listIndexed } from './sitemap-store.ts';
import { createSubscriptionLinks, type SubscriptionLinks } from './subscription-links.ts';
import { createUserData, type UserData } from './user-data.ts';
import { createUserLimit } from './user-limit.ts';
import type { Save } from './versions.ts';

export type { Submission } from './form-rules.ts';
export { importMapOf } from './import-map.ts';
export { type ContentWorkers, createContentWorkers } from './jobs/content-workers.ts';
export type { LinkChecker } from './link-reputation.ts';
export type { Inspection } from './moderation/service.ts';
export type { PublicPage } from './published-page.ts';
export { allIconsModule } from './render/icons.ts';
export { PACKAGES, type PackageName, readPackage } from './render/packages.ts';
export type { IndexedPage } from './sitemap-store.ts';
export type { SubscriptionLinkKind, SubscriptionLinks } from './subscription-links.ts';

export type Pages = UserData & {
  bind(bind: Bind): void;
  /** What the public site shows at a name, in lower case. */
  findPublic(name: string): Promise<PublicPage>;
  /** Names whose next request must be looked up again. */
  onChange(listener: (name: string) => void): void;
  /** Throws pages.not_found, input.invalid, rate.limited. */
  submitForm(submission: Submission): Promise<SubmissionResult>;
  subscriptionLinks: SubscriptionLinks;
  /** Says where pages and profiles use images, and takes those out that are deleted. */
  imageUser: ImageUser;
  /** What lies behind the links of a page, for whoever wants to look before they go. */
  inspect(name: string): Promise<Inspection>;
  /** Gives a case number, also where there is nothing to report. */
  report(name: string, report: Report): Promise<string>;
  /** The OG image of a page as PNG. */
  findOgImage(hash: string): Promise<Buffer | undefined>;
  /** The pages of the sitemap, in a stable order. */
  countIndexed(): Promise<number>;
  listIndexed(offset: number, limit: number): Promise<IndexedPage[]>;
  /** Creates the caller's page or saves over it, and returns its id. The source need not be checked. */
  savePage(caller: Caller, save: Save): Promise<string>;
  publishPage(caller: Caller, pageId: string): Promise<{ name: string; at: Date }>;
  /** Starts the workers that a first edit would wait for. */
  warmUp(): void;
  close(): Promise<void>;
};

export type PagesDeps = {
  db: Db;
  /** Where `db` is, for a connection that listens to other processes. */
  database: Database;
  accounts: Accounts;
  notifications: Notifications;
  analytics: Pick<Analytics, 'upsertAnalyticsPage' | 'totals'>;
  ai: Pick<Ai, 'respond' | 'label'>;
  /** Runs what reads the source of pages in worker processes. */
  runJob: RunJob<ContentJobs>;
  files: FileStore;
  fileDeletions: FileDeletionQueue;
  mailer: Pick<Mailer, 'isConfigured' | 'send' | 'cancel'>;
  appOrigin: string;
  pagesOrigin: string;
  /** A file of the public site (package, font, image), by its path. */
  findStaticAsset(path: string): Promise<StaticAsset | undefined>;
  fetchPublic: SafeFetch;
  /** Path of a bundled package on the pages origin. */
  packageUrl: (name: BundledPackageName) => string;
  /** Root of the module network that pages may use, if any. */
  esmCdnUrl?: string | undefined;
  /** File with hosts that pages may not lead to. */
  blocklistFile?: string | undefined;
  /** Replaces the lookup in that file. */
  checkLinks?: LinkChecker;
  clock: Clock;
  log: Logger;
};

export async function createPages(deps: PagesDeps): Promise<Pages> {
  const { accounts, log } = deps;
  const renderer = createRenderer();
  const minifier = createMinifier();
  const ogImageRenderer = createOgImageRenderer();
  const images = createOgImages({ ...deps, ogImageRenderer });
  const cacheInvalidation = createCacheInvalidation(log);
  const builder = createBuilder({ ...deps, renderer, minifier });
  const saving = createSaving(deps);
  const limit = createUserLimit();
  const publishChecks = createPublishChecks({ ...checkDeps(deps), runJob: deps.runJob, log });
  const shared = { ...deps, builder, publishChecks, images, cacheInvalidation, limit };
  const compile = createCompile(shared);
  const moderation = createModeration(shared);
  const service = createService({ ...shared, moderation });
  const report = createPublishReport({ ...shared, service });
  const publicPages = createPublicPages(shared);
  const listener = await openInvalidationListener(deps.database, cacheInvalidation, log);

  accounts.onPublicProfileChange((userId) => {
    service.handleAccountChange(userId).catch((error: unknown) => {
      log.error({ err: error, userId }, 'account change handling failed');
    });
  });

  return {
    bind(bind) {
      bindPages(bind, { ...deps, builder, saving, service, compile, report, limit, moderation });
      bindForms(bind, { ...deps, service });
      bindImportExport(bind, { ...deps, builder, service, limit });
    },
    ...createUserData({ ...deps, cacheInvalidation }),
    findPublic: publicPages.findPublic,
    onChange: cacheInvalidation.onChange,
    submitForm: (submission) => submitForm(deps, submission),
    subscriptionLinks: createSubscriptionLinks(deps),
    imageUser: createImageUser(shared),
    inspect: moderation.inspect,
    report: moderation.report,
    findOgImage: images.find,
    countIndexed: () => countIndexed(deps.db),
    listIndexed: (offset, limit) => listIndexed(deps.db, offset, limit),
    async savePage(caller, save) {
      await accounts.getAccount(caller);
      await accounts.rememberSources(deps.db, caller.userId, [save.content]);
      const current = await service.findCurrent(caller);
      const saved = current
        ? await saving.updatePage(caller, { ...save, ifMatch: undefined })
        : await saving.createPage(caller, save);
      return saved.id;
    },
    publishPage: service.publishPage,
    warmUp() {
      renderer.warmUp();
      minifier.warmUp();
    },
    async close() {
      renderer.close();
      minifier.close();
      ogImageRenderer.close();
      await listener.close();
    },
  };
}

function checkDeps({ appOrigin, pagesOrigin, blocklistFile, checkLinks }: PagesDeps) {
  const local = blocklistFile === undefined ? noLinkChecker : createBlocklist(blocklistFile);
  return {
    checkLinks: checkLinks ?? local,
    ownHosts: [new URL(appOrigin).hostname, new URL(pagesOrigin).hostname],
    placeholders: PLACEHOLDER_TEXTS,
  };
}
