// What happened: the feed of a user (doc2 §3), read, archived and undone.
import { z } from 'zod';
import { route } from '../api/route.ts';
import { isoTime, uuid } from '../api/schemas.ts';
import * as fieldMessages from '../fields/messages/en.ts';
import {
  appPathField,
  notificationMessageField,
  notificationTitleField,
} from './notification-fields.ts';
import { feedCategoryNames, notificationTypes } from './notification-types.ts';

export * from './notification-fields.ts';
export * from './notification-types.ts';

export const notificationSchema = z.object({
  id: uuid,
  type: z.enum(notificationTypes),
  title: z.string(),
  message: z.string(),
  read: z.boolean(),
  /** Of the last event, where a notification is about several. */
  created_at: isoTime,
  /** A path of the app. */
  action_url: z.string().nullable(),
});
export type Notification = z.output<typeof notificationSchema>;

export const NOTIFICATIONS_PER_PAGE = 20;

/** `before` is `next_cursor` of the part before; it stays valid when the item that it names is gone. */
export const listNotifications = route({
  id: 'notifications.list',
  method: 'GET',
  path: '/api/notifications',
  summary: 'The notifications of the caller, newest first, without archived ones',
  access: 'user',
  keyScope: 'notifications:read',
  query: z.object({
    limit: z.coerce.number().int().min(1).max(100).default(NOTIFICATIONS_PER_PAGE),
    before: z
      .string()
      .regex(/^\d{4}-[\d-]+T[\d:.]+Z_[0-9a-f-]{36}$/, fieldMessages.cursorOfList)
      .optional(),
    category: z.enum(feedCategoryNames).optional(),
  }),
  responseType: 'json',
  status: 200,
  output: z.object({
    data: z.object({
      notifications: z.array(notificationSchema),
      /** Of all categories, whatever the filter. */
      unread_count: z.number().int(),
      /** For older ones; null after the last. */
      next_cursor: z.string().nullable(),
      /** Of the last change that all of this includes; the live channel goes on after it. */
      position: z.number().int(),
    }),
  }),
  errors: ['input.invalid'],
});

/** What a client may write into the feed of its own user; all other types come from events of the server. */
export const clientNotificationTypes = [
  'page_created',
  'page_updated',
  'page_published',
  'ai_generation_started',
  'ai_generation_completed',
] as const;

export const createNotification = route({
  id: 'notifications.create',
  method: 'POST',
  path: '/api/notifications',
  summary: 'Add a notification to the own feed; it is shown in the app only',
  access: 'user',
  keyScope: 'notifications:write',
  body: z.strictObject({
    type: z.enum(clientNotificationTypes, fieldMessages.serverType),
    title: notificationTitleField,
    message: notificationMessageField.default(''),
    action_url: appPathField.nullable().default(null),
  }),
  responseType: 'json',
  status: 201,
  output: z.object({ data: notificationSchema }),
  errors: ['input.invalid', 'rate.limited'],
});

export const updateNotification = route({
  id: 'notifications.update',
  method: 'PUT',
  path: '/api/notifications/{id}',
  summary: 'Mark a notification as read or unread',
  access: 'user',
  keyScope: 'notifications:write',
  params: z.object({ id: uuid }),
  body: z.strictObject({ read: z.boolean() }),
  responseType: 'json',
  status: 200,
  output: z.object({
    data: z.object({ notification: notificationSchema, unread_count: z.number().int() }),
  }),
  errors: ['input.invalid', 'notifications.not_found'],
});

/** `change_id` undoes it. */
const changeOutput = z.object({
  data: z.object({
    change_id: uuid,
    changed_count: z.number().int(),
    unread_count: z.number().int(),
  }),
});

export const markAllRead = route({
  id: 'notifications.markAllRead',
  method: 'POST',
  path: '/api/notifications/mark-all-read',
  summary: 'Mark all notifications, or all of a type, as read',
  access: 'user',
  keyScope: 'notifications:write',
  body: z.strictObject({ type: z.enum(['all', ...notificationTypes]).default('all') }),
  responseType: 'json',
  status: 200,
  output: changeOutput,
  errors: ['input.invalid'],
});

/** FEED-8 archives all that are read. */
export const archiveNotifications = route({
  id: 'notifications.archive',
  method: 'POST',
  path: '/api/notifications/archive',
  summary: 'Archive the notifications with these ids, or without `ids` all that are read',
  access: 'user',
  keyScope: 'notifications:write',
  body: z.strictObject({ ids: z.array(uuid).min(1).max(100).optional() }),
  responseType: 'json',
  status: 200,
  output: changeOutput,
  errors: ['input.invalid'],
});

/** Nothing happens when it was undone before; later changes of the same notifications stay. */
export const undoNotificationChange = route({
  id: 'notifications.undo',
  method: 'POST',
  path: '/api/notifications/undo',
  summary: 'Undo marking all as read, or archiving',
  access: 'user',
  keyScope: 'notifications:write',
  body: z.strictObject({ change_id: uuid }),
  responseType: 'json',
  status: 200,
  output: z.object({
    data: z.object({ changed_count: z.number().int(), unread_count: z.number().int() }),
  }),
  errors: ['input.invalid'],
});

const counts = { total: z.number().int(), unread: z.number().int() };

export const getNotificationStats = route({
  id: 'notifications.stats',
  method: 'GET',
  path: '/api/notifications/stats',
  summary: 'How many notifications the caller has, by type',
  access: 'user',
  keyScope: 'notifications:read',
  responseType: 'json',
  status: 200,
  output: z.object({
    data: z.object({
      /** Without archived ones. */
      ...counts,
      archived: z.number().int(),
      by_type: z.record(z.enum(notificationTypes), z.object(counts)),
    }),
  }),
  errors: [],
});

export const notificationsRoutes = [
  listNotifications,
  createNotification,
  updateNotification,
  markAllRead,
  archiveNotifications,
  undoNotificationChange,
  getNotificationStats,
] as const;
