// One notification: what happened and when. Security alerts are red, all others green (NOTIF-3). A click marks it as
// read and goes where it leads (FEED-15, FEED-16).
import type { Notification, NotificationType } from '@vys/contract/notifications/notifications';
import {
  Eye,
  FilePen,
  FilePlus,
  Globe,
  type LucideIcon,
  Megaphone,
  MessageSquare,
  ShieldAlert,
  Sparkles,
  WandSparkles,
  Wrench,
} from 'lucide-react';
import { Link } from 'react-router';
import { formatAge } from '#web/lib/format/formats.ts';
import { cn } from '#web/ui/cn.ts';
import { messages } from './messages/en.ts';

const icons: Record<NotificationType, LucideIcon> = {
  page_created: FilePlus,
  page_updated: FilePen,
  page_published: Globe,
  page_view_milestone: Eye,
  ai_generation_started: WandSparkles,
  ai_generation_completed: Sparkles,
  comment_received: MessageSquare,
  system_update: Megaphone,
  maintenance_scheduled: Wrench,
  security_alert: ShieldAlert,
};

const rowStyle =
  'flex w-full items-start gap-3 rounded-md px-2 py-3 text-left outline-offset-[-2px] transition-colors hover:bg-hover';

type Props = {
  item: Notification;
  now: Date;
  onRead: (id: string) => void;
  onGo?: () => void;
};

export function NotificationRow({ item, now, onRead, onGo }: Props) {
  const read = () => !item.read && onRead(item.id);
  const content = <RowContent item={item} now={now} />;
  if (item.action_url === null) {
    return (
      <button type="button" className={rowStyle} onClick={read}>
        {content}
      </button>
    );
  }
  return (
    <Link
      to={item.action_url}
      className={rowStyle}
      onClick={() => {
        read();
        onGo?.();
      }}
    >
      {content}
    </Link>
  );
}

function RowContent({ item, now }: { item: Notification; now: Date }) {
  const Icon = icons[item.type];
  const alert = item.type === 'security_alert';
  return (
    <>
      <span
        aria-hidden="true"
        className={cn(
          'grid size-8 shrink-0 place-items-center rounded-full [&_svg]:size-4',
          alert ? 'bg-danger-soft text-danger-text' : 'bg-accent-soft text-accent-text',
        )}
      >
        <Icon />
      </span>
      <span className="flex min-w-0 flex-1 flex-col">
        <span className={cn('text-fg text-sm', item.read ? 'font-normal' : 'font-medium')}>
          {item.title}
        </span>
        <span className="text-muted text-sm [overflow-wrap:anywhere]">{item.message}</span>
        <time dateTime={item.created_at} className="mt-0.5 text-subtle text-xs">
          {formatAge(item.created_at, now)}
        </time>
      </span>
      {!item.read && (
        <span className="mt-1.5 shrink-0">
          <span className="sr-only">{messages.unread}</span>
          <span aria-hidden="true" className="block size-2 rounded-full bg-accent" />
        </span>
      )}
    </>
  );
}
