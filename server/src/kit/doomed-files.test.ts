// Files that are to go, over a real PostgreSQL and a real folder.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestClock } from '../../test/clock.ts';
import { createTestDb, type TestDb } from '../../test/harness.ts';
import { createDoomedFiles, type DoomedFiles } from './doomed-files.ts';
import { createDiskFiles, type Files } from './files.ts';
import { createLog } from './log.ts';

const log = createLog({ level: 'silent', production: true });
const clock = createTestClock();
const HOUR = 3_600_000;

let test: TestDb;
let folder: string;
let files: Files;
let doomed: DoomedFiles;

beforeAll(async () => {
  test = await createTestDb();
  folder = mkdtempSync(join(tmpdir(), 'vys-doomed-'));
  files = createDiskFiles(folder);
  doomed = createDoomedFiles({ db: test.db, files, clock, log });
});
afterAll(async () => {
  await test.drop();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => test.db.deleteFrom('doomed_files').execute());

const put = (...keys: string[]) => Promise.all(keys.map((key) => files.put(key, Buffer.from(key))));
const within = (work: Parameters<ReturnType<typeof test.db.transaction>['execute']>[0]) =>
  test.db.transaction().execute(work);
const left = async () => {
  const rows = await test.db.selectFrom('doomed_files').select('key').orderBy('key').execute();
  return rows.map(({ key }) => key);
};

it('removes the files of a committed transaction, and no others', async () => {
  const keys = Array.from({ length: 30 }, (_, i) => `a/${i}`);
  await put(...keys, 'a/other');
  await within((trx) => doomed.doom(trx, keys));
  await doomed.sweep();
  for (const key of keys) expect(await files.get(key)).toBeNull();
  expect(await files.get('a/other')).not.toBeNull();
  expect(await left()).toEqual([]);
});

it('leaves the files of a transaction that was undone', async () => {
  await put('b/1');
  const undone = within(async (trx) => {
    await doomed.doom(trx, ['b/1']);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await doomed.sweep();
  expect(await files.get('b/1')).not.toBeNull();
});

it('is finished by another process when this one died after the commit', async () => {
  await put('c/1', 'c/2');
  await within((trx) => doomed.doom(trx, ['c/1', 'c/2']));
  const next = createDoomedFiles({ db: test.db, files, clock, log });
  next.start();
  await next.close();
  expect([await files.get('c/1'), await files.get('c/2')]).toEqual([null, null]);
});

it('removes after an hour what was put for rows that never came, and keeps the rest', async () => {
  await doomed.expect(['d/kept', 'd/lost']);
  await put('d/kept', 'd/lost');
  await within((trx) => doomed.spare(trx, ['d/kept']));
  await doomed.sweep();
  expect(await files.get('d/lost')).not.toBeNull();
  clock.advance(HOUR);
  await doomed.sweep();
  expect(await files.get('d/lost')).toBeNull();
  expect(await files.get('d/kept')).not.toBeNull();
  expect(await left()).toEqual([]);
});

it('gives up what was expected, but not what has its rows by now', async () => {
  await doomed.expect(['g/kept', 'g/lost']);
  await put('g/kept', 'g/lost');
  await within((trx) => doomed.spare(trx, ['g/kept']));
  await doomed.giveUp(['g/kept', 'g/lost']);
  expect(await files.get('g/lost')).toBeNull();
  expect(await files.get('g/kept')).not.toBeNull();
});

it('tries again later what the store does not give up, without holding up the others', async () => {
  const stubborn: Files = {
    ...files,
    remove: (key) => (key === 'e/0' ? Promise.reject(new Error('away')) : files.remove(key)),
  };
  const keys = Array.from({ length: 20 }, (_, i) => `e/${i}`);
  await put(...keys);
  await within((trx) => doomed.doom(trx, keys));
  await createDoomedFiles({ db: test.db, files: stubborn, clock, log }).sweep();
  expect(await left()).toEqual(['e/0']);
  clock.advance(HOUR);
  await doomed.sweep();
  expect(await files.get('e/0')).toBeNull();
  expect(await left()).toEqual([]);
});

it('two at once remove everything once', async () => {
  const keys = Array.from({ length: 40 }, (_, i) => `f/${i}`);
  await put(...keys);
  await within((trx) => doomed.doom(trx, keys));
  const removed: string[] = [];
  const counting: Files = {
    ...files,
    async remove(key) {
      removed.push(key);
      await files.remove(key);
    },
  };
  const sweepers = [1, 2].map(() =>
    createDoomedFiles({ db: test.db, files: counting, clock, log }),
  );
  await Promise.all(sweepers.map((sweeper) => sweeper.sweep()));
  expect(removed.sort()).toEqual([...keys].sort());
});
