// Views, clicks and visitors over time, with the period before and a mark at each publish.
import type { Report } from '@vys/contract/analytics/report';
import { lazy, Suspense, useMemo, useState } from 'react';
import { retryAfterOutage } from '#web/lib/api/retry-after-outage.ts';
import { formatCompact } from '#web/lib/format/formats.ts';
import { cn } from '#web/ui/cn.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { SegmentedControl } from '#web/ui/fields/segmented-control.tsx';
import { groupings } from '../address.ts';
import { messages } from '../messages/en.ts';
import { ChartCard } from '../parts/chart-card.tsx';
import type { Address } from '../use-address.ts';
import { type Line, lines, readPoints, summarizeTraffic, trafficTable } from './series.ts';

// The chart library is loaded only here, once the figures stand there.
const TrafficChart = lazy(async () => ({
  default: (await retryAfterOutage(() => import('./traffic-chart.tsx'))).TrafficChart,
}));

const dots: Readonly<Record<Line, string>> = {
  views: 'bg-chart-1',
  clicks: 'bg-chart-2',
  visitors: 'bg-chart-3',
};

export function TrafficCard({ report, address }: { report: Report; address: Address }) {
  const [hidden, setHidden] = useState<ReadonlySet<Line>>(new Set());
  const [compares, setCompares] = useState(false);
  const points = useMemo(() => readPoints(report), [report]);
  const summary = summarizeTraffic(report, points);
  const offered = groupings[address.period];
  const hasBefore = report.seriesBefore.length > 0;

  function toggle(line: Line) {
    const next = new Set(hidden);
    if (!next.delete(line)) next.add(line);
    setHidden(next);
  }

  return (
    <ChartCard
      title={messages.traffic}
      summary={summary}
      table={trafficTable(points)}
      controls={
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 pt-3">
          <fieldset className="flex flex-wrap gap-1.5">
            <legend className="sr-only">{messages.series}</legend>
            {lines.map((line) => (
              <Toggle
                key={line}
                label={messages[line]}
                value={formatCompact(report.totals[line])}
                dot={dots[line]}
                isOn={!hidden.has(line)}
                onPress={() => toggle(line)}
              />
            ))}
            {hasBefore && (
              <Toggle
                label={messages.compareShort}
                dot="bg-subtle"
                isOn={compares}
                onPress={() => setCompares(!compares)}
                title={messages.compare}
              />
            )}
          </fieldset>
          {offered.length > 1 && (
            <SegmentedControl
              label={messages.granularity}
              size="sm"
              value={address.granularity}
              onValueChange={address.groupBy}
              segments={offered.map((value) => ({ value, label: messages.granularities[value] }))}
            />
          )}
        </div>
      }
    >
      <div className="h-72 px-2 pt-4 pb-3">
        <Suspense fallback={<Skeleton className="mx-3 h-full rounded-md" />}>
          <TrafficChart
            points={points}
            granularity={report.granularity}
            isOneDay={address.period === '24h'}
            shown={lines.filter((line) => !hidden.has(line))}
            compares={compares && hasBefore}
            summary={summary}
          />
        </Suspense>
      </div>
    </ChartCard>
  );
}

type ToggleProps = {
  label: string;
  value?: string;
  dot: string;
  isOn: boolean;
  onPress: () => void;
  title?: string;
};

function Toggle({ label, value, dot, isOn, onPress, title }: ToggleProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      title={title}
      onClick={onPress}
      className={cn(
        'inline-flex min-h-7 items-center gap-2 rounded-full border px-2.5 text-xs transition-colors hover:border-control pointer-coarse:min-h-11',
        isOn ? 'border-line-strong bg-raised text-fg' : 'border-line text-muted',
      )}
    >
      <span aria-hidden="true" className={cn('size-2 rounded-full', dot, !isOn && 'opacity-30')} />
      {label}
      {value && <span className="font-semibold tabular-nums">{value}</span>}
    </button>
  );
}
