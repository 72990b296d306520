// The dashboard: greeting, stats, the page's performance, and the rest in three tabs.

import { Sparkles } from 'lucide-react';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { Goals } from '#web/features/accounts/goals/goals.tsx';
import { useGoals } from '#web/features/accounts/goals/use-goals.ts';
import { FeedPanel } from '#web/features/notifications/feed/feed-panel.tsx';
import { lazyPart, useFetchedAhead } from '#web/lib/browser/lazy-part.tsx';
import { paths } from '#web/lib/navigation/paths.ts';
import { useUser } from '#web/lib/session/use-session.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#web/ui/content/tabs.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { DashboardHead } from './dashboard-head.tsx';
import { dashboardLayout } from './dashboard-layout.ts';
import { FirstSteps } from './first-steps/first-steps.tsx';
import { messages } from './messages/en.ts';
import { OverviewTab } from './overview-tab.tsx';
import { PageSuspended } from './page-suspended.tsx';
import { PageAndFigures } from './stats/page-and-figures.tsx';
import { StatsError } from './stats/stats-error.tsx';
import { useDashboardStats } from './stats/use-dashboard-stats.ts';

const loadTabs = () => import('./more-tabs.ts');
const ActivityTab = lazyPart(async () => (await loadTabs()).ActivityTab);
const UsageTab = lazyPart(async () => (await loadTabs()).UsageTab);

export function DashboardScreen() {
  const user = useUser();
  const stats = useDashboardStats(user?.tier ?? 'free');
  const goals = useGoals(stats.page?.views);
  useFetchedAhead(loadTabs);
  if (!user) return null;
  const { page, figuresFailed, stale, retry } = stats;
  return (
    <div className={dashboardLayout}>
      <div className="flex min-w-0 flex-col gap-5">
        <DashboardHead user={user} page={page} stale={stale} />
        <PageSuspended page={page} />
        {figuresFailed && <StatsError onRetry={retry} />}
        {!page?.suspended && <FirstSteps user={user} page={page} />}
        {page === null && !user.checklist_open && <GetStarted />}
        <PageAndFigures user={user} stats={stats} />
        <Tabs defaultValue="overview" className="mt-2">
          <TabsList aria-label={messages.details}>
            <TabsTrigger value="overview">{messages.overview}</TabsTrigger>
            <TabsTrigger value="activity">{messages.recentActivity}</TabsTrigger>
            <TabsTrigger value="usage">{messages.usageAndLimits}</TabsTrigger>
          </TabsList>
          <TabsContent value="overview">
            <OverviewTab user={user} page={page} onShareGoal={goals.onShare} />
          </TabsContent>
          <TabsContent value="activity">
            <Suspense fallback={<Skeleton className="h-40" />}>
              <ActivityTab />
            </Suspense>
          </TabsContent>
          <TabsContent value="usage">
            <Suspense fallback={<Skeleton className="h-40" />}>
              <UsageTab user={user} />
            </Suspense>
          </TabsContent>
        </Tabs>
        <Goals {...goals} />
      </div>
      <FeedPanel />
    </div>
  );
}

function GetStarted() {
  return (
    <Alert
      title={messages.getStarted}
      actions={
        <Button asChild size="sm">
          <Link to={paths.studioNew}>
            <Sparkles aria-hidden="true" />
            {messages.createYourPage}
          </Link>
        </Button>
      }
    >
      {messages.createPageIntro}
    </Alert>
  );
}
