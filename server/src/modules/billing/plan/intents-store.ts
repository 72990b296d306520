// What users want to buy. At most one is open per user; its id is the idempotency key at the provider, so that a second
// click, a second tab and a retry after a crash are the same purchase.
import type { Db } from '../../../platform/db/db.ts';

export type Intent = {
  readonly id: string;
  readonly priceId: string;
  readonly createdAt: Date;
  /** Begun by an earlier request, whose outcome is not recorded. */
  readonly isResumed: boolean;
};

/** Undefined while another one of the user is open. */
export async function insertIntent(
  db: Db,
  intent: { userId: string; priceId: string; at: Date },
): Promise<Intent | undefined> {
  const row = await db
    .insertInto('billing_intents')
    .values({ user_id: intent.userId, price_id: intent.priceId, created_at: intent.at })
    .onConflict((conflict) => conflict.column('user_id').where('closed_at', 'is', null).doNothing())
    .returning(['id', 'price_id', 'created_at'])
    .executeTakeFirst();
  return row && { id: row.id, priceId: row.price_id, createdAt: row.created_at, isResumed: false };
}

export async function findOpenIntent(db: Db, userId: string): Promise<Intent | undefined> {
  const row = await db
    .selectFrom('billing_intents')
    .select(['id', 'price_id', 'created_at'])
    .where('user_id', '=', userId)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return row && { id: row.id, priceId: row.price_id, createdAt: row.created_at, isResumed: true };
}

export async function closeIntent(
  db: Db,
  id: string,
  { at, succeeded }: { at: Date; succeeded: boolean },
): Promise<void> {
  await db
    .updateTable('billing_intents')
    .set({ closed_at: at, succeeded })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .execute();
}

/** Whether a purchase of this price has just succeeded, by a click or tab that was a little earlier. */
export async function hasSucceeded(
  db: Db,
  { userId, priceId, since }: { userId: string; priceId: string; since: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom('billing_intents')
    .select('id')
    .where('user_id', '=', userId)
    .where('price_id', '=', priceId)
    .where('succeeded', '=', true)
    .where('closed_at', '>=', since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Those that a crash left open. */
export async function closeIntentsBefore(db: Db, before: Date, at: Date): Promise<void> {
  await db
    .updateTable('billing_intents')
    .set({ closed_at: at, succeeded: false })
    .where('closed_at', 'is', null)
    .where('created_at', '<', before)
    .execute();
}
