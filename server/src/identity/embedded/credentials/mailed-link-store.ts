// SQL of the links that went out by mail.
import type { Db } from '../../../kit/db.ts';

export type LinkPurpose = 'verify_email' | 'reset_password';

export type NewLink = {
  readonly tokenHash: Buffer;
  readonly userId: string;
  readonly email: string;
  readonly purpose: LinkPurpose;
  readonly now: Date;
  readonly expiresAt: Date;
};

export async function insertLink(db: Db, link: NewLink): Promise<void> {
  await db
    .insertInto('mailed_links')
    .values({
      token_hash: link.tokenHash,
      user_id: link.userId,
      email: link.email,
      purpose: link.purpose,
      created_at: link.now,
      expires_at: link.expiresAt,
    })
    .execute();
}

export async function findLink(
  db: Db,
  purpose: LinkPurpose,
  tokenHash: Buffer,
  now: Date,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('mailed_links')
    .innerJoin('users', (join) =>
      join.onRef('users.id', '=', 'user_id').onRef('users.email', '=', 'mailed_links.email'),
    )
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.user_id;
}

/** Of two at the same time one gets it. */
export async function takeLink(
  db: Db,
  purpose: LinkPurpose,
  tokenHash: Buffer,
  now: Date,
): Promise<string | undefined> {
  const row = await db
    .deleteFrom('mailed_links')
    .using('users')
    .whereRef('users.id', '=', 'user_id')
    .whereRef('users.email', '=', 'mailed_links.email')
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst();
  return row?.user_id;
}

/** Of one purpose, or all. */
export async function removeLinks(db: Db, userId: string, purpose?: LinkPurpose): Promise<void> {
  await db
    .deleteFrom('mailed_links')
    .where('user_id', '=', userId)
    .$if(purpose !== undefined, (query) => query.where('purpose', '=', purpose ?? ''))
    .execute();
}

export async function removeExpiredLinks(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('mailed_links').where('expires_at', '<=', now).execute();
}
