// Title, who is there now, the period and the export.

import type { Report } from '@vys/contract/analytics/report';
import type { Tier } from '@vys/contract/plans';
import { WifiOff } from 'lucide-react';
import { PeriodSelector } from '#web/features/analytics/period-selector.tsx';
import { HelpLink } from '#web/lib/help/help-link.tsx';
import { Badge } from '#web/ui/content/badge.tsx';
import { formatRange } from '../dates.ts';
import { messages } from '../messages/en.ts';
import type { Address } from '../use-address.ts';
import { ExportButton } from './export-button.tsx';

type Props = {
  report: Report | undefined;
  /** Figures are shown, but the last refresh failed. */
  stale: boolean;
  tier: Tier;
  address: Address;
};

export function AnalyticsHead({ report, stale, tier, address }: Props) {
  const { period, choosePeriod } = address;
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="min-w-0">
        <div className="flex items-center gap-2">
          <h1 className="font-display font-semibold text-display text-fg">{messages.title}</h1>
          <HelpLink article="analytics" about={messages.title} />
        </div>
        <p className="mt-1 flex min-h-5.5 flex-wrap items-center gap-x-3 gap-y-1 text-muted text-sm">
          {report && messages.timeZone(formatRange(report), report.timeZone)}
          {report && <Live visitors={report.liveVisitors} />}
          {stale && (
            <Badge tone="warning">
              <WifiOff aria-hidden="true" />
              {messages.notUpdating}
            </Badge>
          )}
        </p>
      </div>
      <div className="flex items-end justify-between gap-3 max-sm:w-full max-sm:flex-wrap max-sm:*:justify-start">
        <PeriodSelector tier={tier} value={period} onValueChange={choosePeriod} />
        <ExportButton report={report} period={period} />
      </div>
    </header>
  );
}

function Live({ visitors }: { visitors: number }) {
  const isSomebodyThere = visitors > 0;
  return (
    <Badge tone={isSomebodyThere ? 'success' : 'neutral'} title={messages.liveHint}>
      <span
        aria-hidden="true"
        className={
          isSomebodyThere
            ? 'size-1.5 rounded-full bg-success-text'
            : 'size-1.5 rounded-full bg-subtle'
        }
      />
      {messages.live(visitors)}
    </Badge>
  );
}
