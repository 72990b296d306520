// What a restore refuses, without having changed anything; archives of older schemas; and backups that were killed.
import { fork } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createEmptyDb, createTestDb, type TestDb } from '../../../test/harness.ts';
import { readConfig } from '../../platform/config.ts';
import { migrate, migrationsFolder } from '../../platform/db/migrate.ts';
import { StartupError } from '../../platform/process/startup-error.ts';
import { ArchiveError } from './archive/archive-error.ts';
import { keepNewest } from './archive-folder.ts';
import { createBackup } from './create-backup.ts';
import { withClient } from './database/open-database.ts';
import { exitCodeOf } from './exit-codes.ts';
import { restoreBackup, verifyBackup } from './restore-backup.ts';
import { TargetError } from './target-error.ts';
import { readFiles, readForm, readRows } from './test/contents-store.ts';
import { writeMuch } from './test/writer-store.ts';

const OLDER = 20;
let root: string;
let older: string;
let source: TestDb;
let target: TestDb;
let whole: string;
const folder = (name: string) => join(root, name);
const configOf = (db: TestDb, dataDir: string) =>
  readConfig({ DATABASE_URL: db.url, VYS_DATA_DIR: dataDir }, []);
const tablesOf = async (db: TestDb) => Object.keys(await withClient(db.url, readRows));

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'vys-rejected-'));
  source = await createTestDb();
  await writeMuch(source.url);
  mkdirSync(folder('data/files/media'), { recursive: true });
  writeFileSync(folder('data/files/media/a.webp'), 'an image');
  const config = configOf(source, folder('data'));
  whole = (await createBackup({ config, folder: folder('backups'), release: '1' })).path;
  older = folder('migrations');
  mkdirSync(older);
  for (const name of readdirSync(migrationsFolder).sort().slice(0, OLDER)) {
    copyFileSync(join(migrationsFolder, name), join(older, name));
  }
});
afterAll(async () => {
  await source.drop();
  rmSync(root, { recursive: true, force: true });
});
beforeEach(async () => {
  target = await createEmptyDb();
});
afterEach(async () => {
  await target.drop();
  rmSync(folder('restored'), { recursive: true, force: true });
});

const restore = (path: string, options: { force?: boolean; migrationsFolder?: string } = {}) =>
  restoreBackup({ config: configOf(target, folder('restored')), path, ...options });

function change(name: string, edit: (bytes: Buffer) => Buffer): string {
  const path = folder(name);
  writeFileSync(path, edit(readFileSync(whole)));
  return path;
}

/** The content is other than its checksum says, and nothing else is wrong. */
function forge(bytes: Buffer): Buffer {
  const tar = gunzipSync(bytes);
  tar[tar.indexOf('an image')] = 'A'.charCodeAt(0);
  return gzipSync(tar);
}

function flip(bytes: Buffer, at: number): Buffer {
  const copy = Buffer.from(bytes);
  copy.writeUInt8(copy.readUInt8(at) ^ 0x10, at);
  return copy;
}

describe('a restore refuses, and changes nothing,', () => {
  it.each<[string, (bytes: Buffer) => Buffer, RegExp]>([
    [
      'an archive that was cut off',
      (bytes) => bytes.subarray(0, bytes.length - 9),
      /damaged|cut off/,
    ],
    ['half of an archive', (bytes) => bytes.subarray(0, bytes.length / 2), /damaged|cut off/],
    ['an archive without its end', withoutEnd, /cut off/],
    [
      'an archive with a changed bit',
      (bytes) => flip(bytes, Math.floor(bytes.length / 2)),
      /damaged/,
    ],
    ['an archive with other content', forge, /checksum/],
    ['another file', () => Buffer.from('hello'), /damaged/],
    ['an empty file', () => Buffer.alloc(0), /damaged|cut off/],
  ])('%s', async (_, edit, message) => {
    const path = change('changed.tar.gz', edit);
    await expect(restore(path)).rejects.toMatchObject({ kind: 'damaged', message });
    expect(await tablesOf(target)).toEqual([]);
    expect(readFiles(folder('restored'))).toEqual({});
  });

  it('what a backup left that was killed', async () => {
    const path = folder('vys-20261123T073952123Z.tar.gz.partial');
    copyFileSync(whole, path);
    await expect(restore(path)).rejects.toMatchObject({ kind: 'damaged' });
  });

  it('an archive of a newer schema', async () => {
    const failure = restore(whole, { migrationsFolder: older });
    await expect(failure).rejects.toMatchObject({ kind: 'newer', message: /newer release/ });
    expect(await tablesOf(target)).toEqual([]);
  });

  it('a database or a folder that is not empty, unless told to replace it', {
    tags: 'slow',
  }, async () => {
    mkdirSync(folder('restored/files'), { recursive: true });
    writeFileSync(folder('restored/files/old.webp'), 'old');
    await expect(restore(whole)).rejects.toThrow('is not empty');
    await migrate(target.url);
    await expect(restore(whole)).rejects.toThrow('The database is not empty');
    await restore(whole, { force: true });
    const { 'media/a.webp': image, ...others } = readFiles(folder('restored/files'));
    expect(image).toBe(readFiles(folder('data/files'))['media/a.webp']);
    expect(others).toEqual({});
    expect(await readForm(target.url)).toEqual(await readForm(source.url));
  });

  it('a database that Vys uses', async () => {
    await withClient(target.url, async () => {
      await expect(restore(whole, { force: true })).rejects.toThrow(
        'in use by Vys (1 connections)',
      );
    });
  });
});

