// SQL of the question whether a browser has been signed in to an account before.
import type { Db } from '../../../kit/db.ts';
import type { KnownDevice } from '../../sign-in-tries.ts';
import { isBoundTo } from './session-store.ts';

/**
 * Whose account `login` (a lower-case email or username) names, if that browser has been in it with the
 * present password, or is still.
 */
export async function findKnownDevice(
  db: Db,
  login: string,
  bindingHashes: readonly Buffer[],
): Promise<KnownDevice | undefined> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id', 'sessions.binding_hash'])
    .where(login.includes('@') ? 'users.email' : 'users.username', '=', login)
    .where(isBoundTo(bindingHashes))
    .where((at) =>
      at.or([
        at('users.password_changed_at', 'is', null),
        at('sessions.created_at', '>=', at.ref('users.password_changed_at')),
        at('sessions.ended_at', 'is', null),
      ]),
    )
    .orderBy('sessions.created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.binding_hash ? { userId: row.id, device: row.binding_hash } : undefined;
}
