// What the load processes measured: latencies and status codes by kind, as rows of a table.
import { quantile, rounded } from '../measure/statistics.ts';

export type LatencyRow = {
  kind: string;
  count: number;
  p50Ms: number;
  p99Ms: number;
  maxMs: number;
  /** How often each status came; 0 is no response. */
  statuses: Record<string, number>;
};

export type Samples = {
  add(kind: string, status: number, ms: number): void;
  /** In the order in which the kinds came, and over all that `isCounted` names. */
  rows(): LatencyRow[];
  total(isCounted?: (kind: string) => boolean): LatencyRow;
};

type Sample = { kind: string; status: number; ms: number };

export function createSamples(): Samples {
  const samples: Sample[] = [];
  return {
    add: (kind, status, ms) => void samples.push({ kind, status, ms }),
    rows() {
      const kinds = Map.groupBy(samples, ({ kind }) => kind);
      return [...kinds].map(([kind, own]) => toRow(kind, own));
    },
    total: (isCounted = () => true) =>
      toRow(
        'all',
        samples.filter(({ kind }) => isCounted(kind)),
      ),
  };
}

function toRow(kind: string, samples: readonly Sample[]): LatencyRow {
  const times = samples.map(({ ms }) => ms);
  const statuses: Record<string, number> = {};
  for (const { status } of samples) statuses[status] = (statuses[status] ?? 0) + 1;
  return {
    kind,
    count: samples.length,
    p50Ms: rounded(quantile(times, 0.5), 1),
    p99Ms: rounded(quantile(times, 0.99), 1),
    maxMs: rounded(
      times.reduce((most, ms) => Math.max(most, ms), 0),
      1,
    ),
    statuses,
  };
}
