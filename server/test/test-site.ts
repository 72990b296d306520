// A public site for tests: the real server on a free port, with pages kept in a map instead of the
// pages module, and a record of its calls to other modules.
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Report } from '@vys/contract/pages/moderation';
import type { VisitEvent } from '../src/modules/analytics/index.ts';
import type { Submission, SubscriptionLinkKind } from '../src/modules/forms/index.ts';
import type { Inspection } from '../src/modules/moderation/index.ts';
import { createBundledPackages } from '../src/modules/packages/index.ts';
import type { IndexedPage, PublicPage } from '../src/modules/pages/index.ts';
import type { Clock } from '../src/platform/clock.ts';
import { type Config, readConfig } from '../src/platform/config.ts';
import { createSite, type Site, type SiteAnalytics } from '../src/public-site/index.ts';
import { freePort } from './free-port.ts';
import { createTestLog } from './test-log.ts';

export type TestSite = {
  site: Site;
  config: Config;
  origin: string;
  pages: Map<string, PublicPage>;
  /** Lookups by the public site so far. */
  looks: string[];
  visits: VisitEvent[];
  /** As the site calls it; may be replaced. */
  analytics: Pick<SiteAnalytics, 'record'>;
  submissions: Submission[];
  /** Kinds of forms whose senders must confirm by email. */
  confirmsByEmail: Set<string>;
  /** By kind and token. */
  links: Map<string, { email: string; pageUrl: string }>;
  ogImages: Map<string, Buffer>;
  indexed: IndexedPage[];
  inspections: Map<string, Inspection>;
  reports: ({ name: string } & Report)[];
  media: Map<string, { bytes: Buffer; contentType: string }>;
  /** The file store. */
  files: Map<string, Buffer>;
  /** Lines of the log from `debug` on. */
  logLines: string[];
  change(name: string): void;
  /** What every call to another module throws from now on. */
  failWith(error: Error | undefined): void;
};

export const pagePolicy =
  "sandbox allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation; default-src 'none'; frame-ancestors 'none'";

export function publicPage(html: string, pageId = crypto.randomUUID()): PublicPage {
  const bytes = Buffer.from(html);
  const bodies = { html: bytes, brotli: brotliCompressSync(bytes), gzip: gzipSync(bytes) };
  const etag = Buffer.from(html).toString('hex').slice(-24);
  const pageBuild = { ...bodies, etag, policy: pagePolicy };
  return { kind: 'page', pageId, isIndexable: true, pageBuild };
}

export async function startTestSite(
  env: Record<string, string> = {},
  clock: Clock = { now: () => new Date('2026-05-10T12:00:00Z') },
): Promise<TestSite> {
  const [appPort, pagesPort] = [await freePort(), await freePort()];
  const ports = { VYS_APP_PORT: `${appPort}`, VYS_PAGES_PORT: `${pagesPort}` };
  const config = readConfig({ ...ports, ...env });
  const listeners: ((name: string) => void)[] = [];
  let failure: Error | undefined;
  const test = {
    config,
    origin: `http://localhost:${pagesPort}`,
    pages: new Map<string, PublicPage>(),
    looks: [] as string[],
    visits: [] as VisitEvent[],
    analytics: {
      async record(event: VisitEvent) {
        check();
        test.visits.push(event);
      },
    },
    submissions: [] as Submission[],
    confirmsByEmail: new Set<string>(),
    links: new Map<string, { email: string; pageUrl: string }>(),
    ogImages: new Map<string, Buffer>(),
    indexed: [] as IndexedPage[],
    inspections: new Map<string, Inspection>(),
    reports: [] as ({ name: string } & Report)[],
    media: new Map<string, { bytes: Buffer; contentType: string }>(),
    files: new Map<string, Buffer>(),
    logLines: [] as string[],
    change: (name: string) => {
      for (const listener of listeners) listener(name);
    },
    failWith: (error: Error | undefined) => {
      failure = error;
    },
  };
  const check = () => {
    if (failure) throw failure;
  };
  const pages = {
    async findPublic(name: string): Promise<PublicPage> {
      check();
      test.looks.push(name);
      return test.pages.get(name) ?? { kind: 'none' };
    },
    onChange: (listener: (name: string) => void) => void listeners.push(listener),
    async findOgImage(hash: string) {
      check();
      return test.ogImages.get(hash);
    },
    async countIndexed() {
      check();
      return test.indexed.length;
    },
    listIndexed: async (offset: number, limit: number) =>
      test.indexed.slice(offset, offset + limit),
  };
  const forms = {
    async submit(submission: Submission) {
      check();
      test.submissions.push(submission);
      return { confirmsByEmail: test.confirmsByEmail.has(submission.kind) };
    },
    subscriptionLinks: {
      async preview(kind: SubscriptionLinkKind, token: string) {
        check();
        return test.links.get(`${kind} ${token}`);
      },
      async execute(kind: SubscriptionLinkKind, token: string) {
        check();
        const target = test.links.get(`${kind} ${token}`);
        test.links.delete(`${kind} ${token}`);
        return target;
      },
    },
  };
  const moderation = {
    async inspect(name: string): Promise<Inspection> {
      check();
      return test.inspections.get(name) ?? { kind: 'none' };
    },
    async report(name: string, report: Report) {
      check();
      test.reports.push({ name, ...report });
      return 'VYS-7K3M-92';
    },
  };
  const analytics = {
    record: (event: VisitEvent) => test.analytics.record(event),
    ownVisits: {
      exchange: async () => undefined,
      isOwn: async () => false,
      end: async () => {},
    },
  };
  const media = {
    findFile: async (key: string) => test.media.get(key),
    findVariant: async (
      key: string,
      { width, acceptsAvif }: { width: number; acceptsAvif: boolean },
    ) => test.media.get(`${key}-${width}.${acceptsAvif ? 'avif' : 'webp'}`),
  };
  const log = createTestLog((line) => void test.logLines.push(line));
  const bundledPackages = createBundledPackages();
  const storedFiles = test.files;
  const files = {
    put: async (key: string, bytes: Uint8Array) => void storedFiles.set(key, Buffer.from(bytes)),
    get: async (key: string) => storedFiles.get(key) ?? null,
    remove: async (key: string) => void storedFiles.delete(key),
  };
  const site = createSite({
    pages,
    forms,
    moderation,
    analytics,
    media,
    files,
    bundledPackages,
    config,
    clock,
    log,
  });
  await site.listen();
  return { ...test, site };
}
