// Carries out retention.ts within the transaction of a save.
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/db.ts';
import { ALWAYS_KEPT, bridgeExpired, findExpired, type RetainedVersion } from './retention.ts';

/** Holds the lock on the page already. */
export async function deleteExpiredVersions(
  db: Db,
  page: { id: string; currentVersionId: string; historyDays: number; now: Date },
): Promise<void> {
  const versions = await listRetained(db, page.id);
  if (versions.length <= ALWAYS_KEPT) return;
  const expired = findExpired(versions, page);
  if (expired.size === 0) return;
  for (const [id, { undoVersionId, redoVersionId }] of bridgeExpired(versions, expired)) {
    await db
      .updateTable('page_versions')
      .set({ undo_version_id: undoVersionId, redo_version_id: redoVersionId })
      .where('id', '=', id)
      .execute();
  }
  const ids = [...expired];
  await sql`delete from page_versions where id = any(${ids}::uuid[])`.execute(db);
}

/** Newest first. */
async function listRetained(db: Db, pageId: string): Promise<RetainedVersion[]> {
  const rows = await db
    .selectFrom('page_versions')
    .select(['id', 'created_at', 'published_at', 'undo_version_id', 'redo_version_id'])
    .where('page_id', '=', pageId)
    .orderBy('number', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    createdAt: row.created_at,
    wasPublished: row.published_at !== null,
    undoVersionId: row.undo_version_id,
    redoVersionId: row.redo_version_id,
  }));
}
