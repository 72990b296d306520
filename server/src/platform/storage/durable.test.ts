// What survives a power failure: the order of writing, syncing and renaming, on a real folder.
import {
  closeSync,
  fsyncSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import * as promises from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type FileSystem, renameDurably } from './durable.ts';
import { createDiskFileStore } from './file-store.ts';

let root: string;
let calls: string[];
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vys-durable-'));
  calls = [];
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const named = (path: string) =>
  (relative(root, path) || '.').replace(/\.[0-9a-f]{12}\.draft$/, '.draft');

/** The real file system, which notes what is done to it. */
const noting: FileSystem = {
  ...promises,
  open: async (path, ...rest) => {
    const file = await promises.open(path, ...rest);
    const sync = file.sync.bind(file);
    file.sync = async () => {
      calls.push(`sync ${named(String(path))}`);
      await sync();
    };
    return file;
  },
  rename: async (from, to) => {
    calls.push(`rename ${named(String(from))} to ${named(String(to))}`);
    await promises.rename(from, to);
  },
  rm: async (path, options) => {
    calls.push(`rm ${named(String(path))}`);
    await promises.rm(path, options);
  },
};

it('R1 a file is synced before it gets its name, then its folder and every folder above', async () => {
  const files = createDiskFileStore(join(root, 'files'), noting);
  await files.put('media/ab/one.webp', Buffer.from('one'));
  expect(calls).toEqual([
    'sync files/media/ab/one.webp.draft',
    'rename files/media/ab/one.webp.draft to files/media/ab/one.webp',
    'sync files/media/ab',
    'sync files/media',
    'sync files',
    'sync .',
  ]);
});

it('R1 folders that were made by another process are synced as well, once', async () => {
  mkdirSync(join(root, 'files/media/ab'), { recursive: true });
  const files = createDiskFileStore(join(root, 'files'), noting);
  await files.put('media/ab/one.webp', Buffer.from('one'));
  expect(calls).toContain('sync files/media');
  calls = [];
  await files.put('media/ab/two.webp', Buffer.from('two'));
  expect(calls.slice(2)).toEqual(['sync files/media/ab']);
});

it('API-17 a removed file does not come back', async () => {
  const files = createDiskFileStore(join(root, 'files'), noting);
  await files.put('media/one.webp', Buffer.from('one'));
  calls = [];
  await files.remove('media/one.webp');
  expect(calls).toEqual(['rm files/media/one.webp', 'sync files/media']);
  await files.remove('other/two.webp');
});

it('R1 a rename at the start is synced before and after', () => {
  writeFileSync(join(root, 'draft'), '');
  const open = new Map<number, string>();
  renameDurably(join(root, 'draft'), join(root, 'final'), {
    closeSync,
    openSync: (path, flags) => {
      const file = openSync(path, flags);
      open.set(file, named(path));
      return file;
    },
    fsyncSync: (file) => {
      calls.push(`sync ${open.get(file)}`);
      fsyncSync(file);
    },
    renameSync: (from, to) => {
      calls.push(`rename ${named(from)} to ${named(to)}`);
      renameSync(from, to);
    },
  });
  expect(calls).toEqual(['sync draft', 'rename draft to final', 'sync .']);
});

it('R1 nothing in the server renames in another way', () => {
  const sources = resolve(import.meta.dirname, '../..');
  const renaming = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .filter((name) =>
      /\brename(?:Sync)?\b[^;]*from 'node:fs/.test(readFileSync(join(sources, name), 'utf8')),
    );
  expect(renaming).toEqual(['platform/storage/durable.ts']);
});

it('L9 folders of files are closed to other users', async () => {
  const files = createDiskFileStore(join(root, 'files'));
  await files.put('media/one.webp', Buffer.from('one'));
  const modes = ['files', 'files/media'].map((name) => statSync(join(root, name)).mode & 0o777);
  expect(modes).toEqual([0o700, 0o700]);
});
