// Keeps bytes under a key. This adapter keeps them on disk; a write is either wholly there,
// power failure included, or not at all. The other one is files-s3.ts.

import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errorCode } from './startup-problem.ts';

export type FileFacts = {
  contentType: string;
  /** Under this key there will never be anything else. */
  isImmutable: boolean;
};

export type Files = {
  /** Once it returns, the bytes are safe. What is told about them is for others that read the store. */
  put(key: string, bytes: Uint8Array, facts?: FileFacts): Promise<void>;
  /** Null when there is nothing under the key. */
  get(key: string): Promise<Buffer | null>;
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>;
};

export function createDiskFiles(folder: string): Files {
  return {
    async put(key, bytes) {
      const path = pathOf(folder, key);
      const made = await mkdir(dirname(path), { recursive: true });
      const draft = `${path}.${randomBytes(6).toString('hex')}.draft`;
      try {
        await writeSynced(draft, bytes);
        await rename(draft, path);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
      await syncFolders(dirname(path), made === undefined ? dirname(path) : dirname(made));
    },
    async get(key) {
      try {
        return await readFile(pathOf(folder, key));
      } catch (error) {
        if (errorCode(error) === 'ENOENT') return null;
        throw error;
      }
    },
    async remove(key) {
      await rm(pathOf(folder, key), { force: true });
    },
  };
}

async function writeSynced(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

// A new name is only safe once its folder is written too, and so for each folder made on the way.
async function syncFolders(from: string, to: string): Promise<void> {
  for (let path = from; ; path = dirname(path)) {
    const folder = await open(path, 'r');
    await folder.sync().finally(() => folder.close());
    if (path === to || path === dirname(path)) return;
  }
}

function pathOf(folder: string, key: string): string {
  checkKey(key);
  return join(folder, key);
}

/** What no store may take for anything but a name. */
export function checkKey(key: string): void {
  const isPlain = key.split('/').every((part) => /^[A-Za-z0-9_-][A-Za-z0-9._-]*$/.test(part));
  if (!isPlain || key.length > 512) throw new Error(`"${key}" is no key for a file.`);
}
