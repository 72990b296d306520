// How the current page does: its state, its address, views, clicks and click rate.

import type { Page } from '@vys/contract/pages/pages';
import { ExternalLink, FilePlus2, Sparkles } from 'lucide-react';
import { Link } from 'react-router';
import { formatChange, formatCount, formatPercent, toPercentage } from '#web/lib/format/formats.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { cn } from '#web/ui/cn.ts';
import { Badge } from '#web/ui/content/badge.tsx';
import { Card } from '#web/ui/content/card.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { messages } from '../messages.ts';
import type { DashboardStats } from './use-dashboard-stats.ts';

type Props = {
  stats: DashboardStats;
  address: string;
  /** Offers to create the page, where nothing else on the screen does. */
  offersCreation?: boolean;
};

export function PerformanceCard({ stats, address, offersCreation = false }: Props) {
  const { page, pageFailed, retry } = stats;
  if (page) return <Performance page={page} address={address} />;
  if (pageFailed) {
    return (
      <Card>
        <EmptyState
          title={messages.pageLoadFailed}
          description={messages.pageLoadFailedHint}
          actions={
            <Button variant="secondary" onClick={retry}>
              {messages.tryAgain}
            </Button>
          }
        />
      </Card>
    );
  }
  if (page === null) {
    return (
      <Card>
        <EmptyState
          icon={<FilePlus2 />}
          title={messages.noPageYet}
          description={messages.noPageHint}
          actions={
            offersCreation && (
              <Button asChild variant="secondary">
                <Link to={paths.studioNew}>
                  <Sparkles aria-hidden="true" />
                  {messages.createNewPage}
                </Link>
              </Button>
            )
          }
        />
      </Card>
    );
  }
  return (
    <Card aria-busy="true">
      <div className="px-5 pt-4.5">
        <Skeleton className="h-5 w-48" />
        <Skeleton className="mt-2 h-4 w-64 max-w-full" />
      </div>
      <div className="grid gap-4 px-5 py-5 sm:grid-cols-3">
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
      </div>
    </Card>
  );
}

function Performance({ page, address }: { page: Page; address: string }) {
  const live = page.status === 'published' && address !== '';
  const rate = toPercentage(page.clicks, page.views);
  return (
    <Card aria-label={messages.pagePerformance}>
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3 px-5 pt-4.5">
        <div className="min-w-0">
          <h2 className="truncate font-semibold text-fg text-sm">
            {page.title || messages.untitledPage}
          </h2>
          <p className="mt-0.5 text-muted text-sm">
            {live ? <PublicLink address={address} /> : messages.notPublishedHint}
          </p>
        </div>
        <PageState page={page} />
      </header>
      <dl className="mt-5 grid grid-cols-3 divide-x divide-line border-line border-t">
        <Stat name="Views" value={formatCount(page.views)} growth={page.views_growth} />
        <Stat name="Clicks" value={formatCount(page.clicks)} growth={page.clicks_growth} />
        <Stat name="Click rate" value={formatPercent(rate)} growth={null} />
      </dl>
    </Card>
  );
}

function PublicLink({ address }: { address: string }) {
  return (
    <a
      href={address}
      target="_blank"
      rel="noreferrer"
      className="inline-flex max-w-full items-center gap-1.5 transition-colors hover:text-fg"
    >
      <span className="truncate">{address.replace(/^https?:\/\//, '')}</span>
      <ExternalLink aria-hidden="true" className="size-3.5 shrink-0" />
      <span className="sr-only">{messages.opensInNewTab}</span>
    </a>
  );
}

function PageState({ page }: { page: Page }) {
  return (
    <div className="flex flex-wrap gap-1.5">
      {page.status === 'published' && !page.is_active && (
        <Badge tone="warning">{messages.switchedOff}</Badge>
      )}
      {page.status === 'published' && page.has_unpublished_changes && (
        <Badge tone="info">{messages.unpublishedChanges}</Badge>
      )}
      <Badge tone={page.status === 'published' ? 'success' : 'neutral'}>
        {page.status === 'published' ? messages.published : messages.draft}
      </Badge>
    </div>
  );
}

function Stat({ name, value, growth }: { name: string; value: string; growth: number | null }) {
  const change = formatChange(growth);
  const textClass = { up: 'text-success-text', down: 'text-danger-text', flat: 'text-muted' };
  return (
    <div className="flex min-w-0 flex-col gap-0.5 px-5 py-4 max-sm:px-4">
      <dt className="text-muted text-sm">{name}</dt>
      <dd className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-semibold text-fg text-lg tabular-nums">{value}</span>
        {change && (
          <span className={cn('font-medium text-xs tabular-nums', textClass[change.direction])}>
            {change.text}
          </span>
        )}
      </dd>
    </div>
  );
}
