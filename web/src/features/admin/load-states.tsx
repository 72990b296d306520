// What lists of operators show while they load and when they could not be loaded, and the button for the next page.
import { Button } from '#web/ui/actions/button.tsx';
import { Card } from '#web/ui/content/card.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { messages } from './messages/en.ts';

export function LoadFailed({ onRetry }: { onRetry: () => void }) {
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

export function LoadingRows() {
  return (
    <Card role="status" aria-label={messages.loading} className="flex flex-col gap-5 p-5">
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} className="h-10" />
      ))}
    </Card>
  );
}

type LoadMoreProps = { hasMore: boolean; isLoading: boolean; onLoad: () => void };

export function LoadMore({ hasMore, isLoading, onLoad }: LoadMoreProps) {
  if (!hasMore) return null;
  return (
    <Button variant="secondary" className="self-center" loading={isLoading} onClick={onLoad}>
      {messages.loadMore}
    </Button>
  );
}
