// Points of the traffic chart and rows of its table, from the series of a report. Pure.
import type { Report, SeriesPoint } from '@vys/contract/analytics/report';
import { isLastOpen } from '#web/features/analytics/figures.ts';
import { formatCount } from '#web/lib/format/formats.ts';
import type { DataTableProps } from '#web/ui/charts/data-table.tsx';
import { formatStart, toLocal } from '../dates.ts';
import { messages } from '../messages/en.ts';

export const lines = ['views', 'clicks', 'visitors'] as const;
export type Line = (typeof lines)[number];

export type TrafficPoint = SeriesPoint & {
  /** As people read it. */
  label: string;
  viewsBefore: number | undefined;
  /** How often the page was published within it. */
  publishes: number;
  /** It is not over. */
  isOpen: boolean;
};

export function readPoints(report: Report): TrafficPoint[] {
  const counts = countPublishes(report);
  const hasOpen = isLastOpen(report);
  return report.series.map((point, index) => {
    const start = formatStart(point.start, report.granularity);
    const label = report.granularity === 'week' ? messages.weekOf(start) : start;
    const isOpen = hasOpen && index === report.series.length - 1;
    return {
      ...point,
      isOpen,
      label: isOpen ? messages.soFar(label) : label,
      viewsBefore: report.seriesBefore[index]?.views,
      publishes: counts.get(point.start) ?? 0,
    };
  });
}

/** By the start of the point that a publish falls into. */
function countPublishes({ series, publishes, timeZone }: Report): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { at } of publishes) {
    const local = toLocal(at, timeZone);
    const point = series.findLast(({ start }) => start <= local);
    if (point) counts.set(point.start, (counts.get(point.start) ?? 0) + 1);
  }
  return counts;
}

export function summarizeTraffic({ totals }: Report, points: readonly TrafficPoint[]): string {
  const [first, ...others] = points;
  if (!first || totals.views + totals.clicks === 0) return messages.noTraffic;
  const best = others.reduce((most, point) => (point.views > most.views ? point : most), first);
  return messages.trafficSummary(totals.views, totals.clicks, best.label, best.views);
}

/** The latest first. */
export function trafficTable(
  points: readonly TrafficPoint[],
): Omit<DataTableProps, 'caption' | 'className'> {
  const hasBefore = points.some(({ viewsBefore }) => viewsBefore !== undefined);
  const { when, views, clicks, visitors, viewsBefore } = messages;
  return {
    columns: [when, views, clicks, visitors, ...(hasBefore ? [viewsBefore] : [])],
    rows: points.toReversed().map((point) => ({
      key: point.start,
      cells: [
        point.publishes > 0
          ? `${point.label} (${messages.publishedTimes(point.publishes)})`
          : point.label,
        formatCount(point.views),
        formatCount(point.clicks),
        formatCount(point.visitors),
        ...(hasBefore ? [formatCount(point.viewsBefore ?? 0)] : []),
      ],
    })),
  };
}
