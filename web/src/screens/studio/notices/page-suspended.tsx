// Above the studio while the page is suspended; asks the server, not the draft, how that stands.
import { SuspendedNotice } from '#web/features/moderation/suspended-notice.tsx';
import { useCurrentPage } from '#web/features/pages/current-page.ts';

export function PageSuspended() {
  const { data: page } = useCurrentPage();
  if (!page?.suspended) return null;
  return <SuspendedNotice suspension={page.suspended} className="m-3 mb-0" />;
}
