// How much memory the product takes: each process of the server, its workers and PostgreSQL, in MB. What several
// processes share is counted once (proportional set).
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { listNames, memoryMb } from '../measure/processes.ts';

export type MemoryRow = {
  after: string;
  supervisor: number;
  publicPages: number;
  workspace: number;
  workers: number;
  workersMb: number;
  /** Server with its workers. */
  sumMb: number;
  postgres: number;
  sumWithPostgresMb: number;
  /** In use after a collection; only where one was forced. */
  heapPublicPages?: number;
  heapWorkspace?: number;
};

type Process = { pid: number; command: string };
type Processes = {
  supervisor: number;
  publicPages: number;
  workspace: number;
  workers: Process[];
  postgres: Process[];
};

const MEBIBYTE = 1024 * 1024;
const COLLECTED_MS = 60_000;

export function listProcesses(pid: number): Processes {
  const below = listNames([pid]).filter((one) => one.pid !== pid && one.command !== '');
  const isService = ({ command }: Process) => /main\/service\.ts/.test(command);
  const isWorker = ({ command }: Process) => command.includes(' --permission ');
  // In the order in which the supervisor starts them.
  const [publicPages, workspace] = below.filter(isService).toSorted((a, b) => a.pid - b.pid);
  if (publicPages === undefined || workspace === undefined)
    throw new Error('A service is missing.');
  return {
    supervisor: pid,
    publicPages: publicPages.pid,
    workspace: workspace.pid,
    workers: below.filter(isWorker),
    postgres: below.filter((one) => !isService(one) && !isWorker(one)),
  };
}

export function readRow(after: string, pid: number): MemoryRow {
  const { workers, postgres, ...server } = listProcesses(pid);
  const mb = (one: number) => memoryMb([one], { alone: true });
  const sum = (all: readonly Process[]) => all.reduce((total, one) => total + mb(one.pid), 0);
  const own = {
    supervisor: mb(server.supervisor),
    publicPages: mb(server.publicPages),
    workspace: mb(server.workspace),
  };
  const workersMb = sum(workers);
  const sumMb = own.supervisor + own.publicPages + own.workspace + workersMb;
  const database = sum(postgres);
  return {
    after,
    ...own,
    ...{ workers: workers.length, workersMb, sumMb },
    ...{ postgres: database, sumWithPostgresMb: sumMb + database },
  };
}

/** Has the processes of the server collect their garbage first. `look` counts from 1. */
export async function readCollectedRow(
  after: string,
  pid: number,
  { folder, look }: { folder: string; look: number },
): Promise<MemoryRow> {
  const { supervisor, publicPages, workspace } = listProcesses(pid);
  for (const one of [supervisor, publicPages, workspace]) process.kill(one, 'SIGUSR2');
  const heaps: number[] = [];
  for (const one of [supervisor, publicPages, workspace]) {
    heaps.push(await readHeap(join(folder, `${one}-${look}.json`)));
  }
  const [, heapPublicPages = 0, heapWorkspace = 0] = heaps;
  return { ...readRow(after, pid), heapPublicPages, heapWorkspace };
}

async function readHeap(path: string): Promise<number> {
  for (let waited = 0; !existsSync(path); waited += 50) {
    if (waited > COLLECTED_MS) throw new Error(`${path} is missing.`);
    await sleep(50);
  }
  const { heapBytes } = JSON.parse(readFileSync(path, 'utf8')) as { heapBytes: number };
  return Math.round((heapBytes / MEBIBYTE) * 10) / 10;
}
