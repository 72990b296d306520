// When a notification is emailed and pushed.
import { isCritical, type NotificationType } from '@vys/contract/notifications/notification-types';
import type { PreferencesInput } from '@vys/contract/notifications/preferences';
import { HOUR } from '../../../platform/time-spans.ts';
import { findQuietEnd } from '../preferences/preferences-rules.ts';

/** Emails of one hour become one. */
export const EMAIL_INTERVAL_MS = HOUR;

export type Recipient = {
  readonly preferences: PreferencesInput;
  readonly timeZone: string;
  /** When the last email about notifications was sent. */
  readonly emailedAt: Date | null;
};

export function emailDueAt(now: Date, type: NotificationType, recipient: Recipient): Date {
  const next = (recipient.emailedAt?.getTime() ?? 0) + EMAIL_INTERVAL_MS;
  return afterQuietHours(new Date(Math.max(now.getTime(), next)), type, recipient);
}

export function pushDueAt(now: Date, type: NotificationType, recipient: Recipient): Date {
  return afterQuietHours(now, type, recipient);
}

/** Critical types pass quiet hours (NOTIF-7). */
function afterQuietHours(
  at: Date,
  type: NotificationType,
  { preferences, timeZone }: Recipient,
): Date {
  if (isCritical(type)) return at;
  return findQuietEnd(at, preferences, timeZone) ?? at;
}
