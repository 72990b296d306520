// The list in its states: loading, failed, empty, full, and how to see more of it.
import type { FormKind, Submission } from '@vys/contract/forms';
import { Inbox } from 'lucide-react';
import { Link } from 'react-router';
import { getErrorMessage } from '#web/lib/api/api-error.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { SubmissionTable } from './submission-table.tsx';
import type { useSubmissions } from './submissions.ts';

type Props = {
  query: ReturnType<typeof useSubmissions>;
  hidden: ReadonlyMap<string, FormKind>;
  onRemove: (submission: Submission) => void;
};

export function MessageList({ query, hidden, onRemove }: Props) {
  const { data, error, refetch } = query;
  if (data === undefined) {
    return error ? <Failed error={error} onRetry={() => void refetch()} /> : <Loading />;
  }
  const all = data.pages.flatMap(({ submissions }) => submissions);
  const shown = all.filter(({ id }) => !hidden.has(id));
  if (shown.length === 0 && !query.hasNextPage) return <Empty />;
  const isUnconfirmed = shown.some(({ status }) => status === 'unconfirmed');
  return (
    <>
      {isUnconfirmed && data.pages[0]?.confirms_by_mail === false && (
        <Alert className="mt-3 mb-1">
          Email isn't set up on this server, so signups aren't confirmed. An address may not belong
          to the person who entered it.
        </Alert>
      )}
      <SubmissionTable submissions={shown} onRemove={onRemove} />
      {query.hasNextPage && (
        <div className="mt-4 flex justify-center">
          <Button
            variant="secondary"
            loading={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            Show more
          </Button>
        </div>
      )}
    </>
  );
}

function Empty() {
  return (
    <EmptyState
      icon={<Inbox />}
      title="Nothing here yet"
      description={
        <>
          Add a form to your page to hear from visitors. Tell the assistant{' '}
          <q className="text-fg">Add a newsletter form</q> or{' '}
          <q className="text-fg">Add a contact form</q>, then publish.
        </>
      }
      actions={
        <Button asChild variant="secondary">
          <Link to={paths.studio}>Open AI Studio</Link>
        </Button>
      }
      className="py-9"
    />
  );
}

function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <EmptyState
      icon={<Inbox />}
      title="We couldn't load your messages"
      description={getErrorMessage(error)}
      actions={
        <Button variant="secondary" onClick={onRetry}>
          Try again
        </Button>
      }
      className="py-9"
    />
  );
}

function Loading() {
  return (
    <div aria-busy="true" className="flex flex-col gap-4 py-4">
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-10" />
      ))}
    </div>
  );
}
