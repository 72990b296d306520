// The file deletion queue over a real PostgreSQL and a real folder.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestClock } from '../../../test/clock.ts';
import { createTestDb, type TestDb } from '../../../test/harness.ts';
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
const within = (work: Parameters<ReturnType<typeof test.db.transaction>['execute']>[0]) =>
  test.db.transaction().execute(work);
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
  await fileDeletions.run();
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
  await within((trx) => fileDeletions.scheduleDelete(trx, ['c/1', 'c/2']));
  const next = createFileDeletionQueue({ db: test.db, files, clock, log });
  next.start();
  await next.close();
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
  await within((trx) => fileDeletions.scheduleDelete(trx, keys));
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
  await within((trx) => fileDeletions.scheduleDelete(trx, keys));
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
