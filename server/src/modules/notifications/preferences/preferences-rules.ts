// What the preferences say about a notification: shown, emailed, pushed, and when quiet hours end.
import { isCritical, type NotificationType } from '@vys/contract/notifications/notification-types';
import type { PreferencesInput } from '@vys/contract/notifications/preferences';
import { MINUTE } from '../../../platform/time-spans.ts';

export type DeliveryMethod = 'email' | 'push';

const isOn = ({ notification_types: types }: PreferencesInput, type: NotificationType): boolean =>
  types[type] !== false;

/** Critical types cannot be silenced in the app (NOTIF-7). */
export function isShown(preferences: PreferencesInput, type: NotificationType): boolean {
  return isCritical(type) || (preferences.in_app_notifications && isOn(preferences, type));
}

/**
 * Steps of work that its owner is doing right now are shown in the app only. A security alert has an email of
 * its own.
 */
const neverEmailed: readonly NotificationType[] = [
  'page_updated',
  'ai_generation_started',
  'security_alert',
];
const neverPushed: readonly NotificationType[] = ['page_updated', 'ai_generation_started'];

export function isDelivered(
  preferences: PreferencesInput,
  type: NotificationType,
  method: DeliveryMethod,
): boolean {
  if (!isOn(preferences, type)) return false;
  return method === 'email'
    ? preferences.email_notifications && !neverEmailed.includes(type)
    : preferences.push_notifications && !neverPushed.includes(type);
}

const DAY_MINUTES = 24 * 60;

/** The first minute after the quiet hours that `at` lies in; undefined outside of them. */
export function findQuietEnd(
  at: Date,
  preferences: PreferencesInput,
  timeZone: string,
): Date | undefined {
  if (!preferences.quiet_hours_enabled) return undefined;
  const start = toMinutes(preferences.quiet_hours_start);
  const end = toMinutes(preferences.quiet_hours_end);
  const isQuiet = (time: number) => {
    const minute = readLocalMinute(time, timeZone);
    return start < end ? minute >= start && minute < end : minute >= start || minute < end;
  };
  if (!isQuiet(at.getTime())) return undefined;
  const now = Math.floor(at.getTime() / MINUTE) * MINUTE;
  const minutesLeft = (end - readLocalMinute(now, timeZone) + DAY_MINUTES) % DAY_MINUTES;
  const expected = now + minutesLeft * MINUTE;
  if (!isQuiet(expected) && isQuiet(expected - MINUTE)) return new Date(expected);
  // The clocks change in between.
  let time = Math.max(now, expected - 2 * 60 * MINUTE);
  while (isQuiet(time) && time < expected + 2 * 60 * MINUTE) time += MINUTE;
  return new Date(time);
}

function toMinutes(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

function readLocalMinute(at: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    hour: '2-digit',
    minute: '2-digit',
  });
  return toMinutes(format.format(at));
}
