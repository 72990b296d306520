// Analyzes regular expressions on all processors, with a limit of processor time for each, and remembers analyses by
// a hash of the expression: in `.cache`, and in `analyses.json`, which is committed.
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Analysis } from './check-expressions.ts';

export type Pattern = { readonly source: string; readonly flags: string };
export type Analyses = Map<string, Analysis>;

/** Processor time for one expression. Real time would differ with what else the machine does. */
const MOST_CPU_MS = 30_000;
const POLL_MS = 250;

/** Another version of recheck, or of the limits in `worker.ts`, comes to other analyses. */
const analyzer = `${createRequire(import.meta.url)('recheck/package.json').version} limits 1`;

export function hashPattern({ source, flags }: Pattern): string {
  return createHash('sha256').update(`${flags}/${source}`).digest('base64url').slice(0, 22);
}

export async function analyzeAll(
  patterns: readonly Pattern[],
  limit = MOST_CPU_MS,
): Promise<Analyses> {
  const results: Analyses = new Map();
  const waiting = [...new Map(patterns.map((pattern) => [hashPattern(pattern), pattern]))];
  const runOne = async () => {
    let worker: Worker | undefined;
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      if (worker === undefined) {
        worker = new Worker(new URL('./worker.ts', import.meta.url));
        await once(worker, 'online');
      }
      const analysis = await runInWorker(worker, next[1], limit);
      results.set(next[0], analysis);
      if (analysis.kind !== 'unknown') continue;
      await worker.terminate();
      worker = undefined;
    }
    await worker?.terminate();
  };
  const threads = Math.min(availableParallelism(), waiting.length);
  await Promise.all(Array.from({ length: threads }, runOne));
  return results;
}

async function runInWorker(worker: Worker, pattern: Pattern, limit: number): Promise<Analysis> {
  const before = await worker.cpuUsage();
  return new Promise((resolve) => {
    const timer = setInterval(async () => {
      const { user, system } = await worker.cpuUsage(before).catch(() => before);
      if ((user + system) / 1_000 > limit) end({ kind: 'unknown', why: 'too slow to analyze' });
    }, POLL_MS);
    const onError = (error: Error) => end({ kind: 'unknown', why: error.message });
    const end = (analysis: Analysis) => {
      clearInterval(timer);
      worker.off('message', end).off('error', onError);
      resolve(analysis);
    };
    worker.on('message', end).on('error', onError);
    worker.postMessage(pattern);
  });
}

/** Nothing is known of another version's analyses. */
export function readAnalyses(path: string): Analyses {
  if (!existsSync(path)) return new Map();
  try {
    const stored = JSON.parse(readFileSync(path, 'utf8'));
    return stored.analyzer === analyzer ? new Map(Object.entries(stored.analyses)) : new Map();
  } catch {
    return new Map(); // cut off while it was written
  }
}

/** An unknown analysis is not remembered: the next run tries again. */
export function writeAnalyses(path: string, analyses: Analyses): void {
  const entries = [...analyses]
    .filter(([, { kind }]) => kind !== 'unknown')
    .sort(([one], [other]) => (one < other ? -1 : 1));
  mkdirSync(dirname(path), { recursive: true });
  const content = { analyzer, analyses: Object.fromEntries(entries) };
  writeFileSync(path, `${JSON.stringify(content, null, 2)}\n`);
}
