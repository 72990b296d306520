// One running program per data folder: the lock names its holder by pid and start time,
// so a lock left behind by a killed process, or by one whose pid was handed out again, is void.

import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartupError } from '../process/startup-error.ts';
import { renameDurably } from '../storage/durable.ts';
import { findProcess, sameProcess } from './process.ts';

type Holder = { pid: number; started: string };

export type InstanceLock = { release(): void };

export async function takeInstanceLock(dataDir: string): Promise<InstanceLock> {
  const path = join(dataDir, 'instance.lock');
  const self = findProcess(process.pid);
  if (self === null) throw new Error('The own process was not found in the process list.');
  const ownHolder: Holder = { pid: self.pid, started: self.started };
  assertNotLocked(path, dataDir);
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(ownHolder), { mode: 0o644 });
  renameDurably(draft, path);
  // Two starters may both have found the folder free; the last to write is the one that stays.
  await sleep(40);
  const holder = readHolder(path);
  if (!isSame(holder, ownHolder)) throw inUse(dataDir, holder?.pid);
  return {
    release() {
      if (isSame(readHolder(path), ownHolder)) rmSync(path, { force: true });
    },
  };
}

/** True for a folder whose program ended without giving the lock back. */
export function isAbandoned(dataDir: string): boolean {
  const holder = readHolder(join(dataDir, 'instance.lock'));
  return holder !== null && !sameProcess(holder);
}

function assertNotLocked(path: string, dataDir: string): void {
  const holder = readHolder(path);
  if (holder !== null && sameProcess(holder)) throw inUse(dataDir, holder.pid);
}

function readHolder(path: string): Holder | null {
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (typeof value !== 'object' || value === null) return null;
    if (!('pid' in value) || !('started' in value)) return null;
    return { pid: Number(value.pid), started: String(value.started) };
  } catch {
    return null;
  }
}

function isSame(a: Holder | null, b: Holder): boolean {
  return a !== null && a.pid === b.pid && a.started === b.started;
}

function inUse(dataDir: string, pid: number | undefined): StartupError {
  const who =
    pid === undefined ? 'another instance of Vys' : `another instance of Vys (pid ${pid})`;
  return new StartupError(
    `The data folder ${dataDir} is in use by ${who}; stop it, or set VYS_DATA_DIR to another folder.`,
  );
}
