// Reading the figures of a page: events of 90 days on 5,000 pages, a few of which have most of them. The control
// is plain SQL over small rows of the same events in the same run, with one index on page and time; both must
// say the same. `--events=10000000` for more than a million; `--data=FOLDER` keeps them there, and reads them again in
// later runs, because it takes minutes to fill.
import { randomUUID } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Aggregate, EventStore } from '../../server/src/modules/analytics/event-store.ts';
import { createPostgresEventStore } from '../../server/src/modules/analytics/store/postgres-event-store.ts';
import { openDb, openPool } from '../../server/src/platform/db/db.ts';
import { migrate } from '../../server/src/platform/db/migrate.ts';
import { createLog } from '../../server/src/platform/log/log.ts';
import { startPostgres } from '../../server/src/platform/postgres/supervisor.ts';
import { DAY, loadEvents, PAGES } from '../measure/page-events.ts';
import { quantile, rounded } from '../measure/statistics.ts';

type Pool = ReturnType<typeof openPool>;

export type AnalyticsResult = {
  events: number;
  /** Null where they were there before. */
  loadedPerSecond: number | null;
  /** Of the whole screen over 30 days with today, in ms. */
  reads: {
    page: string;
    medianMs: number;
    p95Ms: number;
    controlMedianMs: number;
    ratio: number;
  }[];
  /** Without what is needed only as long as single events are kept, which are in the second. */
  bytesPerEvent: { packed: number; single: number; control: number };
};

const dimensions = ['link', 'referrer', 'country', 'device'] as const;

