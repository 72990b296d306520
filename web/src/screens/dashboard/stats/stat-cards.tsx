// The four main stats.

import type { Period } from '@vys/contract/analytics/analytics';
import type { User } from '@vys/contract/identity/accounts';
import { Activity, Eye, MousePointerClick, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { aiUsage, weeklyAiUsage } from '#web/features/accounts/usage/usage.ts';
import type { FigureName, KeyFigures } from '#web/features/analytics/figures.ts';
import { periodHints } from '#web/features/analytics/messages/en.ts';
import { formatCount, formatPercent } from '#web/lib/format/formats.ts';
import { Sparkline } from '#web/ui/charts/sparkline.tsx';
import { cn } from '#web/ui/cn.ts';
import { StatCard } from '#web/ui/content/stat-card.tsx';
import { messages as texts } from '../messages/en.ts';

type Props = {
  user: User;
  figures: KeyFigures | null | undefined;
  period: Period;
  failed: boolean;
  /** Whether nothing happened in the period. */
  isQuiet: boolean;
};

export function StatCards({ user, figures, period, failed, isQuiet }: Props) {
  const show = (name: FigureName) => {
    if (figures) return { value: figures[name].exact, change: figures[name].change };
    if (figures === null) return { value: name === 'engagement' ? formatPercent(0) : '0' };
    return { value: failed ? <span className="text-subtle">—</span> : undefined };
  };
  // Without a page or visits there is no course, and its room would stay empty.
  const line = (name: FigureName, ink: string) =>
    figures !== null &&
    !isQuiet && (
      <Sparkline
        values={figures?.[name].course ?? []}
        className={cn('max-h-40 flex-1 sm:h-20', ink)}
      />
    );
  return (
    <section
      aria-label={texts.keyStats}
      className={cn('grid grid-cols-2 gap-3', !isQuiet && 'flex-1 auto-rows-fr')}
    >
      <h2 className="sr-only">{texts.keyStats}</h2>
      <StatCard
        label={texts.pageViewsTitle}
        icon={<Eye className="max-sm:hidden" />}
        hint={periodHints[period]}
        {...show('views')}
      >
        {line('views', 'text-chart-1')}
      </StatCard>
      <StatCard
        label={texts.linkClicks}
        icon={<MousePointerClick className="max-sm:hidden" />}
        hint={periodHints[period]}
        {...show('clicks')}
      >
        {line('clicks', 'text-chart-2')}
      </StatCard>
      <StatCard
        label={<TallLabel>{texts.engagementRate}</TallLabel>}
        icon={<Activity className="max-sm:hidden" />}
        hint={texts.visitorsWhoClicked(periodHints[period])}
        {...show('engagement')}
      >
        {line('engagement', 'text-chart-5')}
      </StatCard>
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
      value={remaining === null ? texts.unlimited : formatCount(remaining)}
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
