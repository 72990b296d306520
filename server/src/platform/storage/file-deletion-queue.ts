// Queue of files to delete, so that no file stays without a row. The files of deleted rows are queued in
// the transaction that deletes the rows; the files of new rows are queued before they are stored, and taken
// off the queue in the transaction that inserts the rows. What is still queued when it is due is deleted.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../clock.ts';
import type { Db, Trx } from '../db/db.ts';
import type { Logger } from '../log/log.ts';
import { MINUTE } from '../time-spans.ts';
import {
  claimDue,
  deleteClaimed,
  enqueue,
  makeDue,
  postpone,
  removePending,
} from './file-deletion-store.ts';
import type { FileStore } from './file-store.ts';

export type FileDeletionQueue = {
  /** For files whose rows are deleted in this transaction. They are deleted after its commit. */
  scheduleDelete(trx: Trx, keys: readonly string[]): Promise<void>;
  /**
   * Before files are stored that no row names yet. They are deleted after an hour unless claimed. Waits
   * while one of them is being deleted.
   */
  registerPending(keys: readonly string[]): Promise<void>;
  /** In the transaction that inserts the rows that name them. Throws while one is being deleted. */
  claim(trx: Trx, keys: readonly string[]): Promise<void>;
  /** Deletes pending files that were not claimed. Never throws. */
  discardPending(keys: readonly string[]): Promise<void>;
  /** The handler of the job `delete-files`: deletes what is due. Failed deletions are retried later. */
  run(): Promise<void>;
};

type Deps = { db: Db; files: FileStore; clock: Clock; log: Logger };

const PENDING_MS = 60 * MINUTE;
const RETRY_MS = 10 * MINUTE;
/** Longer than the store takes to delete a file or to give up. */
const LEASE_MS = 2 * MINUTE;
const LEASE_CHECK_MS = 25;
const BATCH_SIZE = 8;

export function createFileDeletionQueue({ db, files, clock, log }: Deps): FileDeletionQueue {
  const after = (ms: number) => new Date(clock.now().getTime() + ms);

  /** Skips files that other processes are deleting. Resolves to false when nothing is left. */
  async function runBatch(): Promise<boolean> {
    const keys = await claimDue(db, clock.now(), after(LEASE_MS), BATCH_SIZE);
    const isRemoved = await Promise.all(keys.map(tryRemove));
    await deleteClaimed(
      db,
      keys.filter((_, i) => isRemoved[i]),
    );
    await postpone(
      db,
      keys.filter((_, i) => !isRemoved[i]),
      after(RETRY_MS),
    );
    return keys.length === BATCH_SIZE;
  }

  async function tryRemove(key: string): Promise<boolean> {
    try {
      await files.remove(key);
      return true;
    } catch (error) {
      log.warn({ event: 'files.deletion_failed', err: error, key }, 'file deletion failed');
      return false;
    }
  }

  async function run(): Promise<void> {
    while (await runBatch());
  }

  async function tryRun(): Promise<void> {
    await run().catch((error: unknown) => {
      log.warn({ event: 'files.queue_failed', err: error }, 'file deletion queue read failed');
    });
  }

  return {
    async scheduleDelete(trx, keys) {
      if (keys.length === 0) return;
      await enqueue(trx, keys, clock.now(), clock.now());
      trx.afterCommit(tryRun);
    },
    async registerPending(keys) {
      let waiting = keys;
      while (waiting.length > 0) {
        const registered = await enqueue(db, waiting, after(PENDING_MS), clock.now());
        waiting = waiting.filter((key) => !registered.includes(key));
        if (waiting.length > 0) await sleep(LEASE_CHECK_MS);
      }
    },
    async claim(trx, keys) {
      const removed = await removePending(trx, keys);
      const now = clock.now();
      const deleted = removed.find(({ deletingUntil }) => deletingUntil && deletingUntil > now);
      if (deleted) throw new Error(`the file ${deleted.key} is being deleted`);
    },
    async discardPending(keys) {
      await makeDue(db, keys, clock.now()).catch((error: unknown) => {
        log.warn({ event: 'files.discard_failed', err: error }, 'pending file discard failed');
      });
      await tryRun();
    },
    run,
  };
}
