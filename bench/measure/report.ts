// Prints results that have a distribution.
import type { ScenarioResult } from '../rows/serve.ts';
import type { Distribution } from './statistics.ts';

export function printScenario(result: ScenarioResult): void {
  const { pages, connections, rows, againstControl, repeatedRounds, unsteadyRounds } = result;
  console.log(`\n  ${pages === 1 ? 'One page' : `${pages} pages`}, ${connections} connections`);
  printDistributions(rows);
  const { rate, cpu } = againstControl;
  console.log(
    `  Against two queries and a render: ${formatCell(rate)} by rate, ${formatCell(cpu)} by processor time`,
  );
  if (repeatedRounds > 0) {
    console.log(`  ${repeatedRounds} rounds were repeated because nginx was off by more than 15 %`);
  }
  if (unsteadyRounds > 0) console.log(`  In ${unsteadyRounds} of the rounds it still was`);
}

export function printDistributions<T extends object>(rows: readonly T[]): readonly T[] {
  console.table(rows.map((row) => Object.fromEntries(Object.entries(row).map(formatEntry))));
  return rows;
}

function formatEntry([name, value]: [string, unknown]): [string, unknown] {
  return [name, isDistribution(value) ? formatCell(value) : value];
}

function isDistribution(value: unknown): value is Distribution {
  return typeof value === 'object' && value !== null && 'median' in value;
}

function formatCell({ median, min, max }: Distribution): string {
  return `${median} (${min}-${max})`;
}
