// The disk adapter on a real folder.

import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createDiskFiles } from './files.ts';

const folder = mkdtempSync(join(tmpdir(), 'vys-files-'));
const files = createDiskFiles(folder);
afterAll(() => rmSync(folder, { recursive: true }));

describe('createDiskFiles', () => {
  it('gives back what was put, and replaces it whole', async () => {
    await files.put('media/ab/one.png', Buffer.from('first'));
    await files.put('media/ab/one.png', Buffer.from('second'));
    expect((await files.get('media/ab/one.png'))?.toString()).toBe('second');
    expect(readdirSync(join(folder, 'media/ab'))).toEqual(['one.png']);
  });

  it('keeps one whole value when many write at once', async () => {
    const values = Array.from({ length: 20 }, (_, index) => String(index).repeat(50_000));
    await Promise.all(values.map((value) => files.put('race', Buffer.from(value))));
    expect(values).toContain((await files.get('race'))?.toString());
    expect(readdirSync(folder).filter((name) => name.endsWith('.draft'))).toEqual([]);
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
    },
  );
});
