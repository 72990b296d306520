// SQL of addresses that get no email: operators said so, or emails to them came back. The latter still get what an
// account needs, such as the link that confirms the address.
import { sql } from 'kysely';
import type { Db } from '../db/db.ts';
import { beforeCursor, toCursor } from '../db/keyset-pagination.ts';

export type SuppressedAddress = {
  readonly address: string;
  /** Null where operators suppressed it. */
  readonly bounceReason: string | null;
  readonly createdAt: Date;
  /** Names its place in the list. */
  readonly cursor: string;
};

export async function isSuppressed(
  db: Db,
  address: string,
  { isEssential = false } = {},
): Promise<boolean> {
  const row = await db
    .selectFrom('suppressed_emails')
    .select('bounce_reason')
    .where('address', '=', address.toLowerCase())
    .executeTakeFirst();
  return row !== undefined && !(isEssential && row.bounce_reason !== null);
}

export async function isBounced(db: Db, address: string): Promise<boolean> {
  const row = await db
    .selectFrom('suppressed_emails')
    .select('address')
    .where('address', '=', address.toLowerCase())
    .where('bounce_reason', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** False when it bounced before, or operators suppressed it. */
export async function markBounced(
  db: Db,
  { address, reason, now }: { address: string; reason: string; now: Date },
): Promise<boolean> {
  const result = await db
    .insertInto('suppressed_emails')
    .values({ address: address.toLowerCase(), bounce_reason: reason, created_at: now })
    .onConflict((conflict) => conflict.column('address').doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** The address was proven to work, or is no account's any more. What operators suppressed stays so. */
export async function clearBounce(db: Db, address: string): Promise<void> {
  await db
    .deleteFrom('suppressed_emails')
    .where('address', '=', address.toLowerCase())
    .where('bounce_reason', 'is not', null)
    .execute();
}

/** False when operators had suppressed it before. */
export async function suppressAddress(db: Db, address: string, now: Date): Promise<boolean> {
  const result = await db
    .insertInto('suppressed_emails')
    .values({ address: address.toLowerCase(), created_at: now })
    .onConflict((conflict) =>
      conflict
        .column('address')
        .doUpdateSet({ bounce_reason: null, created_at: now })
        .where('suppressed_emails.bounce_reason', 'is not', null),
    )
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** False when it was not suppressed. */
export async function releaseAddress(db: Db, address: string): Promise<boolean> {
  const result = await db
    .deleteFrom('suppressed_emails')
    .where('address', '=', address.toLowerCase())
    .executeTakeFirst();
  return result.numDeletedRows === 1n;
}

/** The latest first. */
export async function listSuppressed(
  db: Db,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<SuppressedAddress[]> {
  const rows = await db
    .selectFrom('suppressed_emails')
    .select(['address', 'bounce_reason as bounceReason', sql<Date>`created_at`.as('createdAt')])
    .select(toCursor('created_at', 'address').as('cursor'))
    .where(beforeCursor('created_at', 'address', after, 'text'))
    .orderBy('created_at', 'desc')
    .orderBy('address', 'desc')
    .limit(limit)
    .execute();
  return rows;
}
