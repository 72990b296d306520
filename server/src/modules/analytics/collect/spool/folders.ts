// The folders of a spool: each process writes to one of its own, named after a lease that says which process
// it is. Files of a process that has ended are moved, one by one, by whichever process comes first.
import { randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { findProcess, sameProcess } from '../../../../platform/postgres/process.ts';
import { renameDurably, syncPath, writeDurably } from '../../../../platform/storage/durable.ts';

export const SEGMENT = '.segment';
/** Inserted already; kept for a while, since its ids tell a retry from a new event. */
export const LOADED = '.loaded';
const LEASE = 'lease.json';

type Lease = { pid: number; started: string; host: string };

/** After this long without a sign of life, a process of another machine has ended. */
const FOREIGN_LEASE_MS = 5 * 60_000;

/** Makes the folder of this process. */
export async function claimFolder(root: string): Promise<string> {
  const folder = join(root, randomUUID());
  const isNew = !existsSync(root);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  await writeLease(folder, ownLease());
  syncPath(root);
  if (isNew) syncPath(join(root, '..'));
  return folder;
}

/** To be called every minute or so. */
export function renewLease(folder: string): void {
  const now = new Date();
  utimesSync(join(folder, LEASE), now, now);
}

/** Leaves what is still in the folder to other processes. */
export async function releaseFolder(folder: string): Promise<void> {
  if (listFiles(folder, [SEGMENT, LOADED]).length > 0) {
    return await writeLease(folder, { ...ownLease(), started: '' });
  }
  rmSync(folder, { recursive: true, force: true });
}

/** Moves the files of processes that have ended into `own`; returns the names of segments. */
export function takeOverFolders(root: string, own: string): string[] {
  const segments: string[] = [];
  for (const name of readdirSync(root)) {
    const folder = join(root, name);
    if (folder === own || !isAbandoned(folder)) continue;
    for (const file of listFiles(folder, [SEGMENT, LOADED])) {
      if (moveFile(folder, own, file) && file.endsWith(SEGMENT)) segments.push(file);
    }
    if (listFiles(folder, [SEGMENT, LOADED]).length === 0) {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  return segments;
}

/** Nothing for a folder that another process has just removed. */
export function listFiles(folder: string, endings: readonly string[]): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).filter((name) => endings.some((ending) => name.endsWith(ending)));
}

/** Of all processes: files with events that may not be in the database, also those being written. */
export function listWaitingSegments(root: string): { id: string; path: string }[] {
  if (!existsSync(root)) return [];
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) =>
      listFiles(join(root, name), [SEGMENT]).map((file) => ({
        id: file.slice(0, -SEGMENT.length),
        path: join(root, name, file),
      })),
    );
}

/** For segments that the next process is to load; returns where the one with this id goes. */
export async function createAbandonedFolder(root: string): Promise<(id: string) => string> {
  const folder = join(root, randomUUID());
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  await writeLease(folder, { ...ownLease(), started: '' });
  return (id) => join(folder, `${id}${SEGMENT}`);
}

function ownLease(): Lease {
  const self = findProcess(process.pid);
  if (self === null) throw new Error('The own process was not found in the process list.');
  return { pid: self.pid, started: self.started, host: hostname() };
}

async function writeLease(folder: string, lease: Lease): Promise<void> {
  await writeDurably(join(folder, LEASE), Buffer.from(JSON.stringify(lease)));
}

function isAbandoned(folder: string): boolean {
  const path = join(folder, LEASE);
  try {
    const lease = JSON.parse(readFileSync(path, 'utf8')) as Lease;
    if (lease.started === '') return true;
    // Process ids of another machine, or of another container, say nothing here.
    if (lease.host !== hostname()) return statSync(path).mtimeMs < Date.now() - FOREIGN_LEASE_MS;
    return !sameProcess(lease);
  } catch {
    // Made this moment by a process that writes its lease next, so it holds nothing yet.
    return false;
  }
}

/** False when another process has moved the file already. */
function moveFile(from: string, to: string, name: string): boolean {
  try {
    renameDurably(join(from, name), join(to, name));
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false;
    throw error;
  }
}
