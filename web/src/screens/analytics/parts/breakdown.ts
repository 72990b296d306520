// Rows of a breakdown, for lists and tables. Pure.
import type { Breakdown, Dimension } from '@vys/contract/analytics/report';
import { nameOfValue } from '#web/features/analytics/names.ts';
import { formatCount, formatPercent, toPercentage } from '#web/lib/format/formats.ts';
import type { DataTableProps } from '#web/ui/charts/data-table.tsx';
import { messages } from '../messages/en.ts';

export type BreakdownRow = {
  key: string;
  name: string;
  views: number;
  clicks: number;
  visitors: number;
  /** Of all views of the breakdown, in percent. */
  share: number;
};

export function readRows(dimension: Dimension, { items, other }: Breakdown): BreakdownRow[] {
  const all = items.reduce((sum, { views }) => sum + views, other.views);
  return items.map((item) => ({
    ...item,
    name: nameOfValue(dimension, item.key),
    share: toPercentage(item.views, all),
  }));
}

/** `Germany leads with 41.0% of views`. */
export function summarize(rows: readonly BreakdownRow[]): string {
  const [first] = rows;
  if (!first || first.views === 0) return messages.nothingHere;
  return messages.topSummary(first.name, formatPercent(first.share));
}

export function tableOf(
  name: string,
  rows: readonly BreakdownRow[],
  other?: Breakdown['other'],
): Omit<DataTableProps, 'caption' | 'className'> {
  const rest = other?.items
    ? [
        {
          key: 'other',
          name: messages.others(other.items),
          ...other,
          share: undefined,
        },
      ]
    : [];
  return {
    columns: [name, messages.views, messages.share, messages.clicks, messages.visitors],
    rows: [...rows, ...rest].map(({ key, name: label, views, share, clicks, visitors }) => ({
      key: `value-${key}`,
      cells: [
        label,
        formatCount(views),
        share === undefined ? '—' : formatPercent(share),
        formatCount(clicks),
        formatCount(visitors),
      ],
    })),
  };
}
