// Notifications as a plain list: what happened and when. Security alerts are red, all others green.
import type { Notification, NotificationType } from '@vys/contract/notifications';
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
import { formatAge } from '#web/lib/format/formats.ts';
import { cn } from '#web/ui/cn.ts';

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

export function NotificationList({ items }: { items: readonly Notification[] }) {
  return (
    <ol className="divide-y divide-line">
      {items.map((item) => {
        const Icon = icons[item.type];
        const alert = item.type === 'security_alert';
        return (
          <li key={item.id} className="flex items-start gap-3.5 py-3.5">
            <span
              aria-hidden="true"
              className={cn(
                'grid size-8 shrink-0 place-items-center rounded-full [&_svg]:size-4',
                alert ? 'bg-danger-soft text-danger-text' : 'bg-accent-soft text-accent-text',
              )}
            >
              <Icon />
            </span>
            <div className="min-w-0 flex-1">
              <p className="font-medium text-fg text-sm">{item.title}</p>
              <p className="text-muted text-sm [overflow-wrap:anywhere]">{item.message}</p>
            </div>
            <time dateTime={item.created_at} className="shrink-0 pt-0.5 text-subtle text-xs">
              {formatAge(item.created_at)}
            </time>
          </li>
        );
      })}
    </ol>
  );
}
