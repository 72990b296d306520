// SQL of the hourly maintenance.
import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/db/db.ts';

// Any fixed number; it only has to be the same in every process.
const MAINTENANCE_LOCK_ID = 5_270_419;

/** False when another process holds the lock. Released with the transaction. */
export async function tryMaintenanceLock(trx: Trx): Promise<boolean> {
  const { rows } = await sql<{ is_mine: boolean }>`
    select pg_try_advisory_xact_lock(${sql.lit(MAINTENANCE_LOCK_ID)}) as is_mine`.execute(trx);
  return rows[0]?.is_mine === true;
}

export async function removeSessionsEndedBefore(db: Db, time: Date): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where((at) =>
      at.or([
        at('ended_at', '<', time),
        at('expires_at', '<', time),
        at('absolute_expires_at', '<', time),
      ]),
    )
    .execute();
}

/** Links, challenges and codes that were not used in time, and tokens of codes that were. */
export async function removeSecretsExpiredBefore(db: Db, time: Date): Promise<void> {
  await db.deleteFrom('email_tokens').where('expires_at', '<', time).execute();
  await db.deleteFrom('passkey_challenges').where('expires_at', '<', time).execute();
  await db
    .deleteFrom('editor_codes')
    .where('expires_at', '<', time)
    .where((at) => at.or([at('token_expires_at', 'is', null), at('token_expires_at', '<', time)]))
    .execute();
}
