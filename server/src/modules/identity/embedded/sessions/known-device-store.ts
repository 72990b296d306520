// SQL that finds out whether a device has been signed in to an account before.
import type { Db } from '../../../../platform/db/db.ts';
import type { KnownDevice } from '../../shared/login-throttle.ts';
import { isBoundTo } from './session-store.ts';

/**
 * The account of `login` (a lower-case email or username), if one of the devices has signed in to it with
 * the current password, or is still signed in.
 */
export async function findKnownDevice(
  db: Db,
  login: string,
  deviceHashes: readonly Buffer[],
): Promise<KnownDevice | undefined> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id', 'sessions.device_hash'])
    .where(login.includes('@') ? 'users.email' : 'users.username', '=', login)
    .where(isBoundTo(deviceHashes))
    .where((at) =>
      at.or([
        at('users.password_changed_at', 'is', null),
        at('sessions.created_at', '>=', at.ref('users.password_changed_at')),
        at('sessions.ended_at', 'is', null),
      ]),
    )
    .orderBy('sessions.created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.device_hash ? { userId: row.id, device: row.device_hash } : undefined;
}
