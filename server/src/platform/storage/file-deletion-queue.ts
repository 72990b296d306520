// Queue of files to delete, so that no file stays without a row. The files of deleted rows are queued in
// the transaction that deletes the rows; the files of new rows are queued before they are stored, and taken
// off the queue in the transaction that inserts the rows. What is still queued when it is due is deleted.

import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Db, Trx } from '../db/db.ts';
import type { Logger } from '../log/log.ts';
import { MINUTE } from '../time-spans.ts';
import type { FileStore } from './file-store.ts';

export type FileDeletionQueue = {
  /** For files whose rows are deleted in this transaction. Call `run` after the commit. */
  scheduleDelete(trx: Trx, keys: readonly string[]): Promise<void>;
  /** Before files are stored that no row names yet. They are deleted after an hour unless claimed. */
  registerPending(keys: readonly string[]): Promise<void>;
  /** In the transaction that inserts the rows that name them. */
  claim(trx: Trx, keys: readonly string[]): Promise<void>;
  /** Deletes pending files that were not claimed. Never throws. */
  discardPending(keys: readonly string[]): Promise<void>;
  /** Deletes the files that are due. Never throws; failed deletions are retried later. */
  run(): Promise<void>;
  /** Runs now and every ten minutes. */
  start(): void;
  close(): Promise<void>;
};

type Deps = { db: Db; files: FileStore; clock: Clock; log: Logger };

const PENDING_MS = 60 * MINUTE;
const INTERVAL_MS = 10 * MINUTE;
const BATCH_SIZE = 8;

export function createFileDeletionQueue({ db, files, clock, log }: Deps): FileDeletionQueue {
  let timer: NodeJS.Timeout | undefined;
  let last: Promise<void> = Promise.resolve();

  /** Skips files that other processes are deleting. Resolves to false when nothing is left. */
  async function runBatch(): Promise<boolean> {
    return await db.transaction().execute(async (trx) => {
      const due = await listDue(trx, clock.now(), BATCH_SIZE);
      const removed = await Promise.all(due.map((key) => tryRemove(key)));
      await removeRows(
        trx,
        due.filter((_, i) => removed[i]),
      );
      await postpone(
        trx,
        due.filter((_, i) => !removed[i]),
        later(clock.now(), INTERVAL_MS),
      );
      return due.length === BATCH_SIZE;
    });
  }

  async function tryRemove(key: string): Promise<boolean> {
    try {
      await files.remove(key);
      return true;
    } catch (error) {
      log.warn({ err: error, key }, 'file deletion failed');
      return false;
    }
  }

  async function runAll(): Promise<void> {
    try {
      while (await runBatch());
    } catch (error) {
      log.warn({ err: error }, 'file deletion queue read failed');
    }
  }

  function run(): Promise<void> {
    last = last.then(runAll);
    return last;
  }

  return {
    scheduleDelete: (trx, keys) => enqueue(trx, keys, clock.now()),
    registerPending: (keys) => enqueue(db, keys, later(clock.now(), PENDING_MS)),
    claim: removeRows,
    async discardPending(keys) {
      try {
        await postpone(db, keys, clock.now());
      } catch (error) {
        log.warn({ err: error }, 'pending file discard failed');
      }
      await run();
    },
    run,
    start() {
      void run();
      timer = setInterval(run, INTERVAL_MS);
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
    .selectFrom('pending_file_deletions')
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

/** Sorted, so that two transactions cannot deadlock. */
async function enqueue(db: Db, keys: readonly string[], dueAt: Date): Promise<void> {
  if (keys.length === 0) return;
  await db
    .insertInto('pending_file_deletions')
    .values([...new Set(keys)].sort().map((key) => ({ key, due_at: dueAt })))
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ due_at: sql<Date>`excluded.due_at` }),
    )
    .execute();
}

async function removeRows(trx: Trx, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await trx.deleteFrom('pending_file_deletions').where('key', 'in', keys).execute();
}

async function postpone(db: Db, keys: readonly string[], dueAt: Date): Promise<void> {
  if (keys.length === 0) return;
  await db
    .updateTable('pending_file_deletions')
    .set({ due_at: dueAt })
    .where('key', 'in', keys)
    .execute();
}

function later(now: Date, ms: number): Date {
  return new Date(now.getTime() + ms);
}
