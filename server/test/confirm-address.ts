// Confirms the address of a user without the emailed link, for tests that are about something else.
import type { Db } from '../src/platform/db/db.ts';

export async function confirmAddress(db: Db, email: string): Promise<void> {
  const change = db.updateTable('users').set({ email_verified: true });
  const { numUpdatedRows } = await change.where('email', '=', email).executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) throw new Error(`no user has the address ${email}`);
}
