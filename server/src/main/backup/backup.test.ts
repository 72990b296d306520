// Backup and restore of a database and its files while others write: every row and every byte.
import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createEmptyDb, createTestDb, type TestDb } from '../../../test/harness.ts';
import { startFakeS3 } from '../../../test/s3/fake-s3.ts';
import { createTestLog } from '../../../test/test-log.ts';
import { listBackupRuns } from '../../platform/backups/backup-run-store.ts';
import { systemClock } from '../../platform/clock.ts';
import { readConfig } from '../../platform/config.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { createFileStore } from '../../platform/storage/create-file-store.ts';
import { createFileDeletionQueue } from '../../platform/storage/file-deletion-queue.ts';
import { type BackupOptions, createBackup } from './create-backup.ts';
import { withClient } from './database/open-database.ts';
import { restoreBackup } from './restore-backup.ts';
import {
  readFiles,
  readForm,
  readRows,
  readSequences,
  readSnapshot,
} from './test/contents-store.ts';
import { writeMuch, writeWhile } from './test/writer-store.ts';

let source: TestDb;
let target: TestDb;
let root: string;
const folder = (name: string) => join(root, name);
const configOf = (db: TestDb, dataDir: string, env: Record<string, string> = {}) =>
  readConfig({ DATABASE_URL: db.url, VYS_DATA_DIR: dataDir, ...env }, []);
const rowsOf = (db: TestDb) => withClient(db.url, readRows);

beforeEach(async () => {
  [source, target] = [await createTestDb(), await createEmptyDb()];
  root = mkdtempSync(join(tmpdir(), 'vys-backup-'));
});
afterEach(async () => {
  await source.drop();
  await target.drop();
  rmSync(root, { recursive: true, force: true });
});

async function backup(options: Partial<BackupOptions> = {}) {
  const config = configOf(source, folder('data'));
  return await createBackup({ config, folder: folder('backups'), release: '1', ...options });
}

async function restore(path: string, options: Partial<Parameters<typeof restoreBackup>[0]> = {}) {
  await restoreBackup({ config: configOf(target, folder('restored')), path, ...options });
}

/** Files as the store, the development inbox and the spool keep them. */
function writeDataFolder(): void {
  for (const [path, bytes] of [
    ['files/media/a1.webp', randomBytes(700_000)],
    ['files/builds/0/empty.html', Buffer.alloc(0)],
    ['emails/one.eml', Buffer.from('To: ada@vys.example\r\n\r\nHello')],
    ['emails/dev-inbox-key', Buffer.from('0123456789abcdef0123456789abcdef\n')],
    ['later-release/a .key (1).pem', Buffer.from('a key')],
    ['compile-cache/x', Buffer.from('not this')],
    ['services/4100.json', Buffer.from('not this')],
  ] as const) {
    mkdirSync(join(folder('data'), path, '..'), { recursive: true });
    writeFileSync(join(folder('data'), path), bytes);
  }
}

