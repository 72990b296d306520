// SQL of account deletion.
import { sql } from 'kysely';
import type { Trx } from '../../../platform/db/db.ts';

/** Within a transaction: no one else creates or removes the account of this user until it ends. */
export async function lockUser(trx: Trx, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`user ${userId}`}, 0))`.execute(trx);
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
