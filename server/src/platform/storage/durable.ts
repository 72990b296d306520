// Changes on disk that survive a power failure: bytes are synced before they get their name, and the
// folder is synced after that. The only place of the server that renames.
import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readdirSync, renameSync, statSync } from 'node:fs';
import * as promises from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** For tests that look at the order of calls. */
export type FileSystem = Pick<
  typeof promises,
  'chown' | 'mkdir' | 'open' | 'rename' | 'rm' | 'stat'
>;
export type SyncFileSystem = {
  openSync: (path: string, flags: string) => number;
  fsyncSync: (file: number) => void;
  closeSync: (file: number) => void;
  renameSync: (from: string, to: string) => void;
};

const syncFileSystem: SyncFileSystem = { openSync, fsyncSync, closeSync, renameSync };

type WriteOptions = {
  fs?: FileSystem;
  /** Before it gets its name; as after a draft was written by root. */
  onDraft?: (path: string) => Promise<void>;
};

/** Writes or replaces a file; a crash leaves what was before or what is new, and nothing in between. */
export async function writeDurably(
  path: string,
  bytes: Uint8Array,
  { fs = promises, onDraft }: WriteOptions = {},
): Promise<void> {
  const draft = `${path}.${randomBytes(6).toString('hex')}.draft`;
  try {
    const file = await fs.open(draft, 'wx', 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await onDraft?.(draft);
    await fs.rename(draft, path);
  } catch (error) {
    await fs.rm(draft, { force: true });
    throw error;
  }
  await syncFolder(dirname(path), fs);
}

/** Makes the names in a folder safe. */
export async function syncFolder(path: string, fs: FileSystem = promises): Promise<void> {
  const folder = await fs.open(path, 'r');
  await folder.sync().finally(() => folder.close());
}

/** Gives a file its name, or another one. Of a folder, what is in it must be synced already. */
export function renameDurably(from: string, to: string, fs = syncFileSystem): void {
  syncPath(from, fs);
  fs.renameSync(from, to);
  syncPath(dirname(to), fs);
}

/** Everything in a folder that other programs wrote. */
export function syncTree(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name);
    const about = statSync(path, { throwIfNoEntry: false });
    if (about?.isFile() || about?.isDirectory()) syncPath(path);
  }
  syncPath(folder);
}

export function syncPath(path: string, fs = syncFileSystem): void {
  const file = fs.openSync(path, 'r');
  try {
    fs.fsyncSync(file);
  } finally {
    fs.closeSync(file);
  }
}
