// What happened: the feed of a user (doc2 §3). Preferences and the live channel come with their own calls.
import { z } from 'zod';
import { route } from './api/route.ts';
import { isoTime, uuid } from './api/schemas.ts';

export const notificationTypes = [
  'page_created',
  'page_updated',
  'page_published',
  'page_view_milestone',
  'ai_generation_started',
  'ai_generation_completed',
  'comment_received',
  'system_update',
  'maintenance_scheduled',
  'security_alert',
] as const;
export type NotificationType = (typeof notificationTypes)[number];

export const notificationSchema = z.object({
  id: uuid,
  type: z.enum(notificationTypes),
  title: z.string(),
  message: z.string(),
  read: z.boolean(),
  created_at: isoTime,
  action_url: z.string().nullable(),
});
export type Notification = z.output<typeof notificationSchema>;

export const listNotifications = route({
  id: 'notifications.list',
  method: 'GET',
  path: '/api/notifications',
  summary: 'The newest notifications of the caller',
  access: 'user',
  query: z.object({ limit: z.coerce.number().int().min(1).max(100).default(20) }),
  responseType: 'json',
  status: 200,
  output: z.object({
    data: z.object({ notifications: z.array(notificationSchema), unread_count: z.number().int() }),
  }),
  errors: ['input.invalid'],
});

export const notificationsRoutes = [listNotifications] as const;
