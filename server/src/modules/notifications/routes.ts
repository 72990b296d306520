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
        notifications: notifications.map((one) => ({
          id: one.id,
          type: one.type,
          title: one.title,
          message: one.message,
          read: one.isRead,
          created_at: one.createdAt.toISOString(),
          action_url: one.actionUrl,
        })),
        unread_count: unread,
      },
    };
  });
}
