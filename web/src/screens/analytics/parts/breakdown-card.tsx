// One dimension, or a few of one topic to choose from, as a ranked list.

import type { Dimension, Report } from '@vys/contract/analytics/report';
import type { HelpArticleId } from '@vys/contract/help/articles';
import { type ReactNode, useState } from 'react';
import { SegmentedControl } from '#web/ui/fields/segmented-control.tsx';
import { messages } from '../messages/en.ts';
import type { Address } from '../use-address.ts';
import { BarList } from './bar-list.tsx';
import { readRows, summarize, tableOf } from './breakdown.ts';
import { ChartCard } from './chart-card.tsx';

export type BreakdownCardProps = {
  title: string;
  dimensions: readonly [Dimension, ...Dimension[]];
  /** Names the choice among the dimensions. */
  choice?: string;
  report: Report;
  address: Address;
  /** Leaves out what has no value: most visits come without tags. */
  onlyWithValue?: boolean;
  help?: HelpArticleId;
  /** Where there is nothing to list. */
  empty?: ReactNode;
};

export function BreakdownCard(props: BreakdownCardProps) {
  const { title, dimensions, choice, report, address, onlyWithValue = false, empty, help } = props;
  const [dimension, setDimension] = useState<Dimension>(dimensions[0]);
  const breakdown = report.breakdowns[dimension];
  const all = readRows(dimension, breakdown);
  const rows = onlyWithValue ? all.filter(({ key }) => key !== '') : all;
  return (
    <ChartCard
      title={title}
      {...(help && { help })}
      summary={summarize(rows)}
      table={tableOf(messages.dimensions[dimension], rows, breakdown.other)}
      controls={
        choice && (
          <div className="px-5 pt-3">
            <SegmentedControl
              label={choice}
              size="sm"
              value={dimension}
              onValueChange={setDimension}
              segments={dimensions.map((value) => ({ value, label: messages.dimensions[value] }))}
            />
          </div>
        )
      }
    >
      {rows.length === 0 && empty ? (
        empty
      ) : (
        <BarList
          key={dimension}
          dimension={dimension}
          rows={rows}
          address={address}
          otherItems={breakdown.other.items}
        />
      )}
    </ChartCard>
  );
}
