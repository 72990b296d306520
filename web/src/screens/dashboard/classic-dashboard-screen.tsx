// The classic dashboard: the same stats without the tabs.
import { PeriodSelector } from '#web/features/analytics/period-selector.tsx';
import { useUser } from '#web/lib/session/use-session.ts';
import { DashboardHead } from './dashboard-head.tsx';
import { PerformanceCard } from './performance-card.tsx';
import { StatCards } from './stat-cards.tsx';
import { StatsError } from './stats-error.tsx';
import { useDashboardStats } from './use-dashboard-stats.ts';

export function ClassicDashboardScreen() {
  const user = useUser();
  const stats = useDashboardStats(user?.tier ?? 'free');
  if (!user) return null;
  const { figures, page, period, figuresFailed, stale, retry } = stats;
  return (
    <div className="mx-auto flex max-w-6xl flex-col gap-5 px-4 py-7 sm:px-8 sm:py-10">
      <DashboardHead user={user} page={page} stale={stale} />
      {figuresFailed && <StatsError onRetry={retry} />}
      <PeriodSelector tier={user.tier} value={period} onValueChange={stats.choosePeriod} />
      <StatCards user={user} figures={figures} period={period} failed={figuresFailed} />
      <PerformanceCard stats={stats} address={user.page_url} offersCreation />
    </div>
  );
}
