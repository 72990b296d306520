// A notification as clients get it.
import type { Notification as WireNotification } from '@vys/contract/notifications/notifications';
import type { Notification } from './store.ts';

export function serializeNotification(notification: Notification): WireNotification {
  return {
    id: notification.id,
    type: notification.type,
    title: notification.title,
    message: notification.message,
    read: notification.isRead,
    created_at: notification.createdAt.toISOString(),
    action_url: notification.actionUrl,
  };
}
