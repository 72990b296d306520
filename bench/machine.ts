// What a run stood on: the processors in general words, and how much else was going on meanwhile.
import { availableParallelism, cpus, loadavg } from 'node:os';
import { rounded } from './statistics.ts';

export const machine = `${cpus()[0]?.model ?? 'unknown processor'}, ${availableParallelism()} cores, Node ${process.version}`;

export type Surroundings = { startedAt: string; loadAtStart: number; loadAtEnd: number };

/** With the load average of the last minute before and after. */
export async function withSurroundings<T>(
  work: () => Promise<T>,
): Promise<{ surroundings: Surroundings; result: T }> {
  const startedAt = new Date().toISOString();
  const loadAtStart = loadNow();
  const result = await work();
  return { surroundings: { startedAt, loadAtStart, loadAtEnd: loadNow() }, result };
}

function loadNow(): number {
  return rounded(loadavg()[0] ?? 0, 1);
}
