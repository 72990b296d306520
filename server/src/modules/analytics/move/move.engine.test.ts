// An installation moves to ClickHouse and back: no figure changes, no event is lost, however often it is interrupted.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startClickhouse, type TestClickhouse } from '../../../../test/clickhouse/clickhouse.ts';
import { createTestClock } from '../../../../test/clock.ts';
import { createTestDb, type TestDb } from '../../../../test/harness.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { EventsDatabase } from '../../../platform/events-url.ts';
import { createClickhouseArchive } from '../clickhouse/archive-store.ts';
import { createClickhouseEventStore } from '../clickhouse/clickhouse-event-store.ts';
import { type Clickhouse, createClickhouse } from '../clickhouse/client.ts';
import { moveEventsTo, verifyEventStore } from '../create-event-store.ts';
import type { CollectedEvent, EventStore } from '../event-store.ts';
import { type Home, readHome } from '../shared/home-store.ts';
import { createPostgresArchive } from '../store/archive-store.ts';
import { createPostgresEventStore } from '../store/postgres-event-store.ts';
import { upsertAnalyticsPage } from '../store.ts';
import { randomEvents, recount } from '../test/naive.ts';
import { viewAt } from '../test/store-harness.ts';
import { markPagesDeleted } from '../user-data-store.ts';
import type { EventArchive } from './archive.ts';
import { moveEvents } from './move-events.ts';

let server: TestClickhouse;
let test: TestDb;
let database: EventsDatabase;
let clickhouse: Clickhouse;
let stores: Record<Home, EventStore>;
beforeAll(async () => {
  [server, test] = await Promise.all([startClickhouse(), createTestDb()]);
  database = await server.createDatabase();
  clickhouse = createClickhouse(database);
  restart();
});
afterAll(async () => {
  await clickhouse.close();
  await Promise.all([server.stop(), test.drop()]);
});

/** A process that was restarted has nothing in memory. */
function restart(): void {
  const clock = createTestClock();
  const log = { warn() {}, error() {} } as never;
  stores = {
    postgres: createPostgresEventStore({ db: test.db, clock, log }),
    clickhouse: createClickhouseEventStore({ db: test.db, clickhouse, clock, log }),
  };
}

const always = { from: '0001-01-01', to: '9999-12-31' };
const now = new Date('2026-07-05T12:00:00Z');
const events: CollectedEvent[] = [];
const pageIds: string[] = [];
let goneId: string;
const silent = { onProgress() {} };

async function newPage(): Promise<string> {
  const page = { pageId: randomUUID(), userId: randomUUID(), title: 'Anna' };
  await upsertAnalyticsPage(test.db, page);
  return page.pageId;
}

async function insert(home: Home, added: readonly CollectedEvent[]): Promise<void> {
  events.push(...added);
  await stores[home].insertSegment({ id: randomUUID(), events: added, excluded: [] });
}

async function expectAll(home: Home): Promise<void> {
  for (const pageId of pageIds) {
    const query = { pageId, ...always };
    const { excluded, ...read } = await stores[home].read(query);
    expect(read).toEqual(recount(events, query));
    const own = events.filter((event) => event.pageId === pageId);
    const views = own.filter(({ kind }) => kind === 'view').length;
    expect(await stores[home].readTotals(pageId)).toEqual({ views, clicks: own.length - views });
  }
  expect(await stores[home].verify(now)).toEqual([]);
}

/** Breaks down at the nth time that it writes events. */
function failing(archive: EventArchive, at: number): EventArchive {
  let writes = 0;
  return {
    ...archive,
    async writeEvents(batch) {
      writes += 1;
      if (writes === at) {
        await archive.writeEvents(batch.slice(0, batch.length / 2));
        throw new Error('killed');
      }
      await archive.writeEvents(batch);
    },
  };
}

function archivesOf(): Record<Home, EventArchive> {
  return {
    postgres: createPostgresArchive(test.db),
    clickhouse: createClickhouseArchive(test.db, clickhouse),
  };
}

/** Interrupted at every third batch, until it ends. */
async function moveWithInterruptions(to: Home): Promise<number> {
  for (let interruptions = 0; ; interruptions += 1) {
    const archives = archivesOf();
    const target = failing(archives[to], 3);
    const options = { db: test.db, to, archives: { ...archives, [to]: target }, batchSize: 150 };
    const ended = await moveEvents(options).then(
      () => true,
      (error: Error) => {
        if (error.message !== 'killed') throw error;
        return false;
      },
    );
    if (!ended) continue;
    restart();
    return interruptions;
  }
}

