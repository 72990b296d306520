// SQL of the weekly digest: who gets it, and which were queued and done.
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/db.ts';

export async function isEnabled(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('weekly_digests')
    .select('enabled')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.enabled ?? true;
}

export async function setEnabled(db: Db, userId: string, enabled: boolean): Promise<void> {
  await db
    .insertInto('weekly_digests')
    .values({ user_id: userId, enabled })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ enabled }))
    .execute();
}

export async function listTimeZones(db: Db): Promise<string[]> {
  const { rows } = await sql<{ zone: string }>`
    select distinct coalesce(time_zone, 'UTC') as zone from accounts
  `.execute(db);
  return rows.map(({ zone }) => zone);
}

/** Marks up to `limit` accounts of a time zone that are without this week's; each is returned once. */
export async function queueWeek(
  db: Db,
  { timeZone, week, limit }: { timeZone: string; week: string; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    insert into weekly_digests (user_id, enabled, queued_week)
    select accounts.user_id, true, ${week}::date
    from accounts left join weekly_digests using (user_id)
    where coalesce(accounts.time_zone, 'UTC') = ${timeZone}
      and accounts.suspended_at is null
      and coalesce(weekly_digests.enabled, true)
      and coalesce(weekly_digests.queued_week < ${week}::date, true)
      and exists (select from analytics_pages where analytics_pages.user_id = accounts.user_id)
    order by accounts.user_id
    limit ${limit}
    on conflict (user_id) do update set queued_week = excluded.queued_week
    where weekly_digests.enabled
      and coalesce(weekly_digests.queued_week < excluded.queued_week, true)
    returning user_id
  `.execute(db);
  return rows.map(({ user_id: userId }) => userId);
}

/** False where it was done before or is turned off. To be called in the transaction that sends the email. */
export async function finishWeek(db: Db, userId: string, week: string): Promise<boolean> {
  const { rows } = await sql`
    update weekly_digests set done_week = ${week}::date
    where user_id = ${userId} and enabled and coalesce(done_week < ${week}::date, true)
    returning user_id
  `.execute(db);
  return rows.length > 0;
}
