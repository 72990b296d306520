// Shown when the stats could not be loaded; nothing is lost.

import { Button } from '#web/ui/actions/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';

export function StatsError({ onRetry }: { onRetry: () => void }) {
  return (
    <Alert
      tone="destructive"
      title="We couldn't load your stats"
      actions={
        <Button size="sm" variant="secondary" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      We're still counting visits. Your stats will appear when the server responds.
    </Alert>
  );
}
