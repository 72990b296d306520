// SQL of the keys that sign tokens.
import { sql } from 'kysely';
import type { Db, Trx } from '../../../../platform/db/db.ts';

export type StoredKey = {
  readonly kid: string;
  readonly privateJwk: Record<string, unknown>;
  readonly publicJwk: Record<string, unknown>;
  /** It is published before, and signs from then on. */
  readonly activeFrom: Date;
};

/** Newest first; retired ones are left out. */
export async function listSigningKeys(db: Db): Promise<StoredKey[]> {
  const rows = await db
    .selectFrom('signing_keys')
    .select(['kid', 'private_jwk', 'public_jwk', 'active_from'])
    .where('retired_at', 'is', null)
    .orderBy('active_from', 'desc')
    .orderBy('kid')
    .execute();
  return rows.map((row) => ({
    kid: row.kid,
    privateJwk: row.private_jwk as Record<string, unknown>,
    publicJwk: row.public_jwk as Record<string, unknown>,
    activeFrom: row.active_from,
  }));
}

// Any fixed number; it only has to be the same in every process.
const KEY_LOCK = 5_270_418;

/** Processes make and retire keys one after the other. Ends with the transaction. */
export async function lockSigningKeys(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(KEY_LOCK)})`.execute(trx);
}

export async function insertSigningKey(
  db: Db,
  key: StoredKey & { algorithm: string },
  now: Date,
): Promise<void> {
  await db
    .insertInto('signing_keys')
    .values({
      kid: key.kid,
      algorithm: key.algorithm,
      private_jwk: JSON.stringify(key.privateJwk),
      public_jwk: JSON.stringify(key.publicJwk),
      active_from: key.activeFrom,
      created_at: now,
    })
    .execute();
}

/** Deletes their private halves. */
export async function retireSigningKeys(db: Db, kids: readonly string[], now: Date): Promise<void> {
  if (kids.length === 0) return;
  await db
    .updateTable('signing_keys')
    .set({ retired_at: now, private_jwk: null })
    .where('kid', 'in', kids)
    .execute();
}
