// Accounts in dunning, for operators: who owes what, until when the plan is kept.

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listDunning } from '@vys/contract/billing/billing';
import { BadgeCheck, ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { AdminFrame } from '#web/features/admin/admin-frame.tsx';
import { call } from '#web/lib/api/api.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Card } from '#web/ui/content/card.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { DunningTable } from './dunning-table.tsx';
import { messages } from './messages/en.ts';

export function DunningScreen() {
  return (
    <AdminFrame title={messages.dunning} intro={messages.intro}>
      <Accounts />
    </AdminFrame>
  );
}

function Accounts() {
  const [page, setPage] = useState(1);
  const { data, isError, refetch } = useQuery({
    queryKey: ['billing', 'dunning', page],
    queryFn: async ({ signal }) => (await call(listDunning, { query: { page }, signal })).data,
    placeholderData: keepPreviousData,
    meta: { shownInline: true },
  });
  if (!data && isError) {
    return (
      <Card role="alert">
        <EmptyState
          title={messages.loadFailed}
          description={messages.loadFailedHint}
          actions={
            <Button variant="secondary" onClick={() => void refetch()}>
              {messages.tryAgain}
            </Button>
          }
        />
      </Card>
    );
  }
  if (!data) {
    return (
      <div role="status" aria-label={messages.loading}>
        <Skeleton className="h-64 rounded-md" />
      </div>
    );
  }
  if (data.total === 0) {
    return (
      <Card>
        <EmptyState icon={<BadgeCheck />} title={messages.empty} description={messages.emptyHint} />
      </Card>
    );
  }
  const pages = Math.ceil(data.total / data.perPage);
  return (
    <>
      <p className="text-muted text-sm">{messages.total(data.total)}</p>
      <Card className="overflow-hidden">
        <DunningTable accounts={data.accounts} />
      </Card>
      {pages > 1 && <Pager page={data.page} pages={pages} onPage={setPage} />}
    </>
  );
}

type PagerProps = { page: number; pages: number; onPage: (page: number) => void };

function Pager({ page, pages, onPage }: PagerProps) {
  return (
    <nav aria-label={messages.pages} className="flex items-center justify-center gap-4">
      <IconButton label={messages.previous} disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      <span className="text-muted text-sm tabular-nums">{messages.of(page, pages)}</span>
      <IconButton label={messages.next} disabled={page >= pages} onClick={() => onPage(page + 1)}>
        <ChevronRight aria-hidden="true" />
      </IconButton>
    </nav>
  );
}
