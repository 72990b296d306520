// The public site as a process of its own, which counts visits. Given a folder for the spool, as in the product;
// without one, the control: events that come at the same time are committed to PostgreSQL together, and are
// acknowledged when that is done.
import { createAnalytics, type VisitEvent } from '../../server/src/modules/analytics/index.ts';
import { systemClock } from '../../server/src/platform/clock.ts';
import { openDb } from '../../server/src/platform/db/db.ts';
import { createJobs } from '../../server/src/platform/jobs/jobs.ts';
import { createLog } from '../../server/src/platform/log/log.ts';
import { openSite, type PageBuild } from '../measure/site.ts';
import { createDirectCollector } from './direct-collector.ts';
import { INGEST_PAGES, ingestName, ingestPageId, LINKS, linkOf } from './pages.ts';

const [port = '', databaseUrl = '', root] = process.argv.slice(2);
const log = createLog({ level: 'error', production: true });
const db = openDb(databaseUrl, { poolSize: 8 });
const never = () => Promise.reject(new Error('Counting reads no account.'));
const analytics = createAnalytics({
  ...{ db, clock: systemClock, log, jobs: createJobs({ db, database: databaseUrl, log }) },
  accounts: { getAccount: never },
  notifications: { notify: async () => {}, sendChanged: () => {} },
  pagesOrigin: `http://localhost:${port}`,
  spool: { root: root ?? '', limitBytes: 8 * 1024 ** 3 },
});

function renderPage(page: number): PageBuild {
  const links = Array.from({ length: LINKS }, (_, link) => `<a href="${linkOf(page, link)}">x</a>`);
  const html = Buffer.from(`<!doctype html><title>Page</title>${links.join('')}`);
  // Pages are not requested here.
  return { html, brotli: html, gzip: html, etag: `"${page}"`, policy: "default-src 'none'" };
}

const numbers = new Map(
  Array.from({ length: INGEST_PAGES }, (_, page) => [ingestName(page), page]),
);
const direct = createDirectCollector(db, log);
const record = (event: VisitEvent) => (root ? analytics.record(event) : direct(event));
if (root) await analytics.start();
await openSite(
  Number(port),
  (name) => {
    const page = numbers.get(name);
    return page === undefined ? undefined : renderPage(page);
  },
  undefined,
  {
    analytics: { record, ownVisits: analytics.ownVisits },
    findPageId: (name) => ingestPageId(numbers.get(name) ?? 0),
    env: {
      VYS_TRUSTED_PROXIES: '127.0.0.1',
      VYS_WORKERS: process.env.VYS_WORKERS ?? '1',
      VYS_FAST_PATH: process.env.VYS_FAST_PATH ?? 'on',
    },
  },
);
process.send?.('ready');
