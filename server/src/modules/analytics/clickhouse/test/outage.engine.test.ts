// What goes wrong between ClickHouse, PostgreSQL and a process that is cut off in between: nothing is lost, doubled
// or left behind.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startClickhouse, type TestClickhouse } from '../../../../../test/clickhouse/clickhouse.ts';
import { type DbProxy, startDbProxy } from '../../../../../test/measure/db-proxy.ts';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import { verifyEventStore } from '../../create-event-store.ts';
import type { CollectedEvent, EventStore } from '../../event-store.ts';
import { randomEvents, recount } from '../../test/naive.ts';
import { findNumber, viewAt } from '../../test/store-harness.ts';
import { markPagesDeleted } from '../../user-data-store.ts';
import { createClickhouseEventStore } from '../clickhouse-event-store.ts';
import { type Clickhouse, createClickhouse } from '../client.ts';
import { insertEvents, toRow } from '../segment-store.ts';
import { type ClickhouseHarness, createClickhouseHarness } from './clickhouse-harness.ts';

let server: TestClickhouse;
let harness: ClickhouseHarness;
let clickhouse: Clickhouse;
beforeAll(async () => {
  server = await startClickhouse();
  harness = await createClickhouseHarness(server, '2026-05-10T12:00:00Z');
  clickhouse = createClickhouse(harness.eventsDatabase);
});
afterAll(async () => {
  await clickhouse.close();
  await harness.drop();
  await server.stop();
});

const always = { from: '0001-01-01', to: '9999-12-31' };

async function expectRecounted(pageId: string, events: readonly CollectedEvent[]): Promise<void> {
  const query = { pageId, ...always };
  const { excluded, ...read } = await harness.store.read(query);
  expect(read).toEqual(recount(events, query));
  const views = events.filter(({ kind }) => kind === 'view').length;
  const totals = await harness.store.readTotals(pageId);
  expect(totals).toEqual({ views, clicks: events.length - views });
}

const insertUntilDone = (store: EventStore, segment: Parameters<EventStore['insertSegment']>[0]) =>
  expect
    .poll(() =>
      store.insertSegment(segment).then(
        () => 'done',
        () => 'lost',
      ),
    )
    .toBe('done');

/** A store whose way to ClickHouse can be cut. */
async function openBehind(): Promise<{ way: DbProxy; store: EventStore; close(): Promise<void> }> {
  const way = await startDbProxy(harness.eventsDatabase.url);
  const url = new URL(way.url).origin;
  const client = createClickhouse({ ...harness.eventsDatabase, url });
  const { clock } = harness;
  const log = { warn() {}, error() {} } as never;
  const store = createClickhouseEventStore({ db: harness.test.db, clickhouse: client, clock, log });
  const close = async () => {
    await client.close();
    await way.cut();
  };
  return { way, store, close };
}

it('a segment is stored once, wherever the way to ClickHouse breaks', async () => {
  const pageId = await harness.newPage();
  const events = randomEvents(31, 400, [pageId], { first: '2026-05-01', count: 60 });
  const { way, store, close } = await openBehind();
  for (let from = 0; from < events.length; from += 20) {
    const segment = { id: randomUUID(), events: events.slice(from, from + 20), excluded: [] };
    const first = store.insertSegment(segment).catch(() => 'lost');
    // Each time a little later in its course.
    for (let turn = 0; turn < from; turn += 20) await new Promise(setImmediate);
    await way.cut();
    await first;
    await way.mend();
    await insertUntilDone(store, segment);
    await store.insertSegment(segment);
  }
  await expectRecounted(pageId, events);
  await harness.store.maintain(new Date('2026-07-05T00:00:00Z'));
  await expectRecounted(pageId, events);
  await close();
});

it('a segment is stored once when ClickHouse is killed in between', async () => {
  const pageId = await harness.newPage();
  const events = randomEvents(32, 600, [pageId], { first: '2026-06-05', count: 30 });
  for (let from = 0; from < events.length; from += 100) {
    const segment = { id: randomUUID(), events: events.slice(from, from + 100), excluded: [] };
    const first = harness.store.insertSegment(segment).catch(() => 'lost');
    for (let turn = 0; turn < from; turn += 50) await new Promise(setImmediate);
    await server.kill();
    await first;
    await server.start();
    await insertUntilDone(harness.store, segment);
  }
  await expectRecounted(pageId, events);
});

/** As an attempt whose process was killed, or that ends on the server long after it was cut off. */
async function insertRowsOnly(id: string, events: readonly CollectedEvent[]): Promise<number> {
  const { db } = harness.test;
  await db
    .insertInto('event_segments')
    .values({ id, at: new Date(), is_loaded: false, number: sql`nextval('event_numbers')` })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { number: segment } = await db
    .selectFrom('event_segments')
    .select('number')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const page = { number: await findNumber(harness, events[0]?.pageId ?? ''), retention: 30 };
  await insertEvents(
    clickhouse,
    events.map((event, place) => toRow(segment ?? 0, { event, page, place })),
  );
  return page.number;
}

