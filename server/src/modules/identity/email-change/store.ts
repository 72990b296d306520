// SQL of the changes of email addresses that wait for confirmation.
import type { Selectable } from 'kysely';
import type { EmailChanges } from '../../../platform/db/db.generated.ts';
import type { Db } from '../../../platform/db/db.ts';

export type EmailChange = {
  readonly userId: string;
  readonly sessionId: string;
  readonly oldEmail: string;
  readonly newEmail: string;
  readonly isOldConfirmed: boolean;
  readonly isNewConfirmed: boolean;
  readonly expiresAt: Date;
};

export type NewEmailChange = Pick<
  EmailChange,
  'userId' | 'sessionId' | 'oldEmail' | 'newEmail' | 'expiresAt'
> & {
  readonly oldTokenHash: Buffer;
  /** Null for an address that belongs to another account. */
  readonly newTokenHash: Buffer | null;
  readonly now: Date;
};

function toEmailChange(row: Selectable<EmailChanges>): EmailChange {
  return {
    userId: row.user_id,
    sessionId: row.session_id,
    oldEmail: row.old_email,
    newEmail: row.new_email,
    isOldConfirmed: row.old_confirmed_at !== null,
    isNewConfirmed: row.new_confirmed_at !== null,
    expiresAt: row.expires_at,
  };
}

/** Replaces the one before, whose links end with it. */
export async function saveEmailChange(db: Db, change: NewEmailChange): Promise<void> {
  const values = {
    session_id: change.sessionId,
    old_email: change.oldEmail,
    new_email: change.newEmail,
    old_token_hash: change.oldTokenHash,
    new_token_hash: change.newTokenHash,
    old_confirmed_at: null,
    new_confirmed_at: null,
    created_at: change.now,
    expires_at: change.expiresAt,
  };
  await db
    .insertInto('email_changes')
    .values({ user_id: change.userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
}

export async function findEmailChange(
  db: Db,
  userId: string,
  now: Date,
): Promise<EmailChange | undefined> {
  const row = await db
    .selectFrom('email_changes')
    .selectAll()
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row && toEmailChange(row);
}

/** Notes that the address confirmed which this token was sent to. Undefined for a token that is not valid. */
export async function confirmSide(
  db: Db,
  tokenHash: Buffer,
  now: Date,
): Promise<EmailChange | undefined> {
  const row = await db
    .updateTable('email_changes')
    .set((at) => ({
      old_confirmed_at: at
        .case()
        .when('old_token_hash', '=', tokenHash)
        .then(now)
        .else(at.ref('old_confirmed_at'))
        .end(),
      new_confirmed_at: at
        .case()
        .when('new_token_hash', '=', tokenHash)
        .then(now)
        .else(at.ref('new_confirmed_at'))
        .end(),
    }))
    .where((at) =>
      at.or([at('old_token_hash', '=', tokenHash), at('new_token_hash', '=', tokenHash)]),
    )
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
  return row && toEmailChange(row);
}

/** False when there is none, or no longer the one with these addresses. */
export async function removeEmailChange(
  db: Db,
  userId: string,
  newEmail?: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('email_changes')
    .where('user_id', '=', userId)
    .$if(newEmail !== undefined, (query) => query.where('new_email', '=', newEmail ?? ''))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function removeExpiredEmailChanges(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('email_changes').where('expires_at', '<=', now).execute();
}

/** For the export of a user's data: no hashes. */
export async function readEmailChangeData(db: Db, userId: string): Promise<unknown[]> {
  return await db
    .selectFrom('email_changes')
    .select(['old_email', 'new_email', 'old_confirmed_at', 'new_confirmed_at'])
    .select(['created_at', 'expires_at'])
    .where('user_id', '=', userId)
    .execute();
}
