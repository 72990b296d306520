// Shown when the stats could not be loaded; nothing is lost.

import { Button } from '#web/ui/actions/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { messages } from '../messages/en.ts';

export function StatsError({ onRetry }: { onRetry: () => void }) {
  return (
    <Alert
      tone="destructive"
      title={messages.statsLoadFailed}
      actions={
        <Button size="sm" variant="secondary" onClick={onRetry}>
          {messages.tryAgain}
        </Button>
      }
    >
      {messages.statsLoadFailedHint}
    </Alert>
  );
}
