// SQL of complimentary plans.
import type { Tier } from '@vys/contract/plans';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/db/db.ts';

export type Comp = { readonly tier: Tier; readonly endsAt: Date | null };

/** Two that compute the tier of an account at the same time would each miss what the other changes. */
export async function lockTier(trx: Trx, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`tier ${userId}`}, 0))`.execute(trx);
}

export async function findComp(db: Db, userId: string): Promise<Comp | undefined> {
  const row = await db
    .selectFrom('billing_comps')
    .select(['tier', 'ends_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row && { tier: row.tier as Tier, endsAt: row.ends_at };
}

/** In the place of an earlier one. */
export async function setComp(
  db: Db,
  userId: string,
  { tier, endsAt, now }: Comp & { now: Date },
): Promise<void> {
  const row = { tier, ends_at: endsAt, created_at: now };
  await db
    .insertInto('billing_comps')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
}

/** False when there was none. */
export async function deleteComp(db: Db, userId: string): Promise<boolean> {
  const result = await db
    .deleteFrom('billing_comps')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return result.numDeletedRows === 1n;
}

export async function listEndedComps(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('billing_comps')
    .select('user_id')
    .where('ends_at', '<=', now)
    .orderBy('ends_at')
    .limit(200)
    .execute();
  return rows.map((row) => row.user_id);
}
