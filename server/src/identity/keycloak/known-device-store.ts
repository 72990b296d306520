// SQL of the browsers that have been signed in to an account of the realm.
import { createHash } from 'node:crypto';
import type { Db } from '../../kit/db.ts';

export type KnownDevice = { readonly login: string; readonly device: Buffer };

export async function findKnownDevice(
  db: Db,
  { login, device }: KnownDevice,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('known_devices')
    .select('user_id')
    .where('device_hash', '=', device)
    .where('login_hash', '=', digest(login))
    .executeTakeFirst();
  return row?.user_id;
}

/** Whether somebody has signed in with this browser before: `first` is with any browser at all. */
export async function compareDevice(
  db: Db,
  userId: string,
  device: Buffer,
): Promise<'first' | 'known' | 'new'> {
  const rows = await db
    .selectFrom('known_devices')
    .select('device_hash')
    .where('user_id', '=', userId)
    .execute();
  if (rows.length === 0) return 'first';
  return rows.some(({ device_hash }) => device_hash.equals(device)) ? 'known' : 'new';
}

export async function keepKnownDevice(
  db: Db,
  { login, device }: KnownDevice,
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

export async function removeDevicesOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('known_devices').where('user_id', '=', userId).execute();
}

function digest(login: string): Buffer {
  return createHash('sha256').update(`login ${login}`).digest();
}
