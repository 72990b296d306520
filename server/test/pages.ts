// The pages module as tests use it: bound to a test's app server with the real modules it depends on, its
// files in a folder of its own, and a few sources to save.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PageContent } from '@vys/contract/pages/pages';
import { sql } from 'kysely';
import { inject } from 'vitest';
import { createContentWorkers } from '../src/app/content-workers/content-workers.ts';
import { type Analytics, createAnalytics } from '../src/modules/analytics/index.ts';
import { type Ai, createAi } from '../src/modules/assistant/index.ts';
import { createForms, type Forms } from '../src/modules/forms/index.ts';
import { createImportExport } from '../src/modules/import-export/index.ts';
import {
  createModeration,
  findSuspension,
  type Moderation,
} from '../src/modules/moderation/index.ts';
import { createPages, type LinkChecker, type Pages } from '../src/modules/pages/index.ts';
import type { LanguageModels } from '../src/platform/language-models.ts';
import { createSafeFetch, type SafeFetch } from '../src/platform/net/safe-fetch.ts';
import { createFileDeletionQueue } from '../src/platform/storage/file-deletion-queue.ts';
import { createDiskFileStore, type FileStore } from '../src/platform/storage/file-store.ts';
import { TEST_APP_ORIGIN, TEST_PAGES_ORIGIN, type TestHttp } from './http.ts';
import { createTestNotifications } from './notifications.ts';
import { createTestSpool } from './test-spool.ts';
import { workerWaitMs } from './worker-wait.ts';

type PagesDeps = Parameters<typeof createPages>[0];

export type TestPages = {
  readonly pages: Pages;
  readonly forms: Forms;
  readonly moderation: Moderation;
  readonly ai: Ai;
  readonly analytics: Analytics;
  readonly files: FileStore;
  /** A second instance on the same database and files, as another process has it. */
  createAnother(timing?: PagesDeps['timing']): Promise<Pages>;
  close(): Promise<void>;
};

export async function createTestPages(
  ctx: TestHttp,
  overrides: {
    ai?: Pick<Ai, 'respond' | 'label' | 'assistant'>;
    mailer?: PagesDeps['mailer'];
    findStaticAsset?: Parameters<typeof createImportExport>[0]['findStaticAsset'];
    packageUrl?: PagesDeps['packageUrl'];
    fetchPublic?: SafeFetch;
    checkLinks?: LinkChecker;
    languageModels?: LanguageModels;
    findImage?: Parameters<typeof createAi>[0]['findImage'];
    timing?: PagesDeps['timing'];
    cachePurgeUrls?: PagesDeps['cachePurgeUrls'];
  } = {},
): Promise<TestPages> {
  const { db, clock, log, jobs, accounts } = ctx;
  const folder = mkdtempSync(join(tmpdir(), 'vys-pages-'));
  const files = createDiskFileStore(folder);
  const notifications = createTestNotifications(ctx);
  const analytics = createAnalytics({
    ...{ db, clock, log, jobs, accounts, notifications, spool: createTestSpool() },
    pagesOrigin: TEST_PAGES_ORIGIN,
  });
  const workers = createContentWorkers(log, { maxWaitMs: workerWaitMs });
  const { runJob } = workers;
  const ai = createAi({
    db,
    accounts,
    runJob,
    pagesOrigin: TEST_PAGES_ORIGIN,
    clock,
    log,
    languageModels: overrides.languageModels,
    checkPage: (...page) => pages.builder.check(...page),
    findImage: overrides.findImage ?? (async () => undefined),
  });
  const deps = {
    db,
    database: await databaseUrl(ctx),
    jobs,
    cachePurgeUrls: overrides.cachePurgeUrls,
    accounts,
    notifications,
    analytics,
    ai: overrides.ai ?? ai,
    runJob,
    onOpened: () => undefined,
    files,
    fileDeletions: createFileDeletionQueue({ db, files, clock, log }),
    mailer: overrides.mailer ?? noMailer,
    timing: overrides.timing,
    workerWaitMs,
    ...(overrides.checkLinks ? { checkLinks: overrides.checkLinks } : {}),
    findSuspension: (pageId: string) => findSuspension(db, pageId),
    appOrigin: TEST_APP_ORIGIN,
    pagesOrigin: TEST_PAGES_ORIGIN,
    describeImages: async () => [],
    packageUrl: overrides.packageUrl ?? ((name: string) => `/_/shelf/${name.replace('/', '-')}.js`),
    clock,
    log,
  };
  const pages: Pages = await createPages(deps);
  ctx.hooks.profileListeners.push(pages.handlePublicProfileChange);
  const forms = createForms({ ...deps, pages });
  const moderation = createModeration({ ...deps, pages });
  const importExport = createImportExport({
    ...deps,
    pages,
    findStaticAsset: overrides.findStaticAsset ?? (async () => undefined),
    fetchPublic: overrides.fetchPublic ?? createSafeFetch(noNetwork),
  });
  for (const { bind } of [pages, forms, moderation, importExport]) bind(ctx.bind);
  ai.bind(ctx.bind);
  notifications.bind(ctx.bind);
  await startWorkers(pages);
  return {
    pages,
    forms,
    moderation,
    ai,
    analytics,
    files,
    createAnother: (timing) => createPages({ ...deps, timing: { ...deps.timing, ...timing } }),
    async close() {
      workers.close();
      await pages.close();
      await analytics.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Until those that build pages have started, which takes its time on a busy machine. */
async function startWorkers({ builder }: Pages): Promise<void> {
  for (let tries = 0; tries < 5; tries++) {
    const built = await builder.check('warm-up', pageWith('Warm')).catch(() => undefined);
    if (built?.ok) return;
  }
}

/** Without a mail server, nothing may be sent. */
const noMailer = {
  isConfigured: false,
  send: async () => {
    throw new Error('an email was sent without a mail server');
  },
  cancel: async () => {},
};

/** No name is known there. */
const noNetwork = {
  resolve: async () => [],
  connectTo: (host: string, port: number) => ({ host, port }),
};

async function databaseUrl({ db }: TestHttp): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  const url = new URL(inject('adminUrl'));
  url.pathname = `/${rows[0]?.name}`;
  return url.href;
}

export function pageWith(text: string, metadata: Partial<PageContent['metadata']> = {}) {
  return {
    jsx: `export default function Page() {\n  return <main><h1>${text}</h1><a href="https://example.com/shop">Shop</a></main>;\n}`,
    css: 'h1 { color: #ff0000 }',
    metadata: { title: 'My Vys Page', description: 'Created with AI', ...metadata },
  } satisfies PageContent;
}
