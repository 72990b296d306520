// The door of the pages room: drafts, versions, publishing, what the public host shows, the forms
// on it, and the chat that changes the page.
import type { ShelfName } from '@vys/compiler/shelf';
import type { Report } from '@vys/contract/moderation';
import type { Accounts } from '../accounts/index.ts';
import { type Ai, PLACEHOLDER_TEXTS } from '../ai/index.ts';
import type { Analytics } from '../analytics/index.ts';
import type { Clock } from '../kit/clock.ts';
import type { Db } from '../kit/db.ts';
import type { DoomedFiles } from '../kit/doomed-files.ts';
import type { Files } from '../kit/files.ts';
import type { Bind, Caller } from '../kit/http.ts';
import type { Logger } from '../kit/log.ts';
import type { Mailer } from '../kit/mail.ts';
import type { SafeFetch } from '../kit/safe-fetch.ts';
import type { RunJob } from '../kit/workers/job-runner.ts';
import type { ImageUser } from '../media/index.ts';
import type { Notifications } from '../notifications/index.ts';
import { createBuilder } from './build.ts';
import { type Database, openChangeFeed } from './change-feed.ts';
import { createChanges } from './changes.ts';
import { createCompile } from './compile.ts';
import { createFormLinks, type FormLinks } from './form-links.ts';
import { bindForms } from './form-routes.ts';
import type { Submission } from './form-rules.ts';
import { submitForm, type Taken } from './forms.ts';
import { createGate } from './gate.ts';
import { createBlocklist, type LinkChecker, noLinkChecker } from './gate-links.ts';
import { createReport } from './gate-report.ts';
import { createImageUser } from './image-removal.ts';
import type { ContentJobs } from './jobs/handlers.ts';
import { createLeaving, type Leaving } from './leaving.ts';
import { createModeration, type Inspection } from './moderation/service.ts';
import { createSharingImages } from './og-image.ts';
import type { OwnFile } from './portability/assets.ts';
import { bindPortability } from './portability/routes.ts';
import { createPublicPages, type PublicPage } from './public-page.ts';
import { createCardPainter, createMinifier, createRenderer } from './render/renderer.ts';
import { bindPages } from './routes.ts';
import { createSaving } from './save.ts';
import { createService } from './service.ts';
import { countIndexed, type IndexedPage, listIndexed } from './sitemap-store.ts';
import { createUserLimit } from './user-limit.ts';
import type { Save } from './versions.ts';

export { importMapOf } from './elsewhere.ts';
export type { FormLinks, LinkKind } from './form-links.ts';
export type { Submission } from './form-rules.ts';
export type { LinkChecker } from './gate-links.ts';
export { type ContentWorkers, createContentWorkers } from './jobs/content-workers.ts';
export type { Inspection } from './moderation/service.ts';
export type { PublicPage } from './public-page.ts';
export { allIconsModule } from './render/icons.ts';
export { PACKAGES, type PackageName, readPackage } from './render/packages.ts';
export type { IndexedPage } from './sitemap-store.ts';

export type Pages = Leaving & {
  bind(bind: Bind): void;
  /** What the public host shows at a name, in lower case. */
  findPublic(name: string): Promise<PublicPage>;
  /** Names whose next request must be looked up again. */
  onChange(listener: (name: string) => void): void;
  /** Throws pages.not_found, input.invalid, rate.limited. */
  submitForm(submission: Submission): Promise<Taken>;
  formLinks: FormLinks;
  /** Says where pages and profiles use images, and takes those out that are deleted. */
  imageUser: ImageUser;
  /** What lies behind the links of a page, for whoever wants to look before they go. */
  inspect(name: string): Promise<Inspection>;
  /** Gives a case number, also where there is nothing to report. */
  report(name: string, report: Report): Promise<string>;
  /** PNG that stands for a page where its address is shared. */
  findSharingImage(hash: string): Promise<Buffer | undefined>;
  /** The pages that search engines are told of, in an order that stays. */
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
  analytics: Pick<Analytics, 'describePage' | 'totals'>;
  ai: Pick<Ai, 'converse' | 'label'>;
  /** Runs what reads the source of pages in worker processes. */
  runJob: RunJob<ContentJobs>;
  files: Files;
  doomed: DoomedFiles;
  mail: Pick<Mailer, 'isConfigured' | 'send' | 'withdraw'>;
  appOrigin: string;
  pagesOrigin: string;
  /** A file of the public host (shelf, font, image), by its path. */
  findOwnFile(path: string): Promise<OwnFile | undefined>;
  fetchPublic: SafeFetch;
  /** Path of a shelf package on the pages origin. */
  shelfUrl: (name: ShelfName) => string;
  /** Root of the module network that pages may use, if any. */
  esmCdnUrl?: string | undefined;
  /** File with hosts that pages may not lead to. */
  blocklistFile?: string | undefined;
  /** Looks hosts up elsewhere than in that file. */
  checkLinks?: LinkChecker;
  clock: Clock;
  log: Logger;
};

export async function createPages(deps: PagesDeps): Promise<Pages> {
  const { accounts, log } = deps;
  const renderer = createRenderer();
  const minifier = createMinifier();
  const painter = createCardPainter();
  const images = createSharingImages({ ...deps, painter });
  const changes = createChanges(log);
  const builder = createBuilder({ ...deps, renderer, minifier });
  const saving = createSaving(deps);
  const limit = createUserLimit();
  const gate = createGate({ ...gateParts(deps), runJob: deps.runJob, log });
  const compile = createCompile({ accounts, builder, gate, limit });
  const moderation = createModeration({ ...deps, changes });
  const service = createService({ ...deps, builder, gate, images, changes, limit, moderation });
  const report = createReport({ accounts, service, builder, gate, limit });
  const publicPages = createPublicPages({ ...deps, builder, images, changes });
  const feed = await openChangeFeed(deps.database, changes, log);

  accounts.onPublicFaceChange((userId) => {
    service.followAccount(userId).catch((error: unknown) => {
      log.error({ err: error, userId }, 'a change of an account was not passed on');
    });
  });

  return {
    bind(bind) {
      bindPages(bind, { ...deps, builder, saving, service, compile, report, limit, moderation });
      bindForms(bind, { ...deps, service });
      bindPortability(bind, { ...deps, builder, service, limit });
    },
    ...createLeaving({ ...deps, changes }),
    findPublic: publicPages.findPublic,
    onChange: changes.onChange,
    submitForm: (submission) => submitForm(deps, submission),
    formLinks: createFormLinks(deps),
    imageUser: createImageUser({ ...deps, builder, gate, images, changes, limit }),
    inspect: moderation.inspect,
    report: moderation.report,
    findSharingImage: images.find,
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
      painter.close();
      await feed.close();
    },
  };
}

function gateParts({ appOrigin, pagesOrigin, blocklistFile, checkLinks }: PagesDeps) {
  const local = blocklistFile === undefined ? noLinkChecker : createBlocklist(blocklistFile);
  return {
    checkLinks: checkLinks ?? local,
    ownHosts: [new URL(appOrigin).hostname, new URL(pagesOrigin).hostname],
    placeholders: PLACEHOLDER_TEXTS,
  };
}
