// The CSV of the key figures, as the specification has it (ANA-15, ANA-16). Pure.
import type { Period } from '@vys/contract/analytics/analytics';
import type { Report } from '@vys/contract/analytics/report';
import { deriveKeyFigures, type FigureName } from '#web/features/analytics/figures.ts';
import { messages } from '../messages/en.ts';

const exported: readonly FigureName[] = ['views', 'clicks', 'visitors'];

export function writeSummary(report: Report): string {
  const figures = deriveKeyFigures(report);
  const rows = exported.map((name) => {
    const { value, percent } = figures[name];
    return [messages.figures[name], String(value), percent === null ? '' : writePercent(percent)];
  });
  return [['Metric', 'Value', 'Change'], ...rows].map((row) => `${row.join(',')}\r\n`).join('');
}

/** For programs: the same in every language. */
const writePercent = (percent: number) => `${percent > 0 ? '+' : ''}${percent.toFixed(1)}%`;

export const summaryName = (period: Period, now: Date): string =>
  `analytics-${period}-${now.toISOString().slice(0, 10)}.csv`;
