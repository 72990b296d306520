// Shown when the stats could not be loaded; nothing is lost.
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';

export function StatsError({ onRetry }: { onRetry: () => void }) {
  return (
    <Alert
      tone="destructive"
      title="Your figures could not be loaded"
      actions={
        <Button size="sm" variant="secondary" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      Counting goes on meanwhile. They appear here as soon as the server answers.
    </Alert>
  );
}
