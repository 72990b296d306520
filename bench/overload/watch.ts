// Watches the processes of the product once a second: memory and processor time of each, and which of them
// came and went.
import { basename } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { listNames, memoryMb, readCpuSeconds, residentMb } from '../measure/processes.ts';
import { rounded } from '../measure/statistics.ts';

export type Group = 'server' | 'workers' | 'postgres';
export type ProcessRow = {
  group: Group;
  process: string;
  /** How many there were at the same time, and over the whole time. */
  atOnce: number;
  started: number;
  /** Of all of the row together; what processes share is counted once. */
  peakMb: number;
  /** Resident memory, with what they share counted for each. */
  peakRssMb: number;
  cpuSeconds: number;
};
export type WatchReport = {
  rows: ProcessRow[];
  /** Peak of all processes of a group at the same moment, in MB. */
  peakMb: Record<Group, number>;
};
export type Watch = { stop(): Promise<WatchReport> };

type Seen = { group: Group; name: string; cpuAtStart: number; cpu: number };

const EVERY_MS = 1_000;

/** The processes that must stay: the server's own and the main process of PostgreSQL. */
export function lastingProcesses(pid: number): Map<number, string> {
  const all = describe(pid);
  const postgres = new Set(all.filter(({ group }) => group === 'postgres').map((one) => one.pid));
  const lasting = all.filter(({ group, parent }) => {
    return group === 'server' || (group === 'postgres' && !postgres.has(parent));
  });
  return new Map(lasting.map((one) => [one.pid, one.name]));
}

export function watchProcesses(pid: number): Watch {
  const usageByPid = new Map<number, Seen>();
  const rows = new Map<string, ProcessRow>();
  const peakMb: Record<Group, number> = { server: 0, workers: 0, postgres: 0 };
  let isOver = false;

  function look(): void {
    const groups: Record<Group, number> = { server: 0, workers: 0, postgres: 0 };
    const now = new Map<string, { count: number; mb: number; rssMb: number }>();
    for (const process of describe(pid)) {
      const cpu = readCpuSeconds(process.pid);
      const usage = usageByPid.get(process.pid) ?? {
        ...process,
        cpuAtStart: isFirst ? cpu : 0,
        cpu,
      };
      usageByPid.set(process.pid, { ...usage, cpu: Math.max(usage.cpu, cpu) });
      const mb = memoryMb([process.pid], { alone: true });
      groups[process.group] += mb;
      const key = `${process.group} ${process.name}`;
      const sum = now.get(key) ?? { count: 0, mb: 0, rssMb: 0 };
      const rssMb = sum.rssMb + residentMb(process.pid);
      now.set(key, { count: sum.count + 1, mb: sum.mb + mb, rssMb });
      rows.set(key, rows.get(key) ?? emptyRow(process.group, process.name));
    }
    isFirst = false;
    for (const [key, { count, mb, rssMb }] of now) {
      const row = rows.get(key) as ProcessRow;
      row.atOnce = Math.max(row.atOnce, count);
      row.peakMb = Math.max(row.peakMb, Math.round(mb));
      row.peakRssMb = Math.max(row.peakRssMb, Math.round(rssMb));
    }
    for (const group of Object.keys(groups) as Group[]) {
      peakMb[group] = Math.max(peakMb[group], Math.round(groups[group]));
    }
  }

  let isFirst = true;
  const watching = (async () => {
    for (; !isOver; await sleep(EVERY_MS)) look();
  })();

  return {
    async stop() {
      isOver = true;
      await watching;
      look();
      for (const { group, name, cpu, cpuAtStart } of usageByPid.values()) {
        const row = rows.get(`${group} ${name}`) as ProcessRow;
        row.started += 1;
        row.cpuSeconds = rounded(row.cpuSeconds + cpu - cpuAtStart, 2);
      }
      const order: Group[] = ['server', 'workers', 'postgres'];
      const sorted = [...rows.values()].sort(
        (a, b) => order.indexOf(a.group) - order.indexOf(b.group) || b.cpuSeconds - a.cpuSeconds,
      );
      return { rows: sorted, peakMb };
    },
  };
}

function emptyRow(group: Group, process: string): ProcessRow {
  return { group, process, atOnce: 0, started: 0, peakMb: 0, peakRssMb: 0, cpuSeconds: 0 };
}

type Described = { pid: number; parent: number; group: Group; name: string };

function describe(pid: number): Described[] {
  const all = listNames([pid]);
  const commands = new Map(all.map((one) => [one.pid, one.command]));
  return all
    .filter(({ parent, command }) => {
      // One that has just been forked still has the name of its parent.
      return command !== '' && command !== commands.get(parent);
    })
    .map(({ command, ...one }) => ({ ...one, ...describeCommand(command, one.pid) }));
}

/** Workers are those without permissions. Each process of the server is listed. */
function describeCommand(command: string, pid: number): { group: Group; name: string } {
  const words = command.split(' ').filter((word) => !word.startsWith('--'));
  const script = words.findIndex((word) => /\.(ts|mjs)$/.test(word));
  if (script === -1) {
    const isPostgres = /postgres/.test(command);
    return isPostgres
      ? { group: 'postgres', name: 'postgres' }
      : { group: 'server', name: `${basename(words[0] ?? '')} ${pid}` };
  }
  const isWorker = command.includes(' --permission ');
  const name = basename(words[script] ?? '').replace('.mjs', '.ts');
  return isWorker ? { group: 'workers', name } : { group: 'server', name: `${name} ${pid}` };
}
