// SQL of one-time codes for editors and of the tokens they yield. Both are kept as hashes only.
import type { Db, Trx } from '../../../platform/db/db.ts';
import type { IssuedCode } from './exchange-rules.ts';

export type EditorUser = {
  readonly userId: string;
  readonly sessionId: string;
  readonly email: string;
  readonly username: string;
  readonly fullName: string;
};

export type NewCode = EditorUser & {
  readonly codeHash: Buffer;
  readonly origin: string;
  readonly challenge: string | null;
  readonly now: Date;
  readonly expiresAt: Date;
};

export async function insertCode(db: Db, code: NewCode): Promise<void> {
  await db
    .insertInto('editor_codes')
    .values({
      code_hash: code.codeHash,
      user_id: code.userId,
      session_id: code.sessionId,
      email: code.email,
      username: code.username,
      full_name: code.fullName,
      origin: code.origin,
      code_challenge: code.challenge,
      created_at: code.now,
      expires_at: code.expiresAt,
    })
    .execute();
}

/** Locked until the transaction ends, so that the second of two concurrent exchanges sees the first. */
export async function lockCode(trx: Trx, codeHash: Buffer): Promise<IssuedCode | undefined> {
  const row = await trx
    .selectFrom('editor_codes')
    .select(['origin', 'code_challenge', 'expires_at', 'used_at'])
    .where('code_hash', '=', codeHash)
    .forUpdate()
    .executeTakeFirst();
  return (
    row && {
      origin: row.origin,
      challenge: row.code_challenge,
      expiresAt: row.expires_at,
      usedAt: row.used_at,
    }
  );
}

/** Marks the code as used; without a token when the exchange failed. */
export async function consumeCode(
  trx: Trx,
  codeHash: Buffer,
  now: Date,
  token?: { hash: Buffer; expiresAt: Date },
): Promise<void> {
  await trx
    .updateTable('editor_codes')
    .set({
      used_at: now,
      ...(token ? { token_hash: token.hash, token_expires_at: token.expiresAt } : {}),
    })
    .where('code_hash', '=', codeHash)
    .execute();
}

export async function revokeToken(trx: Trx, codeHash: Buffer, now: Date): Promise<void> {
  await trx
    .updateTable('editor_codes')
    .set({ token_revoked_at: now })
    .where('code_hash', '=', codeHash)
    .where('token_revoked_at', 'is', null)
    .execute();
}

export type FoundToken = EditorUser & { readonly origin: string; readonly expiresAt: Date };

export async function findToken(
  db: Db,
  tokenHash: Buffer,
  now: Date,
): Promise<FoundToken | undefined> {
  const row = await db
    .selectFrom('editor_codes')
    .select(['user_id', 'session_id', 'email', 'username', 'full_name', 'origin'])
    .select('token_expires_at')
    .where('token_hash', '=', tokenHash)
    .where('token_expires_at', '>', now)
    .where('token_revoked_at', 'is', null)
    .executeTakeFirst();
  if (!row?.token_expires_at) return undefined;
  return {
    userId: row.user_id,
    sessionId: row.session_id,
    email: row.email,
    username: row.username,
    fullName: row.full_name,
    origin: row.origin,
    expiresAt: row.token_expires_at,
  };
}

/** Codes that can no longer be used and whose tokens have ended. */
export async function removeOldCodes(db: Db, madeBefore: Date): Promise<void> {
  await db.deleteFrom('editor_codes').where('created_at', '<', madeBefore).execute();
}

export async function removeCodes(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('editor_codes').where('user_id', '=', userId).execute();
}
