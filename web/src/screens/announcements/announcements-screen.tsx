// What operators tell everyone: the list, and the dialog to write one.
import type { Announcement } from '@vys/contract/notifications/announcements';
import { Megaphone, Plus } from 'lucide-react';
import { useState } from 'react';
import { AdminFrame } from '#web/features/admin/admin-frame.tsx';
import { useAnnouncements } from '#web/features/notifications/announcements/announcement-queries.ts';
import { useScreenCommands } from '#web/lib/commands/screen-commands.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Card } from '#web/ui/content/card.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { AnnouncementDialog } from './announcement-dialog.tsx';
import { AnnouncementRow } from './announcement-row.tsx';
import { messages } from './messages/en.ts';
import { Pager } from './pager.tsx';

/** `new` for one that is not saved yet. */
type Edited = Announcement | 'new' | undefined;

export function AnnouncementsScreen() {
  const [edited, setEdited] = useState<Edited>();
  useScreenCommands([
    {
      id: 'announcement.create',
      label: messages.create,
      icon: <Plus aria-hidden="true" />,
      run: () => setEdited('new'),
    },
  ]);
  return (
    <AdminFrame
      title={messages.announcements}
      intro={messages.intro}
      actions={
        <Button onClick={() => setEdited('new')}>
          <Plus aria-hidden="true" />
          {messages.create}
        </Button>
      }
    >
      <AnnouncementList onEdit={setEdited} />
      <AnnouncementDialog
        announcement={edited === 'new' ? undefined : edited}
        open={edited !== undefined}
        onClose={() => setEdited(undefined)}
      />
    </AdminFrame>
  );
}

type ListProps = { onEdit: (announcement: Announcement) => void };

function AnnouncementList({ onEdit }: ListProps) {
  const [page, setPage] = useState(1);
  const { data, isError, refetch } = useAnnouncements(page);
  if (!data && isError) {
    return (
      <Card>
        <EmptyState
          title={messages.loadFailed}
          description={messages.loadFailedHint}
          actions={
            <Button variant="secondary" onClick={() => void refetch()}>
              {messages.tryAgain}
            </Button>
          }
        />
      </Card>
    );
  }
  if (!data) return <Loading />;
  if (data.total === 0) {
    return (
      <Card>
        <EmptyState icon={<Megaphone />} title={messages.empty} description={messages.emptyHint} />
      </Card>
    );
  }
  return (
    <>
      <Card>
        <ol aria-label={messages.announcements} className="divide-y divide-line">
          {data.announcements.map((announcement) => (
            <AnnouncementRow key={announcement.id} announcement={announcement} onEdit={onEdit} />
          ))}
        </ol>
      </Card>
      {data.total > data.per_page && (
        <Pager page={data.page} pages={Math.ceil(data.total / data.per_page)} onPage={setPage} />
      )}
    </>
  );
}

function Loading() {
  return (
    <Card role="status" aria-label={messages.loading} className="flex flex-col gap-6 p-5">
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-16" />
      ))}
    </Card>
  );
}
