// Notes on disk which process serves a port, or is one of several that do, so that one whose supervisor was killed is found and ended
// before the next one starts. Such a process ends by itself, unless it hangs.

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  findProcess,
  killGroup,
  type RunningProcess,
  sameProcess,
  signal,
  waitUntilGone,
} from '../platform/postgres/process.ts';
import { progressMessages } from './console-messages.ts';

type Known = Pick<RunningProcess, 'pid' | 'started'>;
type Note = { service: Known; supervisor: Known };

export type ServiceRecord = {
  write(pid: number): void;
  clear(): void;
  /** Ends the process of a supervisor that is gone; leaves that of a running one alone. */
  endLeftover(onProgress: (line: string) => void): Promise<void>;
};

export function createServiceRecord(
  dataDir: string,
  name: string,
  graceMs = 10_000,
): ServiceRecord {
  const folder = join(dataDir, 'services');
  const path = join(folder, `${name}.json`);
  return {
    write(pid) {
      const [service, supervisor] = [pid, process.pid].map(knownProcess);
      if (!service || !supervisor) return;
      try {
        mkdirSync(folder, { recursive: true, mode: 0o700 });
        writeFileSync(path, JSON.stringify({ service, supervisor } satisfies Note), {
          mode: 0o600,
        });
      } catch {
        // A full disk must not keep a service from running.
      }
    },
    clear: () => rmSync(path, { force: true }),
    async endLeftover(onProgress) {
      const note = readNote(path);
      if (note === null || !sameProcess(note.service) || sameProcess(note.supervisor)) return;
      onProgress(progressMessages.leftover(note.service.pid));
      if (!(await waitUntilGone(note.service, graceMs))) {
        signal(note.service, 'SIGKILL');
        await waitUntilGone(note.service, 5000);
      }
      // What it started itself, such as renderers.
      killGroup(note.service.pid);
    },
  };
}

function knownProcess(pid: number): Known | undefined {
  const processInfo = findProcess(pid);
  return processInfo === null ? undefined : { pid: processInfo.pid, started: processInfo.started };
}

function readNote(path: string): Note | null {
  try {
    const note = JSON.parse(readFileSync(path, 'utf8')) as Note;
    return isKnown(note.service) && isKnown(note.supervisor) ? note : null;
  } catch {
    return null;
  }
}

function isKnown(value: Partial<Known> | undefined): boolean {
  return typeof value?.pid === 'number' && typeof value.started === 'string';
}
