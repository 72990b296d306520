// The dashboard: greeting, stats, the page's performance, and the rest in three tabs.

import { Sparkles } from 'lucide-react';
import { Link } from 'react-router';
import { PeriodSelector } from '#web/features/analytics/period-selector.tsx';
import { paths } from '#web/lib/navigation/paths.ts';
import { useUser } from '#web/lib/session/use-session.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#web/ui/content/tabs.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { ActivityTab } from './activity-tab.tsx';
import { DashboardHead } from './dashboard-head.tsx';
import { messages } from './messages.ts';
import { OverviewTab } from './overview-tab.tsx';
import { PerformanceCard } from './performance-card.tsx';
import { StatCards } from './stat-cards.tsx';
import { StatsError } from './stats-error.tsx';
import { UsageTab } from './usage-tab.tsx';
import { useDashboardStats } from './use-dashboard-stats.ts';

export function DashboardScreen() {
  const user = useUser();
  const stats = useDashboardStats(user?.tier ?? 'free');
  if (!user) return null;
  const { figures, page, period, figuresFailed, stale, retry } = stats;
  return (
    <div className="mx-auto flex max-w-6xl flex-col gap-5 px-4 py-7 sm:px-8 sm:py-10">
      <DashboardHead user={user} page={page} stale={stale} />
      {figuresFailed && <StatsError onRetry={retry} />}
      {page === null && <GetStarted />}
      <PeriodSelector tier={user.tier} value={period} onValueChange={stats.choosePeriod} />
      <StatCards user={user} figures={figures} period={period} failed={figuresFailed} />
      <PerformanceCard stats={stats} address={user.page_url} />
      <Tabs defaultValue="overview" className="mt-2">
        <TabsList aria-label={messages.details}>
          <TabsTrigger value="overview">{messages.overview}</TabsTrigger>
          <TabsTrigger value="activity">{messages.recentActivity}</TabsTrigger>
          <TabsTrigger value="usage">{messages.usageAndLimits}</TabsTrigger>
        </TabsList>
        <TabsContent value="overview">
          <OverviewTab user={user} page={page} />
        </TabsContent>
        <TabsContent value="activity">
          <ActivityTab />
        </TabsContent>
        <TabsContent value="usage">
          <UsageTab user={user} />
        </TabsContent>
      </Tabs>
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
