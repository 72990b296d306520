// What operators tell all users: product updates and maintenance, at once or at a time.
import { z } from 'zod';
import { route } from '../api/route.ts';
import { isoTime, uuid } from '../api/schemas.ts';
import * as fieldMessages from '../fields/messages/en.ts';
import {
  appPathField,
  notificationMessageField,
  notificationSchema,
  notificationTitleField,
} from './notifications.ts';

export const announcementTypes = ['system_update', 'maintenance_scheduled'] as const;
export type AnnouncementType = (typeof announcementTypes)[number];

/** `sending` lasts until every account has it. */
export const announcementStatuses = ['scheduled', 'sending', 'sent', 'canceled'] as const;
export type AnnouncementStatus = (typeof announcementStatuses)[number];

export const announcementSchema = z.object({
  id: uuid,
  type: z.enum(announcementTypes),
  title: z.string(),
  message: z.string(),
  action_url: z.string().nullable(),
  status: z.enum(announcementStatuses),
  publish_at: isoTime,
  /** Accounts that have it so far. */
  delivered_count: z.number().int(),
  created_by: z.string(),
  created_at: isoTime,
  updated_at: isoTime,
});
export type Announcement = z.output<typeof announcementSchema>;

const contentShape = {
  type: z.enum(announcementTypes, fieldMessages.announcementType),
  title: notificationTitleField,
  message: notificationMessageField.refine((text) => text !== '', fieldMessages.messageRequired),
  action_url: appPathField.nullable().default(null),
};

const announcementBody = z.strictObject({
  ...contentShape,
  /** Null, or a time that has passed, is at once. */
  publish_at: isoTime.nullable(),
});
export type AnnouncementInput = z.input<typeof announcementBody>;

export const ANNOUNCEMENTS_PER_PAGE = 20;

export const listAnnouncements = route({
  id: 'announcements.list',
  method: 'GET',
  path: '/api/announcements',
  summary: 'Announcements, the latest first (operators)',
  access: 'user',
  keyScope: 'none',
  query: z.object({ page: z.coerce.number().int().min(1).max(10_000).default(1) }),
  responseType: 'json',
  status: 200,
  output: z.object({
    data: z.object({
      announcements: z.array(announcementSchema),
      total: z.number().int(),
      page: z.number().int(),
      per_page: z.number().int(),
    }),
  }),
  errors: ['input.invalid', 'auth.forbidden'],
});

/** What users will get, before it is scheduled. */
export const previewAnnouncement = route({
  id: 'announcements.preview',
  method: 'POST',
  path: '/api/announcements/preview',
  summary: 'An announcement as it is shown in the feed, emailed and pushed (operators)',
  access: 'user',
  keyScope: 'none',
  body: z.strictObject(contentShape),
  responseType: 'json',
  status: 200,
  output: z.object({
    data: z.object({
      notification: notificationSchema.omit({ id: true, read: true }),
      email: z.object({ subject: z.string(), body: z.string() }),
      push: z.object({ title: z.string(), body: z.string() }),
      /** Accounts that would get it now. */
      recipient_count: z.number().int(),
    }),
  }),
  errors: ['input.invalid', 'auth.forbidden'],
});

export const createAnnouncement = route({
  id: 'announcements.create',
  method: 'POST',
  path: '/api/announcements',
  summary: 'Announce something to all accounts, now or at a time (operators)',
  access: 'user',
  keyScope: 'none',
  body: announcementBody,
  responseType: 'json',
  status: 201,
  output: z.object({ data: announcementSchema }),
  errors: ['input.invalid', 'auth.forbidden'],
});

export const updateAnnouncement = route({
  id: 'announcements.update',
  method: 'PUT',
  path: '/api/announcements/{id}',
  summary: 'Change an announcement that is still scheduled (operators)',
  access: 'user',
  keyScope: 'none',
  params: z.object({ id: uuid }),
  body: announcementBody,
  responseType: 'json',
  status: 200,
  output: z.object({ data: announcementSchema }),
  errors: [
    'input.invalid',
    'auth.forbidden',
    'announcements.not_found',
    'announcements.not_scheduled',
  ],
});

export const cancelAnnouncement = route({
  id: 'announcements.cancel',
  method: 'POST',
  path: '/api/announcements/{id}/cancel',
  summary: 'Cancel an announcement that is still scheduled (operators)',
  access: 'user',
  keyScope: 'none',
  params: z.object({ id: uuid }),
  responseType: 'json',
  status: 200,
  output: z.object({ data: announcementSchema }),
  errors: ['auth.forbidden', 'announcements.not_found', 'announcements.not_scheduled'],
});

export const announcementsRoutes = [
  listAnnouncements,
  previewAnnouncement,
  createAnnouncement,
  updateAnnouncement,
  cancelAnnouncement,
] as const;
