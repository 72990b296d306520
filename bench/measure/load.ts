// One round of load on a server, from a list of requests that is gone through in order: wrk where it is
// installed, autocannon otherwise. It does not check what the responses contain; that is done before.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { hasProgram, onCore } from './processes.ts';

const run = promisify(execFile);

/** With an ETag, the request is a conditional one. */
export type LoadRequest = { path: string; etag?: string };
export type LoadPlan = { origin: string; list: string; connections: number; seconds: number };
export type Load = {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  bytesPerResponse: number;
  errors: number;
};
/** What the autocannon child prints. */
export type AutocannonResult = {
  requests: { average: number; total: number };
  latency: { p50: number; p99: number };
  throughput: { total: number };
  errors: number;
  non2xx: number;
  statusCodeStats: Record<string, { count: number }>;
};

export const loadProgram = hasProgram('wrk') ? 'wrk' : 'autocannon';

/** Writes the list where `load` finds it. */
export function writeRequests(requests: readonly LoadRequest[]): {
  list: string;
  remove(): void;
} {
  const folder = mkdtempSync(join(tmpdir(), 'vys-load-'));
  const list = join(folder, 'requests.txt');
  writeFileSync(list, requests.map(({ path, etag = '' }) => `${path}\t${etag}\n`).join(''));
  return { list, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

export async function load(plan: LoadPlan): Promise<Load> {
  return loadProgram === 'wrk' ? await withWrk(plan) : await withAutocannon(plan);
}

async function withWrk({ origin, list, connections, seconds }: LoadPlan): Promise<Load> {
  const script = join(import.meta.dirname, '../serve/requests.lua');
  const options = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '-s', script];
  const [program = '', ...args] = onCore(1, ['wrk', ...options, `${origin}/`, '--', list]);
  const { stdout } = await run(program, args);
  const [, total = '0', amount = '0', unit = 'B'] =
    /(\d+) requests in [^,]+, ([\d.]+)(B|KB|MB|GB) read/.exec(stdout) ?? [];
  const wrong = Number(/Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? 0);
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1] ?? 0),
    p50Ms: readLatency(stdout, 50),
    p99Ms: readLatency(stdout, 99),
    bytesPerResponse: Math.round(
      (Number(amount) * (sizes[unit] ?? 1)) / Math.max(1, Number(total)),
    ),
    errors: wrong + brokenIn(stdout),
  };
}

const sizes: Record<string, number> = { B: 1, KB: 1024, MB: 1024 ** 2, GB: 1024 ** 3 };
const inMs: Record<string, number> = { us: 0.001, ms: 1, s: 1000 };

function readLatency(text: string, share: number): number {
  const match = new RegExp(`${share}%\\s+([\\d.]+)(us|ms|s)`).exec(text);
  return Number(match?.[1] ?? 0) * (inMs[match?.[2] ?? ''] ?? 1);
}

/** Timeouts are responses later than two seconds; they show in the latencies. */
function brokenIn(text: string): number {
  const match = /Socket errors: connect (\d+), read (\d+), write (\d+)/.exec(text) ?? [];
  return match.slice(1).reduce((sum, count) => sum + Number(count), 0);
}

async function withAutocannon({ origin, list, connections, seconds }: LoadPlan): Promise<Load> {
  const script = join(import.meta.dirname, '../serve/autocannon.ts');
  const options = [script, origin, list, `${connections}`, `${seconds}`];
  const [program = '', ...args] = onCore(1, [process.execPath, ...options]);
  const { stdout } = await run(program, args, { maxBuffer: 64 * 1024 * 1024 });
  const result = JSON.parse(stdout) as AutocannonResult;
  const unchanged = result.statusCodeStats['304']?.count ?? 0;
  return {
    perSecond: result.requests.average,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    bytesPerResponse: Math.round(result.throughput.total / Math.max(1, result.requests.total)),
    errors: result.errors + result.non2xx - unchanged,
  };
}
