// SQL of the hashes of page sources that a user may save.
import { sql } from 'kysely';
import type { Db } from '../../platform/db/db.ts';

/** Per user; the ones that were seen longest ago are dropped. Saved versions keep their own hash. */
const MAX_HASHES = 1000;

/** The user needs a row in `accounts`. */
export async function saveSourceHashes(
  db: Db,
  userId: string,
  hashes: readonly Buffer[],
): Promise<void> {
  await db
    .insertInto('known_sources')
    .values(hashes.map((hash) => ({ user_id: userId, hash })))
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'hash']).doUpdateSet({ seen_at: sql<Date>`excluded.seen_at` }),
    )
    .execute();
  await sql`
    delete from known_sources where user_id = ${userId} and hash in (
      select hash from (
        select hash from known_sources where user_id = ${userId}
        order by seen_at desc offset ${MAX_HASHES}
      ) old
    )
  `.execute(db);
}

export async function hasSourceHash(db: Db, userId: string, hash: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('known_sources')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('hash', '=', hash)
    .executeTakeFirst();
  return row !== undefined;
}
