// Analyzes one regular expression after the other with recheck's build in JavaScript, in a thread.
import { parentPort } from 'node:worker_threads';
import { checkSync } from 'recheck';
import type { Analysis } from './check-expressions.ts';

export type Task = { readonly source: string; readonly flags: string };

// recheck would otherwise look for its Java and native programs, which are not installed.
process.env.RECHECK_SYNC_BACKEND = 'pure';

/** Steps and lengths instead of times: a busy machine comes to the same analysis. */
const LIMITS = {
  timeout: null,
  attackTimeout: null,
  incubationTimeout: null,
  attackLimit: 30_000_000,
  maxAttackStringSize: 30_000,
};

parentPort?.on('message', (task: Task) => parentPort?.postMessage(analyze(task)));

function analyze({ source, flags }: Task): Analysis {
  const result = checkSync(source, flags, LIMITS);
  if (result.status === 'safe') return { kind: 'linear' };
  if (result.status === 'unknown') return { kind: 'unknown', why: result.error.kind };
  const attack = result.attack.pattern;
  return result.complexity.type === 'exponential'
    ? { kind: 'exponential', attack }
    : { kind: 'polynomial', degree: result.complexity.degree, attack };
}
