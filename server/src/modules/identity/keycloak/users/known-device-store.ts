// SQL of the devices that have been signed in to an account of the realm.

import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../../../platform/db/db.ts';
import { sha256 } from '../../../../platform/hash.ts';
import type { KnownDevice } from '../../shared/login-throttle.ts';

export async function findKnownDevice(
  db: Db,
  login: string,
  devices: readonly Buffer[],
): Promise<KnownDevice | undefined> {
  const row = await db
    .selectFrom('known_devices')
    .select(['user_id', 'device_hash'])
    .where(sql<SqlBool>`device_hash = any(${devices}::bytea[])`)
    .where('login_hash', '=', digest(login))
    .orderBy('seen_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { userId: row.user_id, device: row.device_hash };
}

/** Whether the user has signed in with one of these devices before; `first`: with no device at all. */
export async function compareDevice(
  db: Db,
  userId: string,
  devices: readonly Buffer[],
): Promise<'first' | 'known' | 'new'> {
  const rows = await db
    .selectFrom('known_devices')
    .select('device_hash')
    .where('user_id', '=', userId)
    .execute();
  if (rows.length === 0) return 'first';
  const isKnown = rows.some((row) => devices.some((device) => device.equals(row.device_hash)));
  return isKnown ? 'known' : 'new';
}

export async function saveKnownDevice(
  db: Db,
  { login, device }: { login: string; device: Buffer },
  userId: string,
  now: Date,
): Promise<void> {
  await db
    .insertInto('known_devices')
    .values({ device_hash: device, login_hash: digest(login), user_id: userId, seen_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['device_hash', 'login_hash'])
        .doUpdateSet({ user_id: userId, seen_at: now }),
    )
    .execute();
}

export async function removeDevicesSeenBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('known_devices').where('seen_at', '<', before).execute();
}

export async function removeDevices(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('known_devices').where('user_id', '=', userId).execute();
}

function digest(login: string): Buffer {
  return sha256(`login ${login}`);
}
