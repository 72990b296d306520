// SQL of the end of an account.
import { sql } from 'kysely';
import type { Trx } from '../kit/db.ts';

/** Within a transaction: nobody makes or removes the account of this user until it ends. */
export async function lockUser(trx: Trx, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`user ${userId}`}, 0))`.execute(trx);
}

/** With everything that refers to it. */
export async function deleteAccount(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('accounts').where('user_id', '=', userId).execute();
}
