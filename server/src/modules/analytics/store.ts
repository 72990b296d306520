// SQL of analytics beside the events: salts of visitors, and which pages there are.
import type { Db } from '../../platform/db/db.ts';

/** Returns the salt that was stored first when several processes start the day at once. */
export async function findOrCreateSalt(
  db: Db,
  day: string,
  salt: Buffer,
  at: Date,
): Promise<Buffer> {
  await db
    .insertInto('visitor_salts')
    .values({ day, salt, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await db
    .selectFrom('visitor_salts')
    .select('salt')
    .where('day', '=', day)
    .executeTakeFirstOrThrow();
  return row.salt;
}

/** Of this day and those before. */
export async function removeSaltsUntil(db: Db, day: string): Promise<void> {
  await db.deleteFrom('visitor_salts').where('day', '<=', day).execute();
}

export async function upsertAnalyticsPage(
  db: Db,
  page: { pageId: string; userId: string; title: string },
): Promise<void> {
  await db
    .insertInto('analytics_pages')
    .values({ page_id: page.pageId, user_id: page.userId, title: page.title })
    .onConflict((conflict) =>
      conflict.column('page_id').doUpdateSet({ user_id: page.userId, title: page.title }),
    )
    .execute();
}

export async function listPages(
  db: Db,
  userId: string,
): Promise<{ pageId: string; title: string }[]> {
  return await db
    .selectFrom('analytics_pages')
    .select(['page_id as pageId', 'title'])
    .where('user_id', '=', userId)
    .orderBy('page_id')
    .execute();
}

export async function findPageOwner(
  db: Db,
  pageId: string,
): Promise<{ userId: string; title: string } | undefined> {
  return await db
    .selectFrom('analytics_pages')
    .select(['user_id as userId', 'title'])
    .where('page_id', '=', pageId)
    .executeTakeFirst();
}

export async function findPageOwners(
  db: Db,
  pageIds: readonly string[],
): Promise<{ pageId: string; userId: string }[]> {
  return await db
    .selectFrom('analytics_pages')
    .select(['page_id as pageId', 'user_id as userId'])
    .where('page_id', 'in', pageIds)
    .execute();
}
