// SQL of what visitors are shown: artefacts, and the call to other processes to look a name up again.
import { sql } from 'kysely';
import type { Db } from '../kit/db.ts';

export const CHANGE_CHANNEL = 'vys_pages';

export type Artifact = {
  readonly htmlHash: string;
  readonly policy: string;
  readonly needsRuntime: boolean;
  /** What the bytes were made for. */
  readonly publicName: string;
  readonly branded: boolean;
  /** Names the sharing image; null for what was published before there were any. */
  readonly cardHash: string | null;
  readonly isIndexable: boolean;
};

/** Names of the files that are not needed any more. */
export type Replaced = { htmlHash?: string; cardHash?: string };

export type PublishedPage = {
  readonly pageId: string;
  readonly versionId: string;
  /** Visitors see it: switched on and not suspended. */
  readonly isActive: boolean;
  /** Switched on, but an operator has taken it down. */
  readonly isSuspended: boolean;
  readonly firstPublishedAt: Date | null;
  readonly publishedAt: Date | null;
  readonly artifact: Artifact;
};

export async function findPublishedPage(
  db: Db,
  userId: string,
): Promise<PublishedPage | undefined> {
  const row = await db
    .selectFrom('pages as p')
    .innerJoin('artifacts as a', 'a.page_id', 'p.id')
    .selectAll('a')
    .select([
      'p.published_version_id',
      'p.is_active',
      'p.suspended_at',
      'p.first_published_at',
      'p.published_at',
    ])
    .where('p.user_id', '=', userId)
    .where('p.status', '=', 'published')
    .executeTakeFirst();
  if (!row?.published_version_id) return undefined;
  return {
    pageId: row.page_id,
    versionId: row.published_version_id,
    isActive: row.is_active && row.suspended_at === null,
    isSuspended: row.is_active && row.suspended_at !== null,
    firstPublishedAt: row.first_published_at,
    publishedAt: row.published_at,
    artifact: {
      htmlHash: row.html_hash,
      policy: row.policy,
      needsRuntime: row.needs_runtime,
      publicName: row.public_name,
      branded: row.branded,
      cardHash: row.card_hash,
      isIndexable: row.is_indexable,
    },
  };
}

/** False when a newer version has been published meanwhile; then nothing is changed. */
export async function setPublished(
  db: Db,
  pageId: string,
  versionId: string,
  at: Date,
): Promise<boolean> {
  const result = await sql`
    update pages set status = 'published', published_version_id = ${versionId}, published_at = ${at},
      first_published_at = coalesce(first_published_at, ${at})
    where id = ${pageId} and not exists (
      select from page_versions shown, page_versions mine
      where shown.id = pages.published_version_id and mine.id = ${versionId}
        and shown.created_at > mine.created_at
    )
  `.execute(db);
  return result.numAffectedRows === 1n;
}

export async function isPublishedVersion(
  db: Db,
  pageId: string,
  versionId: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('pages')
    .select('id')
    .where('id', '=', pageId)
    .where('published_version_id', '=', versionId)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export async function saveArtifact(
  db: Db,
  pageId: string,
  artifact: Artifact,
  at: Date,
): Promise<Replaced> {
  const before = await db
    .selectFrom('artifacts')
    .select(['html_hash', 'card_hash'])
    .where('page_id', '=', pageId)
    .forUpdate()
    .executeTakeFirst();
  const values = {
    html_hash: artifact.htmlHash,
    policy: artifact.policy,
    needs_runtime: artifact.needsRuntime,
    public_name: artifact.publicName,
    branded: artifact.branded,
    card_hash: artifact.cardHash,
    is_indexable: artifact.isIndexable,
    built_at: at,
  };
  await db
    .insertInto('artifacts')
    .values({ page_id: pageId, ...values })
    .onConflict((conflict) => conflict.column('page_id').doUpdateSet(values))
    .execute();
  if (artifact.cardHash !== null) {
    await db
      .insertInto('sharing_notes')
      .values({ page_id: pageId, card_hash: artifact.cardHash })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  const isSame = before?.html_hash === artifact.htmlHash;
  const { html_hash: htmlHash, card_hash: cardHash } = before ?? {};
  return {
    ...(htmlHash === undefined || isSame ? {} : { htmlHash }),
    ...(!cardHash || cardHash === artifact.cardHash ? {} : { cardHash }),
  };
}

export async function findArtifactHashes(
  db: Db,
  pageId: string,
): Promise<{ htmlHash: string; cardHash: string | null } | undefined> {
  return await db
    .selectFrom('artifacts')
    .select(['html_hash as htmlHash', 'card_hash as cardHash'])
    .where('page_id', '=', pageId)
    .executeTakeFirst();
}

/** Other processes hear of it when the transaction is committed. */
export async function notifyChange(db: Db, name: string): Promise<void> {
  await sql`select pg_notify(${CHANGE_CHANNEL}, ${name})`.execute(db);
}
