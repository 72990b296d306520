// A public host for tests: the real server on a free port, with pages kept in a map instead of the
// pages room, and what it told the other rooms.
import { createServer } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Report } from '@vys/contract/moderation';
import type { VisitEvent } from '../src/analytics/index.ts';
import type { Clock } from '../src/kit/clock.ts';
import { type Config, readConfig } from '../src/kit/config.ts';
import type { IndexedPage } from '../src/pages/index.ts';
import { createShelf, createSite, type Site } from '../src/site/index.ts';
import type { Inspection, LinkKind, PublicPage, Submission } from '../src/site/rooms.ts';
import { createTestLog } from './test-log.ts';

export type TestSite = {
  site: Site;
  config: Config;
  origin: string;
  pages: Map<string, PublicPage>;
  /** Lookups by the host so far. */
  looks: string[];
  visits: VisitEvent[];
  submissions: Submission[];
  /** Kinds of forms whose senders are asked to look for a letter. */
  confirmsByMail: Set<string>;
  /** By kind and token. */
  links: Map<string, { email: string; pageUrl: string }>;
  sharingImages: Map<string, Buffer>;
  indexed: IndexedPage[];
  inspections: Map<string, Inspection>;
  reports: ({ name: string } & Report)[];
  media: Map<string, { bytes: Buffer; contentType: string }>;
  /** The file store. */
  files: Map<string, Buffer>;
  /** Lines of the log from `debug` on. */
  logLines: string[];
  change(name: string): void;
  /** What every call to another room throws from now on. */
  failWith(error: Error | undefined): void;
};

export const pagePolicy =
  "sandbox allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation; default-src 'none'; frame-ancestors 'none'";

export function publicPage(html: string, pageId = crypto.randomUUID()): PublicPage {
  const bytes = Buffer.from(html);
  const forms = { html: bytes, brotli: brotliCompressSync(bytes), gzip: gzipSync(bytes) };
  const etag = Buffer.from(html).toString('hex').slice(-24);
  const artifact = { ...forms, etag, policy: pagePolicy };
  return { kind: 'page', pageId, isIndexable: true, artifact };
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
    submissions: [] as Submission[],
    confirmsByMail: new Set<string>(),
    links: new Map<string, { email: string; pageUrl: string }>(),
    sharingImages: new Map<string, Buffer>(),
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
    async submitForm(submission: Submission) {
      check();
      test.submissions.push(submission);
      return { confirmsByMail: test.confirmsByMail.has(submission.kind) };
    },
    formLinks: {
      async find(kind: LinkKind, token: string) {
        check();
        return test.links.get(`${kind} ${token}`);
      },
      async follow(kind: LinkKind, token: string) {
        check();
        const target = test.links.get(`${kind} ${token}`);
        test.links.delete(`${kind} ${token}`);
        return target;
      },
    },
    async findSharingImage(hash: string) {
      check();
      return test.sharingImages.get(hash);
    },
    async countIndexed() {
      check();
      return test.indexed.length;
    },
    listIndexed: async (offset: number, limit: number) =>
      test.indexed.slice(offset, offset + limit),
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
    async record(event: VisitEvent) {
      check();
      test.visits.push(event);
    },
  };
  const media = { findFile: async (key: string) => test.media.get(key) };
  const log = createTestLog((line) => void test.logLines.push(line));
  const shelf = createShelf();
  const kept = test.files;
  const files = {
    put: async (key: string, bytes: Uint8Array) => void kept.set(key, Buffer.from(bytes)),
    get: async (key: string) => kept.get(key) ?? null,
    remove: async (key: string) => void kept.delete(key),
  };
  const site = createSite({ pages, analytics, media, files, shelf, config, clock, log });
  await site.listen();
  return { ...test, site };
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
