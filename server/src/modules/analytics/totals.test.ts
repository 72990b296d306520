// The counters say what a recount of the events says, and reading them costs the same however many there are.

import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRandom } from '../../../../bench/measure/random.ts';
import { createEmptyDb, createTestDb, type TestDb } from '../../../test/harness.ts';
import { createTestLog } from '../../../test/test-log.ts';
import { createTestSpool } from '../../../test/test-spool.ts';
import { type Db, openDb } from '../../platform/db/db.ts';
import { migrate, migrationsFolder } from '../../platform/db/migrate.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { createJobs, type Jobs } from '../../platform/jobs/jobs.ts';
import { DAY } from '../../platform/time-spans.ts';
import { type Analytics, createAnalytics } from './index.ts';
import { type CountedEvent, insertEvents } from './store.ts';

const now = new Date('2026-05-10T12:00:00Z');
const clock = { now: () => now };
const log = createTestLog();
const spool = createTestSpool();
/** Counting does not depend on the plan. */
const accounts = { getAccount: () => Promise.reject(new Error('no plan is read here')) };

let test: TestDb;
let analytics: Analytics;
let jobs: Jobs;
beforeAll(async () => {
  test = await createTestDb();
  jobs = createJobs({ db: test.db, database: test.url, log });
  analytics = createAnalytics({ db: test.db, clock, jobs, accounts, log, spool });
});
afterAll(() => test.drop());

/** Few visitors, so that most come again, also on another day under the same number. */
function randomEvents(seed: number, count: number, pageIds: readonly string[]): CountedEvent[] {
  const { next } = createRandom(seed);
  const pick = (below: number) => Math.floor(next() * below);
  return Array.from({ length: count }, () => ({
    counted: true,
    pageId: pageIds[pick(pageIds.length)] ?? '',
    at: new Date(now.getTime() - next() * 80 * DAY),
    kind: next() < 0.7 ? 0 : 1,
    visitor: String(pick(40) - 20),
    device: 0,
    referrer: null,
    target: null,
  }));
}

const insert = (db: Db, events: readonly CountedEvent[]) =>
  insertEvents(db, events, randomUUID(), now);

async function recountDays(db: Db) {
  const { rows } = await sql`
    select page_id, (at at time zone 'UTC')::date as day,
      count(*) filter (where kind = 0) as views, count(*) filter (where kind = 1) as clicks,
      count(distinct visitor) as visitors,
      count(distinct visitor) filter (where kind = 1) as clickers
    from events group by 1, 2 order by 1, 2
  `.execute(db);
  return rows;
}

async function recountTotals(db: Db) {
  const { rows } = await sql`
    select page_id, count(*) filter (where kind = 0) as views,
      count(*) filter (where kind = 1) as clicks
    from events group by 1 order by 1
  `.execute(db);
  return rows;
}

const storedDays = (db: Db) =>
  db.selectFrom('page_days').selectAll().orderBy('page_id').orderBy('day').execute();
const storedTotals = (db: Db) =>
  db.selectFrom('page_totals').selectAll().orderBy('page_id').execute();

async function expectRecounted(db: Db): Promise<void> {
  const days = await storedDays(db);
  expect(days.length).toBeGreaterThan(0);
  expect(days).toEqual(await recountDays(db));
  expect(await storedTotals(db)).toEqual(await recountTotals(db));
}

/** By hand: UTC days, 30 with today against the 30 before. */
async function recountGrowth(db: Db, pageId: string) {
  const { rows } = await sql<Record<'views' | 'clicks' | 'viewsBefore' | 'clicksBefore', number>>`
    select count(*) filter (where kind = 0 and at >= '2026-04-11Z') as views,
      count(*) filter (where kind = 1 and at >= '2026-04-11Z') as clicks,
      count(*) filter (where kind = 0 and at < '2026-04-11Z') as "viewsBefore",
      count(*) filter (where kind = 1 and at < '2026-04-11Z') as "clicksBefore"
    from events where page_id = ${pageId} and at >= '2026-03-12Z'
  `.execute(db);
  return rows[0];
}

const percent = (current = 0, before = 0) => Math.round(((current - before) / before) * 1000) / 10;