it('an attempt that was cut off is no difference, and is completed by the next one', async () => {
  const pageId = await harness.newPage();
  const [first, second] = [
    viewAt(pageId, '2026-07-02T10:00:00Z'),
    viewAt(pageId, '2026-07-02T11:00:00Z'),
  ];
  await harness.insert([first]);
  await harness.store.maintain(new Date('2026-07-05T00:00:00Z'));
  const id = randomUUID();
  await insertRowsOnly(id, [second]);
  // The day was counted without it.
  await expectRecounted(pageId, [first]);
  expect(await harness.store.verify(new Date())).toEqual([]);
  await harness.store.insertSegment({ id, events: [second], excluded: [] });
  await expectRecounted(pageId, [first, second]);
  await harness.store.maintain(new Date('2026-07-05T00:00:00Z'));
  await expectRecounted(pageId, [first, second]);
  // The rows of the first attempt come once more.
  await insertRowsOnly(id, [second]);
  await expectRecounted(pageId, [first, second]);
  expect(await harness.store.verify(new Date())).toEqual([]);
});

it('figures that were counted before a load do not replace later ones', async () => {
  const pageId = await harness.newPage();
  const [first, second] = [
    viewAt(pageId, '2026-07-03T10:00:00Z'),
    viewAt(pageId, '2026-07-03T11:00:00Z'),
  ];
  await harness.insert([first]);
  await harness.store.maintain(new Date('2026-07-06T00:00:00Z'));
  const number = await findNumber(harness, pageId);
  const early = await clickhouse.query<(string | number)[]>(
    'SELECT * FROM figures WHERE page = {number:UInt32}',
    { number },
  );
  await harness.insert([second]);
  await harness.store.maintain(new Date('2026-07-06T00:00:00Z'));
  const columns = ['page', 'day', 'dimension', 'value', 'source'];
  const counts = ['views', 'clicks', 'visitors', 'visits', 'clickers', 'version'];
  await clickhouse.insert('figures', [...columns, ...counts], early);
  await expectRecounted(pageId, [first, second]);
});

it('events that a cut-off attempt brings after their page was deleted go a day later at the latest', async () => {
  const pageId = await harness.newPage();
  const event = viewAt(pageId, '2026-07-04T10:00:00Z');
  await harness.insert([event]);
  const number = await findNumber(harness, pageId);
  const { user_id: userId } = await harness.test.db
    .selectFrom('analytics_pages')
    .select('user_id')
    .where('page_id', '=', pageId)
    .executeTakeFirstOrThrow();
  const row = toRow(999_999, { event, page: { number, retention: 30 }, place: 0 });
  const at = new Date('2026-07-10T12:00:00Z');
  await inTransaction(harness.test.db, (trx) => markPagesDeleted(trx, userId, at));
  await harness.store.maintain(new Date(at.getTime() + 3_600_000));
  expect(await harness.countRows(number)).toBe(0);
  await insertEvents(clickhouse, [row]);
  await harness.store.maintain(new Date(at.getTime() + 25 * 3_600_000));
  expect(await harness.countRows(number)).toBe(0);
  const marks = harness.test.db.selectFrom('deleted_pages').select('page_id');
  expect(await marks.where('page_id', '=', pageId).execute()).toEqual([]);
});

it('reads say that the events cannot be reached', async () => {
  const pageId = await harness.newPage();
  await harness.insert([viewAt(pageId, '2026-07-04T10:00:00Z')]);
  const { way, store, close } = await openBehind();
  await way.cut();
  const query = { pageId, ...always };
  await expect(store.read(query)).rejects.toMatchObject({ code: 'unavailable' });
  await expect(store.readDays(harness.test.db, query)).rejects.toMatchObject({
    code: 'unavailable',
  });
  expect(await store.readTotals(pageId)).toEqual({ views: 1, clicks: 0 });
  await way.mend();
  expect((await store.read(query)).days).toMatchObject([{ views: 1 }]);
  await close();
});

it('numbers of segments and loads do not come twice after a backup of PostgreSQL was restored', async () => {
  const pageId = await harness.newPage();
  const [first, second] = [
    viewAt(pageId, '2026-07-05T10:00:00Z'),
    viewAt(pageId, '2026-07-05T11:00:00Z'),
  ];
  await harness.insert([first]);
  await harness.store.maintain(new Date('2026-07-08T00:00:00Z'));
  await sql`alter sequence event_numbers restart`.execute(harness.test.db);
  await sql`delete from event_segments`.execute(harness.test.db);
  await verifyEventStore(harness.test.db, harness.eventsDatabase);
  await harness.insert([second]);
  await harness.store.maintain(new Date('2026-07-08T00:00:00Z'));
  await expectRecounted(pageId, [first, second]);
});
