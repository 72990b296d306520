// SQL of the personal data in analytics. `maintain` of the event store removes what deleted pages had.
import { sql } from 'kysely';
import type { Trx } from '../../platform/db/db.ts';

/** No one can read metrics of these pages from now on, and no event of them is stored. */
export async function markPagesDeleted(trx: Trx, userId: string, now: Date): Promise<void> {
  await sql`
    with gone as (delete from analytics_pages where user_id = ${userId} returning page_id, number)
    insert into deleted_pages (page_id, number, deleted_at)
    select page_id, number, ${now}::timestamptz from gone
  `.execute(trx);
}
