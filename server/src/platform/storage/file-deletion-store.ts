// SQL of the queue of files to delete. A claimed row says until when a process may be deleting its file.
import { sql } from 'kysely';
import type { Db, Trx } from '../db/db.ts';

/** Held by a backup while it copies: no file that its snapshot of the database names is deleted meanwhile. */
export const DELETION_LOCK = 7_186_523;

export type PendingFile = { readonly key: string; readonly deletingUntil: Date | null };

export async function claimDue(db: Db, now: Date, until: Date, limit: number): Promise<string[]> {
  const due = db
    .selectFrom('pending_file_deletions')
    .select('key')
    .where('due_at', '<=', now)
    .where((at) => at.or([at('deleting_until', 'is', null), at('deleting_until', '<=', now)]))
    .where(sql<boolean>`(select pg_try_advisory_xact_lock_shared(${sql.lit(DELETION_LOCK)}))`)
    .orderBy('due_at')
    .orderBy('key')
    .limit(limit)
    .forUpdate()
    .skipLocked();
  const rows = await db
    .updateTable('pending_file_deletions')
    .set({ deleting_until: until })
    .where('key', 'in', due)
    .returning('key')
    .execute();
  return rows.map(({ key }) => key);
}

export async function deleteClaimed(db: Db, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await db
    .deleteFrom('pending_file_deletions')
    .where('key', 'in', keys)
    .where('deleting_until', 'is not', null)
    .execute();
}

/** Gives the keys that are queued now: those that are being deleted at this moment are left as they are.
 *  Sorted, so that two transactions cannot deadlock. */
export async function enqueue(
  db: Db,
  keys: readonly string[],
  dueAt: Date,
  now: Date,
): Promise<string[]> {
  const rows = await db
    .insertInto('pending_file_deletions')
    .values([...new Set(keys)].sort().map((key) => ({ key, due_at: dueAt })))
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ due_at: sql<Date>`excluded.due_at`, deleting_until: null })
        .where((at) =>
          at.or([
            at('pending_file_deletions.deleting_until', 'is', null),
            at('pending_file_deletions.deleting_until', '<=', now),
          ]),
        ),
    )
    .returning('key')
    .execute();
  return rows.map(({ key }) => key);
}

export async function removePending(trx: Trx, keys: readonly string[]): Promise<PendingFile[]> {
  if (keys.length === 0) return [];
  return await trx
    .deleteFrom('pending_file_deletions')
    .where('key', 'in', keys)
    .returning(['key', 'deleting_until as deletingUntil'])
    .execute();
}

/** Leaves alone what is being deleted at this moment. */
export async function makeDue(db: Db, keys: readonly string[], now: Date): Promise<void> {
  if (keys.length === 0) return;
  await db
    .updateTable('pending_file_deletions')
    .set({ due_at: now, deleting_until: null })
    .where('key', 'in', keys)
    .where((at) => at.or([at('deleting_until', 'is', null), at('deleting_until', '<=', now)]))
    .execute();
}

/** Of claimed keys. */
export async function postpone(db: Db, keys: readonly string[], dueAt: Date): Promise<void> {
  if (keys.length === 0) return;
  await db
    .updateTable('pending_file_deletions')
    .set({ due_at: dueAt, deleting_until: null })
    .where('key', 'in', keys)
    .execute();
}
