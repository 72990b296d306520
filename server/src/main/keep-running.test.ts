// The supervision of service processes, with real processes that crash, hang and do not end.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findProcess } from '../platform/postgres/process.ts';
import { createRestartDelay } from '../platform/process/restart-delay.ts';
import { StartupError } from '../platform/process/startup-error.ts';
import { keepRunning, type RunningService } from './keep-running.ts';
import type { ServiceLaunch } from './service-process.ts';
import { createServiceRecord } from './service-record.ts';

const script = join(import.meta.dirname, '../../test/programs/service-child.ts');
const PORT = 4100;

let folder: string;
let startsFile: string;
let lines: string[];
let services: RunningService[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vys-services-'));
  startsFile = join(folder, 'starts');
  lines = [];
  services = [];
});
afterEach(async () => {
  await Promise.all(services.map((service) => service.stop()));
  rmSync(folder, { recursive: true, force: true });
});

function run(starts: string, launch: Partial<ServiceLaunch> = {}): RunningService {
  const start = {} as ServiceLaunch['start'];
  const env = { ...process.env, STARTS: starts, STARTS_FILE: startsFile };
  const service = keepRunning({
    title: 'public pages',
    launch: { start, script, env, ...launch },
    record: createServiceRecord(folder, `${PORT}`, 200),
    onProgress: (line) => lines.push(line),
    delay: createRestartDelay({ firstMs: 100, maxMs: 400 }),
  });
  services.push(service);
  return service;
}

const pids = () =>
  existsSync(startsFile) ? readFileSync(startsFile, 'utf8').trim().split('\n').map(Number) : [];
const isGone = (pid: number) => findProcess(pid) === null;
const patience = { timeout: 20_000, interval: 20 };

describe('keepRunning', () => {
  it('restarts a process that was killed, and says in one line which one and why', async () => {
    const service = run('run');
    await service.ready;
    const first = service.pid;
    process.kill(first, 'SIGKILL');
    await expect.poll(() => lines.length, patience).toBe(2);
    expect(lines).toEqual([
      'The public pages process was ended by SIGKILL; restarting it in 0.1 s',
      `The public pages process is running again (pid ${service.pid})`,
    ]);
    expect(service.pid).not.toBe(first);
  });

  it('waits longer after each failure, up to the maximum', { tags: 'slow' }, async () => {
    const service = run('run,exit');
    await service.ready;
    process.kill(service.pid, 'SIGKILL');
    await expect.poll(() => lines.length, patience).toBe(5);
    expect(lines.map((line) => /in (\S+) s$/.exec(line)?.[1])).toEqual([
      ...['0.1', '0.2', '0.4', '0.4', '0.4'],
    ]);
    expect(lines[1]).toContain('exited with code 3');
  });

  it('kills and restarts a process that no longer responds, with what it started', {
    tags: 'slow',
  }, async () => {
    // Long enough for a busy machine, on which the last one may be killed as well.
    const service = run('run,hang,run', { pings: { everyMs: 300, missed: 5 } });
    await service.ready;
    process.kill(service.pid, 'SIGKILL');
    await expect.poll(() => lines.length, patience).toBeGreaterThanOrEqual(3);
    expect(lines[1]).toBe(
      'The public pages process no longer responded and was killed; restarting it in 0.2 s',
    );
    const grandchild = Number(readFileSync(`${startsFile}.grandchild`, 'utf8'));
    await expect.poll(() => isGone(grandchild), patience).toBe(true);
  });

  it('fails for good when the first start does, with the reason that the process gave', async () => {
    const service = run('problem');
    await expect(service.ready).rejects.toThrow(new StartupError('Port 1 is in use.'));
    expect(pids()).toHaveLength(1);
    expect(lines).toEqual([]);
  });

  it('tries again when a later start fails', async () => {
    const service = run('run,problem,run');
    await service.ready;
    process.kill(service.pid, 'SIGKILL');
    await expect.poll(() => lines.length, patience).toBe(3);
    expect(lines[1]).toBe(
      'The public pages process exited with code 1 (Port 1 is in use); restarting it in 0.2 s',
    );
  });

  it('stops a process, and does not start it again', async () => {
    const service = run('run');
    await service.ready;
    await service.stop();
    expect(isGone(service.pid)).toBe(true);
    expect(pids()).toHaveLength(1);
    expect(lines).toEqual([]);
  });

  it('kills a process that does not stop in time', async () => {
    const service = run('ignore-stop', { stopMs: 200 });
    await service.ready;
    await service.stop();
    expect(isGone(service.pid)).toBe(true);
  });

  it('stops while it waits before a restart', { tags: 'slow' }, async () => {
    const service = run('run,exit');
    await service.ready;
    process.kill(service.pid, 'SIGKILL');
    await expect.poll(() => lines.length, patience).toBe(4);
    await service.stop();
    const started = pids().length;
    expect(pids().every(isGone)).toBe(true);
    expect(pids()).toHaveLength(started);
  });
});

describe('a process whose supervisor was killed', () => {
  const supervisor = join(import.meta.dirname, '../../test/programs/service-supervisor.ts');
  let child: ChildProcess;

  /** Gives the pid of its service. */
  async function startAndKill(starts: string): Promise<number> {
    const env = { ...process.env, STARTS: starts, STARTS_FILE: startsFile };
    child = spawn(process.execPath, [supervisor, folder, String(PORT)], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await new Promise((resolve) => child.stdout?.once('data', resolve));
    const [pid = 0] = pids();
    expect(isGone(pid)).toBe(false);
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
    return pid;
  }

  it('ends by itself', async () => {
    const pid = await startAndKill('run');
    await expect.poll(() => isGone(pid), patience).toBe(true);
  });

  it('is ended by the next start when it hangs', async () => {
    const pid = await startAndKill('stay,run');
    expect(isGone(pid)).toBe(false);
    const service = run('stay,run');
    await service.ready;
    expect(isGone(pid)).toBe(true);
    expect(lines).toEqual([`Waiting for a process of a run that was killed (pid ${pid})`]);
  });

  it('is left alone while its supervisor runs', async () => {
    const otherRun = run('run');
    await otherRun.ready;
    const service = run('run');
    await service.ready;
    expect(isGone(otherRun.pid)).toBe(false);
    expect(lines).toEqual([]);
  });
});
