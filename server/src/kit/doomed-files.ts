// Sees to it that no file is left over. Files of rows that go are written down in the transaction that
// removes the rows; files for rows to come are written down before they are put, and taken off in the
// transaction that makes the rows. What is still written down when its time comes is removed.
import { sql } from 'kysely';
import type { Clock } from './clock.ts';
import type { Db, Trx } from './db.ts';
import type { Files } from './files.ts';
import type { Logger } from './log.ts';

export type DoomedFiles = {
  /** For files without their rows from now on. `sweep` when that is committed. */
  doom(trx: Trx, keys: readonly string[]): Promise<void>;
  /** Before files are put that no row names yet. They go after an hour unless they are spared. */
  expect(keys: readonly string[]): Promise<void>;
  /** With the rows that name them. */
  spare(trx: Trx, keys: readonly string[]): Promise<void>;
  /** No rows will come: what was expected and not spared goes now. Never throws. */
  giveUp(keys: readonly string[]): Promise<void>;
  /** Removes what is due; never throws. What cannot be removed now is tried again later. */
  sweep(): Promise<void>;
  /** Sweeps now and from time to time. */
  start(): void;
  close(): Promise<void>;
};

type Deps = { db: Db; files: Files; clock: Clock; log: Logger };

const MINUTE = 60_000;
const EXPECTED_MS = 60 * MINUTE;
const EVERY_MS = 10 * MINUTE;
const AT_ONCE = 8;

export function createDoomedFiles({ db, files, clock, log }: Deps): DoomedFiles {
  let timer: NodeJS.Timeout | undefined;
  let last: Promise<void> = Promise.resolve();

  /** Files that other processes are removing are left to them. Gives false when nothing was left. */
  async function sweepSome(): Promise<boolean> {
    return await db.transaction().execute(async (trx) => {
      const due = await listDue(trx, clock.now(), AT_ONCE);
      const removed = await Promise.all(due.map((key) => removeQuietly(key)));
      await removeRows(
        trx,
        due.filter((_, i) => removed[i]),
      );
      await postpone(
        trx,
        due.filter((_, i) => !removed[i]),
        later(clock.now(), EVERY_MS),
      );
      return due.length === AT_ONCE;
    });
  }

  async function removeQuietly(key: string): Promise<boolean> {
    try {
      await files.remove(key);
      return true;
    } catch (error) {
      log.warn({ err: error, key }, 'a file that is to go stayed behind');
      return false;
    }
  }

  async function sweepAll(): Promise<void> {
    try {
      while (await sweepSome());
    } catch (error) {
      log.warn({ err: error }, 'files that are to go could not be looked up');
    }
  }

  function sweep(): Promise<void> {
    last = last.then(sweepAll);
    return last;
  }

  return {
    doom: (trx, keys) => writeDown(trx, keys, clock.now()),
    expect: (keys) => writeDown(db, keys, later(clock.now(), EXPECTED_MS)),
    spare: removeRows,
    async giveUp(keys) {
      try {
        await postpone(db, keys, clock.now());
      } catch (error) {
        log.warn({ err: error }, 'files that are not needed stay for an hour');
      }
      await sweep();
    },
    sweep,
    start() {
      void sweep();
      timer = setInterval(sweep, EVERY_MS);
      timer.unref();
    },
    async close() {
      clearInterval(timer);
      await last;
    },
  };
}

async function listDue(trx: Trx, now: Date, limit: number): Promise<string[]> {
  const rows = await trx
    .selectFrom('doomed_files')
    .select('key')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .orderBy('key')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map(({ key }) => key);
}

/** In one order everywhere, so that two transactions do not wait for each other's rows. */
async function writeDown(db: Db, keys: readonly string[], dueAt: Date): Promise<void> {
  if (keys.length === 0) return;
  await db
    .insertInto('doomed_files')
    .values([...new Set(keys)].sort().map((key) => ({ key, due_at: dueAt })))
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ due_at: sql<Date>`excluded.due_at` }),
    )
    .execute();
}

async function removeRows(trx: Trx, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await trx.deleteFrom('doomed_files').where('key', 'in', keys).execute();
}

async function postpone(db: Db, keys: readonly string[], dueAt: Date): Promise<void> {
  if (keys.length === 0) return;
  await db.updateTable('doomed_files').set({ due_at: dueAt }).where('key', 'in', keys).execute();
}

function later(now: Date, ms: number): Date {
  return new Date(now.getTime() + ms);
}
