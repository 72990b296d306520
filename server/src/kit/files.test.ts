// What every file store keeps to, on a real folder and in a bucket; and what only a folder could leave behind.

import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type S3StandIn, startS3StandIn } from '../../test/s3-stand-in.ts';
import { readConfig } from './config.ts';
import { createDiskFiles, type Files } from './files.ts';
import { openFiles } from './open-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'vys-files-'));
let standIn: S3StandIn;
beforeAll(async () => {
  standIn = await startS3StandIn();
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await standIn.stop();
});

const adapters: [string, () => Files][] = [
  ['on disk', () => openFiles(readConfig({ VYS_DATA_DIR: folder }, []))],
  ['in a bucket', () => openFiles(readConfig({ ...standIn.env, VYS_DATA_DIR: folder }, []))],
];

describe.each(adapters)('files %s', (_, open) => {
  let files: Files;
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

  it('takes what is told about the bytes without changing them', async () => {
    const facts = { contentType: 'image/webp', isImmutable: true };
    await files.put('told', Buffer.from('told'), facts);
    expect((await files.get('told'))?.toString()).toBe('told');
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
    'refuses the key %j',
    async (key) => {
      await expect(files.put(key, Buffer.from('x'))).rejects.toThrow('is no key for a file');
      await expect(files.get(key)).rejects.toThrow('is no key for a file');
      await expect(files.remove(key)).rejects.toThrow('is no key for a file');
    },
  );
});

describe('createDiskFiles', () => {
  it('leaves no draft behind', async () => {
    const own = mkdtempSync(join(tmpdir(), 'vys-files-'));
    const files = createDiskFiles(own);
    const values = Array.from({ length: 10 }, (_, index) => Buffer.from(`${index}`));
    await Promise.all(values.map((value) => files.put('media/one.png', value)));
    expect(readdirSync(join(own, 'media'))).toEqual(['one.png']);
    rmSync(own, { recursive: true });
  });
});