describe('the counters of pages', () => {
  it('equal a recount after several processes have counted at once, with lost responses', async () => {
    const pageIds = Array.from({ length: 6 }, () => randomUUID());
    const processes = [1, 2, 3].map(() => openDb(test.url, { poolSize: 3 }));
    const events = randomEvents(7, 4_000, pageIds);
    const batches = Array.from({ length: 80 }, (_, place) => ({
      id: randomUUID(),
      events: events.slice(place * 50, (place + 1) * 50),
    }));
    const store = async (batch: (typeof batches)[number], place: number) => {
      const db = processes[place % processes.length] as Db;
      await insertEvents(db, batch.events, batch.id, now);
      if (place % 5 === 0) await insertEvents(db, batch.events, batch.id, now);
    };
    await Promise.all(batches.map(store)).finally(() =>
      Promise.all(processes.map((db) => db.destroy())),
    );
    await expectRecounted(test.db);
    for (const pageId of pageIds) {
      const counted = await recountGrowth(test.db, pageId);
      expect(await analytics.totals(test.db, pageId)).toMatchObject({
        viewsGrowth: percent(counted?.views, counted?.viewsBefore),
        clicksGrowth: percent(counted?.clicks, counted?.clicksBefore),
      });
    }
  });

  it('keep nothing of an event whose transaction was rolled back', async () => {
    const before = await storedTotals(test.db);
    const stored = inTransaction(test.db, async (trx) => {
      await insert(trx, randomEvents(8, 20, [randomUUID()]));
      throw new Error('rolled back');
    });
    await expect(stored).rejects.toThrow('rolled back');
    expect(await storedTotals(test.db)).toEqual(before);
  });

  it('go with their page, and those of others stay', async () => {
    const [userId, pageId] = [randomUUID(), randomUUID()];
    await analytics.upsertAnalyticsPage(test.db, { pageId, userId, title: 'Gone' });
    await insert(test.db, [{ ...(randomEvents(9, 1, [pageId])[0] as CountedEvent), at: now }]);
    const later = { now: () => new Date(now.getTime() + 600_000) };
    await inTransaction(test.db, (trx) => analytics.deleteUserData(trx, { userId } as never));
    const afterwards = createAnalytics({ db: test.db, clock: later, jobs, accounts, log, spool });
    await afterwards.cleanup();
    await afterwards.close();
    expect(await analytics.totals(test.db, pageId)).toMatchObject({ views: 0, clicks: 0 });
    for (const table of ['page_totals', 'page_days', 'day_visitors'] as const) {
      const rows = test.db.selectFrom(table).select('page_id').where('page_id', '=', pageId);
      expect(await rows.execute(), table).toEqual([]);
    }
    await expectRecounted(test.db);
  });

  it('stay right when visitors of days that are over are removed', async () => {
    const pageId = randomUUID();
    const [event] = randomEvents(10, 1, [pageId]) as [CountedEvent];
    const today = [{ ...event, at: now, kind: 0 as const }];
    await insert(test.db, [...today, { ...event, at: new Date(now.getTime() - 10 * DAY) }]);
    await analytics.cleanup();
    await insert(test.db, today);
    const days = await test.db
      .selectFrom('day_visitors')
      .select('day')
      .where('page_id', '=', pageId)
      .execute();
    expect(days).toEqual([{ day: '2026-05-10' }]);
    await expectRecounted(test.db);
  });
});

/** Rows that were taken from tables so far, and scans of the events. */
async function readSoFar(trx: Db) {
  const { rows } = await sql<{ rows: number; scans: number }>`
    select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::int as rows,
      (sum(seq_scan + coalesce(idx_scan, 0)) filter (where relname = 'events'))::int as scans
    from pg_stat_xact_user_tables where schemaname = 'public'
  `.execute(trx);
  return rows[0] ?? { rows: 0, scans: 0 };
}

async function rowsRead(read: (db: Db) => Promise<unknown>) {
  return await inTransaction(test.db, async (trx) => {
    // The tables of the test are too small for an index to pay.
    await sql`set local enable_seqscan = off`.execute(trx);
    const before = await readSoFar(trx);
    await read(trx);
    const after = await readSoFar(trx);
    return { rows: after.rows - before.rows, scans: after.scans - before.scans };
  });
}

it('reads as many rows for a page with 20,000 events as for one with 200', async () => {
  const [quiet, busy] = [randomUUID(), randomUUID()];
  const shape = randomEvents(11, 200, [quiet]);
  await insert(test.db, shape);
  for (let round = 0; round < 100; round += 1) {
    await insert(
      test.db,
      shape.map((event) => ({ ...event, pageId: busy, visitor: String(round) })),
    );
  }
  await sql`analyze`.execute(test.db);
  const ofQuiet = await rowsRead((db) => analytics.totals(db, quiet));
  const ofBusy = await rowsRead((db) => analytics.totals(db, busy));
  expect(ofBusy).toEqual(ofQuiet);
  expect(ofBusy.scans).toBe(0);
  expect(ofBusy.rows).toBeLessThanOrEqual(61);
});

it('are filled from the events that were there before', async () => {
  const old = await createEmptyDb();
  const folder = mkdtempSync(join(tmpdir(), 'vys-migrations-'));
  const isOlder = (name: string) => name < '0012';
  for (const name of readdirSync(migrationsFolder).filter(isOlder)) {
    cpSync(join(migrationsFolder, name), join(folder, name));
  }
  await migrate(old.url, { folder });
  const recent = (event: CountedEvent) => ({ ...event, at: new Date() });
  const events = randomEvents(12, 500, [randomUUID(), randomUUID()]);
  for (const { pageId, at, kind, visitor, device } of [...events, ...events.map(recent)]) {
    await old.db
      .insertInto('events')
      .values({ page_id: pageId, at, kind, visitor, device })
      .execute();
  }
  await migrate(old.url);
  await expectRecounted(old.db);
  // Who was counted today before the migration is not counted again after it.
  await insert(old.db, events.map(recent));
  await expectRecounted(old.db);
  await old.drop();
  rmSync(folder, { recursive: true });
});
