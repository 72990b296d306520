// Reading the figures of a page from ClickHouse and from PostgreSQL: the same events in both, read in turns, and both
// must say the same. Started by itself with CHDB_HOME (`node tools/engines/chdb.mjs` says where it is), because
// the engine is half a gigabyte. `--events=10000000` for more than a million.
import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClickhouseEventStore } from '../../server/src/modules/analytics/clickhouse/clickhouse-event-store.ts';
import { createClickhouse } from '../../server/src/modules/analytics/clickhouse/client.ts';
import type { EventStore, ReadQuery } from '../../server/src/modules/analytics/event-store.ts';
import { verifyEventStore } from '../../server/src/modules/analytics/index.ts';
import { createPostgresEventStore } from '../../server/src/modules/analytics/store/postgres-event-store.ts';
import { openDb, openPool } from '../../server/src/platform/db/db.ts';
import { migrate } from '../../server/src/platform/db/migrate.ts';
import { createLog } from '../../server/src/platform/log/log.ts';
import { startPostgres } from '../../server/src/platform/postgres/supervisor.ts';
import { startClickhouse } from '../../server/test/clickhouse/clickhouse.ts';
import { DAY, loadEvents, PAGES } from '../measure/page-events.ts';
import { quantile, rounded } from '../measure/statistics.ts';

const wanted = Number(process.argv.find((one) => one.startsWith('--events='))?.slice(9));
const count = wanted > 0 ? wanted : 1_000_000;
const now = new Date();
const clock = { now: () => now };
const log = createLog({ level: 'error', production: true });
const pages = Array.from({ length: PAGES }, () => randomUUID());

const dataDir = mkdtempSync(join(tmpdir(), 'vys-bench-'));
chmodSync(dataDir, 0o755);
const postgres = await startPostgres({ dataDir, searchPath: process.env.PATH ?? '' });
const server = await startClickhouse();
try {
  console.dir(await measure(), { depth: 4 });
} finally {
  await Promise.all([postgres.stop(), server.stop()]);
  rmSync(dataDir, { recursive: true, force: true });
}

async function measure() {
  const inPostgres = await openInPostgres('events_in_postgres');
  const inClickhouse = await openInPostgres('events_in_clickhouse');
  const config = await server.createDatabase();
  await verifyEventStore(inClickhouse.db, config);
  const clickhouse = createClickhouse(config);
  const stores = {
    postgres: createPostgresEventStore({ db: inPostgres.db, clock, log }),
    clickhouse: createClickhouseEventStore({ db: inClickhouse.db, clickhouse, clock, log }),
  };
  const load = { postgres: await fill(stores.postgres), clickhouse: await fill(stores.clickhouse) };
  await inPostgres.pool.query('vacuum analyze');
  await inClickhouse.pool.query('vacuum analyze');
  const loose = { events: await server.readBytes(config.database, 'events') };
  for (const table of ['events', 'figures']) {
    await clickhouse.command(`OPTIMIZE TABLE ${table} FINAL`);
  }
  const bytes = async (table: string) =>
    rounded((await server.readBytes(config.database, table)) / count, 1);
  const hot = pages[0] ?? '';
  const median = pages.slice(PAGES / 2, PAGES / 2 + 60);
  const trip = await time(20, () => clickhouse.query('SELECT 1'));
  const result = {
    events: count,
    load,
    roundTripMs: trip,
    reads: {
      'most visited': await readBoth(stores, Array(21).fill(hot), {}),
      'most visited, one country': await readBoth(stores, Array(11).fill(hot), {
        filters: { country: 'DE' },
      }),
      median: await readBoth(stores, median, {}),
    },
    bytesPerEvent: {
      clickhouse: { events: await bytes('events'), figures: await bytes('figures') },
      beforeMerges: rounded(loose.events / count, 1),
    },
  };
  await stores.clickhouse.close();
  for (const { db, pool } of [inPostgres, inClickhouse]) {
    await db.destroy();
    await pool.end();
  }
  return result;
}

async function openInPostgres(name: string) {
  const url = new URL(postgres.url);
  const admin = openPool(postgres.url, { poolSize: 1 });
  await admin.query(`create database ${name}`);
  await admin.end();
  url.pathname = `/${name}`;
  await migrate(url.href);
  const options = { poolSize: 5, statementTimeoutMs: 0 };
  const [db, pool] = [openDb(url.href, options), openPool(url.href, options)];
  await pool.query(
    `insert into analytics_pages (page_id, user_id, title)
     select page, gen_random_uuid(), 'Page' from unnest($1::uuid[]) page`,
    [pages],
  );
  return { db, pool };
}

async function fill(store: EventStore) {
  const start = performance.now();
  await loadEvents(store, pages, count, now);
  const loaded = performance.now();
  await store.maintain(now);
  const closed = performance.now();
  return {
    perSecond: Math.round(count / ((loaded - start) / 1000)),
    closeSeconds: rounded((closed - loaded) / 1000, 1),
  };
}

/** Of 30 days with today, in turns. */
async function readBoth(
  stores: Record<'postgres' | 'clickhouse', EventStore>,
  pageIds: readonly string[],
  more: Pick<ReadQuery, 'filters'>,
) {
  const to = now.toISOString().slice(0, 10);
  const from = new Date(now.getTime() - 29 * DAY).toISOString().slice(0, 10);
  const times = { postgres: [] as number[], clickhouse: [] as number[] };
  for (const pageId of pageIds) {
    const read = async (name: 'postgres' | 'clickhouse') => {
      const start = performance.now();
      const aggregate = await stores[name].read({ pageId, from, to, ...more });
      times[name].push(performance.now() - start);
      return JSON.stringify(aggregate);
    };
    if ((await read('postgres')) !== (await read('clickhouse'))) {
      throw new Error(`The figures of ${pageId} differ.`);
    }
  }
  const describe = (own: readonly number[]) => {
    return { medianMs: rounded(quantile(own, 0.5)), p95Ms: rounded(quantile(own, 0.95)) };
  };
  return { postgres: describe(times.postgres), clickhouse: describe(times.clickhouse) };
}

async function time(times: number, run: () => Promise<unknown>): Promise<number> {
  const all: number[] = [];
  for (let turn = 0; turn < times; turn += 1) {
    const start = performance.now();
    await run();
    all.push(performance.now() - start);
  }
  return rounded(quantile(all, 0.5));
}
