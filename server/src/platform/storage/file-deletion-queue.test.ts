// The file deletion queue over a real PostgreSQL and a real folder.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestClock } from '../../../test/clock.ts';
import { createTestDb, type TestDb } from '../../../test/harness.ts';
import type { Trx } from '../db/db.ts';
import { inTransaction } from '../db/transaction.ts';
import { createLog } from '../log/log.ts';
import { HOUR } from '../time-spans.ts';
import { createFileDeletionQueue, type FileDeletionQueue } from './file-deletion-queue.ts';
import { createDiskFileStore, type FileStore } from './file-store.ts';

const log = createLog({ level: 'silent', production: true });
const clock = createTestClock();

let test: TestDb;
let folder: string;
let files: FileStore;
let fileDeletions: FileDeletionQueue;

beforeAll(async () => {
  test = await createTestDb();
  folder = mkdtempSync(join(tmpdir(), 'vys-file-deletions-'));
  files = createDiskFileStore(folder);
  fileDeletions = createFileDeletionQueue({ db: test.db, files, clock, log });
});
afterAll(async () => {
  await test.drop();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => test.db.deleteFrom('pending_file_deletions').execute());

const put = (...keys: string[]) => Promise.all(keys.map((key) => files.put(key, Buffer.from(key))));
const within = (work: (trx: Trx) => Promise<unknown>) => inTransaction(test.db, work);
const queued = async () => {
  const rows = await test.db
    .selectFrom('pending_file_deletions')
    .select('key')
    .orderBy('key')
    .execute();
  return rows.map(({ key }) => key);
};

it('removes the files of a committed transaction, and no others', async () => {
  const keys = Array.from({ length: 30 }, (_, i) => `a/${i}`);
  await put(...keys, 'a/other');
  await within((trx) => fileDeletions.scheduleDelete(trx, keys));
  for (const key of keys) expect(await files.get(key)).toBeNull();
  expect(await files.get('a/other')).not.toBeNull();
  expect(await queued()).toEqual([]);
});

it('keeps the files of a transaction that was rolled back', async () => {
  await put('b/1');
  const undone = within(async (trx) => {
    await fileDeletions.scheduleDelete(trx, ['b/1']);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await fileDeletions.run();
  expect(await files.get('b/1')).not.toBeNull();
});

it('lets another process finish when this one died after the commit', async () => {
  await put('c/1', 'c/2');
  const dead = { ...files, remove: () => Promise.reject(new Error('gone')) };
  const died = createFileDeletionQueue({ db: test.db, files: dead, clock, log });
  await within((trx) => died.scheduleDelete(trx, ['c/1', 'c/2']));
  clock.advance(HOUR);
  await createFileDeletionQueue({ db: test.db, files, clock, log }).run();
  expect([await files.get('c/1'), await files.get('c/2')]).toEqual([null, null]);
});

it('deletes pending files that are not claimed within an hour, and keeps the rest', async () => {
  await fileDeletions.registerPending(['d/kept', 'd/lost']);
  await put('d/kept', 'd/lost');
  await within((trx) => fileDeletions.claim(trx, ['d/kept']));
  await fileDeletions.run();
  expect(await files.get('d/lost')).not.toBeNull();
  clock.advance(HOUR);
  await fileDeletions.run();
  expect(await files.get('d/lost')).toBeNull();
  expect(await files.get('d/kept')).not.toBeNull();
  expect(await queued()).toEqual([]);
});

it('discards pending files, except those that are already claimed', async () => {
  await fileDeletions.registerPending(['g/kept', 'g/lost']);
  await put('g/kept', 'g/lost');
  await within((trx) => fileDeletions.claim(trx, ['g/kept']));
  await fileDeletions.discardPending(['g/kept', 'g/lost']);
  expect(await files.get('g/lost')).toBeNull();
  expect(await files.get('g/kept')).not.toBeNull();
});

it('retries later what the store fails to delete, without holding up the others', async () => {
  const stubborn: FileStore = {
    ...files,
    remove: (key) => (key === 'e/0' ? Promise.reject(new Error('away')) : files.remove(key)),
  };
  const keys = Array.from({ length: 20 }, (_, i) => `e/${i}`);
  await put(...keys);
  await fileDeletions.registerPending(keys);
  clock.advance(HOUR);
  await createFileDeletionQueue({ db: test.db, files: stubborn, clock, log }).run();
  expect(await queued()).toEqual(['e/0']);
  clock.advance(HOUR);
  await fileDeletions.run();
  expect(await files.get('e/0')).toBeNull();
  expect(await queued()).toEqual([]);
});

it('deletes each file once when two queues run at the same time', async () => {
  const keys = Array.from({ length: 40 }, (_, i) => `f/${i}`);
  await put(...keys);
  await fileDeletions.registerPending(keys);
  clock.advance(HOUR);
  const removed: string[] = [];
  const counting: FileStore = {
    ...files,
    async remove(key) {
      removed.push(key);
      await files.remove(key);
    },
  };
  const queues = [1, 2].map(() =>
    createFileDeletionQueue({ db: test.db, files: counting, clock, log }),
  );
  await Promise.all(queues.map((queue) => queue.run()));
  expect(removed.sort()).toEqual([...keys].sort());
});

/** A store whose deletions wait until they are let go. */
function startSlowStore() {
  const started = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const slow: FileStore = {
    ...files,
    async remove(key) {
      started.resolve();
      await release.promise;
      await files.remove(key);
    },
  };
  return { slow, started: started.promise, release: release.resolve };
}

describe('a file that comes back while it is being deleted', () => {
  it('is registered and stored after the deletion, and stays', async () => {
    await put('h/1');
    const { slow, started, release } = startSlowStore();
    const deleting = createFileDeletionQueue({ db: test.db, files: slow, clock, log });
    const deleted = within((trx) => deleting.scheduleDelete(trx, ['h/1']));
    await started;
    let isRegistered = false;
    const stored = fileDeletions.registerPending(['h/1']).then(async () => {
      isRegistered = true;
      await put('h/1');
      await within((trx) => fileDeletions.claim(trx, ['h/1']));
    });
    // Several looks at the row, each of which would let it through without the mark.
    await sleep(100);
    expect(isRegistered).toBe(false);
    release();
    await Promise.all([deleted, stored]);
    await fileDeletions.run();
    expect(await files.get('h/1')).not.toBeNull();
    expect(await queued()).toEqual([]);
  });

  it('cannot be claimed: the transaction that names it fails', async () => {
    await put('h/2');
    const { slow, started, release } = startSlowStore();
    const deleting = createFileDeletionQueue({ db: test.db, files: slow, clock, log });
    const deleted = within((trx) => deleting.scheduleDelete(trx, ['h/2']));
    await started;
    const claimed = within((trx) => fileDeletions.claim(trx, ['h/2']));
    await expect(claimed).rejects.toThrow('h/2 is being deleted');
    release();
    await deleted;
    expect(await files.get('h/2')).toBeNull();
  });

  it('is deleted by another process when the first one died', async () => {
    await put('h/3');
    await fileDeletions.registerPending(['h/3']);
    clock.advance(HOUR);
    const deleting_until = new Date(clock.now().getTime() + 120_000);
    await test.db.updateTable('pending_file_deletions').set({ deleting_until }).execute();
    await fileDeletions.run();
    expect(await files.get('h/3')).not.toBeNull();
    clock.advance(120_000);
    await fileDeletions.run();
    expect(await files.get('h/3')).toBeNull();
  });
});
