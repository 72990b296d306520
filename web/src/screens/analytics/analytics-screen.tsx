// Everything about the visits of the page: one report, kept fresh while the tab is visible.
import type { Report } from '@vys/contract/analytics/report';
import type { User } from '@vys/contract/identity/accounts';
import type { Page } from '@vys/contract/pages/pages';
import { useReport } from '#web/features/analytics/report-query.ts';
import { useCurrentPage } from '#web/features/pages/current-page.ts';
import { useUser } from '#web/lib/session/use-session.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { cn } from '#web/ui/cn.ts';
import { Card } from '#web/ui/content/card.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { screenLayout } from '#web/ui/screen-layout.ts';
import { listFilters } from './address.ts';
import { AnalyticsSkeleton } from './analytics-skeleton.tsx';
import { CountryCard } from './audience/country-card.tsx';
import { DeviceCard } from './audience/device-card.tsx';
import { HoursCard } from './audience/hours-card.tsx';
import { AnalyticsHead } from './head/analytics-head.tsx';
import { LinksCard } from './links/links-card.tsx';
import { messages } from './messages/en.ts';
import { BreakdownCard } from './parts/breakdown-card.tsx';
import { CountedNote } from './parts/counted-note.tsx';
import { DigestSwitch } from './parts/digest-switch.tsx';
import { FilterChips } from './parts/filter-chips.tsx';
import { MetricCards } from './parts/metric-cards.tsx';
import { NoMatches, NoPage, NoVisits } from './parts/nothing-shown.tsx';
import { TrafficCard } from './traffic/traffic-card.tsx';
import { type Address, useAddress } from './use-address.ts';

export function AnalyticsScreen() {
  const user = useUser();
  if (!user) return null;
  return <Analytics user={user} />;
}

function Analytics({ user }: { user: User }) {
  const address = useAddress(user.tier);
  // Its failures leave out the picture of the page and nothing else (ANA-13).
  const { data: page } = useCurrentPage();
  const { data, isError, refetch } = useReport(address);
  return (
    <div className={cn(screenLayout, 'flex flex-col gap-4')}>
      <AnalyticsHead
        report={data ?? undefined}
        stale={isError && !!data}
        tier={user.tier}
        address={address}
      />
      <FilterChips address={address} report={data ?? undefined} />
      {data ? (
        <Figures report={data} page={page ?? undefined} pageUrl={user.page_url} address={address} />
      ) : data === null ? (
        <NoPage />
      ) : isError ? (
        <Failed onRetry={() => void refetch()} />
      ) : (
        <AnalyticsSkeleton />
      )}
    </div>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <Card role="alert">
      <EmptyState
        title={messages.loadFailed}
        description={messages.loadFailedHint}
        actions={
          <Button variant="secondary" onClick={onRetry}>
            {messages.tryAgain}
          </Button>
        }
      />
    </Card>
  );
}

type FiguresProps = {
  report: Report;
  page: Page | undefined;
  pageUrl: string;
  address: Address;
};

function Figures({ report, page, pageUrl, address }: FiguresProps) {
  const { views, clicks } = report.totals;
  const isEmpty = views + clicks === 0;
  const isFiltered = listFilters(address.filters).length > 0;
  return (
    <>
      <MetricCards report={report} period={address.period} />
      <CountedNote report={report} />
      {isEmpty && isFiltered && <NoMatches onClear={address.clearFilters} />}
      {isEmpty && !isFiltered && <NoVisits page={page} address={pageUrl} />}
      {!isEmpty && <Charts report={report} page={page} address={address} />}
      <DigestSwitch />
    </>
  );
}

function Charts({ report, page, address }: Omit<FiguresProps, 'pageUrl'>) {
  const shared = { report, address };
  return (
    <>
      <TrafficCard {...shared} />
      <div className="grid gap-4 lg:grid-cols-2">
        <LinksCard {...shared} page={page} />
        <div className="flex min-w-0 flex-col gap-4">
          <BreakdownCard {...shared} title={messages.referrers} dimensions={['referrer']} />
          <BreakdownCard
            {...shared}
            title={messages.campaigns}
            help="campaigns"
            dimensions={['source', 'medium', 'campaign']}
            choice={messages.campaignsBy}
            onlyWithValue
            empty={
              <EmptyState
                title={messages.noCampaigns}
                description={messages.noCampaignsHint}
                className="py-6"
              />
            }
          />
        </div>
      </div>
      <CountryCard {...shared} />
      <div className="grid gap-4 lg:grid-cols-3">
        <DeviceCard {...shared} />
        <BreakdownCard {...shared} title={messages.browsers} dimensions={['browser']} />
        <BreakdownCard {...shared} title={messages.languages} dimensions={['language']} />
      </div>
      <HoursCard report={report} />
    </>
  );
}