describe('a backup and its restore', () => {
  it('bring every row of one moment and every byte of every file into an empty place', {
    tags: 'slow',
  }, async () => {
    writeDataFolder();
    await writeMuch(source.url);
    let expected: Record<string, string> = {};
    const written = await writeWhile(source.url, async () => {
      const { path, rows, files } = await backup({
        onSnapshot: async (id) => {
          expected = await readSnapshot(source.url, id);
        },
      });
      expect(rows).toBeGreaterThan(2_000);
      expect(files).toBe(5);
      await restore(path);
    });
    expect(written).toBeGreaterThan(0);

    const restored = await rowsOf(target);
    expect(restored).toEqual(expected);
    expect(restored).not.toEqual(await rowsOf(source));
    expect(await readForm(target.url)).toEqual(await readForm(source.url));
    const [before, after] = [await readSequences(source.url), await readSequences(target.url)];
    expect(Object.keys(after)).toEqual(Object.keys(before));
    expect(after['public.assistant_usage_id_seq']).toBeGreaterThanOrEqual(5);

    const { 'compile-cache/x': _, 'services/4100.json': __, ...files } = readFiles(folder('data'));
    const { ...restoredFiles } = readFiles(folder('restored'));
    for (const path of Object.keys(restoredFiles).filter((name) => name.startsWith('events/')))
      delete restoredFiles[path];
    expect(restoredFiles).toEqual(files);
  });

  it('keep acknowledged events that are not in the database, and no event twice', {
    tags: 'slow',
  }, async () => {
    const [waiting, loaded] = [randomUUID(), randomUUID()];
    const segments = join(folder('data'), 'events', randomUUID());
    mkdirSync(segments, { recursive: true });
    writeFileSync(join(segments, `${waiting}.segment`), 'not loaded\n');
    writeFileSync(join(segments, `${loaded}.segment`), 'loaded\n');
    await withClient(source.url, (client) =>
      client.query('insert into event_segments (id, at, is_loaded) values ($1, now(), true)', [
        loaded,
      ]),
    );
    await restore((await backup()).path);
    const names = Object.keys(readFiles(join(folder('restored'), 'events')));
    expect(
      names.filter((name) => name.endsWith('.segment')).map((name) => name.split('/')[1]),
    ).toEqual([`${waiting}.segment`]);
    expect(names).toHaveLength(2);
  });

  it('work with files in a bucket, with what other readers of it need', {
    tags: 'slow',
  }, async () => {
    const [from, to] = [await startFakeS3(), await startFakeS3()];
    try {
      const config = configOf(source, folder('data'), from.env);
      const files = createFileStore(config);
      for (const key of ['media/a.webp', 'media/b.c.webp', 'builds/1', 'builds/2', 'builds/3']) {
        await files.put(key, randomBytes(50_000), { contentType: 'image/webp', isImmutable: true });
      }
      await createFileStore(configOf(target, '', to.env)).put('old', Buffer.from('1'));
      const { path } = await backup({ config });
      const options = { config: configOf(target, folder('restored'), to.env) };
      await expect(restore(path, options)).rejects.toThrow('vys-files is not empty');
      await restore(path, { ...options, force: true });
      expect([...to.objects.keys()].sort()).toEqual([...from.objects.keys()].sort());
      for (const [key, { bytes, headers }] of from.objects) {
        expect(to.objects.get(key)?.bytes.equals(bytes)).toBe(true);
        expect(to.objects.get(key)?.headers).toEqual(headers);
      }
    } finally {
      await from.stop();
      await to.stop();
    }
  });

  it('delete no file that the snapshot names while the backup runs', async () => {
    writeDataFolder();
    const files = createFileStore({ dataDir: folder('data') });
    const log = createTestLog();
    const queue = createFileDeletionQueue({ db: source.db, files, clock: systemClock, log });
    const key = 'media/a1.webp';
    await backup({
      onSnapshot: async () => {
        await inTransaction(source.db, (trx) => queue.scheduleDelete(trx, [key]));
        expect(await files.get(key)).not.toBeNull();
      },
    });
    await queue.run();
    expect(await files.get(key)).toBeNull();
  });

  it('encrypt with a passphrase', { tags: 'slow' }, async () => {
    await writeMuch(source.url);
    const { path } = await backup({ passphrase: 'correct horse', workFactor: 10 });
    expect(path).toMatch(/\.tar\.gz\.age$/);
    await expect(restore(path)).rejects.toMatchObject({ kind: 'passphrase' });
    await expect(restore(path, { passphrase: 'wrong' })).rejects.toMatchObject({
      kind: 'passphrase',
    });
    await restore(path, { passphrase: 'correct horse' });
    const { 'public.backup_runs': _, ...rows } = await rowsOf(source);
    expect(await rowsOf(target)).toMatchObject(rows);
  });
});

describe('a backup', () => {
  it('leaves a row about each run', { tags: 'slow' }, async () => {
    await backup();
    const [last] = await listBackupRuns(source.db, 1);
    expect(last).toMatchObject({ error: null, isEncrypted: false });
    expect(last?.archive).toMatch(/^vys-\d{8}T\d{9}Z\.tar\.gz$/);
  });

  it('needs an installation, and makes none', { tags: 'slow' }, async () => {
    const empty = configOf(target, folder('data'));
    await expect(backup({ config: empty })).rejects.toThrow('not one of Vys');
    const embedded = readConfig({ VYS_DATA_DIR: folder('elsewhere') }, []);
    await expect(backup({ config: embedded })).rejects.toThrow('There is no database in');
    expect(existsSync(folder('elsewhere'))).toBe(false);
  });

  it('runs alone, and a failed one leaves no archive and says why', { tags: 'slow' }, async () => {
    await backup({
      onSnapshot: async () => {
        await expect(backup()).rejects.toThrow('Another backup of this database is running.');
      },
    });
    const failing = backup({ onSnapshot: () => Promise.reject(new Error('the disk is on fire')) });
    await expect(failing).rejects.toThrow('the disk is on fire');
    expect(readdirSync(folder('backups'))).toHaveLength(1);
    const [last] = await listBackupRuns(source.db, 1);
    expect(last).toMatchObject({ error: 'the disk is on fire', archive: null });
    expect(existsSync(folder('backups'))).toBe(true);
  });
});