it('to ClickHouse with packed, open and removed days, while segments come in', async () => {
  for (let page = 0; page < 6; page += 1) pageIds.push(await newPage());
  goneId = await newPage();
  await insert(
    'postgres',
    randomEvents(41, 1_500, [...pageIds, goneId], { first: '2026-04-01', count: 90 }),
  );
  // Single events of April are gone, with May they are packed, and the last days are open.
  await stores.postgres.maintain(new Date('2026-06-02T12:00:00Z'));
  await insert('postgres', randomEvents(42, 60, pageIds, { first: '2026-05-02', count: 50 }));
  for (const visitor of ['1', '2']) {
    await insert('postgres', [viewAt(pageIds[0] ?? '', '2026-03-05T10:00:00Z', { visitor })]);
  }
  await expectAll('postgres');
  await expect(verifyEventStore(test.db, database)).rejects.toThrow('events.elsewhere');

  expect(await moveWithInterruptions('clickhouse')).toBeGreaterThan(2);
  expect(await readHome(test.db)).toEqual({ home: 'clickhouse', movingTo: null });
  await expectAll('clickhouse');
  await verifyEventStore(test.db, database);

  await stores.clickhouse.maintain(now);
  await expectAll('clickhouse');
  const { rows } = await sql`select 1 from events union all select 1 from packed_days`.execute(
    test.db,
  );
  expect(rows).toEqual([]);
});

it('what the former store is sent waits, and a page that is deleted meanwhile is gone', async () => {
  const added = randomEvents(43, 40, pageIds, { first: '2026-07-01', count: 3 });
  const segment = { id: randomUUID(), events: added, excluded: [] };
  await expect(stores.postgres.insertSegment(segment)).rejects.toThrow('events are in clickhouse');
  await stores.clickhouse.insertSegment(segment);
  events.push(...added);
  await expectAll('clickhouse');
});

it('back to PostgreSQL, without what no finished segment has brought', async () => {
  const begun = {
    id: randomUUID(),
    events: randomEvents(44, 50, pageIds, { first: '2026-07-01', count: 3 }),
  };
  // Its rows come, and the process ends.
  const cutOff = createClickhouseEventStore({
    db: test.db,
    clickhouse: {
      ...clickhouse,
      insert: async (...row) => {
        await clickhouse.insert(...row);
        throw new Error('killed');
      },
    },
    clock: createTestClock(),
    log: { warn() {}, error() {} } as never,
  });
  await expect(cutOff.insertSegment({ ...begun, excluded: [] })).rejects.toThrow('killed');
  const { user_id: userId } = await test.db
    .selectFrom('analytics_pages')
    .select('user_id')
    .where('page_id', '=', goneId)
    .executeTakeFirstOrThrow();

  const archives = archivesOf();
  const failed = moveEvents({
    db: test.db,
    to: 'postgres',
    archives: { ...archives, postgres: failing(archives.postgres, 2) },
    batchSize: 150,
  });
  await expect(failed).rejects.toThrow('killed');
  await expect(stores.clickhouse.insertSegment({ ...begun, excluded: [] })).rejects.toThrow(
    'being moved',
  );
  await inTransaction(test.db, (trx) => markPagesDeleted(trx, userId, now));
  expect(await moveWithInterruptions('postgres')).toBeGreaterThan(1);

  await expectAll('postgres');
  await stores.postgres.insertSegment({ ...begun, excluded: [] });
  await stores.postgres.insertSegment({ ...begun, excluded: [] });
  events.push(...begun.events);
  await expectAll('postgres');
  await stores.postgres.maintain(now);
  await expectAll('postgres');
  const { rows } = await sql`
    select 1 from events where not exists (select from analytics_pages where number = page)
  `.execute(test.db);
  expect(rows).toEqual([]);
});

it('a second time, without what ClickHouse still has of the first', async () => {
  await moveEventsTo(test.db, database, { to: 'clickhouse', ...silent });
  restart();
  await expectAll('clickhouse');
  // Nothing is left to do.
  expect(await moveEventsTo(test.db, database, { to: 'clickhouse', ...silent })).toMatchObject({
    events: 0,
  });
});

it('is given up by naming the place where the events are', async () => {
  const archives = archivesOf();
  const failed = moveEvents({
    db: test.db,
    to: 'postgres',
    archives: { ...archives, postgres: failing(archives.postgres, 1) },
    batchSize: 150,
  });
  await expect(failed).rejects.toThrow('killed');
  await moveEventsTo(test.db, database, { to: 'clickhouse', ...silent });
  expect(await readHome(test.db)).toEqual({ home: 'clickhouse', movingTo: null });
  await insert('clickhouse', randomEvents(45, 30, pageIds, { first: '2026-07-03', count: 1 }));
  await expectAll('clickhouse');
});

it('is not done when a page has other counts afterwards', async () => {
  const archives = archivesOf();
  const forgetful = {
    ...archives.postgres,
    writeEvents: (batch: Parameters<EventArchive['writeEvents']>[0]) =>
      archives.postgres.writeEvents(batch.slice(1)),
  };
  const failed = moveEvents({
    db: test.db,
    to: 'postgres',
    archives: { ...archives, postgres: forgetful },
  });
  await expect(failed).rejects.toThrow(/^events\.not_moved: \d+ of 6 pages/);
  expect(await readHome(test.db)).toEqual({ home: 'clickhouse', movingTo: 'postgres' });
});
