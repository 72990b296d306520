// The list of cases with its filters and pages.

import type { CaseSummary, ReportReason } from '@vys/contract/pages/moderation';
import { reportReasons } from '@vys/contract/pages/moderation';
import { ChevronLeft, ChevronRight, ShieldCheck } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { CaseBadge } from '#web/features/moderation/case-labels.tsx';
import { type CaseFilter, useCases } from '#web/features/moderation/cases.ts';
import { reasonLabels } from '#web/features/moderation/messages/en.ts';
import { formatAge } from '#web/lib/format/formats.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { cn } from '#web/ui/cn.ts';
import { Card } from '#web/ui/content/card.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { SegmentedControl } from '#web/ui/fields/segmented-control.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { messages } from './messages/en.ts';

export type CaseQueueProps = {
  chosen: string | undefined;
  filter: CaseFilter;
  onFilter: (filter: CaseFilter) => void;
  className?: string;
};

const reasonOptions = [
  { value: 'any', label: messages.allReasons },
  ...reportReasons.map((value) => ({ value, label: reasonLabels[value] })),
] as const satisfies readonly { value: ReportReason | 'any'; label: string }[];

export function CaseQueue({ chosen, filter, onFilter, className }: CaseQueueProps) {
  const { data, isError, refetch } = useCases(filter);
  return (
    <section aria-label={messages.queue} className={cn('flex min-w-0 flex-col gap-3', className)}>
      <SegmentedControl
        label={messages.status}
        value={filter.state}
        onValueChange={(state) => onFilter({ ...filter, state, page: 1 })}
        segments={[
          { value: 'open', label: messages.open },
          { value: 'closed', label: messages.closed },
          { value: 'all', label: messages.all },
        ]}
        fill
      />
      <Select
        aria-label={messages.reason}
        value={filter.reason ?? 'any'}
        onValueChange={(value) =>
          onFilter({ ...filter, reason: value === 'any' ? undefined : value, page: 1 })
        }
        options={reasonOptions}
      />
      <Card className="overflow-hidden">
        {!data && isError && (
          <EmptyState
            title={messages.queueLoadFailed}
            description={messages.queueLoadFailedHint}
            actions={
              <Button variant="secondary" onClick={() => void refetch()}>
                {messages.tryAgain}
              </Button>
            }
          />
        )}
        {!data && !isError && <QueueLoading />}
        {data?.cases.length === 0 && <NothingHere filter={filter} />}
        {data && data.cases.length > 0 && (
          <ol className="divide-y divide-line">
            {data.cases.map((item) => (
              <li key={item.id}>
                <CaseRow item={item} isChosen={item.id === chosen} />
              </li>
            ))}
          </ol>
        )}
      </Card>
      {data && data.total > data.per_page && (
        <Pager
          page={data.page}
          pages={Math.ceil(data.total / data.per_page)}
          onPage={(page) => onFilter({ ...filter, page })}
        />
      )}
    </section>
  );
}

function CaseRow({ item, isChosen }: { item: CaseSummary; isChosen: boolean }) {
  const { search } = useLocation();
  return (
    <Link
      to={{ pathname: paths.moderationCase(item.id), search }}
      aria-current={isChosen ? 'true' : undefined}
      className="block px-4 py-3 transition-colors hover:bg-hover focus-visible:-outline-offset-2 aria-[current]:bg-active"
    >
      <span className="flex items-center justify-between gap-3">
        <span className="min-w-0 truncate font-medium text-fg text-sm">/{item.page.name}</span>
        <CaseBadge status={item.status} />
      </span>
      <span className="mt-1 block truncate text-muted text-sm">
        {item.reasons.map((reason) => reasonLabels[reason]).join(', ')}
      </span>
      <span className="mt-1 flex justify-between gap-3 text-subtle text-xs tabular-nums">
        <span>
          {messages.reportCount(item.report_count)} · {item.case_number}
          {item.runs_code && messages.runsCode}
        </span>
        <time dateTime={item.last_reported_at}>{formatAge(item.last_reported_at)}</time>
      </span>
    </Link>
  );
}

function NothingHere({ filter }: { filter: CaseFilter }) {
  const isFiltered = filter.reason !== undefined || filter.page > 1;
  if (filter.state === 'open' && !isFiltered) {
    return (
      <EmptyState
        icon={<ShieldCheck />}
        title={messages.queueEmpty}
        description={messages.queueEmptyHint}
      />
    );
  }
  return <EmptyState title={messages.noMatchingCases} description={messages.noMatchingCasesHint} />;
}

function QueueLoading() {
  return (
    <div aria-busy="true" className="flex flex-col gap-5 p-4">
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} className="h-14" />
      ))}
    </div>
  );
}

type PagerProps = { page: number; pages: number; onPage: (page: number) => void };

function Pager({ page, pages, onPage }: PagerProps) {
  return (
    <nav aria-label={messages.queuePages} className="flex items-center justify-between">
      <IconButton label={messages.newerCases} disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      <span className="text-muted text-sm tabular-nums">{messages.of(page, pages)}</span>
      <IconButton
        label={messages.olderCases}
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      >
        <ChevronRight aria-hidden="true" />
      </IconButton>
    </nav>
  );
}
