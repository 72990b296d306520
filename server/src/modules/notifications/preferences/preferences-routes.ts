// Binds the calls of the notification preferences.
import {
  defaultPreferences,
  getPreferences,
  type Preferences,
  type PreferencesInput,
  updatePreferences,
} from '@vys/contract/notifications/preferences';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { Bind } from '../../../platform/http/http.ts';
import type { Accounts } from '../../accounts/index.ts';
import { findPreferences, savePreferences } from './preferences-store.ts';

type Deps = { db: Db; clock: Clock; accounts: Pick<Accounts, 'getAccount'> };

export function bindPreferences(bind: Bind, { db, clock, accounts }: Deps): void {
  bind(getPreferences, async ({ caller: { userId } }) => {
    const stored = await findPreferences(db, userId);
    return { data: serialize(userId, stored ?? defaultPreferences, stored?.updatedAt ?? null) };
  });
  bind(updatePreferences, async ({ caller, body }) => {
    await accounts.getAccount(caller);
    const now = clock.now();
    await savePreferences(db, caller.userId, body, now);
    return { data: serialize(caller.userId, body, now) };
  });
}

function serialize(
  userId: string,
  preferences: PreferencesInput,
  updatedAt: Date | null,
): Preferences {
  return {
    user_id: userId,
    email_notifications: preferences.email_notifications,
    push_notifications: preferences.push_notifications,
    in_app_notifications: preferences.in_app_notifications,
    notification_types: preferences.notification_types,
    quiet_hours_enabled: preferences.quiet_hours_enabled,
    quiet_hours_start: preferences.quiet_hours_start,
    quiet_hours_end: preferences.quiet_hours_end,
    updated_at: updatedAt?.toISOString() ?? null,
  };
}
