// SQL of public names that were given up and are kept for their owners for a while.
import { sql } from 'kysely';
import type { Db, Trx } from '../kit/db.ts';

/** Whose former name it is, as long as it is kept; the owner may have left. */
export async function findFormerName(
  db: Db,
  name: string,
  now: Date,
): Promise<{ ownerId: string | null } | undefined> {
  const row = await db
    .selectFrom('former_names')
    .select('user_id')
    .where('name', '=', name)
    .where('reserved_until', '>', now)
    .executeTakeFirst();
  return row && { ownerId: row.user_id };
}

export type FormerName = { readonly name: string; readonly reservedUntil: Date };

/** The one that is kept for the shortest time comes first. */
export async function findFormerNames(db: Db, userId: string, now: Date): Promise<FormerName[]> {
  const rows = await db
    .selectFrom('former_names')
    .select(['name', 'reserved_until'])
    .where('user_id', '=', userId)
    .where('reserved_until', '>', now)
    .orderBy('reserved_until')
    .execute();
  return rows.map((row) => ({ name: row.name, reservedUntil: row.reserved_until }));
}

export async function listFormerNames(db: Db, userId: string, now: Date): Promise<string[]> {
  return (await findFormerNames(db, userId, now)).map(({ name }) => name);
}

/** Keeps `before` for its owner, who may have taken one of the kept names back as `name`. */
export async function moveName(
  db: Db,
  userId: string,
  names: { before: string; name: string },
  until: Date,
  now: Date,
): Promise<void> {
  await db
    .deleteFrom('former_names')
    .where((or) => or.or([or('name', '=', names.name), or('reserved_until', '<=', now)]))
    .execute();
  await db
    .insertInto('former_names')
    .values({ name: names.before, user_id: userId, reserved_until: until })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({
        user_id: sql<string>`excluded.user_id`,
        reserved_until: sql<Date>`excluded.reserved_until`,
      }),
    )
    .execute();
}

/** Nobody's from now on, like the former names of the same user, which lead nowhere any more. */
export async function quarantineNames(
  trx: Trx,
  names: readonly string[],
  until: Date,
): Promise<void> {
  await trx
    .insertInto('former_names')
    .values(names.map((name) => ({ name, user_id: null, reserved_until: until })))
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ user_id: null, reserved_until: until }),
    )
    .execute();
}
