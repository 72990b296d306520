// One round of load on an address: wrk where it is installed, autocannon otherwise.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { hasProgram, onCore } from './processes.ts';

const run = promisify(execFile);

export type Load = { perSecond: number; p99Ms: number; errors: number };

export const CONNECTIONS = 64;
export const loadProgram = hasProgram('wrk') ? 'wrk' : 'autocannon';

export async function load(url: string, seconds: number): Promise<Load> {
  return loadProgram === 'wrk' ? await withWrk(url, seconds) : await withAutocannon(url, seconds);
}

async function withWrk(url: string, seconds: number): Promise<Load> {
  const header = ['-H', 'Accept-Encoding: gzip'];
  const options = ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '--latency', ...header, url];
  const [program = '', ...args] = onCore(1, ['wrk', ...options]);
  const { stdout } = await run(program, args);
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1] ?? 0);
  const [, amount = '0', unit = 'ms'] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? [];
  const inMs: Record<string, number> = { us: 0.001, ms: 1, s: 1000 };
  const wrong = Number(/Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? 0);
  const broken = /Socket errors:/.test(stdout) ? 1 : 0;
  return { perSecond, p99Ms: Number(amount) * (inMs[unit] ?? 1), errors: wrong + broken };
}

async function withAutocannon(url: string, seconds: number): Promise<Load> {
  const script = join(import.meta.dirname, '../node_modules/autocannon/autocannon.js');
  const options = ['-c', `${CONNECTIONS}`, '-d', `${seconds}`, '-j', '-H', 'Accept-Encoding=gzip'];
  const [program = '', ...args] = onCore(1, [process.execPath, script, ...options, url]);
  const { stdout } = await run(program, args, { maxBuffer: 64 * 1024 * 1024 });
  const result = JSON.parse(stdout) as {
    requests: { average: number };
    latency: { p99: number };
    errors: number;
    non2xx: number;
  };
  const errors = result.errors + result.non2xx;
  return { perSecond: result.requests.average, p99Ms: result.latency.p99, errors };
}
