// What only the event store on PostgreSQL has: partitions, ids of texts in memory, and days that are continued.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import { upsertAnalyticsPage } from '../../store.ts';
import { randomEvents, recount } from '../../test/naive.ts';
import { type StoreHarness, viewAt } from '../../test/store-harness.ts';
import { createPostgresHarness } from './postgres-harness.ts';

let harness: StoreHarness;
beforeAll(async () => {
  harness = await createPostgresHarness('2026-05-10T12:00:00Z');
});
afterAll(() => harness.drop());

const always = { from: '0001-01-01', to: '9999-12-31' };

async function expectRecounted(pageId: string, events: Parameters<typeof recount>[0]) {
  const query = { pageId, ...always };
  const { excluded, ...read } = await harness.store.read(query);
  expect(read).toEqual(recount(events, query));
}

it('a month gets its partition, and what was in the default one moves there', async () => {
  const { store, newPage, insert, test } = harness;
  const pageId = await newPage();
  const events = [viewAt(pageId, '2038-01-19T03:14:08Z')];
  await insert(events);
  await store.maintain(new Date('2038-01-18T12:00:00Z'));
  const { rows } = await sql`select 1 from events_30_2038_01`.execute(test.db);
  expect(rows).toHaveLength(1);
  await expectRecounted(pageId, events);
});

it('a segment that failed leaves no id of a text in memory', async () => {
  const { test, newPage, openStore } = harness;
  const pageId = await newPage();
  const store = openStore();
  const event = viewAt(pageId, '2038-01-20T10:00:00Z', { referrer: 'first.example' });
  const segment = { id: randomUUID(), events: [event], excluded: [] };
  await sql`alter table page_totals add constraint stop check (page_id <> ${sql.lit(pageId)}) not valid`.execute(
    test.db,
  );
  await expect(store.insertSegment(segment)).rejects.toThrow('stop');
  await sql`alter table page_totals drop constraint stop`.execute(test.db);
  await store.insertSegment(segment);
  await expectRecounted(pageId, [event]);
});

it('reads of an open day read only what came since the last one', async () => {
  const { store, insert, newPage, test } = harness;
  const pageId = await newPage();
  const events = randomEvents(6, 2_000, [pageId], { first: '2028-08-07', count: 1 });
  await insert(events.slice(0, 1_990));
  const query = { pageId, ...always };
  await store.readDays(test.db, query);
  await insert(events.slice(1_990));
  const [before, days, after] = await inTransaction(test.db, async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx);
    return [await rowsRead(trx), await store.readDays(trx, query), await rowsRead(trx)];
  });
  expect(days).toEqual(recount(events, query).days);
  expect(after - before).toBeLessThan(40);
});

it('figures with an open day read only what came since the last time', async () => {
  const { insert, newPage, openStore, test } = harness;
  const pageId = await newPage();
  const events = randomEvents(7, 2_000, [pageId], { first: '2028-08-08', count: 1 });
  await insert(events.slice(0, 1_990));
  const query = { pageId, ...always };
  const [before, { excluded, ...read }, after] = await inTransaction(test.db, async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx);
    const store = openStore(trx);
    await store.read(query);
    await insert(events.slice(1_990));
    return [await rowsRead(trx), await store.read(query), await rowsRead(trx)] as const;
  });
  expect(read).toEqual(recount(events, query));
  expect(after - before).toBeLessThan(200);
});

it('figures are read in one statement', async () => {
  const { insert, newPage, openStore, test } = harness;
  let statements = 0;
  const db = test.db.withPlugin({
    transformQuery({ node }) {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const store = openStore(db);
  const pageIds = [await newPage(), await newPage()];
  const events = pageIds.flatMap((pageId) =>
    ['2028-09-01T10:00:00Z', '2028-09-03T10:00:00Z'].map((moment) =>
      viewAt(pageId, moment, { referrer: `${pageId}.example`, country: 'DE', campaign: 'letter' }),
    ),
  );
  await insert(events);
  await harness.store.maintain(new Date('2028-09-03T12:00:00Z'));
  const counts: number[] = [];
  for (const pageId of pageIds) {
    const query = { pageId, ...always };
    statements = 0;
    const { excluded, ...read } = await store.read(query);
    counts.push(statements);
    expect(read).toEqual(recount(events, query));
  }
  // What all pages share, such as countries, is read once.
  expect(counts).toEqual([2, 1]);
});

it('a page that was deleted and made anew under its id begins with nothing', async () => {
  const { store, insert, newPage, test } = harness;
  const pageId = await newPage();
  const events = [viewAt(pageId, '2028-10-01T10:00:00Z')];
  await insert(events);
  await expectRecounted(pageId, events);
  await test.db.deleteFrom('analytics_pages').where('page_id', '=', pageId).execute();
  expect((await store.read({ pageId, ...always })).days).toEqual([]);
  await upsertAnalyticsPage(test.db, { pageId, userId: randomUUID(), title: 'Anna' });
  await expectRecounted(pageId, []);
  const later = [viewAt(pageId, '2028-10-01T11:00:00Z')];
  await insert(later);
  await expectRecounted(pageId, later);
});

async function rowsRead(trx: StoreHarness['test']['db']): Promise<number> {
  const { rows } = await sql<{ rows: number }>`
    select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::int as rows
    from pg_stat_xact_user_tables where schemaname = 'public'
  `.execute(trx);
  return rows[0]?.rows ?? 0;
}

it('segments wait, and nothing is packed, while the events are moved or elsewhere', async () => {
  const { store, newPage, insert, test } = harness;
  const pageId = await newPage();
  const events = [viewAt(pageId, '2038-03-01T10:00:00Z')];
  await insert(events);
  const countOpen = async () => {
    const { rows } = await sql`select 1 from unsealed_days where day = '2038-03-01'`.execute(
      test.db,
    );
    return rows.length;
  };
  for (const state of [{ moving_to: 'clickhouse' }, { home: 'clickhouse', moving_to: null }]) {
    await test.db.updateTable('event_limits').set(state).execute();
    await expect(insert(events)).rejects.toThrow(/being moved|are in clickhouse/);
    await store.maintain(new Date('2038-03-03T12:00:00Z'));
    expect(await countOpen()).toBe(1);
  }
  await test.db.updateTable('event_limits').set({ home: 'postgres' }).execute();
  await store.maintain(new Date('2038-03-03T12:00:00Z'));
  expect(await countOpen()).toBe(0);
  await expectRecounted(pageId, events);
});
