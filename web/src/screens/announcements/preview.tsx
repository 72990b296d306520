// An announcement as people will get it: in the feed, by email and by push.
import type { ReactNode } from 'react';
import type { AnnouncementPreview } from '#web/features/notifications/announcements/announcement-queries.ts';
import { NotificationList } from '#web/features/notifications/feed/notification-list.tsx';
import { messages } from './messages/en.ts';

const noop = () => {};

export function Preview({ preview }: { preview: AnnouncementPreview }) {
  const { notification, email, push } = preview;
  // A click in the preview leads nowhere.
  const item = { ...notification, id: 'preview', read: false, action_url: null };
  return (
    <div className="flex flex-col gap-6">
      <Part name={messages.inFeed}>
        <NotificationList items={[item]} onRead={noop} />
      </Part>
      <Part name={messages.byEmail}>
        <p className="border-line border-b py-2.5 font-medium text-fg text-sm [overflow-wrap:anywhere]">
          {email.subject}
        </p>
        <p className="whitespace-pre-wrap py-3 text-muted text-sm [overflow-wrap:anywhere]">
          {email.body}
        </p>
      </Part>
      <Part name={messages.byPush}>
        <p className="pt-2.5 font-medium text-fg text-sm [overflow-wrap:anywhere]">{push.title}</p>
        <p className="pb-2.5 text-muted text-sm [overflow-wrap:anywhere]">{push.body}</p>
      </Part>
    </div>
  );
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section aria-label={name}>
      <h3 className="mb-2 text-muted text-xs">{name}</h3>
      <div className="rounded-md border border-line bg-raised px-3.5">{children}</div>
    </section>
  );
}
