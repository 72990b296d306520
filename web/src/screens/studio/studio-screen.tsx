// AI Studio: loads the user's page, then opens the studio. `/ai-studio/new` is for users without one.
import { errorMessages } from '@vys/contract/pages/messages/en';
import { useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { usePrefetchedConversation } from '#web/features/assistant/conversation.ts';
import { useCurrentPage } from '#web/features/pages/current-page.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { session } from '#web/lib/session/session.ts';
import { useUser } from '#web/lib/session/use-session.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { messages } from './messages/en.ts';
import { PageLoadError } from './notices/page-load-error.tsx';
import { Studio } from './studio.tsx';
import { StudioSkeleton } from './studio-skeleton.tsx';

export function StudioScreen({ classic = false }: { classic?: boolean }) {
  const { data: page, error, isFetching, refetch } = useCurrentPage();
  const isNew = useLocation().pathname === paths.studioNew;
  usePrefetchedConversation(useUser()?.id ?? '');
  useLoginNotice();

  if (page === undefined) {
    if (!error) return <StudioSkeleton classic={classic} />;
    return (
      <PageLoadError classic={classic} isRetrying={isFetching} onRetry={() => void refetch()} />
    );
  }
  return (
    <>
      {isNew && <NewPageGuard hasPage={page !== null} />}
      <Studio page={page} classic={classic} />
    </>
  );
}

/** A second page is rejected; the first one, made here, has the studio's own address. */
function NewPageGuard({ hasPage }: { hasPage: boolean }) {
  const [hadPage] = useState(hasPage);
  useEffect(() => {
    if (hadPage) toast.error(errorMessages['pages.page_limit_reached']);
  }, [hadPage]);
  return hasPage ? <Navigate to={paths.studio} replace /> : null;
}

/** The guard leads to the login screen; this says why (CHAT-1). */
function useLoginNotice() {
  useEffect(
    () =>
      session.subscribe(() => {
        const state = session.getState();
        if (state.status === 'signedOut' && state.reason !== 'signedOut')
          toast.info(messages.logInFirst);
      }),
    [],
  );
}
