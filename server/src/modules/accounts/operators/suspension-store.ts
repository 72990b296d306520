// SQL of suspended accounts.
import type { Db } from '../../../platform/db/db.ts';

/** False when it was so before, or there is no account. */
export async function setSuspension(
  db: Db,
  userId: string,
  suspension: { at: Date; reason: string } | null,
): Promise<boolean> {
  const result = await db
    .updateTable('accounts')
    .set({ suspended_at: suspension?.at ?? null, suspension_reason: suspension?.reason ?? null })
    .where('user_id', '=', userId)
    .where('suspended_at', suspension ? 'is' : 'is not', null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}
