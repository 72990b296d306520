// Analyzes regular expressions on all processors, with a limit of processor time for each, and remembers verdicts by
// a hash of the expression: in `.cache`, and in `verdicts.json`, which is committed.
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Verdict } from './judge.ts';

export type Pattern = { readonly source: string; readonly flags: string };
export type Verdicts = Map<string, Verdict>;

/** Processor time for one expression. Real time would differ with what else the machine does. */
const MOST_CPU_MS = 30_000;
const POLL_MS = 250;

/** Another version of recheck, or of the limits in `worker.ts`, comes to other verdicts. */
const analyzer = `${createRequire(import.meta.url)('recheck/package.json').version} limits 1`;

export function hashOf({ source, flags }: Pattern): string {
  return createHash('sha256').update(`${flags}/${source}`).digest('base64url').slice(0, 22);
}

export async function analyzeAll(
  patterns: readonly Pattern[],
  limit = MOST_CPU_MS,
): Promise<Verdicts> {
  const results: Verdicts = new Map();
  const waiting = [...new Map(patterns.map((one) => [hashOf(one), one]))];
  const runOne = async () => {
    let worker: Worker | undefined;
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      if (worker === undefined) {
        worker = new Worker(new URL('./worker.ts', import.meta.url));
        await once(worker, 'online');
      }
      const verdict = await askWorker(worker, next[1], limit);
      results.set(next[0], verdict);
      if (verdict.kind !== 'unknown') continue;
      await worker.terminate();
      worker = undefined;
    }
    await worker?.terminate();
  };
  const threads = Math.min(availableParallelism(), waiting.length);
  await Promise.all(Array.from({ length: threads }, runOne));
  return results;
}

async function askWorker(worker: Worker, pattern: Pattern, limit: number): Promise<Verdict> {
  const before = await worker.cpuUsage();
  return new Promise((resolve) => {
    const timer = setInterval(async () => {
      const { user, system } = await worker.cpuUsage(before).catch(() => before);
      if ((user + system) / 1_000 > limit) end({ kind: 'unknown', why: 'too slow to analyze' });
    }, POLL_MS);
    const onError = (error: Error) => end({ kind: 'unknown', why: error.message });
    const end = (verdict: Verdict) => {
      clearInterval(timer);
      worker.off('message', end).off('error', onError);
      resolve(verdict);
    };
    worker.on('message', end).on('error', onError);
    worker.postMessage(pattern);
  });
}

/** Nothing is known of another version's verdicts. */
export function readVerdicts(path: string): Verdicts {
  if (!existsSync(path)) return new Map();
  try {
    const known = JSON.parse(readFileSync(path, 'utf8'));
    return known.analyzer === analyzer ? new Map(Object.entries(known.verdicts)) : new Map();
  } catch {
    return new Map(); // cut off while it was written
  }
}

/** An unknown verdict is not remembered: the next run tries again. */
export function writeVerdicts(path: string, verdicts: Verdicts): void {
  const known = [...verdicts]
    .filter(([, { kind }]) => kind !== 'unknown')
    .sort(([one], [other]) => (one < other ? -1 : 1));
  mkdirSync(dirname(path), { recursive: true });
  const content = { analyzer, verdicts: Object.fromEntries(known) };
  writeFileSync(path, `${JSON.stringify(content, null, 2)}\n`);
}
