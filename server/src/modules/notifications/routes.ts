// Binds the notification routes.
import { listNotifications as listRoute } from '@vys/contract/notifications';
import type { Db } from '../../platform/db/db.ts';
import type { Bind } from '../../platform/http/http.ts';
import { countUnread, listNotifications } from './store.ts';

export function bindRoutes(bind: Bind, { db }: { db: Db }): void {
  bind(listRoute, async ({ caller, query }) => {
    const [notifications, unread] = await Promise.all([
      listNotifications(db, caller.userId, query.limit),
      countUnread(db, caller.userId),
    ]);
    return {
      data: {
        notifications: notifications.map((notification) => ({
          id: notification.id,
          type: notification.type,
          title: notification.title,
          message: notification.message,
          read: notification.isRead,
          created_at: notification.createdAt.toISOString(),
          action_url: notification.actionUrl,
        })),
        unread_count: unread,
      },
    };
  });
}
