// What happens after a commit, and only then, over a real PostgreSQL.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDb, type TestDb } from '../../../test/harness.ts';
import { type Db, openDb } from './db.ts';
import { assertOutsideTransaction, inTransaction } from './transaction.ts';

let test: TestDb;
let db: Db;
const errors: unknown[] = [];

beforeAll(async () => {
  test = await createTestDb();
  db = openDb(test.url, { poolSize: 4, onAfterCommitError: (error) => void errors.push(error) });
});
afterAll(async () => {
  await db.destroy();
  await test.drop();
});
beforeEach(async () => {
  errors.length = 0;
  await db.deleteFrom('pending_file_deletions').execute();
});

const insert = (on: Db, key: string) =>
  on.insertInto('pending_file_deletions').values({ key, due_at: new Date() }).execute();
async function keys(): Promise<string[]> {
  const rows = await test.db.selectFrom('pending_file_deletions').select('key').execute();
  return rows.map(({ key }) => key).sort();
}

describe('inTransaction', () => {
  it('runs afterCommit functions in order, once the rows are visible to others', async () => {
    const events: unknown[] = [];
    const result = await inTransaction(db, async (trx) => {
      trx.afterCommit(async () => void events.push(await keys()));
      trx.afterCommit(() => void events.push('second'));
      await insert(trx, 'a');
      events.push(await keys());
      return 'result';
    });
    expect(result).toBe('result');
    expect(events).toEqual([[], ['a'], 'second']);
  });

  it('runs none after a rollback', async () => {
    let ran = false;
    const undone = inTransaction(db, async (trx) => {
      trx.afterCommit(() => {
        ran = true;
      });
      await insert(trx, 'a');
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect([ran, await keys()]).toEqual([false, []]);
  });

  it('runs none when the commit itself fails', async () => {
    let ran = false;
    const undone = inTransaction(db, async (trx) => {
      trx.afterCommit(() => {
        ran = true;
      });
      await insert(trx, 'a');
      // The connection is gone before the commit arrives.
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
      await sql`select pg_terminate_backend(${rows[0]?.pid}, 5000)`.execute(test.db);
    });
    await expect(undone).rejects.toThrow();
    expect([ran, await keys()]).toEqual([false, []]);
  });

  it('reports the errors of afterCommit functions, and runs the others', async () => {
    const events: string[] = [];
    const result = await inTransaction(db, async (trx) => {
      trx.afterCommit(() => {
        throw new Error('first');
      });
      trx.afterCommit(async () => {
        throw new Error('second');
      });
      trx.afterCommit(() => void events.push('third'));
      await insert(trx, 'a');
      return 'committed';
    });
    expect([result, events, await keys()]).toEqual(['committed', ['third'], ['a']]);
    expect(errors.map(String)).toEqual(['Error: first', 'Error: second']);
  });
});

describe('inTransaction within a transaction', () => {
  it('waits for the commit of the whole', async () => {
    const events: string[] = [];
    await inTransaction(db, async (trx) => {
      await inTransaction(trx, async (inner) => {
        inner.afterCommit(() => void events.push('inner'));
        await insert(inner, 'inner');
      });
      trx.afterCommit(() => void events.push('outer'));
      events.push('in progress');
    });
    expect([events, await keys()]).toEqual([['in progress', 'inner', 'outer'], ['inner']]);
  });

  it('undoes the part that throws, with its afterCommit functions, and no more', async () => {
    const events: string[] = [];
    await inTransaction(db, async (trx) => {
      await insert(trx, 'outer');
      trx.afterCommit(() => void events.push('outer'));
      const failing = inTransaction(trx, async (inner) => {
        inner.afterCommit(() => void events.push('inner'));
        await insert(inner, 'inner');
        await insert(inner, 'outer');
      });
      await expect(failing).rejects.toThrow('duplicate key');
      await insert(trx, 'later');
    });
    expect([events, await keys()]).toEqual([['outer'], ['later', 'outer']]);
  });

  it('is undone with the whole', async () => {
    const events: string[] = [];
    const undone = inTransaction(db, async (trx) => {
      await inTransaction(trx, async (inner) => {
        inner.afterCommit(() => void events.push('inner'));
        await insert(inner, 'inner');
      });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect([events, await keys()]).toEqual([[], []]);
  });
});

describe('a call of another server', () => {
  const call = async () => assertOutsideTransaction('a call');

  it('is refused within a transaction, however deep', async () => {
    const refused = inTransaction(db, (trx) => inTransaction(trx, () => Promise.all([call()])));
    await expect(refused).rejects.toThrow('a call within a transaction');
  });

  it('is possible before, after the commit, and beside a transaction', async () => {
    const events: string[] = [];
    await call();
    const beside = Promise.withResolvers<void>();
    const committed = inTransaction(db, async (trx) => {
      trx.afterCommit(async () => {
        await call();
        events.push('after');
      });
      await beside.promise;
    });
    await call();
    beside.resolve();
    await committed;
    expect([events, errors]).toEqual([['after'], []]);
  });
});
