// Remembers which page sources the product has made or accepted for a user, by their hash. A plan
// without the code editor may save these and no others.
import { createHash } from 'node:crypto';
import { plans, type Tier } from '@vys/contract/plans';
import { sql } from 'kysely';
import type { Db } from './db.ts';
import { fail } from './fail.ts';

export type Source = { readonly jsx: string; readonly css: string };

/** Per user; the ones that were seen longest ago are dropped. Saved versions keep their own hash. */
const MOST = 1000;

/** Neither text can contain the NUL that separates them. */
export function hashSource({ jsx, css }: Source): Buffer {
  return createHash('sha256').update(jsx).update('\0').update(css).digest();
}

/** The user needs a row in `accounts`. */
export async function rememberSources(
  db: Db,
  userId: string,
  sources: readonly Source[],
): Promise<void> {
  if (sources.length === 0) return;
  // In one order for all transactions, so that none waits for another in a circle.
  const hashes = [...new Set(sources.map((source) => hashSource(source).toString('hex')))].sort();
  await db
    .insertInto('known_sources')
    .values(hashes.map((hash) => ({ user_id: userId, hash: Buffer.from(hash, 'hex') })))
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'hash']).doUpdateSet({ seen_at: sql<Date>`excluded.seen_at` }),
    )
    .execute();
  await sql`
    delete from known_sources where user_id = ${userId} and hash in (
      select hash from (
        select hash from known_sources where user_id = ${userId}
        order by seen_at desc offset ${MOST}
      ) old
    )
  `.execute(db);
}

export async function isKnownSource(db: Db, userId: string, source: Source): Promise<boolean> {
  const row = await db
    .selectFrom('known_sources')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('hash', '=', hashSource(source))
    .executeTakeFirst();
  return row !== undefined;
}

/** Throws pages.code_locked for a source that a person typed on a plan without the code editor. */
export async function checkCodeAccess(
  db: Db,
  { userId, tier }: { userId: string; tier: Tier },
  source: Source,
): Promise<void> {
  if (plans[tier].canEditCode || (await isKnownSource(db, userId, source))) return;
  throw fail('pages.code_locked');
}
