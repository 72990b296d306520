// Sums of the figures of language models. Pure.

import type { ModelUsage } from '@vys/contract/ai';
import { interfaceLocale } from '#web/lib/language/interface-language.ts';

export type UsageSum = Omit<ModelUsage, 'day' | 'model'>;

export function sumUsage(rows: readonly UsageSum[]): UsageSum {
  const sum = (count: (row: UsageSum) => number) =>
    rows.reduce((total, row) => total + count(row), 0);
  const errors = Map.groupBy(
    rows.flatMap((row) => row.errors),
    ({ reason }) => reason,
  );
  return {
    turns: sum(({ turns }) => turns),
    fallbacks: sum(({ fallbacks }) => fallbacks),
    stopped: sum(({ stopped }) => stopped),
    input_tokens: sum(({ input_tokens }) => input_tokens),
    output_tokens: sum(({ output_tokens }) => output_tokens),
    cost: rows.some(({ cost }) => cost !== null) ? sum(({ cost }) => cost ?? 0) : null,
    errors: [...errors]
      .map(([reason, all]) => ({
        reason,
        count: all.reduce((total, { count }) => total + count, 0),
      }))
      .sort((a, b) => b.count - a.count),
  };
}

/** One for each model, the most used first. */
export function sumByModel(usage: readonly ModelUsage[]): (UsageSum & { model: string })[] {
  return [...Map.groupBy(usage, ({ model }) => model)]
    .map(([model, rows]) => ({ model, ...sumUsage(rows) }))
    .sort((a, b) => b.turns - a.turns);
}

/** Dollars; what is less than a cent has more digits. */
export function formatCost(cost: number): string {
  const digits = cost > 0 && cost < 0.1 ? 4 : 2;
  return cost.toLocaleString(interfaceLocale, {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}
