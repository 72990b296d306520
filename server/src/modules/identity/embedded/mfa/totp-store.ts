// SQL of authenticator apps and recovery codes. What counts once is decided by one conditional
// statement, so that of any number of callers at the same time exactly one succeeds.
import type { Db, Trx } from '../../../../platform/db/db.ts';

/** Puts a secret in the place of one that was never confirmed. False when one was. */
export async function putTotpSecret(
  db: Db,
  factor: { userId: string; secret: Buffer; now: Date },
): Promise<boolean> {
  const fresh = { secret: factor.secret, created_at: factor.now, last_step: 0 };
  const row = await db
    .insertInto('totp_factors')
    .values({ user_id: factor.userId, ...fresh })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet(fresh).where('totp_factors.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

export type TotpFactor = {
  readonly secret: Buffer;
  readonly isConfirmed: boolean;
  readonly createdAt: Date;
};

export async function findTotpFactor(db: Db, userId: string): Promise<TotpFactor | undefined> {
  const row = await db
    .selectFrom('totp_factors')
    .select(['secret', 'confirmed_at', 'created_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return (
    row && {
      secret: row.secret,
      isConfirmed: row.confirmed_at !== null,
      createdAt: row.created_at,
    }
  );
}

type Step = { userId: string; secret: Buffer; step: number };

/** Turns a secret on with its first code. False when it is on already or another took its place. */
export async function confirmTotpFactor(trx: Trx, first: Step & { now: Date }): Promise<boolean> {
  const row = await trx
    .updateTable('totp_factors')
    .set({ confirmed_at: first.now, last_step: first.step })
    .where('user_id', '=', first.userId)
    .where('secret', '=', first.secret)
    .where('confirmed_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** False when this step, or a later one, was used before. */
export async function takeTotpStep(db: Db, { userId, secret, step }: Step): Promise<boolean> {
  const row = await db
    .updateTable('totp_factors')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('secret', '=', secret)
    .where('confirmed_at', 'is not', null)
    .where('last_step', '<', step)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The recovery codes go with it. False when there was none that counted. */
export async function removeTotpFactor(trx: Trx, userId: string): Promise<boolean> {
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  const row = await trx
    .deleteFrom('totp_factors')
    .where('user_id', '=', userId)
    .returning('confirmed_at')
    .executeTakeFirst();
  return row !== undefined && row.confirmed_at !== null;
}

/** Keeps two renewals apart, so that never both sets count. False when the factor is not on. */
export async function lockTotpFactor(trx: Trx, userId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('totp_factors')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export async function replaceRecoveryCodes(
  trx: Trx,
  userId: string,
  hashes: readonly Buffer[],
): Promise<void> {
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  const rows = hashes.map((hash) => ({ user_id: userId, code_hash: hash }));
  await trx.insertInto('recovery_codes').values(rows).execute();
}

/** False for a code that is unknown or was used before. */
export async function takeRecoveryCode(
  db: Db,
  code: { userId: string; hash: Buffer; now: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('recovery_codes')
    .set({ used_at: code.now })
    .where('user_id', '=', code.userId)
    .where('code_hash', '=', code.hash)
    .where('used_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_codes')
    .select((count) => count.fn.countAll<string>().as('left'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(left);
}
