// What every file store guarantees, in a real folder and in a bucket; and what only a folder could leave
// behind.

import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FakeS3, startFakeS3 } from '../../../test/s3/fake-s3.ts';
import { readConfig } from '../config.ts';
import { createFileStore } from './create-file-store.ts';
import { createDiskFileStore, type FileStore } from './file-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'vys-files-'));
let fakeS3: FakeS3;
beforeAll(async () => {
  fakeS3 = await startFakeS3();
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await fakeS3.stop();
});

const adapters: [string, () => FileStore][] = [
  ['on disk', () => createFileStore(readConfig({ VYS_DATA_DIR: folder }, []))],
  ['in a bucket', () => createFileStore(readConfig({ ...fakeS3.env, VYS_DATA_DIR: folder }, []))],
];

describe.each(adapters)('files %s', (_, open) => {
  let files: FileStore;
  beforeAll(() => {
    files = open();
  });

  it('gives back what was put, and replaces it whole', async () => {
    await files.put('media/ab/one.png', Buffer.from('first'));
    await files.put('media/ab/one.png', Buffer.from('second'));
    expect((await files.get('media/ab/one.png'))?.toString()).toBe('second');
  });

  it('keeps every byte, none at all, and those of a view into more', async () => {
    const every = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte));
    await files.put('every', every);
    await files.put('empty', new Uint8Array());
    await files.put('view', every.subarray(10, 12));
    expect(await files.get('every')).toEqual(every);
    expect(await files.get('empty')).toEqual(Buffer.alloc(0));
    expect(await files.get('view')).toEqual(Buffer.from([10, 11]));
  });

  it('accepts metadata without changing the bytes', async () => {
    const metadata = { contentType: 'image/webp', isImmutable: true };
    await files.put('described', Buffer.from('bytes'), metadata);
    expect((await files.get('described'))?.toString()).toBe('bytes');
  });

  it('keeps one whole value when many write at once', async () => {
    const values = Array.from({ length: 20 }, (_, index) => String(index).repeat(50_000));
    await Promise.all(values.map((value) => files.put('race', Buffer.from(value))));
    expect(values).toContain((await files.get('race'))?.toString());
  });

  it('knows nothing under an unused key, and removes without complaint', async () => {
    expect(await files.get('none')).toBeNull();
    await files.put('gone', Buffer.from('x'));
    await files.remove('gone');
    await files.remove('gone');
    expect(await files.get('gone')).toBeNull();
  });

  it.each(['../out', '/etc/passwd', 'a//b', 'a/..', '', 'a/.hidden', 'a\0b', 'x'.repeat(600)])(
    'rejects the key %j',
    async (key) => {
      await expect(files.put(key, Buffer.from('x'))).rejects.toThrow('is no key for a file');
      await expect(files.get(key)).rejects.toThrow('is no key for a file');
      await expect(files.remove(key)).rejects.toThrow('is no key for a file');
    },
  );
});

describe('createDiskFileStore', () => {
  it('leaves no draft behind', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'vys-files-'));
    const files = createDiskFileStore(folder);
    const values = Array.from({ length: 10 }, (_, index) => Buffer.from(`${index}`));
    await Promise.all(values.map((value) => files.put('media/one.png', value)));
    expect(readdirSync(join(folder, 'media'))).toEqual(['one.png']);
    rmSync(folder, { recursive: true });
  });
});
