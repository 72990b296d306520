// The running database server: finds one that an earlier, killed run left behind, starts one, stops one.
// Knows nothing of folders being made or of databases inside.

import { spawn } from 'node:child_process';
import {
  chownSync,
  closeSync,
  fstatSync,
  openSync,
  readFileSync,
  readSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { StartupError } from '../process/startup-error.ts';
import { renameDurably } from '../storage/durable.ts';
import { type Cluster, readConnection } from './cluster.ts';
import { findProcess, type RunningProcess, signal, waitUntilGone } from './process.ts';

const SEGMENT_BYTES = 16 * 1024 * 1024;
const TAIL_BYTES = 16 * 1024;

export type Postmaster = Pick<RunningProcess, 'pid' | 'started'>;

/** The live server of this data folder, no matter which process started it; null when there is none. */
export function findPostmaster(cluster: Cluster): RunningProcess | null {
  for (const path of lockFiles(cluster)) {
    const running = findProcess(pidIn(path) ?? 0);
    if (running !== null && isServerFor(cluster, running)) return running;
  }
  return null;
}

function isServerFor(cluster: Cluster, { command }: RunningProcess): boolean {
  const [program = '', ...args] = command;
  if (args.length === 0) return program.includes(`postgres -D ${cluster.pgData} `);
  return basename(program) === 'postgres' && args.includes(cluster.pgData);
}

export function runsWith(running: RunningProcess, command: readonly string[]): boolean {
  return running.command.join(' ') === command.join(' ');
}

export async function isResponding(cluster: Cluster): Promise<boolean> {
  const client = new pg.Client({
    ...readConnection(cluster, 'postgres'),
    connectionTimeoutMillis: 2000,
    query_timeout: 2000,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    client.end().catch(() => {});
  }
}

export async function launch(cluster: Cluster, command: readonly string[]): Promise<Postmaster> {
  for (let attempt = 1; ; attempt += 1) {
    passOverRecycledPids(cluster);
    const result = await launchOnce(cluster, command);
    if (typeof result !== 'string') return result;
    // Workers of a killed server need a moment to notice; until then their memory is still there.
    const isPassing = result.includes('shared memory block') && result.includes('is still in use');
    if (!isPassing || attempt === 40) throw explain(cluster, result);
    await sleep(250);
  }
}

/** Why a server ended by itself, in parentheses behind a blank; empty when nothing is known. */
export function reasonOfEnd(cluster: Cluster): string {
  try {
    const { bavail, bsize } = statfsSync(cluster.dataDir);
    // It needs disk space for a new segment of its log, and may have had none to say so in postgres.log.
    if (bavail * bsize < SEGMENT_BYTES) return ` (the disk of ${cluster.dataDir} is full)`;
    const lines = readLastLines(cluster.logFile);
    const start = lines.findLastIndex((line) => /LOG: {2}starting PostgreSQL/.test(line));
    const panic = lines.slice(start + 1).findLast((line) => /\bPANIC:/.test(line));
    return panic === undefined ? '' : ` (${panic.replace(/^.*?PANIC:\s*/, '').trim()})`;
  } catch {
    return '';
  }
}

/** For those in a hurry: ends at once, the next start recovers. */
export function killPostmaster(server: Postmaster): void {
  signal(server, 'SIGQUIT');
}

/** SIGINT ends sessions and writes a checkpoint; SIGQUIT leaves that to the next start. */
export async function stopPostmaster(server: Postmaster, cluster: Cluster): Promise<void> {
  signal(server, 'SIGINT');
  if (await waitUntilGone(server, 15_000)) return;
  signal(server, 'SIGQUIT');
  if (await waitUntilGone(server, 5000)) return;
  throw new StartupError(
    `The database server (pid ${server.pid}) of ${cluster.dataDir} does not stop; stop it by hand and start again.`,
  );
}

/** Text that the server wrote, when it ended instead of becoming ready. */
async function launchOnce(
  cluster: Cluster,
  command: readonly string[],
): Promise<Postmaster | string> {
  const logStart = rotateLog(cluster);
  const log = openSync(cluster.logFile, 'a', 0o600);
  const [program = '', ...args] = command;
  // Detached, so that Ctrl-C in the terminal reaches us alone and the order of stopping is ours.
  const child = spawn(program, args, {
    cwd: cluster.pgData,
    detached: true,
    env: {},
    stdio: ['ignore', log, log],
    ...cluster.owner,
  });
  closeSync(log);
  const ended = new Promise<null>((resolve) => {
    child.once('error', () => resolve(null));
    child.once('exit', () => resolve(null));
  });
  child.unref();
  const server = await Promise.race([waitUntilReady(cluster, child.pid ?? 0), ended]);
  return server ?? readFileSync(cluster.logFile).subarray(logStart).toString();
}

async function waitUntilReady(cluster: Cluster, pid: number): Promise<Postmaster | null> {
  for (;;) {
    const running = findProcess(pid);
    if (running === null) return null;
    if (isReady(cluster, pid) && (await isResponding(cluster))) return running;
    await sleep(15);
  }
}

/** PostgreSQL locks the data folder and the socket, each with a file whose first line is its pid. */
function lockFiles(cluster: Cluster): string[] {
  return [join(cluster.pgData, 'postmaster.pid'), join(cluster.socketDir, '.s.PGSQL.5432.lock')];
}

function readLines(path: string): string[] {
  try {
    return readFileSync(path, 'utf8').split('\n');
  } catch {
    return [];
  }
}

function pidIn(path: string): number | null {
  const first = readLines(path)[0]?.trim() ?? '';
  return /^\d+$/.test(first) ? Number(first) : null;
}

function isReady(cluster: Cluster, pid: number): boolean {
  const lines = readLines(join(cluster.pgData, 'postmaster.pid'));
  return Number(lines[0]) === pid && lines[7]?.trim() === 'ready';
}

// PostgreSQL takes any live process with the recorded pid for a server. Our own pid, its parent, it
// knows to be none; the rest of the file stays, so its check for left-over workers stays in force.
function passOverRecycledPids(cluster: Cluster): void {
  if (findPostmaster(cluster) !== null) return;
  for (const path of lockFiles(cluster)) {
    const [pid, ...rest] = readLines(path);
    if (pid === undefined) continue;
    const { uid, gid } = statSync(path);
    const draft = `${path}.new`;
    writeFileSync(draft, [process.pid, ...rest].join('\n'), { mode: 0o600 });
    if (cluster.owner !== null) chownSync(draft, uid, gid);
    renameDurably(draft, path);
  }
}

function readLastLines(path: string): string[] {
  const file = openSync(path, 'r');
  try {
    const { size } = fstatSync(file);
    const tail = Buffer.alloc(Math.min(size, TAIL_BYTES));
    readSync(file, tail, 0, tail.length, size - tail.length);
    return tail.toString().split('\n');
  } finally {
    closeSync(file);
  }
}

function rotateLog(cluster: Cluster): number {
  try {
    const { size } = statSync(cluster.logFile);
    if (size < 5_000_000) return size;
    renameDurably(cluster.logFile, `${cluster.logFile}.1`);
  } catch {
    // There is no log yet.
  }
  return 0;
}

function explain(cluster: Cluster, said: string): StartupError {
  const line = said.split('\n').findLast((text) => /FATAL|PANIC|could not/.test(text)) ?? said;
  const reason = line.replace(/^.*?(FATAL|PANIC):\s*/, '').trim() || 'no reason was given';
  return new StartupError(
    `The database in ${cluster.pgData} did not start: ${reason} (see ${cluster.logFile}).`,
  );
}
