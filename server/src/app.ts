// The composition root: the only place where modules are created and handed to each other. Opens the
// services that the configuration asks for; who starts and stops it is main.ts.
import type { Server } from 'node:http';
import { join } from 'node:path';
import { getClientConfig } from '@vys/contract/client-config';
import { absentAdmin } from './app/absent-admin.ts';
import { absentBilling } from './app/absent-billing.ts';
import { absentIdentity } from './app/absent-identity.ts';
import {
  type ContentWorkers,
  createContentWorkers,
} from './app/content-workers/content-workers.ts';
import { createDevInbox } from './app/dev-inbox/dev-inbox.ts';
import { describeInstallation } from './app/installation.ts';
import type { Metrics } from './app/metrics/open-metrics.ts';
import { registerJobs } from './app/register-jobs.ts';
import {
  type Accounts,
  createAccounts,
  createReservedNameCheck,
} from './modules/accounts/index.ts';
import type { Admin, AdminDeps } from './modules/admin/index.ts';
import { createAnalytics, createWeeklyDigest } from './modules/analytics/index.ts';
import { createAi } from './modules/assistant/index.ts';
import type { Billing, BillingDeps } from './modules/billing/index.ts';
import { createForms } from './modules/forms/index.ts';
import type { Identity, IdentityDeps } from './modules/identity/index.ts';
import { createImportExport } from './modules/import-export/index.ts';
import { createMedia } from './modules/media/index.ts';
import { createModeration, findSuspension } from './modules/moderation/index.ts';
import {
  createNotifications,
  createSecurityNotifications,
  type LiveBus,
  parseLiveSignal,
} from './modules/notifications/index.ts';
import { createBundledPackages } from './modules/packages/index.ts';
import { createPages, type Pages } from './modules/pages/index.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import type { Db, openPool, Trx } from './platform/db/db.ts';
import { createMailer, type Mailer } from './platform/email/mailer.ts';
import { createBinder } from './platform/http/http.ts';
import { createJobs, type Jobs } from './platform/jobs/jobs.ts';
import { getRequestLanguage } from './platform/language/request-language.ts';
import { sayIn } from './platform/language/text.ts';
import type { Logger } from './platform/log/log.ts';
import { createTransport } from './platform/message-bus/create-transport.ts';
import { createMessageBus } from './platform/message-bus/message-bus.ts';
import { createClientAddressReader } from './platform/net/client-address.ts';
import { createSafeFetch } from './platform/net/safe-fetch.ts';
import { createFileStore } from './platform/storage/create-file-store.ts';
import {
  createFileDeletionQueue,
  type FileDeletionQueue,
} from './platform/storage/file-deletion-queue.ts';
import type { FileStore } from './platform/storage/file-store.ts';
import { createAssetLookup, createSite } from './public-site/index.ts';

export type App = { listen(): Promise<void>; close(): Promise<void> } & Modules;

export type AppDeps = {
  config: Config;
  db: Db;
  /** Where `db` is, for a connection that listens to other processes. */
  database: Parameters<typeof openPool>[0];
  log: Logger;
  clock?: Clock;
  /** By default where the configuration says. */
  files?: FileStore;
  /** For new password hashes; the standard cost by default. */
  passwordCost?: IdentityDeps['passwordCost'];
  /** Processes of their own unless told, which is for tests. */
  workers?: ContentWorkers;
  /** How long a job may wait for a worker process before its request gets 503; milliseconds. */
  workerWaitMs?: number;
};

type Stores = {
  jobs: Jobs;
  mailer: Mailer;
  files: FileStore;
  fileDeletions: FileDeletionQueue;
  bus: LiveBus;
};

export type Modules = Omit<Awaited<ReturnType<typeof createModules>>, 'workers'>;

export async function createApp(deps: AppDeps): Promise<App> {
  const { config, db, log, clock = systemClock } = deps;
  const folder = join(config.dataDir, 'emails');
  const { smtpUrl, emailFrom: from } = config;
  const settings = { ...(smtpUrl === undefined ? {} : { smtpUrl }), from, folder };
  const jobs = createJobs(deps);
  const mailer = createMailer({ db, jobs, clock, settings });
  const files = deps.files ?? createFileStore(config);
  const fileDeletions = createFileDeletionQueue({ db, files, clock, log });
  const transport = await createTransport(config, deps);
  const bus: LiveBus = createMessageBus({ parse: parseLiveSignal, transport, log });
  const stores = { jobs, mailer, files, fileDeletions, bus };
  const metrics = await openConfiguredMetrics(deps);
  const { workers, ...modules } = await createModules(deps, stores, metrics);
  const workspace = servesWorkspace(config)
    ? await createWorkspace(deps, modules, bus, metrics)
    : undefined;
  if (workspace) registerJobs({ ...stores, ...modules });

  return {
    ...modules,
    async listen() {
      if (config.services.includes('app')) {
        // In the background: a model that is away keeps no one from starting.
        void modules.ai.checkModels();
      }
      // In the background: a database that is away keeps no one from starting.
      void modules.analytics.start();
      await metrics?.listen();
      if (config.services.includes('site')) await modules.site.listen();
      await workspace?.listen();
      if (workspace) startBilling(modules, log);
      // Public pages have a process of their own, which runs no jobs.
      if (workspace) await jobs.start();
      if (config.services.includes('app')) modules.pages.turns.takeOver();
    },
    async close() {
      // Their streams would last as long as the turns.
      await modules.pages.turns.close();
      await Promise.all([workspace?.close(), modules.site.close()]);
      workers.close();
      modules.media.close();
      await modules.pages.close();
      await modules.analytics.close();
      await modules.identity.close();
      await jobs.close();
      await modules.billing.close();
      await bus.close();
      mailer.close();
      await metrics?.close();
    },
  };
}

