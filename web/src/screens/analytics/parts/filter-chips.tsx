// What the figures are narrowed to; each chip removes its filter.
import type { Report } from '@vys/contract/analytics/report';
import { X } from 'lucide-react';
import { nameOfValue } from '#web/features/analytics/names.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { listFilters } from '../address.ts';
import { formatDay } from '../dates.ts';
import { messages } from '../messages/en.ts';
import type { Address } from '../use-address.ts';

export function FilterChips({
  address,
  report,
}: {
  address: Address;
  report?: Report | undefined;
}) {
  const filters = listFilters(address.filters);
  if (filters.length === 0) return null;
  const isCut = report !== undefined && report.filtersFrom > report.from;
  return (
    <section aria-label={messages.filters} className="flex flex-col gap-2">
      <ul className="flex flex-wrap items-center gap-2">
        {filters.map(({ dimension, value }) => {
          const of = [messages.dimensions[dimension], nameOfValue(dimension, value)] as const;
          return (
            <li key={dimension} className="min-w-0">
              <button
                type="button"
                aria-label={messages.removeFilter(...of)}
                onClick={() => address.toggleFilter(dimension, value)}
                className="inline-flex min-h-7 max-w-full items-center gap-1.5 rounded-full border border-line-strong bg-accent-soft px-3 font-medium text-accent-text text-xs transition-colors hover:border-control pointer-coarse:min-h-11"
              >
                <span className="truncate">{messages.activeFilter(...of)}</span>
                <X aria-hidden="true" className="size-3.5 shrink-0" />
              </button>
            </li>
          );
        })}
        <li>
          <Button variant="ghost" size="sm" onClick={address.clearFilters}>
            {messages.clearFilters}
          </Button>
        </li>
      </ul>
      {isCut && (
        <p className="text-muted text-xs">
          {messages.filtersReachTo(formatDay(report.filtersFrom))}
        </p>
      )}
    </section>
  );
}
