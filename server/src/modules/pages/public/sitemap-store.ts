// SQL of the sitemap: the public pages, and when each was published.
import type { Db } from '../../../platform/db/db.ts';

export type IndexedPage = { readonly name: string; readonly publishedAt: Date };

/** Published, switched on in both places, not suspended, with enough on it. */
function indexed(db: Db) {
  return db
    .selectFrom('pages as p')
    .innerJoin('published_pages as a', 'a.page_id', 'p.id')
    .innerJoin('accounts as c', 'c.user_id', 'p.user_id')
    .where('p.status', '=', 'published')
    .where('p.is_active', '=', true)
    .where('p.suspended_at', 'is', null)
    .where('c.suspended_at', 'is', null)
    .where('a.is_indexable', '=', true)
    .where('c.pages_active', '=', true);
}

export async function countIndexed(db: Db): Promise<number> {
  const row = await indexed(db)
    .select((count) => count.fn.countAll<number>().as('pages'))
    .executeTakeFirstOrThrow();
  return Number(row.pages);
}

export async function listIndexed(db: Db, offset: number, limit: number): Promise<IndexedPage[]> {
  const rows = await indexed(db)
    .select(['c.vys_url', 'p.published_at'])
    .orderBy('p.id')
    .offset(offset)
    .limit(limit)
    .execute();
  return rows.flatMap(({ vys_url: name, published_at: publishedAt }) =>
    name === null || publishedAt === null ? [] : [{ name, publishedAt }],
  );
}
