// The Pages screen: the page of the user with its figures, its switch and what belongs to it.
import { SuspendedNotice } from '#web/features/moderation/suspended-notice.tsx';
import { useCurrentPage } from '#web/features/pages/current-page.ts';
import { usePreferences } from '#web/lib/preferences.ts';
import { PageCard } from './page-card.tsx';
import { PageFigures } from './page-figures.tsx';
import { PageSections } from './page-sections.tsx';
import { PagesHead } from './pages-head.tsx';
import { NoPage, PageFailed, PageLoading } from './pages-instead.tsx';
import { PagesOffNotice } from './pages-off-notice.tsx';
import { useCreating } from './use-creating.ts';

/** How often the figures are fetched while the tab is visible, in milliseconds. */
const LIVE_MS = 1500;

export function PagesScreen() {
  const { data: page, isError, refetch } = useCurrentPage({ refetchMs: LIVE_MS });
  const { pagesView } = usePreferences();
  const creating = useCreating(page);
  const failed = isError && page === undefined;
  return (
    <div className="mx-auto flex max-w-6xl flex-col gap-5 px-4 py-7 sm:px-8 sm:py-10">
      <PagesHead view={pagesView} isStale={isError && !failed} creating={creating} />
      {page?.suspended && <SuspendedNotice suspension={page.suspended} />}
      <PagesOffNotice />
      <PageFigures page={page} failed={failed} />
      {failed && <PageFailed onRetry={() => void refetch()} />}
      {!failed && page === undefined && <PageLoading view={pagesView} />}
      {page === null && <NoPage creating={creating} />}
      {page && <PageCard page={page} view={pagesView} />}
      {page !== undefined && <PageSections page={page} />}
    </div>
  );
}