export async function benchAnalytics(count = 1_000_000, folder?: string): Promise<AnalyticsResult> {
  const dataDir = folder ?? mkdtempSync(join(tmpdir(), 'vys-bench-'));
  const isFilled = existsSync(join(dataDir, 'filled'));
  mkdirSync(dataDir, { recursive: true });
  chmodSync(dataDir, 0o755);
  const server = await startPostgres({ dataDir, searchPath: process.env.PATH ?? '' });
  try {
    await migrate(server.url);
    const options = { poolSize: 5, statementTimeoutMs: 0 };
    const [db, pool] = [openDb(server.url, options), openPool(server.url, options)];
    const now = new Date();
    const log = createLog({ level: 'error', production: true });
    const store = createPostgresEventStore({ db, clock: { now: () => now }, log });
    const loadedPerSecond = isFilled ? null : await fill(store, pool, count, now);
    if (folder !== undefined) mkdirSync(join(dataDir, 'filled'), { recursive: true });
    const result = { loadedPerSecond, ...(await measure(store, pool, now)) };
    await Promise.all([db.destroy(), pool.end()]);
    return result;
  } finally {
    await server.stop();
    if (folder === undefined) rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Returns the number of events that were loaded per second. */
async function fill(store: EventStore, pool: Pool, count: number, now: Date): Promise<number> {
  const pages = Array.from({ length: PAGES }, () => randomUUID());
  await pool.query(
    `insert into analytics_pages (page_id, user_id, title)
     select page, gen_random_uuid(), 'Page' from unnest($1::uuid[]) with ordinality as p (page, place) order by place`,
    [pages],
  );
  const start = performance.now();
  await loadEvents(store, pages, count, now);
  const seconds = (performance.now() - start) / 1000;
  await createControl(pool);
  await store.maintain(now);
  await pool.query('vacuum analyze');
  return Math.round(count / seconds);
}

async function measure(
  store: EventStore,
  pool: Pool,
  now: Date,
): Promise<Omit<AnalyticsResult, 'loadedPerSecond'>> {
  const listed = await pool.query<{ page_id: string }>(
    'select page_id from analytics_pages order by number',
  );
  const pages = listed.rows.map(({ page_id }) => page_id);
  const counted = await pool.query<{ count: number }>('select count(*) from control_events');
  const count = counted.rows[0]?.count ?? 0;
  const middle = pages.slice(PAGES / 2);
  const reads = [
    await measureReads(pool, store, 'most visited', Array(15).fill(pages[0] ?? ''), now),
    await measureReads(pool, store, 'median, of a new process', middle.slice(0, 60), now),
    // Other pages, until connections and code are those of a process that has run for a while.
    await measureReads(pool, store, 'median, meanwhile', middle.slice(60, 400), now),
    await measureReads(pool, store, 'median', middle.slice(400, 460), now),
  ];
  return {
    events: count,
    reads,
    bytesPerEvent: {
      packed: await bytesPerEvent(pool, ['packed_days', 'event_texts', 'page_totals'], count),
      single: await bytesPerEvent(pool, ['events'], count),
      control: await bytesPerEvent(pool, ['control_events'], count),
    },
  };
}

async function createControl(pool: Pool): Promise<void> {
  await pool.query(`
    create table control_events as
    select page, at, visitor, link, referrer, country, kind, device from events
  `);
  await pool.query('create index on control_events (page, at)');
}

async function measureReads(
  pool: Pool,
  store: EventStore,
  page: string,
  pageIds: readonly string[],
  now: Date,
): Promise<AnalyticsResult['reads'][number]> {
  const to = now.toISOString().slice(0, 10);
  const from = new Date(now.getTime() - 29 * DAY).toISOString().slice(0, 10);
  const own: number[] = [];
  const control: number[] = [];
  for (const pageId of pageIds) {
    const start = performance.now();
    const aggregate = await store.read({ pageId, from, to });
    const middle = performance.now();
    const counted = await readControl(pool, pageId, from);
    own.push(middle - start);
    control.push(performance.now() - middle);
    assertSame(aggregate, counted);
  }
  const [medianMs, controlMedianMs] = [quantile(own, 0.5), quantile(control, 0.5)];
  return {
    page,
    medianMs: rounded(medianMs),
    p95Ms: rounded(quantile(own, 0.95)),
    controlMedianMs: rounded(controlMedianMs),
    ratio: rounded(controlMedianMs / medianMs, 1),
  };
}

type Counted = { views: number; clicks: number; visitors: number; links: number };

/** Days and four breakdowns, as a screen without packs would ask for them: at the same time. */
async function readControl(pool: Pool, pageId: string, from: string): Promise<Counted> {
  const counts = `count(*) filter (where kind = 0) as views,
    count(*) filter (where kind = 1) as clicks, count(distinct visitor) as visitors
    from control_events
    where page = (select number from analytics_pages where page_id = $1) and at >= $2`;
  const values = [pageId, `${from}T00:00:00Z`];
  const day = "(at at time zone 'UTC')::date";
  const [days, links] = await Promise.all([
    pool.query<Omit<Counted, 'links'>>(`select ${day} as day, ${counts} group by 1`, values),
    ...dimensions.map((dimension) =>
      pool.query<{ clicks: number }>(
        `select ${dimension}, sum(views) as views, sum(clicks)::int as clicks, sum(visitors) as visitors
         from (select ${dimension}, ${counts} group by 1, ${day}) of_day group by 1`,
        values,
      ),
    ),
  ]);
  const sum = (name: 'views' | 'clicks' | 'visitors') =>
    days.rows.reduce((total, row) => total + row[name], 0);
  return {
    views: sum('views'),
    clicks: sum('clicks'),
    visitors: sum('visitors'),
    links: links?.rows.reduce((total, row) => total + row.clicks, 0) ?? 0,
  };
}

function assertSame({ days, breakdowns }: Aggregate, counted: Counted): void {
  const sum = (name: 'views' | 'clicks' | 'visitors') =>
    days.reduce((total, day) => total + day[name], 0);
  const links = breakdowns.link.reduce((total, { clicks }) => total + clicks, 0);
  const read = { views: sum('views'), clicks: sum('clicks'), visitors: sum('visitors'), links };
  if (JSON.stringify(read) !== JSON.stringify(counted)) {
    throw new Error(`Read ${JSON.stringify(read)}, counted ${JSON.stringify(counted)}.`);
  }
}

/** With indexes, partitions and what is stored apart. */
async function bytesPerEvent(
  pool: Pool,
  tables: readonly string[],
  count: number,
): Promise<number> {
  const { rows } = await pool.query<{ bytes: string }>(
    `select sum(pg_total_relation_size(name::regclass) + coalesce(
      (select sum(pg_total_relation_size(relid)) from pg_partition_tree(name::regclass)), 0
    ))::text as bytes
    from unnest($1::text[]) name`,
    [tables],
  );
  return rounded(Number(rows[0]?.bytes) / count, 1);
}

if (import.meta.main) {
  const read = (name: string) =>
    process.argv.find((one) => one.startsWith(name))?.slice(name.length);
  const wanted = Number(read('--events='));
  const result = await benchAnalytics(wanted > 0 ? wanted : undefined, read('--data='));
  console.dir(result, { depth: 4 });
}
