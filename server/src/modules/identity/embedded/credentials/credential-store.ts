// SQL of the passwords and addresses of users, and of all data about a user.
import type { Db, Trx } from '../../../../platform/db/db.ts';
import type { RemovedFactors } from '../../shared/security-events.ts';
import { type IdentityUser, toUser, userColumns } from '../store.ts';

export async function findUserByEmail(db: Db, email: string): Promise<IdentityUser | undefined> {
  const query = db.selectFrom('users').select(userColumns).where('email', '=', email);
  const row = await query.executeTakeFirst();
  return row && toUser(row);
}

export async function findWithPassword(
  db: Db,
  userId: string,
): Promise<(IdentityUser & { passwordHash: string }) | undefined> {
  const row = await db
    .selectFrom('users')
    .select([...userColumns, 'password_hash'])
    .where('id', '=', userId)
    .executeTakeFirst();
  return row && { ...toUser(row), passwordHash: row.password_hash };
}

/** With `before` only if that is still the hash; gives false if it is not. */
export async function setPassword(
  db: Db,
  userId: string,
  { hash, before, isSame = false }: { hash: string; before?: string; isSame?: boolean },
  now: Date,
): Promise<boolean> {
  let query = db
    .updateTable('users')
    .set({ password_hash: hash, updated_at: now, ...(isSame ? {} : { password_changed_at: now }) })
    .where('id', '=', userId);
  if (before !== undefined) query = query.where('password_hash', '=', before);
  const { numUpdatedRows } = await query.executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** False when it was confirmed already. */
export async function confirmAddress(db: Db, userId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ email_verified: true, updated_at: now })
    .where('id', '=', userId)
    .where('email_verified', '=', false)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Only those that were added after `since`, if that is given. */
export async function removeFactors(
  trx: Trx,
  userId: string,
  since: Date | undefined,
): Promise<Omit<RemovedFactors, 'apiKeys'>> {
  const after = since ?? new Date(0);
  const passkeys = await trx
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .where('created_at', '>', after)
    .returning('name')
    .execute();
  const app = await trx
    .deleteFrom('totp_factors')
    .where('user_id', '=', userId)
    .where((at) => at.or([at('confirmed_at', 'is', null), at('confirmed_at', '>', after)]))
    .returning('confirmed_at')
    .executeTakeFirst();
  if (app) await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  return { passkeys: passkeys.map(({ name }) => name), hasApp: Boolean(app?.confirmed_at) };
}

export async function listPasskeyNames(db: Db, userId: string): Promise<string[]> {
  const query = db.selectFrom('passkeys').select('name').where('user_id', '=', userId);
  return (await query.orderBy('created_at').execute()).map(({ name }) => name);
}

/** With all that hangs on it: sessions, links, factors, passkeys. */
export async function deleteUser(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('users').where('id', '=', userId).execute();
}

/** For the owner's eyes: no hashes, no secrets. */
export async function readUserData(db: Db, userId: string): Promise<Record<string, unknown>> {
  return {
    'sign-in': await db
      .selectFrom('users')
      .select([...userColumns, 'created_at', 'updated_at'])
      .where('id', '=', userId)
      .executeTakeFirst(),
    sessions: await db
      .selectFrom('sessions')
      .select(['id', 'scope', 'user_agent', 'address', 'created_at', 'last_used_at'])
      .select(['expires_at', 'absolute_expires_at', 'ended_at'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute(),
    'email-tokens': await db
      .selectFrom('email_tokens')
      .where('user_id', '=', userId)
      .select(['purpose', 'email', 'created_at', 'expires_at'])
      .execute(),
    'authenticator-apps': await db
      .selectFrom('totp_factors')
      .where('user_id', '=', userId)
      .select(['confirmed_at', 'created_at'])
      .execute(),
    'recovery-codes': await db
      .selectFrom('recovery_codes')
      .where('user_id', '=', userId)
      .select('used_at')
      .execute(),
    passkeys: await db
      .selectFrom('passkeys')
      .select(['id', 'name', 'synced', 'transports', 'created_at', 'last_used_at'])
      .where('user_id', '=', userId)
      .execute(),
  };
}
