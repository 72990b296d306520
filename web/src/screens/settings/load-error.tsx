// Shown instead of data that could not be loaded, with a retry button.

import { getErrorMessage } from '#web/lib/api/api-error.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { messages } from './messages/en.ts';

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
          {messages.tryAgain}
        </Button>
      }
    >
      {getErrorMessage(query.error)}
    </Alert>
  );
}
