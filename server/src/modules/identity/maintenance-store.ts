// SQL of the hourly maintenance.
import type { Db } from '../../platform/db/db.ts';

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
