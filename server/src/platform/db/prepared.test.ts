// Statements that a connection keeps, over a real PostgreSQL.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDb, type TestDb } from '../../../test/harness.ts';
import { type Db, executePrepared, openDb } from './db.ts';
import { inTransaction } from './transaction.ts';

let test: TestDb;
let db: Db;

beforeAll(async () => {
  test = await createTestDb();
  db = openDb(test.url, { poolSize: 1 });
});
afterAll(async () => {
  await db.destroy();
  await test.drop();
});

const double = (value: number) => sql<{ doubled: number }>`select ${value}::bigint * 2 as doubled`;

async function listPrepared(): Promise<string[]> {
  const { rows } = await sql<{ statement: string }>`
    select statement from pg_prepared_statements where statement like '%doubled'
  `.execute(db);
  return rows.map(({ statement }) => statement);
}

it('are prepared once for each text, and read with other values', async () => {
  expect(await executePrepared(db, double(4))).toEqual([{ doubled: 8 }]);
  expect(await executePrepared(db, double(5))).toEqual([{ doubled: 10 }]);
  expect(await listPrepared()).toEqual(['select $1::bigint * 2 as doubled']);
  const tripled = sql<{ doubled: number }>`select ${3}::bigint * 3 as doubled`;
  expect(await executePrepared(db, tripled)).toEqual([{ doubled: 9 }]);
  expect(await listPrepared()).toHaveLength(2);
});

it('run in a transaction as part of it', async () => {
  await inTransaction(db, async (trx) => {
    await trx
      .insertInto('pending_file_deletions')
      .values({ key: 'new', due_at: new Date() })
      .execute();
    const count = sql<{ count: number }>`select count(*)::int as count from pending_file_deletions`;
    expect(await executePrepared(trx, count)).toEqual([{ count: 1 }]);
  });
});

it('fail as other statements do', async () => {
  const broken = sql<object>`select 1 / ${0}::int as failed`;
  await expect(executePrepared(db, broken)).rejects.toMatchObject({ code: '22012' });
  expect(await executePrepared(db, double(1))).toEqual([{ doubled: 2 }]);
});
