// How results with a spread are printed.
import type { ScenarioResult } from './serve.ts';
import type { Spread } from './statistics.ts';

export function printScenario(result: ScenarioResult): void {
  const { pages, connections, rows, againstControl, repeatedRounds, unsteadyRounds } = result;
  console.log(`\n  ${pages === 1 ? 'One page' : `${pages} pages`}, ${connections} connections`);
  printSpreads(rows);
  const { rate, cpu } = againstControl;
  console.log(
    `  Against two queries and a render: ${told(rate)} by rate, ${told(cpu)} by processor time`,
  );
  if (repeatedRounds > 0) {
    console.log(`  ${repeatedRounds} rounds were repeated because nginx was off by more than 15 %`);
  }
  if (unsteadyRounds > 0) console.log(`  In ${unsteadyRounds} of the rounds it still was`);
}

export function printSpreads<T extends object>(rows: readonly T[]): readonly T[] {
  console.table(rows.map((row) => Object.fromEntries(Object.entries(row).map(toldIn))));
  return rows;
}

function toldIn([name, value]: [string, unknown]): [string, unknown] {
  return [name, isSpread(value) ? told(value) : value];
}

function isSpread(value: unknown): value is Spread {
  return typeof value === 'object' && value !== null && 'median' in value;
}

function told({ median, min, max }: Spread): string {
  return `${median} (${min}-${max})`;
}