/** Loaded only where it is served: public pages have a process of their own, which stays small. */
async function createWorkspace(
  { config, db, log }: AppDeps,
  modules: Modules,
  bus: LiveBus,
  metrics: Metrics | undefined,
) {
  const { createAppServer, listenOnAppPort } = await import('./app/server.ts');
  const http = await createAppServer(config, db, log, modules.identity.checkReady);
  metrics?.observeApp(http);
  const binder = createBinder(http, {
    findCaller: modules.identity.findCaller,
    checkOutput: !config.production,
    trustedProxies: config.trustedProxies,
  });
  for (const module of Object.values(modules)) module.bind(binder.bind);
  const devInbox = createDevInbox(config);
  devInbox.bind(binder.bind);
  const { identityRealm: realm } = config;
  binder.bind(getClientConfig, async ({ request }) => ({
    pages_origin: config.pagesOrigin,
    editor_origins: [...config.editorOrigins],
    has_dev_inbox: devInbox.isOpen,
    ...(realm === undefined ? {} : { identity_account_url: `${realm.issuer}/account` }),
    ...(config.figures && { figures: config.figures }),
    terms_url: config.termsUrl,
    privacy_url: config.privacyUrl,
    assistant_label: sayIn(modules.ai.label, getRequestLanguage(request.headers)),
    ...(modules.ai.languageModel === undefined ? {} : { language_model: modules.ai.languageModel }),
    ...(config.esmCdnUrl === undefined ? {} : { esm_cdn_url: config.esmCdnUrl }),
  }));
  binder.checkComplete();
  const live = await openLiveChannel(config, modules, http.server);
  return {
    async listen() {
      await bus.listen();
      await listenOnAppPort(http, config);
    },
    async close() {
      await live?.close();
      await http.close();
    },
  };
}

async function openLiveChannel(config: Config, { notifications }: Modules, server: Server) {
  if (!config.services.includes('app')) return undefined;
  return await notifications.openLiveChannel({
    server,
    readClientAddress: createClientAddressReader(config.trustedProxies),
    maxSockets: config.maxLiveSockets,
  });
}

/** Loaded only where a port is set. */
async function openConfiguredMetrics({ config, db, log }: AppDeps): Promise<Metrics | undefined> {
  const { port, pagesPort } = config.metrics;
  if ((servesWorkspace(config) ? port : pagesPort) === undefined) return undefined;
  const { openMetrics } = await import('./app/metrics/open-metrics.ts');
  return openMetrics({ config, db, log });
}

function servesWorkspace({ services }: Config): boolean {
  return services.includes('app') || services.includes('identity');
}

async function openBilling(config: Config, deps: Omit<BillingDeps, 'stripe'>): Promise<Billing> {
  if (!servesWorkspace(config)) return absentBilling;
  const { createBilling } = await import('./modules/billing/index.ts');
  return createBilling({ ...deps, stripe: config.stripe });
}

/** In the background: a card provider that is away keeps no one from starting. */
function startBilling({ billing }: Modules, log: Logger): void {
  billing.start().catch((error: unknown) => {
    log.error({ event: 'billing.start_failed', err: error }, 'payments failed to start');
  });
}

/** Of this machine, past any proxy. */
function getLocalOrigin({ host, appPort }: Config): string {
  if (host === '0.0.0.0') return `http://127.0.0.1:${appPort}`;
  if (host === '::') return `http://[::1]:${appPort}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${appPort}`;
}

async function openAdmin(
  config: Config,
  deps: Omit<AdminDeps, 'installation'>,
  spool: AdminDeps['installation']['spool'],
): Promise<Admin> {
  if (!servesWorkspace(config)) return absentAdmin;
  const { createAdmin } = await import('./modules/admin/index.ts');
  const { bouncesToken } = config;
  return createAdmin({
    ...deps,
    ...(bouncesToken === undefined ? {} : { bouncesToken }),
    installation: describeInstallation(config, spool),
  });
}

async function openIdentity(config: Config, deps: IdentityDeps): Promise<Identity> {
  if (!servesWorkspace(config)) return absentIdentity;
  const { createIdentity } = await import('./modules/identity/index.ts');
  return await createIdentity(deps);
}

function warmUp(...pools: readonly Pick<ContentWorkers, 'warmUp'>[]): void {
  for (const pool of pools) pool.warmUp();
}

