// Which notifications a user gets, by which methods and when (doc1 §3); presets (doc1 §4).
import { z } from 'zod';
import { route } from '../api/route.ts';
import { isoTime, uuid } from '../api/schemas.ts';
import * as fieldMessages from '../fields/messages/en.ts';
import {
  type NotificationType,
  notificationTypes,
  type PreferenceCategory,
  preferenceCategories,
} from './notification-types.ts';

const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, fieldMessages.timeOfDay);

const preferenceShape = {
  email_notifications: z.boolean(),
  push_notifications: z.boolean(),
  in_app_notifications: z.boolean(),
  /** A missing type is on (DATA-12). */
  notification_types: z.strictObject(
    Object.fromEntries(notificationTypes.map((type) => [type, z.boolean().optional()])) as Record<
      NotificationType,
      z.ZodOptional<z.ZodBoolean>
    >,
  ),
  quiet_hours_enabled: z.boolean(),
  /** In the time zone of the account. */
  quiet_hours_start: timeOfDay,
  quiet_hours_end: timeOfDay,
};

export const preferencesInputSchema = z
  .strictObject(preferenceShape)
  .refine(
    (input) => !input.quiet_hours_enabled || input.quiet_hours_start !== input.quiet_hours_end,
    { path: ['quiet_hours_end'], message: fieldMessages.quietHoursEnd },
  );
export type PreferencesInput = z.output<typeof preferencesInputSchema>;

export const preferencesSchema = z.object({
  user_id: uuid,
  ...preferenceShape,
  /** Null until they were saved. */
  updated_at: isoTime.nullable(),
});
export type Preferences = z.output<typeof preferencesSchema>;

/** Push is off until the browser was asked for permission. */
export const defaultPreferences: PreferencesInput = {
  email_notifications: true,
  push_notifications: false,
  in_app_notifications: true,
  notification_types: {},
  quiet_hours_enabled: false,
  quiet_hours_start: '22:00',
  quiet_hours_end: '08:00',
};

export const presetNames = ['quiet', 'essential', 'active', 'all'] as const;
export type PresetName = (typeof presetNames)[number];

const presetCategories: Readonly<Record<PresetName, readonly PreferenceCategory[]>> = {
  quiet: ['system'],
  essential: ['pages', 'system'],
  active: ['pages', 'ai', 'engagement', 'system'],
  all: ['pages', 'ai', 'engagement', 'system'],
};

/** Sets every type; `all` also turns on every delivery method (NOTIF-12). */
export function applyPreset(preset: PresetName, preferences: PreferencesInput): PreferencesInput {
  const types: readonly NotificationType[] = presetCategories[preset].flatMap(
    (category): readonly NotificationType[] => preferenceCategories[category],
  );
  return {
    ...preferences,
    ...(preset === 'all'
      ? { email_notifications: true, push_notifications: true, in_app_notifications: true }
      : {}),
    notification_types: Object.fromEntries(
      notificationTypes.map((type) => [type, types.includes(type)]),
    ),
  };
}

export const getPreferences = route({
  id: 'notifications.getPreferences',
  method: 'GET',
  path: '/api/notifications/preferences',
  summary: 'The notification preferences of the caller',
  access: 'user',
  keyScope: 'notifications:read',
  responseType: 'json',
  status: 200,
  output: z.object({ data: preferencesSchema }),
  errors: [],
});

export const updatePreferences = route({
  id: 'notifications.updatePreferences',
  method: 'PUT',
  path: '/api/notifications/preferences',
  summary: 'Replace the notification preferences of the caller',
  access: 'user',
  keyScope: 'notifications:write',
  body: preferencesInputSchema,
  responseType: 'json',
  status: 200,
  output: z.object({ data: preferencesSchema }),
  errors: ['input.invalid'],
});

export const preferencesRoutes = [getPreferences, updatePreferences] as const;
