// Ranked values with bars. Pressing one filters by it; pressing it again removes the filter.
import type { Dimension } from '@vys/contract/analytics/report';
import { Check } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { formatCompact, formatPercent } from '#web/lib/format/formats.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { cn } from '#web/ui/cn.ts';
import { VisuallyHidden } from '#web/ui/content/visually-hidden.tsx';
import { messages } from '../messages/en.ts';
import type { Address } from '../use-address.ts';
import type { BreakdownRow } from './breakdown.ts';

export type BarListProps = {
  dimension: Dimension;
  rows: readonly BreakdownRow[];
  address: Address;
  /** Values that the breakdown has beyond its rows. */
  otherItems?: number;
  /** Before the name. */
  icon?: (row: BreakdownRow) => ReactNode;
};

/** So many rows stand there before the list is opened. */
const FIRST_ROWS = 6;

export function BarList({ dimension, rows, address, otherItems = 0, icon }: BarListProps) {
  const [isOpen, setOpen] = useState(false);
  const most = Math.max(...rows.map(({ views }) => views), 1);
  const shown = isOpen ? rows : rows.slice(0, FIRST_ROWS);
  if (rows.length === 0)
    return <p className="px-5 py-4 text-muted text-sm">{messages.nothingHere}</p>;
  return (
    <div className="px-3 py-3">
      <ul className={cn('flex flex-col gap-0.5', isOpen && 'max-h-96 overflow-y-auto')}>
        {shown.map((row) => (
          <li key={row.key}>
            <BarRow
              dimension={dimension}
              row={row}
              part={row.views / most}
              isActive={address.filters[dimension] === row.key}
              onPress={() => address.toggleFilter(dimension, row.key)}
              icon={icon?.(row)}
            />
          </li>
        ))}
      </ul>
      {isOpen && otherItems > 0 && (
        <p className="px-2 pt-2 text-subtle text-xs">{messages.others(otherItems)}</p>
      )}
      {rows.length > FIRST_ROWS && (
        <Button
          variant="ghost"
          size="sm"
          className="mt-1"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? messages.showLess : messages.showAll(rows.length)}
        </Button>
      )}
    </div>
  );
}

type BarRowProps = {
  dimension: Dimension;
  row: BreakdownRow;
  /** Of the longest bar, from 0 to 1. */
  part: number;
  isActive: boolean;
  onPress: () => void;
  icon: ReactNode;
};

function BarRow({ dimension, row, part, isActive, onPress, icon }: BarRowProps) {
  return (
    <button
      type="button"
      aria-pressed={isActive}
      title={row.name}
      onClick={onPress}
      className={cn(
        'group relative isolate flex min-h-8 w-full items-center gap-3 rounded-sm px-2 text-left text-sm transition-colors hover:bg-hover pointer-coarse:min-h-11',
        isActive && 'ring-1 ring-accent-control',
      )}
    >
      <span
        aria-hidden="true"
        style={{ width: `${Math.max(part * 100, 1)}%` }}
        className="absolute inset-y-1 left-0 -z-10 rounded-sm bg-accent-soft transition-[width] duration-slow"
      />
      <VisuallyHidden>{messages.filterBy(messages.dimensions[dimension])} </VisuallyHidden>
      <span className="flex min-w-0 flex-1 items-center gap-2 text-fg">
        {isActive && <Check aria-hidden="true" className="size-3.5 shrink-0 text-accent-text" />}
        {icon}
        <span className="truncate">{row.name}</span>
      </span>{' '}
      <span className="text-fg tabular-nums">{formatCompact(row.views)}</span>{' '}
      <span className="w-12 text-right text-muted text-xs tabular-nums">
        {formatPercent(row.share)}
      </span>
    </button>
  );
}
