// The heart of both dashboards: the page on a phone, beside the figures of one period.
import type { User } from '@vys/contract/identity/accounts';
import { PeriodSelector } from '#web/features/analytics/period-selector.tsx';
import { NoVisits } from './no-visits.tsx';
import { PerformanceCard } from './performance-card.tsx';
import { StatCards } from './stat-cards.tsx';
import type { DashboardStats } from './use-dashboard-stats.ts';

type Props = { user: User; stats: DashboardStats; offersCreation?: boolean };

export function PageAndFigures({ user, stats, offersCreation = false }: Props) {
  const { page, figures, period, figuresFailed, choosePeriod } = stats;
  const isQuiet = figures ? figures.views.value + figures.clicks.value === 0 : false;
  return (
    <div className="grid gap-4 md:grid-cols-[15rem_minmax(0,1fr)] 2xl:grid-cols-[18rem_minmax(0,1fr)]">
      <PerformanceCard stats={stats} address={user.page_url} offersCreation={offersCreation} />
      <div className="flex min-w-0 flex-col gap-3">
        <PeriodSelector tier={user.tier} value={period} onValueChange={choosePeriod} />
        <StatCards
          user={user}
          figures={figures}
          period={period}
          failed={figuresFailed}
          isQuiet={isQuiet}
        />
        {isQuiet && page && <NoVisits user={user} page={page} />}
      </div>
    </div>
  );
}
