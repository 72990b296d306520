// One part of the screen could not be loaded, and can be tried again.
import { Button } from '#web/ui/actions/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { messages } from './messages/en.ts';

export function LoadFailed({ title, onRetry }: { title: string; onRetry: () => unknown }) {
  return (
    <div role="alert">
      <EmptyState
        className="py-8"
        title={title}
        actions={
          <Button variant="secondary" onClick={() => void onRetry()}>
            {messages.tryAgain}
          </Button>
        }
      />
    </div>
  );
}
