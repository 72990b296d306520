// Countries on a map of the world, and ranked beside it.
import type { Report } from '@vys/contract/analytics/report';
import { lazy, Suspense } from 'react';
import { retryAfterOutage } from '#web/lib/api/retry-after-outage.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { messages } from '../messages/en.ts';
import { BarList } from '../parts/bar-list.tsx';
import { readRows, summarize, tableOf } from '../parts/breakdown.ts';
import { ChartCard } from '../parts/chart-card.tsx';
import type { Address } from '../use-address.ts';

const WorldMap = lazy(async () => ({
  default: (await retryAfterOutage(() => import('./world-map.tsx'))).WorldMap,
}));

export function CountryCard({ report, address }: { report: Report; address: Address }) {
  const { country } = report.breakdowns;
  const rows = readRows('country', country);
  const summary = summarize(rows);
  return (
    <ChartCard
      title={messages.countries}
      summary={summary}
      table={tableOf(messages.dimensions.country, rows, country.other)}
    >
      <div className="grid flex-1 items-center md:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
        <div className="aspect-2/1 p-4">
          <Suspense fallback={<Skeleton className="size-full rounded-md" />}>
            <WorldMap
              rows={rows}
              summary={summary}
              active={address.filters.country}
              onPress={(code) => address.toggleFilter('country', code)}
            />
          </Suspense>
        </div>
        <BarList
          dimension="country"
          rows={rows}
          address={address}
          otherItems={country.other.items}
        />
      </div>
    </ChartCard>
  );
}
