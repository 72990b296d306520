// What must hold under hostile load, and which of it did not.
import type { HonestReport } from './honest.ts';
import type { VisitorReport } from './visitors.ts';
import type { WatchReport } from './watch.ts';

export const PUBLIC_P99_MS = 50;
export const API_P99_MS = 500;
export const SERVER_MB = 400;

export type Measured = {
  visitors: VisitorReport;
  honest: HonestReport;
  processes: WatchReport;
  /** What is wrong with the product after the load; lines for people. */
  afterwards: string[];
};

/** One line for each bar that was missed; empty when all hold. */
export function missedBars({ visitors, honest, processes, afterwards }: Measured): string[] {
  const { p99Ms } = visitors.row;
  const { server } = processes.peakMb;
  const missed: string[] = [];
  if (p99Ms > PUBLIC_P99_MS)
    missed.push(`Public pages: p99 ${p99Ms} ms, more than ${PUBLIC_P99_MS} ms`);
  if (visitors.problemCount > 0) missed.push(`Public pages: ${visitors.problemCount} errors`);
  if (honest.api.p99Ms > API_P99_MS) {
    missed.push(`Honest API calls: p99 ${honest.api.p99Ms} ms, more than ${API_P99_MS} ms`);
  }
  if (honest.problems.length > 0) {
    missed.push(`Honest API calls: ${honest.problems.length} unexpected responses`);
  }
  if (server > SERVER_MB)
    missed.push(`The server's memory: ${server} MB, more than ${SERVER_MB} MB`);
  return [...missed, ...afterwards];
}
