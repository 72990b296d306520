// SQL of the tokens in emailed links.
import type { Db } from '../../../../platform/db/db.ts';

export type EmailTokenPurpose = 'verify_email' | 'reset_password';

export type NewEmailToken = {
  readonly tokenHash: Buffer;
  readonly userId: string;
  readonly email: string;
  readonly purpose: EmailTokenPurpose;
  readonly now: Date;
  readonly expiresAt: Date;
};

export async function insertEmailToken(db: Db, emailToken: NewEmailToken): Promise<void> {
  await db
    .insertInto('email_tokens')
    .values({
      token_hash: emailToken.tokenHash,
      user_id: emailToken.userId,
      email: emailToken.email,
      purpose: emailToken.purpose,
      created_at: emailToken.now,
      expires_at: emailToken.expiresAt,
    })
    .execute();
}

export async function findEmailToken(
  db: Db,
  purpose: EmailTokenPurpose,
  tokenHash: Buffer,
  now: Date,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('email_tokens')
    .innerJoin('users', (join) =>
      join.onRef('users.id', '=', 'user_id').onRef('users.email', '=', 'email_tokens.email'),
    )
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.user_id;
}

/** Of two concurrent calls one succeeds. */
export async function consumeEmailToken(
  db: Db,
  purpose: EmailTokenPurpose,
  tokenHash: Buffer,
  now: Date,
): Promise<string | undefined> {
  const row = await db
    .deleteFrom('email_tokens')
    .using('users')
    .whereRef('users.id', '=', 'user_id')
    .whereRef('users.email', '=', 'email_tokens.email')
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst();
  return row?.user_id;
}

/** Those of one purpose, or all. */
export async function removeEmailTokens(
  db: Db,
  userId: string,
  purpose?: EmailTokenPurpose,
): Promise<void> {
  await db
    .deleteFrom('email_tokens')
    .where('user_id', '=', userId)
    .$if(purpose !== undefined, (query) => query.where('purpose', '=', purpose ?? ''))
    .execute();
}

export async function removeExpiredEmailTokens(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('email_tokens').where('expires_at', '<=', now).execute();
}
