// In the place of what could not be loaded: what it was, why, and another try.
import { messageOf } from '#web/lib/api-error.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';

type Query = { error: unknown; isFetching: boolean; refetch: () => unknown };

export function LoadFailure({ title, query }: { title: string; query: Query }) {
  return (
    <Alert
      tone="destructive"
      title={title}
      actions={
        <Button
          size="sm"
          variant="secondary"
          loading={query.isFetching}
          onClick={() => void query.refetch()}
        >
          Try again
        </Button>
      }
    >
      {messageOf(query.error)}
    </Alert>
  );
}
