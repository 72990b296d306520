// Stores bytes under a key. This adapter stores them on disk; a write is atomic and survives a power
// failure. The other adapter is s3-file-store.ts.

import * as promises from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { OsUser } from '../postgres/os-user.ts';
import { errorCode } from '../process/startup-error.ts';
import { type FileSystem, syncFolder, writeDurably } from './durable.ts';

export type FileMetadata = {
  contentType: string;
  /** The content under this key never changes. */
  isImmutable: boolean;
};

export type FileStore = {
  /** Once it returns, the bytes are durable. `metadata` is only for other readers of the bucket. */
  put(key: string, bytes: Uint8Array, metadata?: FileMetadata): Promise<void>;
  /** Null when there is nothing under the key. */
  get(key: string): Promise<Buffer | null>;
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>;
};

export function createDiskFileStore(folder: string, fs: FileSystem = promises): FileStore {
  /** Folders whose own names are safe. */
  const synced = new Set<string>();

  /** Also folders that others made: they may have ended before these were safe. */
  async function syncNames(path: string): Promise<void> {
    for (let below = path; ; below = dirname(below)) {
      if (!synced.has(below)) {
        await syncFolder(dirname(below), fs).catch((error: unknown) => {
          // The data folder may belong to root, who has synced it.
          if (below !== folder || errorCode(error) !== 'EACCES') throw error;
        });
      }
      synced.add(below);
      if (below === folder || below === dirname(below)) return;
    }
  }

  return {
    async put(key, bytes) {
      const path = getPath(folder, key);
      const firstFolder = await fs.mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const owner = await getFolderOwner(folder, fs);
      if (owner !== null && firstFolder !== undefined)
        await chownFolders(dirname(path), firstFolder, owner, fs);
      await writeDurably(path, bytes, {
        fs,
        onDraft: async (draft) => {
          if (owner !== null) await fs.chown(draft, owner.uid, owner.gid);
        },
      });
      await syncNames(dirname(path));
    },
    async get(key) {
      try {
        return await promises.readFile(getPath(folder, key));
      } catch (error) {
        if (errorCode(error) === 'ENOENT') return null;
        throw error;
      }
    },
    async remove(key) {
      const path = getPath(folder, key);
      await fs.rm(path, { force: true });
      try {
        // What is reported as removed must not come back.
        await syncFolder(dirname(path), fs);
      } catch (error) {
        if (errorCode(error) !== 'ENOENT') throw error;
      }
    },
  };
}

/** Root writes as the owner of the folder, who could not read it otherwise. */
async function getFolderOwner(folder: string, fs: FileSystem): Promise<OsUser | null> {
  if (process.getuid?.() !== 0) return null;
  const { uid, gid } = await fs.stat(folder);
  return uid === 0 ? null : { uid, gid };
}

async function chownFolders(from: string, to: string, { uid, gid }: OsUser, fs: FileSystem) {
  for (let path = from; ; path = dirname(path)) {
    await fs.chown(path, uid, gid);
    if (path === to || path === dirname(path)) return;
  }
}

function getPath(folder: string, key: string): string {
  checkKey(key);
  return join(folder, key);
}

/** Throws for keys that a store could read as a path or a query. */
export function checkKey(key: string): void {
  const isPlain = key.split('/').every((part) => /^[A-Za-z0-9_-][A-Za-z0-9._-]*$/.test(part));
  if (!isPlain || key.length > 512) throw new Error(`"${key}" is no key for a file.`);
}
