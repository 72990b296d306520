// The four main stats.
import type { User } from '@vys/contract/accounts';
import type { Overview, Period } from '@vys/contract/analytics';
import { Activity, Eye, MousePointerClick, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { aiUsage, weeklyAiUsage } from '#web/features/accounts/usage/usage.ts';
import { periodHints } from '#web/features/analytics/messages.ts';
import { formatChange, formatCount, formatPercent } from '#web/lib/format/formats.ts';
import { StatCard } from '#web/ui/content/stat-card.tsx';

type Props = {
  user: User;
  overview: Overview | undefined;
  period: Period;
  failed: boolean;
};

export function StatCards({ user, overview, period, failed }: Props) {
  const formatStat = (format: (of: Overview) => string) => {
    if (overview) return format(overview);
    return failed ? <span className="text-subtle">—</span> : undefined;
  };
  const change = (percent: number | null | undefined) => formatChange(percent ?? null);
  return (
    <section aria-label="Key stats" className="grid grid-cols-2 gap-3 xl:grid-cols-4 xl:gap-4">
      <h2 className="sr-only">Key stats</h2>
      <StatCard
        label="Page Views"
        icon={<Eye className="max-sm:hidden" />}
        value={formatStat(({ totalViews }) => formatCount(totalViews))}
        change={change(overview?.viewsChange)}
        hint={periodHints[period]}
      />
      <StatCard
        label="Link Clicks"
        icon={<MousePointerClick className="max-sm:hidden" />}
        value={formatStat(({ totalClicks }) => formatCount(totalClicks))}
        change={change(overview?.clicksChange)}
        hint={periodHints[period]}
      />
      <StatCard
        label={<TallLabel>Engagement Rate</TallLabel>}
        icon={<Activity className="max-sm:hidden" />}
        value={formatStat(({ engagementRate }) => formatPercent(engagementRate))}
        change={change(overview?.engagementChange)}
        hint="Visitors who clicked"
      />
      <AiCard user={user} />
    </section>
  );
}

function AiCard({ user }: { user: User }) {
  const { remaining, limit } = aiUsage(user.limits);
  const week = weeklyAiUsage(user.limits);
  const weekly = week && remaining !== null && week.remaining < remaining;
  return (
    <StatCard
      label={<TallLabel>AI Requests Remaining</TallLabel>}
      icon={<Sparkles className="max-sm:hidden" />}
      value={remaining === null ? 'Unlimited' : formatCount(remaining)}
      hint={
        limit === null
          ? 'On your plan'
          : weekly
            ? `Of ${formatCount(limit)} this month, ${week.remaining} left this week`
            : `Of ${formatCount(limit)} this month`
      }
    />
  );
}

/** Two lines on a phone, so that the stats of one row stay level. */
function TallLabel({ children }: { children: ReactNode }) {
  return <span className="block whitespace-normal max-sm:min-h-[2.7rem]">{children}</span>;
}
