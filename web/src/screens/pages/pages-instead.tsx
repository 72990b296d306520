// What stands in the place of the page card: loading, failed, or no page yet.
import { PanelsTopLeft, Plus } from 'lucide-react';
import type { PagesView } from '#web/lib/preferences.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { Creating } from './use-creating.ts';

export function NoPage({ creating }: { creating: Creating }) {
  return (
    <Card>
      <EmptyState
        icon={<PanelsTopLeft />}
        title="No pages yet"
        description="Start with a designed page that carries your name. You change it by describing what you want."
        actions={
          <Button onClick={creating.create} loading={creating.isCreating}>
            <Plus aria-hidden="true" />
            Create Your First Page
          </Button>
        }
      />
    </Card>
  );
}

export function PageFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Card role="alert">
      <EmptyState
        title="Your page could not be loaded"
        description="It is safe on the server, and visitors see it as before. Only this view of it is missing."
        actions={
          <Button variant="secondary" onClick={onRetry}>
            Try again
          </Button>
        }
      />
    </Card>
  );
}

export function PageLoading({ view }: { view: PagesView }) {
  if (view === 'list') {
    return (
      <Card aria-busy="true" className="p-5">
        <Skeleton className="h-10" />
      </Card>
    );
  }
  return (
    <Card aria-busy="true" className="grid gap-6 p-5 md:grid-cols-2">
      <Skeleton className="aspect-16/10 h-auto" />
      <div className="flex flex-col gap-4">
        <Skeleton className="h-6 w-2/3" />
        <Skeleton className="h-4 w-1/2" />
        <Skeleton className="h-14" />
      </div>
    </Card>
  );
}
