// SQL of the question whether a browser has been signed in to an account before.
import type { Db } from '../../../kit/db.ts';

/**
 * Whose account `login` (a lower-case email or username) names, if that browser has been in it with the
 * present password, or is still.
 */
export async function findKnownUserId(
  db: Db,
  login: string,
  bindingHash: Buffer,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select('users.id')
    .where(login.includes('@') ? 'users.email' : 'users.username', '=', login)
    .where('sessions.binding_hash', '=', bindingHash)
    .where((at) =>
      at.or([
        at('users.password_changed_at', 'is', null),
        at('sessions.created_at', '>=', at.ref('users.password_changed_at')),
        at('sessions.ended_at', 'is', null),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}
