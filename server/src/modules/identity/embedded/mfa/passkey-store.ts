// SQL of passkeys and of the challenges that wait for a response.
import type { Db } from '../../../../platform/db/db.ts';

export type StoredPasskey = {
  readonly id: string;
  readonly userId: string;
  readonly credentialId: string;
  readonly publicKey: Buffer;
  readonly counter: number;
  readonly transports: string[];
  readonly name: string;
  readonly synced: boolean;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
};

const columns = [
  'id',
  'user_id as userId',
  'credential_id as credentialId',
  'public_key as publicKey',
  'counter',
  'transports',
  'name',
  'synced',
  'created_at as createdAt',
  'last_used_at as lastUsedAt',
] as const;

/** Oldest first. */
export async function listPasskeys(db: Db, userId: string): Promise<StoredPasskey[]> {
  return db
    .selectFrom('passkeys')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function findPasskey(
  db: Db,
  credentialId: string,
): Promise<StoredPasskey | undefined> {
  return db
    .selectFrom('passkeys')
    .select(columns)
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
}

/** Undefined when the credential is already registered, for this user or another. */
export async function insertPasskey(
  db: Db,
  passkey: Omit<StoredPasskey, 'id' | 'lastUsedAt'>,
): Promise<StoredPasskey | undefined> {
  return db
    .insertInto('passkeys')
    .values({
      user_id: passkey.userId,
      credential_id: passkey.credentialId,
      public_key: passkey.publicKey,
      counter: passkey.counter,
      transports: passkey.transports,
      name: passkey.name,
      synced: passkey.synced,
      created_at: passkey.createdAt,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning(columns)
    .executeTakeFirst();
}

/** False when it is gone, or was used meanwhile with this counter or a higher one. */
export async function recordPasskeyUse(
  db: Db,
  use: { id: string; counter: number; synced: boolean; now: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('passkeys')
    .set({ counter: use.counter, synced: use.synced, last_used_at: use.now })
    .where('id', '=', use.id)
    // Many authenticators do not count and always say 0 (WebAuthn level 3 §6.1.1).
    .where((or) => or.or([or('counter', '<', use.counter), or('counter', '=', 0)]))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The name of what was removed. */
export async function deletePasskey(
  db: Db,
  passkey: { id: string; userId: string },
): Promise<string | undefined> {
  const row = await db
    .deleteFrom('passkeys')
    .where('id', '=', passkey.id)
    .where('user_id', '=', passkey.userId)
    .returning('name')
    .executeTakeFirst();
  return row?.name;
}

/** Without a user it is for signing in. Also deletes challenges that expired unused. */
export async function insertChallenge(
  db: Db,
  challenge: { text: string; userId: string | null; now: Date; expiresAt: Date },
): Promise<void> {
  await db.deleteFrom('passkey_challenges').where('expires_at', '<=', challenge.now).execute();
  await db
    .insertInto('passkey_challenges')
    .values({
      challenge: challenge.text,
      user_id: challenge.userId,
      expires_at: challenge.expiresAt,
    })
    .execute();
}

/** Uses a challenge up. False for one that was not given for this, was used or is too old. */
export async function takeChallenge(
  db: Db,
  challenge: { text: string; userId: string | null; now: Date },
): Promise<boolean> {
  const row = await db
    .deleteFrom('passkey_challenges')
    .where('challenge', '=', challenge.text)
    .where('user_id', 'is not distinct from', challenge.userId)
    .where('expires_at', '>', challenge.now)
    .returning('challenge')
    .executeTakeFirst();
  return row !== undefined;
}
