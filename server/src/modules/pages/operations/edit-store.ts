// SQL of the edits that were saved, by the ids that clients gave them.
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/db.ts';
import { DAY } from '../../../platform/time-spans.ts';

export type IdentifiedEdit = { id: string; hash: Buffer };

/** Longer than a client keeps an edit whose answer was lost. */
const KEPT_MS = 7 * DAY;
const MOST_PER_PAGE = 500;

/** The hashes of those that were saved, by id. */
export async function findSavedEdits(
  db: Db,
  pageId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Buffer>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('page_edits')
    .select(['id', 'hash'])
    .where('page_id', '=', pageId)
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, hash }) => [id, hash]));
}

/** Within the transaction that saves them. */
export async function rememberEdits(
  trx: Db,
  pageId: string,
  edits: readonly IdentifiedEdit[],
  at: Date,
): Promise<void> {
  if (edits.length === 0) return;
  const rows = edits.map((edit) => ({ ...edit, page_id: pageId, saved_at: at }));
  await trx.insertInto('page_edits').values(rows).execute();
  await sql`
    delete from page_edits where page_id = ${pageId} and id in (
      select id from page_edits where page_id = ${pageId}
      order by saved_at desc, id offset ${MOST_PER_PAGE}
    )
  `.execute(trx);
}

export async function deleteOldEdits(db: Db, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - KEPT_MS);
  await db.deleteFrom('page_edits').where('saved_at', '<', oldest).execute();
}
