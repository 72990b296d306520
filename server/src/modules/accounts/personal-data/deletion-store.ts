// SQL of account deletion.
import { sql } from 'kysely';
import type { Trx } from '../../../platform/db/db.ts';
import { sha256 } from '../../../platform/hash.ts';

/** Within a transaction: no one else creates or removes the account of this user until it ends. */
export async function lockUser(trx: Trx, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`user ${userId}`}, 0))`.execute(trx);
}

export async function isDeleted(trx: Trx, userId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('deleted_users')
    .select('user_hash')
    .where('user_hash', '=', sha256(userId))
    .executeTakeFirst();
  return row !== undefined;
}

/** Forgets those who left before `until`. */
export async function rememberDeleted(
  trx: Trx,
  userId: string,
  { at, until }: { at: Date; until: Date },
): Promise<void> {
  await trx.deleteFrom('deleted_users').where('deleted_at', '<', until).execute();
  await trx
    .insertInto('deleted_users')
    .values({ user_hash: sha256(userId), deleted_at: at })
    .execute();
}

/** What is charged to the account waits, so that no file comes in while its files are being listed. */
export async function lockAccount(trx: Trx, userId: string): Promise<void> {
  await trx
    .selectFrom('accounts')
    .select('user_id')
    .where('user_id', '=', userId)
    .forNoKeyUpdate()
    .execute();
}

/** True for a PostgreSQL deadlock (40P01), e.g. against a moderation decision. */
export function isDeadlock(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '40P01';
}

/** With everything that refers to it. */
export async function deleteAccount(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('accounts').where('user_id', '=', userId).execute();
}
