// Says that the figures could not be loaded, and that they are not lost.
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';

export function FiguresFailed({ onRetry }: { onRetry: () => void }) {
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
