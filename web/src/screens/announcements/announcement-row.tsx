// One announcement: what it says, how far it is, and what can still be done about it.
import type { Announcement, AnnouncementStatus } from '@vys/contract/notifications/announcements';
import { Megaphone, Wrench } from 'lucide-react';
import { useState } from 'react';
import {
  getCurrentStatus,
  useCancelAnnouncement,
} from '#web/features/notifications/announcements/announcement-queries.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Badge, type BadgeProps } from '#web/ui/content/badge.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { AlertDialog } from '#web/ui/overlays/alert-dialog.tsx';
import { formatTime } from './announcement-times.ts';
import { messages } from './messages/en.ts';

const tones: Readonly<Record<AnnouncementStatus, BadgeProps['tone']>> = {
  scheduled: 'info',
  sending: 'warning',
  sent: 'success',
  canceled: 'neutral',
};

type Props = { announcement: Announcement; onEdit: (announcement: Announcement) => void };

export function AnnouncementRow({ announcement, onEdit }: Props) {
  const { type, title, message, action_url, created_by } = announcement;
  const status = getCurrentStatus(announcement);
  const Icon = type === 'system_update' ? Megaphone : Wrench;
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 px-5 py-4.5">
      <span
        role="img"
        aria-label={messages.types[type]}
        className="grid size-9 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-text [&_svg]:size-4.5"
      >
        <Icon aria-hidden="true" />
      </span>
      <div className="min-w-48 flex-1">
        <h2 className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-medium text-fg text-sm [overflow-wrap:anywhere]">
          <span translate="no">{title}</span>
          <Badge tone={tones[status]}>{messages.status[status]}</Badge>
        </h2>
        <p className="mt-1 text-muted text-sm [overflow-wrap:anywhere]" translate="no">
          {message}
        </p>
        <p className="mt-2 text-subtle text-xs [overflow-wrap:anywhere]">
          {[
            describeProgress({ ...announcement, status }),
            action_url && messages.linksTo(action_url),
            messages.writtenBy(created_by),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {status === 'scheduled' && <Actions {...{ announcement, onEdit }} />}
    </li>
  );
}

function describeProgress({ status, publish_at, updated_at, delivered_count }: Announcement) {
  switch (status) {
    case 'scheduled':
      return messages.scheduledFor(formatTime(publish_at));
    case 'sending':
      return messages.sending(delivered_count);
    case 'sent':
      return messages.sent(formatTime(publish_at), delivered_count);
    case 'canceled':
      return messages.canceledAt(formatTime(updated_at));
  }
}

function Actions({ announcement, onEdit }: Props) {
  const [asks, setAsks] = useState(false);
  const cancel = useCancelAnnouncement();
  return (
    <div className="flex gap-2 max-sm:w-full max-sm:pl-13">
      <Button variant="secondary" size="sm" onClick={() => onEdit(announcement)}>
        {messages.edit}
      </Button>
      <Button variant="ghost" size="sm" onClick={() => setAsks(true)}>
        {messages.cancelSending}
      </Button>
      <AlertDialog
        open={asks}
        onOpenChange={setAsks}
        title={messages.cancelTitle}
        description={messages.cancelHint}
        confirmLabel={messages.cancelConfirm}
        cancelLabel={messages.keep}
        loading={cancel.isPending}
        onConfirm={() =>
          cancel.mutate(announcement.id, {
            onSuccess: () => toast.success(messages.canceled),
            onSettled: () => setAsks(false),
          })
        }
      />
    </div>
  );
}
