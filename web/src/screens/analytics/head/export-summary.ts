// The CSV of the key figures, as the specification has it (ANA-15, ANA-16). Pure.
import type { Period } from '@vys/contract/analytics/analytics';
import type { Report } from '@vys/contract/analytics/report';
import { deriveKeyFigures, type FigureName } from '#web/features/analytics/figures.ts';

/** For programs: the same in every language, as are the columns. */
const exported: readonly (readonly [FigureName, string])[] = [
  ['views', 'Total Views'],
  ['clicks', 'Total Clicks'],
  ['visitors', 'Unique Visitors'],
];

export function writeSummary(report: Report): string {
  const figures = deriveKeyFigures(report);
  const rows = exported.map(([name, label]) => {
    const { value, percent } = figures[name];
    return [label, String(value), percent === null ? '' : writePercent(percent)];
  });
  return [['Metric', 'Value', 'Change'], ...rows].map((row) => `${row.join(',')}\r\n`).join('');
}

const writePercent = (percent: number) => `${percent > 0 ? '+' : ''}${percent.toFixed(1)}%`;

export const summaryName = (period: Period, now: Date): string =>
  `analytics-${period}-${now.toISOString().slice(0, 10)}.csv`;