const listHosts = ({ pagesOrigin, appOrigin }: Config) =>
  [pagesOrigin, appOrigin].map((origin) => new URL(origin).host);

function openWorkers({ workers, workerWaitMs, log }: AppDeps): ContentWorkers {
  const waiting = workerWaitMs === undefined ? {} : { maxWaitMs: workerWaitMs };
  return workers ?? createContentWorkers(log, waiting);
}

type AddressUsers = {
  accounts: Pick<Accounts, 'setEmail'>;
  billing: Pick<Billing, 'handleEmailChange'>;
};

/** The account and the customer at the card provider have the address that the user signs in with. */
async function changeAddress(
  { accounts, billing }: AddressUsers,
  trx: Trx,
  user: { userId: string; email: string },
): Promise<void> {
  await accounts.setEmail(trx, user);
  await billing.handleEmailChange(trx, user);
}

/** Functions may name modules that are created below; called before that, they throw. */
async function createModules(deps: AppDeps, stores: Stores, metrics: Metrics | undefined) {
  const { config, db, database, log, clock = systemClock } = deps;
  const { appOrigin, pagesOrigin, operators, editorOrigins, identityRealm: realm } = config;
  const { emailFrom, languageModels, eventsDatabase } = config;
  const { esmCdnUrl, blocklistFile, cachePurgeUrls } = config;
  const shared = { ...stores, db, clock, log, appOrigin, pagesOrigin, emailFrom };
  const [bundledPackages, workers] = [createBundledPackages(), openWorkers(deps)];
  const { runJob } = workers;

  const identity: Identity = await openIdentity(config, {
    ...{ ...shared, realm, editorOrigins },
    ...(deps.passwordCost ? { passwordCost: deps.passwordCost } : {}),
    isReservedName: createReservedNameCheck(shared),
    notifySecurityEvent: (on, event) => notifySecurityEvent(on, event),
    onAddressChange: (trx, user) => changeAddress({ accounts, billing }, trx, user),
    findLanguage: (...user) => accounts.findLanguage(...user),
    onSessionsEnded: (ended) => notifications.endSessions(ended),
  });
  const dataModules = () => [notifications, media, billing, analytics, pages];
  const accounts: Accounts = createAccounts({
    ...shared,
    identity,
    operators,
    onPublicProfileChange: (userId) => pages.handlePublicProfileChange(userId),
    onAccountChange: (on, userId) => notifications.sendChanged(on, userId, ['profile']),
    isPublished: (userId) => pages.isPublished(userId),
    countViews: (userId) => analytics.countViews(db, userId),
    listErasers: () => [...dataModules(), admin].map((module) => module.deleteUserData),
    listExporters: () => [...dataModules(), digest].map((module) => module.exportUserData),
  });
  const notifications = createNotifications({ ...shared, accounts, identity });
  const telling = { ...shared, accounts, identity, notify: notifications.notify };
  const notifySecurityEvent = createSecurityNotifications(telling);
  const spool = { root: join(config.dataDir, 'events'), limitBytes: config.eventSpoolBytes };
  const counting = { accounts, notifications, ownHosts: listHosts(config), spool, eventsDatabase };
  const analytics = createAnalytics({ ...shared, ...counting });
  const digest = createWeeklyDigest({ ...shared, accounts, identity, notifications, analytics });
  const ai = createAi({
    ...{ ...shared, accounts, runJob, languageModels },
    checkPage: (...page) => pages.builder.check(...page),
    findImage: (...image) => media.findImage(...image),
  });
  const pages: Pages = await createPages({
    ...{ ...shared, database, accounts, notifications, analytics, ai, runJob },
    ...{ workerWaitMs: deps.workerWaitMs, packageUrl: bundledPackages.url },
    findSuspension: (pageId) => findSuspension(db, pageId),
    ...{ esmCdnUrl, blocklistFile, cachePurgeUrls, onOpened: () => warmUp(workers, pages) },
    describeImages: (urls) => media.describeImages(urls),
  });
  const media = createMedia({ ...shared, accounts, imageUsers: [pages.imageUser] });
  const localOrigin = getLocalOrigin(config);
  const billing = await openBilling(config, { ...shared, accounts, localOrigin });
  const forms = createForms({ ...shared, accounts, notifications, pages });
  const moderation = createModeration({ ...shared, runJob, accounts, notifications, pages });
  const findStaticAsset = createAssetLookup({ bundledPackages, files: stores.files, media });
  const importing = { runJob, accounts, pages, findStaticAsset, fetchPublic: createSafeFetch() };
  const importExport = createImportExport({ ...shared, ...importing });
  const administered = { accounts, identity, billing, notifications, moderation, workers };
  const admin = await openAdmin(config, { ...shared, ...administered }, spool);
  const site = createSite({
    ...shared,
    ...{ pages, forms, moderation, analytics, media, bundledPackages, config },
    observer: metrics?.siteObserver,
  });
  const modules = { identity, accounts, notifications, media, billing, analytics, ai, pages };
  return { workers, ...modules, forms, digest, moderation, importExport, admin, site };
}
