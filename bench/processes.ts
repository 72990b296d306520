// Starts what is measured, each on the first core where there is a second for the load, and reads how
// much processor time it took.
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

export function pinning(): string {
  return canPin ? 'server on core 0, load on core 1' : 'nothing pinned to a core';
}

/** A Node script that says `ready` over its channel. */
export async function startScript(script: string, args: string[]): Promise<Running> {
  const [program = '', ...rest] = onCore(0, [process.execPath, script, ...args]);
  const child = spawn(program, rest, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const ended = once(child, 'exit').then(() => {
    throw new Error(`${script} ended before it was ready`);
  });
  await Promise.race([once(child, 'message'), ended]);
  ended.catch(() => {});
  return running(child);
}

export async function startProgram(command: string[]): Promise<Running> {
  const [program = '', ...rest] = onCore(0, command);
  return running(spawn(program, rest, { stdio: ['ignore', 'ignore', 'inherit'] }));
}

function running(child: ChildProcess): Running {
  return {
    pid: child.pid ?? 0,
    async stop() {
      if (child.exitCode !== null) return;
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    },
  };
}

/** Processor time in seconds of a process and its children so far; 0 where there is no /proc. */
export function cpuSeconds(pid: number): number {
  if (!existsSync(`/proc/${pid}/stat`)) return 0;
  const ticks = ticksPerSecond();
  return [pid, ...childrenOf(pid)].reduce((sum, one) => sum + ticksOf(one), 0) / ticks;
}

function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((one) => statOf(one)?.[1] === String(pid));
}

function ticksOf(pid: number): number {
  const stat = statOf(pid);
  return Number(stat?.[11] ?? 0) + Number(stat?.[12] ?? 0);
}

/** The fields behind the name, which may itself hold blanks and brackets (proc(5)). */
function statOf(pid: number): string[] | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}

let ticks: number | undefined;

function ticksPerSecond(): number {
  ticks ??= Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));
  return ticks;
}
