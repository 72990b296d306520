// The Pages screen: the page of the user with its stats, its switch and what belongs to it.
import { SuspendedNotice } from '#web/features/moderation/suspended-notice.tsx';
import { useCurrentPage } from '#web/features/pages/current-page.ts';
import { usePreferences } from '#web/lib/preferences/preferences.ts';
import { cn } from '#web/ui/cn.ts';
import { screenLayout } from '#web/ui/screen-layout.ts';
import { PageCard } from './page-card/page-card.tsx';
import { PageSections } from './page-sections.tsx';
import { PageStats } from './page-stats.tsx';
import { PagesDisabledNotice } from './pages-disabled-notice.tsx';
import { PageLoading, PagesEmptyState, PagesLoadError } from './pages-empty-state.tsx';
import { PagesHead } from './pages-head.tsx';
import { useCreatePageAction } from './use-create-page-action.ts';

export function PagesScreen() {
  const { data: page, isError, refetch } = useCurrentPage({ withStats: true });
  const { pagesView } = usePreferences();
  const createAction = useCreatePageAction(page);
  const failed = isError && page === undefined;
  return (
    <div className={cn(screenLayout, 'flex flex-col gap-5')}>
      <PagesHead
        view={pagesView}
        hasPage={Boolean(page)}
        isStale={isError && !failed}
        createAction={createAction}
      />
      {page?.suspended && <SuspendedNotice suspension={page.suspended} />}
      <PagesDisabledNotice />
      <PageStats page={page} failed={failed} />
      {failed && <PagesLoadError onRetry={() => void refetch()} />}
      {!failed && page === undefined && <PageLoading view={pagesView} />}
      {page === null && <PagesEmptyState createAction={createAction} />}
      {page && <PageCard page={page} view={pagesView} />}
      {page !== undefined && <PageSections page={page} />}
    </div>
  );
}
