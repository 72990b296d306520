// The classic dashboard: the same stats without the tabs.
import { Goals } from '#web/features/accounts/goals/goals.tsx';
import { useGoals } from '#web/features/accounts/goals/use-goals.ts';
import { FeedPanel } from '#web/features/notifications/feed/feed-panel.tsx';
import { useUser } from '#web/lib/session/use-session.ts';
import { DashboardHead } from './dashboard-head.tsx';
import { dashboardLayout } from './dashboard-layout.ts';
import { PageSuspended } from './page-suspended.tsx';
import { PageAndFigures } from './stats/page-and-figures.tsx';
import { StatsError } from './stats/stats-error.tsx';
import { useDashboardStats } from './stats/use-dashboard-stats.ts';

export function ClassicDashboardScreen() {
  const user = useUser();
  const stats = useDashboardStats(user?.tier ?? 'free');
  const goals = useGoals(stats.page?.views);
  if (!user) return null;
  const { page, figuresFailed, stale, retry } = stats;
  return (
    <div className={dashboardLayout}>
      <div className="flex min-w-0 flex-col gap-5">
        <DashboardHead user={user} page={page} stale={stale} />
        <PageSuspended page={page} />
        {figuresFailed && <StatsError onRetry={retry} />}
        <PageAndFigures user={user} stats={stats} offersCreation />
        <Goals {...goals} />
      </div>
      <FeedPanel />
    </div>
  );
}
