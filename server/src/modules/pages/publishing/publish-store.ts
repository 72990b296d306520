// SQL of published pages, and the NOTIFY that tells other processes to invalidate a name.
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/db.ts';

export const INVALIDATION_CHANNEL = 'vys_pages';

export type PageBuild = {
  readonly htmlHash: string;
  readonly policy: string;
  readonly needsRuntime: boolean;
  /** What the HTML was built for. */
  readonly publicName: string;
  readonly branded: boolean;
  /** Names the OG image; null for what was published before there were any. */
  readonly ogImageHash: string | null;
  readonly isIndexable: boolean;
};

/** Names of the files that are not needed any more. */
export type Replaced = { htmlHash?: string; ogImageHash?: string };

export type PublishedPage = {
  readonly pageId: string;
  readonly versionId: string;
  /** Visitors see it: switched on and not suspended. */
  readonly isActive: boolean;
  /** Switched on, but an operator has taken it down, or suspended the account. */
  readonly isSuspended: boolean;
  readonly firstPublishedAt: Date | null;
  readonly publishedAt: Date | null;
  readonly pageBuild: PageBuild;
};

export async function findPublishedPage(
  db: Db,
  userId: string,
): Promise<PublishedPage | undefined> {
  const row = await db
    .selectFrom('pages as p')
    .innerJoin('published_pages as a', 'a.page_id', 'p.id')
    .innerJoin('accounts as c', 'c.user_id', 'p.user_id')
    .selectAll('a')
    .select([
      'p.published_version_id',
      'p.is_active',
      'p.suspended_at',
      'c.suspended_at as account_suspended_at',
      'p.first_published_at',
      'p.published_at',
    ])
    .where('p.user_id', '=', userId)
    .where('p.status', '=', 'published')
    .executeTakeFirst();
  if (!row?.published_version_id) return undefined;
  const isSuspended = (row.suspended_at ?? row.account_suspended_at) !== null;
  return {
    pageId: row.page_id,
    versionId: row.published_version_id,
    isActive: row.is_active && !isSuspended,
    isSuspended: row.is_active && isSuspended,
    firstPublishedAt: row.first_published_at,
    publishedAt: row.published_at,
    pageBuild: {
      htmlHash: row.html_hash,
      policy: row.policy,
      needsRuntime: row.needs_runtime,
      publicName: row.public_name,
      branded: row.branded,
      ogImageHash: row.og_image_hash,
      isIndexable: row.is_indexable,
    },
  };
}

/** What became of a build: nothing was changed when a newer version is published or the page is gone. */
export type PublishOutcome = 'published' | 'superseded' | 'deleted';

/** Holds a lock on the page until the transaction ends. */
export async function setPublished(
  db: Db,
  pageId: string,
  versionId: string,
  at: Date,
): Promise<PublishOutcome> {
  const result = await sql`
    update pages set status = 'published', published_version_id = ${versionId}, published_at = ${at},
      first_published_at = coalesce(first_published_at, ${at})
    where id = ${pageId} and not exists (
      select from page_versions shown, page_versions mine
      where shown.id = pages.published_version_id and mine.id = ${versionId}
        and shown.created_at > mine.created_at
    )
  `.execute(db);
  if (result.numAffectedRows === 1n) {
    await db
      .updateTable('page_versions')
      .set({ published_at: at })
      .where('id', '=', versionId)
      .execute();
    return 'published';
  }
  return (await findPublishedAt(db, pageId)) ? 'superseded' : 'deleted';
}

export async function findPublishedAt(db: Db, pageId: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('pages')
    .select('published_at')
    .where('id', '=', pageId)
    .executeTakeFirst();
  return row?.published_at ?? undefined;
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

export async function savePageBuild(
  db: Db,
  pageId: string,
  pageBuild: PageBuild,
  at: Date,
): Promise<Replaced> {
  const before = await db
    .selectFrom('published_pages')
    .select(['html_hash', 'og_image_hash'])
    .where('page_id', '=', pageId)
    .forUpdate()
    .executeTakeFirst();
  const values = {
    html_hash: pageBuild.htmlHash,
    policy: pageBuild.policy,
    needs_runtime: pageBuild.needsRuntime,
    public_name: pageBuild.publicName,
    branded: pageBuild.branded,
    og_image_hash: pageBuild.ogImageHash,
    is_indexable: pageBuild.isIndexable,
    built_at: at,
  };
  await db
    .insertInto('published_pages')
    .values({ page_id: pageId, ...values })
    .onConflict((conflict) => conflict.column('page_id').doUpdateSet(values))
    .execute();
  if (pageBuild.ogImageHash !== null) {
    await db
      .insertInto('og_image_sources')
      .values({ page_id: pageId, og_image_hash: pageBuild.ogImageHash })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  const isSame = before?.html_hash === pageBuild.htmlHash;
  const { html_hash: htmlHash, og_image_hash: ogImageHash } = before ?? {};
  return {
    ...(htmlHash === undefined || isSame ? {} : { htmlHash }),
    ...(!ogImageHash || ogImageHash === pageBuild.ogImageHash ? {} : { ogImageHash }),
  };
}

export async function findPageBuildHashes(
  db: Db,
  pageId: string,
): Promise<{ htmlHash: string; ogImageHash: string | null } | undefined> {
  return await db
    .selectFrom('published_pages')
    .select(['html_hash as htmlHash', 'og_image_hash as ogImageHash'])
    .where('page_id', '=', pageId)
    .executeTakeFirst();
}

/** Sent to other processes when the transaction is committed. */
export async function notifyInvalidation(db: Db, name: string): Promise<void> {
  await sql`select pg_notify(${INVALIDATION_CHANNEL}, ${name})`.execute(db);
}
