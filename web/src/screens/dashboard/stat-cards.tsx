// The four main stats.

import type { Overview, Period } from '@vys/contract/analytics/analytics';
import type { User } from '@vys/contract/identity/accounts';
import { Activity, Eye, MousePointerClick, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { aiUsage, weeklyAiUsage } from '#web/features/accounts/usage/usage.ts';
import { periodHints } from '#web/features/analytics/messages.ts';
import { formatChange, formatCount, formatPercent } from '#web/lib/format/formats.ts';
import { StatCard } from '#web/ui/content/stat-card.tsx';
import { messages as texts } from './messages.ts';

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
    <section aria-label={texts.keyStats} className="grid grid-cols-2 gap-3 xl:grid-cols-4 xl:gap-4">
      <h2 className="sr-only">{texts.keyStats}</h2>
      <StatCard
        label={texts.pageViewsTitle}
        icon={<Eye className="max-sm:hidden" />}
        value={formatStat(({ totalViews }) => formatCount(totalViews))}
        change={change(overview?.viewsChange)}
        hint={periodHints[period]}
      />
      <StatCard
        label={texts.linkClicks}
        icon={<MousePointerClick className="max-sm:hidden" />}
        value={formatStat(({ totalClicks }) => formatCount(totalClicks))}
        change={change(overview?.clicksChange)}
        hint={periodHints[period]}
      />
      <StatCard
        label={<TallLabel>{texts.engagementRate}</TallLabel>}
        icon={<Activity className="max-sm:hidden" />}
        value={formatStat(({ engagementRate }) => formatPercent(engagementRate))}
        change={change(overview?.engagementChange)}
        hint={texts.visitorsWhoClicked}
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
      label={<TallLabel>{texts.aiRequestsRemaining}</TallLabel>}
      icon={<Sparkles className="max-sm:hidden" />}
      value={remaining === null ? 'Unlimited' : formatCount(remaining)}
      hint={
        limit === null
          ? texts.onYourPlan
          : weekly
            ? texts.monthlyRequestsWithWeekLeft(formatCount(limit), week.remaining)
            : texts.monthlyRequests(formatCount(limit))
      }
    />
  );
}

/** Two lines on a phone, so that the stats of one row stay level. */
function TallLabel({ children }: { children: ReactNode }) {
  return <span className="block whitespace-normal max-sm:min-h-[2.7rem]">{children}</span>;
}
