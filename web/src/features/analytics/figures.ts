// What is derived from the counts of a period. Pure.
import { compareCounts, compareRates } from '@vys/contract/analytics/change';
import type { Counts, Report } from '@vys/contract/analytics/report';
import {
  type Change,
  formatChange,
  formatCompact,
  formatCount,
  formatPercent,
  toPercentage,
} from '#web/lib/format/formats.ts';
import { messages } from './messages/en.ts';

export const figureNames = ['views', 'clicks', 'visitors', 'engagement'] as const;
export type FigureName = (typeof figureNames)[number];

const readFigure: Readonly<Record<FigureName, (counts: Counts) => number>> = {
  views: ({ views }) => views,
  clicks: ({ clicks }) => clicks,
  visitors: ({ visitors }) => visitors,
  // Visitors who clicked of all visitors (DASH-5).
  engagement: ({ clickers, visitors }) => toPercentage(clickers, visitors),
};

export type Figure = {
  value: number;
  /** `1.2K`, or `15.9%`. */
  short: string;
  /** `1,234`, or `15.9%`. */
  exact: string;
  /** In percent against the period before; null where nothing is known of it, or nothing was there. */
  percent: number | null;
  /** The same in words; also tells what is new. */
  change: Change | undefined;
  /** Over the period, for a sparkline. */
  course: number[];
};

export type KeyFigures = Record<FigureName, Figure>;

export function deriveKeyFigures(report: Report): KeyFigures {
  const entries = figureNames.map((name) => [name, readOne(report, name)] as const);
  return Object.fromEntries(entries) as KeyFigures;
}

function readOne({ totals, before, series }: Report, name: FigureName): Figure {
  const value = readFigure[name](totals);
  const isRate = name === 'engagement';
  const was = before ? readFigure[name](before) : 0;
  const percent = isRate
    ? compareRates(value, was, before?.clickers ?? 0)
    : compareCounts(value, was);
  const isNew = before !== null && percent === null && value > 0;
  return {
    value,
    short: isRate ? formatPercent(value) : formatCompact(value),
    exact: isRate ? formatPercent(value) : formatCount(value),
    percent,
    change: isNew ? { text: messages.isNew, direction: 'up' } : formatChange(percent),
    course: series.map(readFigure[name]),
  };
}
