// SQL of retired usernames: former public names that redirect and stay reserved for a while.
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/db/db.ts';

/** The owner of a retired username while it is reserved; null when the account was deleted. */
export async function findRetiredUsername(
  db: Db,
  name: string,
  now: Date,
): Promise<{ ownerId: string | null } | undefined> {
  const row = await db
    .selectFrom('retired_usernames')
    .select('user_id')
    .where('name', '=', name)
    .where('reserved_until', '>', now)
    .executeTakeFirst();
  return row && { ownerId: row.user_id };
}

export type RetiredUsername = { readonly name: string; readonly reservedUntil: Date };

/** Ordered by expiry, the earliest first. */
export async function findRetiredUsernames(
  db: Db,
  userId: string,
  now: Date,
): Promise<RetiredUsername[]> {
  const rows = await db
    .selectFrom('retired_usernames')
    .select(['name', 'reserved_until'])
    .where('user_id', '=', userId)
    .where('reserved_until', '>', now)
    .orderBy('reserved_until')
    .execute();
  return rows.map((row) => ({ name: row.name, reservedUntil: row.reserved_until }));
}

export async function listRetiredUsernames(db: Db, userId: string, now: Date): Promise<string[]> {
  return (await findRetiredUsernames(db, userId, now)).map(({ name }) => name);
}

/** Reserves `before` for its owner, who may have taken a retired username back as `name`. */
export async function recordRename(
  db: Db,
  userId: string,
  names: { before: string; name: string },
  until: Date,
  now: Date,
): Promise<void> {
  await db
    .deleteFrom('retired_usernames')
    .where((or) => or.or([or('name', '=', names.name), or('reserved_until', '<=', now)]))
    .execute();
  await db
    .insertInto('retired_usernames')
    .values({ name: names.before, user_id: userId, reserved_until: until })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({
        user_id: sql<string>`excluded.user_id`,
        reserved_until: sql<Date>`excluded.reserved_until`,
      }),
    )
    .execute();
}

/** Reserves the names without an owner, as with the retired usernames of a deleted account. */
export async function reserveNames(trx: Trx, names: readonly string[], until: Date): Promise<void> {
  await trx
    .insertInto('retired_usernames')
    .values(names.map((name) => ({ name, user_id: null, reserved_until: until })))
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ user_id: null, reserved_until: until }),
    )
    .execute();
}
