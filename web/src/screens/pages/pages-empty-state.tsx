// Shown instead of the page card: no page yet, load error, loading.

import { PanelsTopLeft, Plus } from 'lucide-react';
import type { PagesView } from '#web/lib/preferences/preferences.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Card } from '#web/ui/content/card.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { messages } from './messages/en.ts';
import type { CreatePageAction } from './use-create-page-action.ts';

export function PagesEmptyState({ createAction }: { createAction: CreatePageAction }) {
  return (
    <Card>
      <EmptyState
        icon={<PanelsTopLeft />}
        title={messages.noPagesYet}
        description={messages.noPagesHint}
        actions={
          <Button onClick={createAction.create} loading={createAction.isCreating}>
            <Plus aria-hidden="true" />
            {messages.createFirstPage}
          </Button>
        }
      />
    </Card>
  );
}

export function PagesLoadError({ onRetry }: { onRetry: () => void }) {
  return (
    <Card role="alert">
      <EmptyState
        title={messages.loadFailed}
        description={messages.loadFailedHint}
        actions={
          <Button variant="secondary" onClick={onRetry}>
            {messages.tryAgain}
          </Button>
        }
      />
    </Card>
  );
}

export function PageLoading({ view }: { view: PagesView }) {
  if (view === 'list') {
    return (
      <Card aria-busy="true" className="px-5 py-4">
        <Skeleton className="h-12" />
      </Card>
    );
  }
  return (
    <Card
      aria-busy="true"
      className="grid grid-cols-[7rem_minmax(0,1fr)] overflow-hidden sm:grid-cols-[15rem_minmax(0,1fr)]"
    >
      <Skeleton className="aspect-[9/14] h-auto rounded-none sm:aspect-[9/15]" />
      <div className="p-5">
        <Skeleton className="h-6 w-1/2" />
        <Skeleton className="mt-2 h-4 w-1/3" />
        <Skeleton className="mt-8 h-12" />
      </div>
    </Card>
  );
}
