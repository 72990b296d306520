// Starts what is measured, each on the first core where there is a second for the load, and reads how
// much processor time and memory it and all it started took.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

export type Running = { pid: number; stop(): Promise<void> };

const canPin = availableParallelism() > 1 && hasProgram('taskset');

export function hasProgram(name: string): boolean {
  return (process.env.PATH ?? '').split(':').some((folder) => existsSync(`${folder}/${name}`));
}

export function onCore(core: 0 | 1, command: string[]): string[] {
  return canPin ? ['taskset', '-c', String(core), ...command] : command;
}

/** For what is running already; what it starts from then on comes with it. */
export function moveToCore(core: 0 | 1, pid: number): void {
  if (canPin) execFileSync('taskset', ['-acp', String(core), String(pid)], { stdio: 'ignore' });
}

export function pinning(): string {
  return canPin ? 'server on core 0, load on core 1' : 'nothing pinned to a core';
}

/** A Node script that says over its channel when it is ready. */
export async function startScript(
  script: string,
  args: string[],
  env: Record<string, string> = {},
  { isPinned = true, node = process.execPath } = {},
): Promise<Running & { message: unknown }> {
  const command = [node, script, ...args];
  const [program = '', ...rest] = isPinned ? onCore(0, command) : command;
  const child = spawn(program, rest, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, ...env },
  });
  const ended = once(child, 'exit').then(() => {
    throw new Error(`${script} ended before it was ready`);
  });
  const [message] = await Promise.race([once(child, 'message'), ended]);
  ended.catch(() => {});
  return { ...running(child), message };
}

export async function startProgram(command: string[], { isPinned = true } = {}): Promise<Running> {
  const [program = '', ...rest] = isPinned ? onCore(0, command) : command;
  return running(spawn(program, rest, { stdio: ['ignore', 'ignore', 'inherit'] }));
}

function running(child: ChildProcess): Running {
  return {
    pid: child.pid ?? 0,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    },
  };
}

/** Processor time in seconds of processes with all below them so far; 0 where there is no /proc. */
export function cpuSeconds(pids: readonly number[]): number {
  if (!existsSync('/proc/self/stat')) return 0;
  const ticks = (one: number) => readTicks(one) + readTicksOfEnded(one);
  return listProcessTree(pids).reduce((sum, one) => sum + ticks(one), 0) / ticksPerSecond();
}

/** Of one process alone, in seconds. */
export function readCpuSeconds(pid: number): number {
  return readTicks(pid) / ticksPerSecond();
}

/** Resident memory of one process in MB, with all that it shares with others. */
export function residentMb(pid: number): number {
  return Number(/^VmRSS:\s+(\d+)/m.exec(readText(`/proc/${pid}/status`))?.[1] ?? 0) / 1024;
}

/** Memory in MB of processes with all below them; what several share is counted once. */
export function memoryMb(pids: readonly number[], { alone = false } = {}): number {
  if (!existsSync('/proc/self/stat')) return 0;
  const counted = alone ? pids : listProcessTree(pids);
  return Math.round(counted.reduce((sum, one) => sum + readKilobytes(one), 0) / 1024);
}

/** By name, for a table of what runs. */
export function listNames(
  pids: readonly number[],
): { pid: number; parent: number; command: string }[] {
  return listProcessTree(pids).map((pid) => {
    return { pid, parent: Number(readStat(pid)?.[1] ?? 0), command: readCommand(pid) };
  });
}

function listProcessTree(pids: readonly number[]): number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ pid: Number(name), parent: Number(readStat(Number(name))?.[1] ?? 0) }));
  const tree = new Set(pids);
  for (let before = 0; before < tree.size; ) {
    before = tree.size;
    for (const { pid, parent } of parents) if (tree.has(parent)) tree.add(pid);
  }
  return [...tree];
}

function readTicks(pid: number): number {
  const stat = readStat(pid);
  return Number(stat?.[11] ?? 0) + Number(stat?.[12] ?? 0);
}

/** Of what it had started and what has ended since. */
function readTicksOfEnded(pid: number): number {
  const stat = readStat(pid);
  return Number(stat?.[13] ?? 0) + Number(stat?.[14] ?? 0);
}

/** The proportional set where it may be read, else the resident one. */
function readKilobytes(pid: number): number {
  const shared = /^Pss:\s+(\d+)/m.exec(readText(`/proc/${pid}/smaps_rollup`))?.[1];
  return Number(shared ?? /^VmRSS:\s+(\d+)/m.exec(readText(`/proc/${pid}/status`))?.[1] ?? 0);
}

function readCommand(pid: number): string {
  return readText(`/proc/${pid}/cmdline`).replaceAll('\0', ' ').trim();
}

/** The fields behind the name, which may itself hold blanks and brackets (proc(5)). */
function readStat(pid: number): string[] | undefined {
  const text = readText(`/proc/${pid}/stat`);
  return text === '' ? undefined : text.slice(text.lastIndexOf(')') + 2).split(' ');
}

/** Empty when the process has ended meanwhile. */
function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

let ticks: number | undefined;

function ticksPerSecond(): number {
  ticks ??= Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));
  return ticks;
}
