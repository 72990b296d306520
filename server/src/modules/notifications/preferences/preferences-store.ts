// SQL of the notification preferences.
import type { PreferencesInput } from '@vys/contract/notifications/preferences';
import type { Db } from '../../../platform/db/db.ts';

export type StoredPreferences = PreferencesInput & { readonly updatedAt: Date };

export async function findPreferences(
  db: Db,
  userId: string,
): Promise<StoredPreferences | undefined> {
  const row = await db
    .selectFrom('notification_preferences')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { user_id: _, updated_at: updatedAt, notification_types: types, ...rest } = row;
  return {
    ...rest,
    notification_types: types as PreferencesInput['notification_types'],
    updatedAt,
  };
}

export async function savePreferences(
  db: Db,
  userId: string,
  preferences: PreferencesInput,
  now: Date,
): Promise<void> {
  const values = {
    email_notifications: preferences.email_notifications,
    push_notifications: preferences.push_notifications,
    in_app_notifications: preferences.in_app_notifications,
    notification_types: JSON.stringify(preferences.notification_types),
    quiet_hours_enabled: preferences.quiet_hours_enabled,
    quiet_hours_start: preferences.quiet_hours_start,
    quiet_hours_end: preferences.quiet_hours_end,
    updated_at: now,
  };
  await db
    .insertInto('notification_preferences')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
}
