// SQL of the list of versions: as many as fit into one response, chosen by their sizes before any
// source is read.
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/db.ts';
import { type StoredVersion, toVersion } from '../store.ts';

export type ListedVersion = StoredVersion & {
  /** The one with the next lower number that is kept. */
  previousVersionId: string | null;
};

export type VersionList = {
  versions: ListedVersion[];
  /** Of the page, also those that are not in the list. */
  total: number;
  nextCursor: string | null;
};

type Row = Parameters<typeof toVersion>[0] & {
  is_current: boolean;
  previous_id: string | null;
  total: number;
  left_over: number;
};

/** Of a version beside its content: id, times, flags, summary and names of fields, as JSON. */
const FRAME_BYTES = 2_000;
/** The current version comes first, whatever its age: after it every other one follows. */
const AFTER_CURRENT = 2_000_000_000;

/** The current version first, then the newest. At least one, if any is left. */
export async function listVersions(
  db: Db,
  pageId: string,
  cursor: string | undefined,
  maxBytes: number,
): Promise<VersionList> {
  const { rows } = await sql<Row>`
    with listed as (
      select v.id, (v.id = p.current_version_id) is true as is_current,
        row_number() over newest as position,
        sum(v.content_bytes + octet_length(to_json(v.title)::text) + ${FRAME_BYTES})
          over newest as bytes_so_far
      from page_versions v join pages p on p.id = v.page_id
      where v.page_id = ${pageId} and ${olderThan(cursor)}
      window newest as (
        order by (v.id = p.current_version_id) is true desc, v.number desc
        rows unbounded preceding
      )
    )
    select v.id, v.page_id, v.number, v.auto_saved, v.source, v.published_at, v.jsx, v.css, v.title,
      v.description, v.undo_version_id, v.redo_version_id, v.created_at,
      (
        select b.id from page_versions b where b.page_id = v.page_id and b.number < v.number
        order by b.number desc limit 1
      ) as previous_id,
      l.is_current,
      (select count(*) from page_versions where page_id = ${pageId}) as total,
      (select count(*) from listed) as left_over
    from listed l join page_versions v on v.id = l.id
    where l.position = 1 or l.bytes_so_far <= ${maxBytes}
    order by l.position
  `.execute(db);
  const last = rows.at(-1);
  if (!last) return { versions: [], total: await countVersions(db, pageId), nextCursor: null };
  return {
    versions: rows.map((row) => ({ ...toVersion(row), previousVersionId: row.previous_id })),
    total: last.total,
    nextCursor: rows.length < last.left_over ? toCursor(last) : null,
  };
}

function toCursor({ number, is_current }: Row): string {
  return `v${is_current ? AFTER_CURRENT : number}`;
}

function olderThan(cursor: string | undefined): RawBuilder<unknown> {
  if (cursor === undefined) return sql`true`;
  const number = Number(cursor.slice(1));
  return sql`v.id is distinct from p.current_version_id and v.number < ${number}`;
}

async function countVersions(db: Db, pageId: string): Promise<number> {
  const { count } = await db
    .selectFrom('page_versions')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('page_id', '=', pageId)
    .executeTakeFirstOrThrow();
  return count;
}
