// The end of onboarding: the new page beside a chat, ready to be named, saved and published.

import { useQuery } from '@tanstack/react-query';
import { getPage, type Page } from '@vys/contract/pages/pages';
import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router';
import { call } from '#web/lib/api/api.ts';
import { isApiError } from '#web/lib/api/api-error.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { FinishPage } from './finish-page.tsx';
import { messages } from './messages/en.ts';

function usePage(id: string) {
  return useQuery({
    queryKey: ['pages', 'one', id],
    queryFn: ({ signal }): Promise<Page> => call(getPage, { params: { id }, signal }),
    enabled: id !== '',
    staleTime: Number.POSITIVE_INFINITY,
    meta: { shownInline: true },
  });
}

export function OnboardingCompleteScreen() {
  const [search] = useSearchParams();
  const pageId = search.get('pageId') ?? '';
  const { data: page, error, refetch, isFetching } = usePage(pageId);
  const isMissing = pageId === '' || (isApiError(error) && [400, 404].includes(error.status));

  useEffect(() => {
    if (error && !isMissing) toast.error(messages.loadFailedTitle);
  }, [error, isMissing]);

  if (page) return <FinishPage page={page} />;
  return (
    <main
      id="main"
      tabIndex={-1}
      className="grid min-h-dvh place-items-center bg-canvas px-5 outline-none"
    >
      {isMissing ? (
        <Missing title={messages.pageNotFound}>{messages.pageNotFoundHint}</Missing>
      ) : error ? (
        <Missing
          title={messages.pageNotFound}
          action={
            <Button variant="secondary" loading={isFetching} onClick={() => void refetch()}>
              {messages.tryAgain}
            </Button>
          }
        >
          {messages.loadFailed}
        </Missing>
      ) : (
        <Spinner size="lg" label={messages.loadingYourPage} />
      )}
    </main>
  );
}

type MissingProps = { title: string; children: string; action?: React.ReactNode };

function Missing({ title, children, action }: MissingProps) {
  return (
    <Alert
      tone="destructive"
      title={title}
      className="w-full max-w-md"
      actions={
        <>
          {action}
          <Button asChild>
            <Link to={paths.dashboard}>{messages.goToDashboard}</Link>
          </Button>
        </>
      }
    >
      {children}
    </Alert>
  );
}
