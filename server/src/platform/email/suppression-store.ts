// SQL of addresses that get no email, because operators said so.
import { sql } from 'kysely';
import type { Db } from '../db/db.ts';
import { beforeCursor, toCursor } from '../db/keyset-pagination.ts';

export type SuppressedAddress = {
  readonly address: string;
  readonly createdAt: Date;
  /** Names its place in the list. */
  readonly cursor: string;
};

export async function isSuppressed(db: Db, address: string): Promise<boolean> {
  const row = await db
    .selectFrom('suppressed_emails')
    .select('address')
    .where('address', '=', address.toLowerCase())
    .executeTakeFirst();
  return row !== undefined;
}

/** False when it was suppressed before. */
export async function suppressAddress(db: Db, address: string, now: Date): Promise<boolean> {
  const result = await db
    .insertInto('suppressed_emails')
    .values({ address: address.toLowerCase(), created_at: now })
    .onConflict((conflict) => conflict.column('address').doNothing())
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
    .select(['address', sql<Date>`created_at`.as('createdAt')])
    .select(toCursor('created_at', 'address').as('cursor'))
    .where(beforeCursor('created_at', 'address', after, 'text'))
    .orderBy('created_at', 'desc')
    .orderBy('address', 'desc')
    .limit(limit)
    .execute();
  return rows;
}
