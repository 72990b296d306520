// What else is in the data folder: emails that are files, the key of the development inbox, and whatever a later
// release puts there. Not what is made anew at a start, and not what has its own way into an archive.
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { errorCode } from '../../../platform/process/startup-error.ts';
import { renameDurably, syncTree } from '../../../platform/storage/durable.ts';
import type { NewEntry } from '../archive/write-archive.ts';
import { listFolder, readFile, readFolder } from './stored-files.ts';

export const SPOOL = 'events';
export const FILES = 'files';
const STAGED = 'restore.new';
const REPLACED = 'restore.old';

/** Of the machine or of one run. */
const LOCAL =
  /^(?:postgres|postgres\.new|postgres\.log|run|services|compile-cache|instance\.lock.*|backups|restore\.(?:new|old))$/;
/** What a restore replaces, be it in the archive or not. */
const REPLACEABLE = [FILES, SPOOL, 'emails'];

/** Apart from `files` and `events`, and from the folder that holds archives. */
export async function* readDataFolder(
  dataDir: string,
  archiveFolder: string,
): AsyncGenerator<NewEntry> {
  for (const { name, isDirectory } of await listTop(dataDir)) {
    const path = join(dataDir, name);
    if (name === FILES || name === SPOOL || `${archiveFolder}${sep}`.startsWith(`${path}${sep}`)) {
      continue;
    }
    if (isDirectory) {
      for await (const file of readFolder(path)) yield { ...file, name: `${name}/${file.name}` };
    } else {
      const file = await readFile(path);
      if (file !== undefined) yield { ...file, name };
    }
  }
}

/** Any file that a restore would replace. */
export async function hasFiles(dataDir: string): Promise<boolean> {
  for (const name of REPLACEABLE) {
    for await (const _ of listFolder(join(dataDir, name))) return true;
  }
  return false;
}

/** Where the files of an archive go until all of them are there. */
export async function openStage(dataDir: string): Promise<string> {
  const stage = join(dataDir, STAGED);
  await rm(stage, { recursive: true, force: true });
  await mkdir(stage, { recursive: true, mode: 0o700 });
  return stage;
}

/** Puts what was staged in the place of what was there. */
export async function swapStage(dataDir: string): Promise<void> {
  const [stage, replaced] = [join(dataDir, STAGED), join(dataDir, REPLACED)];
  syncTree(stage);
  await rm(replaced, { recursive: true, force: true });
  await mkdir(replaced, { mode: 0o700 });
  const staged = await readdir(stage);
  for (const name of new Set([...staged, ...REPLACEABLE])) {
    const path = join(dataDir, name);
    if (existsSync(path)) renameDurably(path, join(replaced, name));
    if (staged.includes(name)) renameDurably(join(stage, name), path);
  }
  await rm(replaced, { recursive: true, force: true });
  await rm(stage, { recursive: true, force: true });
}

export async function dropStage(dataDir: string): Promise<void> {
  await rm(join(dataDir, STAGED), { recursive: true, force: true });
}

async function listTop(dataDir: string): Promise<{ name: string; isDirectory: boolean }[]> {
  const entries = await readdir(dataDir, { withFileTypes: true }).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  });
  return entries
    .filter((entry) => (entry.isFile() || entry.isDirectory()) && !LOCAL.test(entry.name))
    .map((entry) => ({ name: entry.name, isDirectory: entry.isDirectory() }));
}
