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
  /** Over the period, for a sparkline; without a last day or hour that is not over. */
  course: number[];
};

const FEWEST_POINTS = 3;

/** Whether the last point of the series goes on: what is left of today would look like a fall. */
export const isLastOpen = (
  { to, timeZone, series }: Pick<Report, 'to' | 'timeZone' | 'series'>,
  now = new Date(),
): boolean => {
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(now);
  return today === to && series.length >= FEWEST_POINTS;
};

const endedPoints = (report: Report) =>
  isLastOpen(report) ? report.series.slice(0, -1) : report.series;

export type KeyFigures = Record<FigureName, Figure>;

export function deriveKeyFigures(report: Report): KeyFigures {
  const entries = figureNames.map((name) => [name, readOne(report, name)] as const);
  return Object.fromEntries(entries) as KeyFigures;
}

function readOne(report: Report, name: FigureName): Figure {
  const { totals, before } = report;
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
    course: endedPoints(report).map(readFigure[name]),
  };
}
