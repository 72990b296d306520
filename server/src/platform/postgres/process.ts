// Tells processes apart: a pid alone says little, since the system hands it out again.
// Reads /proc on Linux, and runs `ps` elsewhere.

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

export type RunningProcess = {
  pid: number;
  /** Differs between two processes that had the same pid; comparable, not a date. */
  started: string;
  /** Program and arguments; one single string where the system does not keep them apart. */
  command: string[];
};

/** Null when nothing runs under this pid. A zombie does not run. */
export function findProcess(pid: number): RunningProcess | null {
  if (!Number.isInteger(pid) || pid <= 0) return null;
  return process.platform === 'linux' ? fromProc(pid) : fromPs(pid);
}

export function sameProcess(known: { pid: number; started: string }): boolean {
  return findProcess(known.pid)?.started === known.started;
}

/** True when the process was gone within the time. */
export async function waitUntilGone(
  known: { pid: number; started: string },
  timeoutMs: number,
): Promise<boolean> {
  const end = Date.now() + timeoutMs;
  while (sameProcess(known)) {
    if (Date.now() > end) return false;
    await sleep(20);
  }
  return true;
}

/** Sends the signal unless the process has already gone. */
export function signal(known: { pid: number; started: string }, name: NodeJS.Signals): void {
  if (!sameProcess(known)) return;
  try {
    process.kill(known.pid, name);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

/** Ends a process group at once; no error when nothing of it is left. */
export function killGroup(leader: number): void {
  try {
    process.kill(-leader, 'SIGKILL');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

function fromProc(pid: number): RunningProcess | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses may hold anything, so fields are counted after the last one.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z' || fields[0] === 'X') return null;
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').slice(0, -1);
    return { pid, started: `${bootId()}:${fields[19]}`, command };
  } catch {
    return null;
  }
}

function bootId(): string {
  return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
}

function fromPs(pid: number): RunningProcess | null {
  try {
    const line = execFileSync('ps', ['-o', 'stat=,lstart=,command=', '-p', String(pid)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const parts = /^\s*(\S+)\s+(\S+\s+\S+\s+\S+\s+\S+\s+\S+)\s+(.*)/.exec(line.trimEnd());
    if (parts === null || parts[1]?.startsWith('Z')) return null;
    return { pid, started: parts[2] ?? '', command: [parts[3] ?? ''] };
  } catch {
    return null;
  }
}
