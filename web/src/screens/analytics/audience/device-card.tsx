// Desktop, mobile and tablet as a pie, with their names and shares beside it.
import type { Report } from '@vys/contract/analytics/report';
import { lazy, Suspense } from 'react';
import { retryAfterOutage } from '#web/lib/api/retry-after-outage.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { messages } from '../messages/en.ts';
import { BarList } from '../parts/bar-list.tsx';
import { readRows, summarize, tableOf } from '../parts/breakdown.ts';
import { ChartCard } from '../parts/chart-card.tsx';
import type { Address } from '../use-address.ts';
import { colorOfDevice } from './device-colors.ts';

const DevicePie = lazy(async () => ({
  default: (await retryAfterOutage(() => import('./device-pie.tsx'))).DevicePie,
}));

export function DeviceCard({ report, address }: { report: Report; address: Address }) {
  const rows = readRows('device', report.breakdowns.device);
  const isEmpty = !rows.some(({ views }) => views > 0);
  return (
    <ChartCard
      title={messages.devices}
      summary={summarize(rows)}
      table={tableOf(messages.dimensions.device, rows)}
    >
      {!isEmpty && (
        <div className="mx-auto size-44 pt-4">
          <Suspense fallback={<Skeleton className="size-40 rounded-full" />}>
            <DevicePie rows={rows} onPress={(key) => address.toggleFilter('device', key)} />
          </Suspense>
        </div>
      )}
      <BarList
        dimension="device"
        rows={rows}
        address={address}
        icon={({ key }) => (
          <span
            aria-hidden="true"
            className="size-2.5 shrink-0 rounded-full"
            style={{ background: colorOfDevice(key) }}
          />
        )}
      />
    </ChartCard>
  );
}
