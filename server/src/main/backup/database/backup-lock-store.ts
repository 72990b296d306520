// Locks that a backup holds as long as its connection lives.
import type { Client } from '../../../platform/db/db.ts';

/** One backup of a database at a time. */
export const BACKUP_LOCK = 7_186_524;

export async function tryLock(client: Client, key: number): Promise<boolean> {
  const { rows } = await client.query<{ is_ours: boolean }>(
    'select pg_try_advisory_lock($1) as is_ours',
    [key],
  );
  return rows[0]?.is_ours ?? false;
}

/** Waits until it is free. */
export async function lock(client: Client, key: number): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [key]);
}
