// Removing the metrics of deleted pages, by several processes at once.

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDb, type TestDb } from '../../../test/harness.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { purgeDeletedPages } from './store/maintenance-store.ts';

let test: TestDb;
beforeAll(async () => {
  test = await createTestDb();
});
afterAll(() => test.drop());

it('API-17 a page stays marked for removal while another process removes its events', async () => {
  const { db } = test;
  const pageId = randomUUID();
  const number = 7;
  await sql`
    insert into events (
      at, visitor, page, day, hour, kind, device, retention,
      link, referrer, source, medium, campaign, country, browser, language
    )
    select now(), n, ${number}, '2026-11-22', 0, 0, 0, 30, 0, 0, 0, 0, 0, 0, 0, 0
    from generate_series(1, 20001) n
  `.execute(db);
  await sql`insert into deleted_pages (page_id, number, deleted_at) values (${pageId}, ${number}, now())`.execute(
    db,
  );
  const marks = () =>
    db.selectFrom('deleted_pages').select('page_id').where('page_id', '=', pageId).execute();

  // The other process: it has removed a first part, and crashes after its commit.
  let ownWrite: Promise<void> = Promise.resolve();
  await inTransaction(db, async (trx) => {
    await sql`
      delete from events where id in (
        select id from events where page = ${number} limit 20000
      )
    `.execute(trx);
    ownWrite = purgeDeletedPages(db);
    const waiting = sql<{ n: number }>`
      select count(*) as n from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'
    `;
    await expect.poll(async () => (await waiting.execute(db)).rows[0]?.n).toBe(1);
  });
  await ownWrite;
  expect(await marks()).toHaveLength(1);
  await purgeDeletedPages(db);
  expect(await marks()).toHaveLength(0);
});
