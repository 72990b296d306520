// The environment of a run: the processor model and the load average.
import { availableParallelism, cpus, loadavg } from 'node:os';
import { rounded } from './statistics.ts';

export const machine = `${cpus()[0]?.model ?? 'unknown processor'}, ${availableParallelism()} cores, Node ${process.version}`;

export type Environment = { startedAt: string; loadAtStart: number; loadAtEnd: number };

/** With the load average of the last minute before and after. */
export async function recordEnvironment<T>(
  work: () => Promise<T>,
): Promise<{ environment: Environment; result: T }> {
  const startedAt = new Date().toISOString();
  const loadAtStart = loadNow();
  const result = await work();
  return { environment: { startedAt, loadAtStart, loadAtEnd: loadNow() }, result };
}

function loadNow(): number {
  return rounded(loadavg()[0] ?? 0, 1);
}
