// SQL of the tokens in the unsubscribe links of emails.
import type { Db } from '../../../platform/db/db.ts';

export type TokenOwner = { userId: string; list: string };

/** The one that is there, or this one from now on. */
export async function saveToken(
  db: Db,
  { userId, list }: TokenOwner,
  token: string,
): Promise<string> {
  const row = await db
    .insertInto('email_unsubscribe_tokens')
    .values({ user_id: userId, list, token })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'list'])
        .doUpdateSet((at) => ({ token: at.ref('email_unsubscribe_tokens.token') })),
    )
    .returning('token')
    .executeTakeFirstOrThrow();
  return row.token;
}

export async function findTokenOwner(db: Db, token: string): Promise<TokenOwner | undefined> {
  return await db
    .selectFrom('email_unsubscribe_tokens')
    .select(['user_id as userId', 'list'])
    .where('token', '=', token)
    .executeTakeFirst();
}
