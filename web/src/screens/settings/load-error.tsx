// Shown instead of data that could not be loaded, with a retry button.
import { getErrorMessage } from '#web/lib/api-error.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';

type Query = { error: unknown; isFetching: boolean; refetch: () => unknown };

export function LoadError({ title, query }: { title: string; query: Query }) {
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
      {getErrorMessage(query.error)}
    </Alert>
  );
}