/** A tar whose last entry is missing. */
function withoutEnd(bytes: Buffer): Buffer {
  const tar = gunzipSync(bytes);
  return gzipSync(
    Buffer.concat([tar.subarray(0, tar.lastIndexOf('end.json')), Buffer.alloc(1024)]),
  );
}

it('an archive of an older schema is restored and migrated', { tags: 'slow' }, async () => {
  const [old, fresh] = [await createEmptyDb(), await createTestDb()];
  try {
    await migrate(old.url, { folder: older });
    await withClient(old.url, (client) =>
      client.query(
        `insert into accounts (user_id, email, username) values (gen_random_uuid(), 'ada@vys.example', 'ada')`,
      ),
    );
    const config = configOf(old, folder('nothing'));
    const { path } = await createBackup({ config, folder: folder('older'), release: '0' });
    await restore(path);
    expect(await readForm(target.url)).toEqual(await readForm(fresh.url));
    const rows = await withClient(target.url, (client) =>
      client.query('select email from accounts'),
    );
    expect(rows.rows).toEqual([{ email: 'ada@vys.example' }]);
  } finally {
    await old.drop();
    await fresh.drop();
  }
});

it('keeps the newest archives and deletes nothing else', async () => {
  const to = folder('kept');
  mkdirSync(to);
  const names = [1, 2, 3].map((day) => `vys-2026110${day}T000000000Z.tar.gz`);
  const all = [...names, `${names[2]}.partial`, 'notes.txt'];
  for (const name of all) writeFileSync(join(to, name), '');
  expect(await keepNewest(to, 2)).toEqual(names.slice(0, 1));
  expect(readdirSync(to).sort()).toEqual(all.slice(1).sort());
});

it.each<[unknown, number]>([
  [new ArchiveError('damaged', ''), 3],
  [new ArchiveError('newer', ''), 4],
  [new TargetError(''), 5],
  [new ArchiveError('passphrase', ''), 6],
  [new StartupError(''), 1],
  [Object.assign(new Error(''), { code: 'ENOSPC' }), 1],
  [new TypeError(''), 70],
])('%s has an exit code of its own', (error, code) => {
  expect(exitCodeOf(error)).toBe(code);
});

describe('the command', () => {
  const run = (name: string, args: string[], env: Record<string, string> = {}) => {
    const child = fork(join(import.meta.dirname, name), args, {
      execArgv: [],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: {
        ...process.env,
        DATABASE_URL: source.url,
        VYS_DATA_DIR: folder('data'),
        ...env,
      },
    });
    let output = '';
    child.stdout?.on('data', (data) => (output += data));
    child.stderr?.on('data', (data) => (output += data));
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
    return { child, ended, output: () => output };
  };

  it('says with its exit code how it ended', { tags: 'slow', timeout: 120_000 }, async () => {
    const to = folder('made');
    const made = run('backup.ts', ['--to', to, '--keep', '1'], { BACKUP_PASSPHRASE: '' });
    expect(await made.ended, made.output()).toBe(0);
    const [name = ''] = readdirSync(to);
    const check = run('restore.ts', [join(to, name), '--check']);
    const damaged = run('restore.ts', [change('flipped', (bytes) => flip(bytes, 4000))]);
    const wrong = run('restore.ts', []);
    expect(await check.ended, check.output()).toBe(0);
    expect(check.output()).toMatch(/The archive is whole: \d+ rows and 1 files/);
    expect(await damaged.ended, damaged.output()).toBe(3);
    expect(await wrong.ended, wrong.output()).toBe(2);
  });

  it('killed midway leaves no archive that passes for whole', {
    tags: 'slow',
    timeout: 120_000,
  }, async () => {
    const to = folder('cut');
    const { child, ended } = run('backup.ts', ['--to', to]);
    const drafts = () => {
      try {
        return readdirSync(to);
      } catch {
        return [];
      }
    };
    await expect.poll(drafts, { timeout: 60_000, interval: 1 }).toHaveLength(1);
    child.kill('SIGKILL');
    await ended;
    const [name = ''] = drafts();
    if (name.endsWith('.partial')) {
      expect(await keepNewest(to, 0)).toEqual([]);
      truncateSync(join(to, name), Math.min(4000, readFileSync(join(to, name)).length));
      copyFileSync(join(to, name), folder('renamed.tar.gz'));
      await expect(verifyBackup({ path: folder('renamed.tar.gz') })).rejects.toMatchObject({
        kind: 'damaged',
      });
    } else await verifyBackup({ path: join(to, name) });
  });
});
