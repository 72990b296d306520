// SQL of API keys. A key itself is kept nowhere, only its hash.
import { type KeyScope, keyScopes } from '@vys/contract/api/key-scopes';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/db/db.ts';

export type StoredKey = {
  readonly id: string;
  readonly name: string;
  readonly lastCharacters: string;
  readonly scopes: readonly KeyScope[];
  readonly createdAt: Date;
  readonly expiresAt: Date | null;
  readonly lastUsedAt: Date | null;
  readonly lastUsedFrom: string;
};

const columns = [
  'id',
  'name',
  'last_characters as lastCharacters',
  'scopes',
  'created_at as createdAt',
  'expires_at as expiresAt',
  'last_used_at as lastUsedAt',
  'last_used_from as lastUsedFrom',
] as const;

/** Until the transaction ends, no other one adds a key for this user. */
export async function lockKeys(trx: Trx, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`api keys ${userId}`}, 0))`.execute(
    trx,
  );
}

/** The newest first, with those that have expired. */
export async function listKeys(db: Db, userId: string): Promise<StoredKey[]> {
  const rows = await db
    .selectFrom('api_keys')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(toKey);
}

export type NewKey = Pick<
  StoredKey,
  'name' | 'lastCharacters' | 'scopes' | 'createdAt' | 'expiresAt'
> & { readonly userId: string; readonly keyHash: Buffer };

export async function insertKey(trx: Trx, key: NewKey): Promise<StoredKey> {
  const row = await trx
    .insertInto('api_keys')
    .values({
      user_id: key.userId,
      key_hash: key.keyHash,
      last_characters: key.lastCharacters,
      name: key.name,
      scopes: [...key.scopes],
      created_at: key.createdAt,
      expires_at: key.expiresAt,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
  return toKey(row);
}

/** By the hash of the key, so that the time of a lookup says nothing about one that was guessed in part. */
export async function findKey(
  db: Db,
  keyHash: Buffer,
  now: Date,
): Promise<(StoredKey & { readonly userId: string }) | undefined> {
  const row = await db
    .selectFrom('api_keys')
    .select([...columns, 'user_id'])
    .where('key_hash', '=', keyHash)
    .where((at) => at.or([at('expires_at', 'is', null), at('expires_at', '>', now)]))
    .executeTakeFirst();
  if (!row) return undefined;
  const { user_id: userId, ...key } = row;
  return { ...toKey(key), userId };
}

/** Does nothing where a use after `since` is on record. */
export async function recordKeyUse(
  db: Db,
  use: { id: string; now: Date; from: string; since: Date },
): Promise<void> {
  await db
    .updateTable('api_keys')
    .set({ last_used_at: use.now, last_used_from: use.from })
    .where('id', '=', use.id)
    .where((at) => at.or([at('last_used_at', 'is', null), at('last_used_at', '<=', use.since)]))
    .execute();
}

/** The name of the key; undefined when the user has no such key. */
export async function deleteKey(
  trx: Trx,
  key: { id: string; userId: string },
): Promise<string | undefined> {
  const row = await trx
    .deleteFrom('api_keys')
    .where('id', '=', key.id)
    .where('user_id', '=', key.userId)
    .returning('name')
    .executeTakeFirst();
  return row?.name;
}

/** All of a user, or those that were created after `since`; gives their names. */
export async function deleteKeys(db: Db, userId: string, since?: Date): Promise<string[]> {
  let query = db.deleteFrom('api_keys').where('user_id', '=', userId);
  if (since !== undefined) query = query.where('created_at', '>', since);
  return (await query.returning('name').execute()).map(({ name }) => name);
}

/** Keys that expired, or were last used or created, before these times. */
export async function deleteOldKeys(
  db: Db,
  before: { expiredBefore: Date; idleBefore: Date },
): Promise<void> {
  await db
    .deleteFrom('api_keys')
    .where((at) =>
      at.or([
        at('expires_at', '<', before.expiredBefore),
        at(at.fn.coalesce('last_used_at', 'created_at'), '<', before.idleBefore),
      ]),
    )
    .execute();
}

type Row = Omit<StoredKey, 'scopes'> & { scopes: string[] };

/** A scope that the contract has no more opens nothing. */
function toKey(row: Row): StoredKey {
  return { ...row, scopes: keyScopes.filter((scope) => row.scopes.includes(scope)) };
}
