// Shows on both dashboards that the page is suspended. Loaded for those whose page is.
import type { Page } from '@vys/contract/pages/pages';
import { Suspense } from 'react';
import { lazyPart } from '#web/lib/browser/lazy-part.tsx';

const SuspendedNotice = lazyPart(
  async () => (await import('#web/features/moderation/suspended-notice.tsx')).SuspendedNotice,
);

export function PageSuspended({ page }: { page: Page | null | undefined }) {
  if (!page?.suspended) return null;
  return (
    <Suspense>
      <SuspendedNotice suspension={page.suspended} />
    </Suspense>
  );
}
