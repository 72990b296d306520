// The only place where rooms are created and handed to each other. Opens the doors that the
// configuration asks for; who starts and stops it is main.ts.
import { join } from 'node:path';
import { getClientConfig } from '@vys/contract/client-config';
import { createAccounts } from './accounts/index.ts';
import { createAi } from './ai/index.ts';
import { createAnalytics } from './analytics/index.ts';
import { absentIdentity } from './app/absent-identity.ts';
import { createMailbox } from './app/mailbox.ts';
import type { Identity, IdentityDeps } from './identity/index.ts';
import { type Clock, systemClock } from './kit/clock.ts';
import type { Config } from './kit/config.ts';
import type { Db, openPool } from './kit/db.ts';
import { createDoomedFiles, type DoomedFiles } from './kit/doomed-files.ts';
import type { Files } from './kit/files.ts';
import { createBinder } from './kit/http.ts';
import type { Logger } from './kit/log.ts';
import { createMail, type Mailer } from './kit/mail.ts';
import { openFiles } from './kit/open-files.ts';
import { createSafeFetch } from './kit/safe-fetch.ts';
import { createMedia } from './media/index.ts';
import { createNotifications, createSecurityNews } from './notifications/index.ts';
import { createContentWorkers, createPages } from './pages/index.ts';
import { createPublicFiles, createShelf, createSite } from './site/index.ts';

export type App = { listen(): Promise<void>; close(): Promise<void> } & Rooms;

export type AppDeps = {
  config: Config;
  db: Db;
  /** Where `db` is, for a connection that listens to other processes. */
  database: Parameters<typeof openPool>[0];
  log: Logger;
  clock?: Clock;
  /** Where the configuration says, unless told. */
  files?: Files;
  /** For new password hashes; the standard unless told. */
  passwordCost?: IdentityDeps['passwordCost'];
};

type Stores = { mail: Mailer; files: Files; doomed: DoomedFiles };

export type Rooms = Omit<Awaited<ReturnType<typeof createRooms>>, 'workers'>;

export async function createApp(deps: AppDeps): Promise<App> {
  const { config, db, log, clock = systemClock } = deps;
  const folder = join(config.dataDir, 'outbox');
  const { smtpUrl, mailFrom: from } = config;
  const settings = { ...(smtpUrl === undefined ? {} : { smtpUrl }), from, folder };
  const mail = createMail({ db, settings, clock, log });
  const files = deps.files ?? openFiles(config);
  const doomed = createDoomedFiles({ db, files, clock, log });
  const { workers, ...rooms } = await createRooms(deps, { mail, files, doomed });
  const workspace = servesWorkspace(config) ? await createWorkspace(deps, rooms) : undefined;

  return {
    ...rooms,
    async listen() {
      mail.start();
      doomed.start();
      rooms.identity.start();
      if (config.doors.includes('app')) {
        workers.warmUp();
        rooms.pages.warmUp();
      }
      if (config.doors.includes('site')) await rooms.site.listen();
      await workspace?.listen();
    },
    async close() {
      await Promise.all([workspace?.close(), rooms.site.close()]);
      workers.close();
      rooms.media.close();
      await rooms.pages.close();
      await rooms.analytics.close();
      await rooms.identity.close();
      await doomed.close();
      await mail.close();
    },
  };
}

/** Loaded only where it is served: public pages have a process of their own, which stays small. */
async function createWorkspace({ config, db, log }: AppDeps, rooms: Rooms) {
  const { createAppServer, openAppDoor } = await import('./app/server.ts');
  const http = await createAppServer(config, db, log, rooms.identity.checkReady);
  const binder = createBinder(http, {
    findCaller: rooms.identity.findCaller,
    checkOutput: !config.production,
  });
  for (const room of Object.values(rooms)) room.bind(binder.bind);
  const mailbox = createMailbox(config);
  mailbox.bind(binder.bind);
  const { identityRealm: realm } = config;
  binder.bind(getClientConfig, async () => ({
    pages_origin: config.pagesOrigin,
    editor_origins: [...config.editorOrigins],
    has_mailbox: mailbox.isOpen,
    ...(realm === undefined ? {} : { identity_account_url: `${realm.issuer}/account` }),
    terms_url: config.termsUrl,
    privacy_url: config.privacyUrl,
    assistant_label: rooms.ai.label,
    ...(config.esmCdnUrl === undefined ? {} : { esm_cdn_url: config.esmCdnUrl }),
  }));
  binder.checkComplete();
  return { listen: () => openAppDoor(http, config), close: () => http.close() };
}

function servesWorkspace({ doors }: Config): boolean {
  return doors.includes('app') || doors.includes('identity');
}

async function openIdentity(config: Config, deps: IdentityDeps): Promise<Identity> {
  if (!servesWorkspace(config)) return absentIdentity;
  const { createIdentity } = await import('./identity/index.ts');
  return await createIdentity(deps);
}

async function createRooms(deps: AppDeps, { mail, files, doomed }: Stores) {
  const { config, db, database, log, clock = systemClock } = deps;
  const { appOrigin, pagesOrigin, operators, editorOrigins } = config;
  const basis = { db, clock, log, mail, files, doomed, appOrigin, pagesOrigin };
  const ownHosts = [new URL(pagesOrigin).host, new URL(appOrigin).host];
  const shelf = createShelf();
  const workers = createContentWorkers(log);
  const { runJob } = workers;

  const { identityRealm: realm } = config;
  const cost = deps.passwordCost ? { passwordCost: deps.passwordCost } : {};
  const identity = await openIdentity(config, { ...basis, ...cost, realm, editorOrigins });
  const accounts = createAccounts({ ...basis, identity, operators });
  const notifications = createNotifications(basis);
  identity.onSecurityEvent(createSecurityNews({ ...basis, identity }));
  const media = createMedia({ ...basis, accounts });
  const analytics = createAnalytics({ ...basis, accounts, ownHosts });
  const ai = createAi({ db, accounts, runJob, log });
  const pages = await createPages({
    ...basis,
    database,
    accounts,
    notifications,
    analytics,
    ai,
    runJob,
    findOwnFile: createPublicFiles({ shelf, files, media }),
    fetchPublic: createSafeFetch(),
    shelfUrl: shelf.url,
    esmCdnUrl: config.esmCdnUrl,
    blocklistFile: config.blocklistFile,
  });
  media.onImageUse(pages.imageUser);
  for (const { forgetUser } of [media, analytics, pages]) accounts.onDelete(forgetUser);
  const keepers = [notifications, media, analytics, pages];
  for (const { exportUser } of keepers) accounts.onExport(exportUser);
  const site = createSite({ pages, analytics, media, files, shelf, config, clock, log });
  return { workers, identity, accounts, notifications, media, analytics, ai, pages, site };
}
