// The secret with which the sandbox signs its events.
import type { Db } from '../../src/platform/db/db.ts';

export async function webhookSecret(db: Db): Promise<string> {
  const row = await db
    .selectFrom('billing_sandbox_objects')
    .select('data')
    .where('id', '=', 'we_sandbox')
    .executeTakeFirstOrThrow();
  return (row.data as { secret: string }).secret;
}
