// The list in its states: loading, failed, empty, full, and how to see more of it.

import type { FormKind, Submission } from '@vys/contract/pages/forms';
import type { Page } from '@vys/contract/pages/pages';
import { Inbox } from 'lucide-react';
import { Link } from 'react-router';
import { getErrorMessage } from '#web/lib/api/api-error.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { hasForm } from './has-form.ts';
import { messages as texts } from './messages/en.ts';
import { SubmissionTable } from './submission-table.tsx';
import type { useSubmissions } from './submissions.ts';

type Props = {
  page: Page;
  query: ReturnType<typeof useSubmissions>;
  hidden: ReadonlyMap<string, FormKind>;
  onRemove: (submission: Submission) => void;
};

export function MessageList({ page, query, hidden, onRemove }: Props) {
  const { data, error, refetch } = query;
  if (data === undefined) {
    return error ? <Failed error={error} onRetry={() => void refetch()} /> : <Loading />;
  }
  const submissions = data.pages.flatMap(({ submissions }) => submissions);
  const visible = submissions.filter(({ id }) => !hidden.has(id));
  if (visible.length === 0 && !query.hasNextPage) return <Empty page={page} />;
  const isUnconfirmed = visible.some(({ status }) => status === 'unconfirmed');
  return (
    <>
      {isUnconfirmed && data.pages[0]?.confirms_by_mail === false && (
        <Alert className="mt-3 mb-1">{texts.unconfirmedSignups}</Alert>
      )}
      <SubmissionTable submissions={visible} onRemove={onRemove} />
      {query.hasNextPage && (
        <div className="mt-4 flex justify-center">
          <Button
            variant="secondary"
            loading={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {texts.showMore}
          </Button>
        </div>
      )}
    </>
  );
}

function Empty({ page }: { page: Page }) {
  const isLive = page.status === 'published';
  const isReady = hasForm(page.content);
  return (
    <EmptyState
      icon={<Inbox />}
      title={texts.nothingHereYet}
      description={
        isReady
          ? isLive
            ? texts.formIsThere
            : texts.formNotPublished
          : texts.addFormHint(
              <q className="text-fg">{texts.newsletterPrompt}</q>,
              <q className="text-fg">{texts.contactPrompt}</q>,
            )
      }
      actions={
        !(isReady && isLive) && (
          <Button asChild variant="secondary">
            <Link to={paths.studio}>{texts.openAiStudio}</Link>
          </Button>
        )
      }
      className="py-9"
    />
  );
}

function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <EmptyState
      icon={<Inbox />}
      title={texts.loadFailed}
      description={getErrorMessage(error)}
      actions={
        <Button variant="secondary" onClick={onRetry}>
          {texts.tryAgain}
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
