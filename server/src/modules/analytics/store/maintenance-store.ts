// What the store does every hour: packs days that are over, makes partitions ahead, and removes what is older
// than its plan keeps and what belonged to deleted pages.
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/db.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { DAY, HOUR } from '../../../platform/time-spans.ts';
import { toDay } from '../rules.ts';
import { isHome } from '../shared/home-store.ts';
import {
  closeDaysBefore,
  listDeletedPages,
  lockEvents,
  removeCountsOf,
  removeOldSegments,
  retentions,
} from '../shared/segments-store.ts';
import { sealDays } from './days/packed-days-store.ts';

const MONTHS_AHEAD = 2;
const SEGMENT_DAYS = 7;
const BATCH_SIZE = 20_000;

export async function maintain(db: Db, now: Date): Promise<void> {
  if (!(await isHome(db, 'postgres'))) return;
  await purgeDeletedPages(db);
  await createPartitions(db, now);
  // No zone is further behind UTC: a day before this one is over everywhere.
  const firstOpen = toDay(new Date(now.getTime() - 12 * HOUR));
  while (await inTransaction(db, (trx) => sealDays(trx, firstOpen)));
  for (const retention of retentions) await removeOldEvents(db, retention, now);
  const segmentEnd = new Date(now.getTime() - SEGMENT_DAYS * DAY);
  await removeOldSegments(db, segmentEnd);
}

async function createPartitions(db: Db, now: Date): Promise<void> {
  for (let ahead = 0; ahead <= MONTHS_AHEAD; ahead += 1) {
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 1));
    const name = `events_30_${month.toISOString().slice(0, 7).replace('-', '_')}`;
    const { rows } = await sql`select 1 where to_regclass(${name}) is not null`.execute(db);
    if (rows.length > 0) continue;
    await inTransaction(db, async (trx) => {
      await lockEvents(trx);
      await sql`select create_event_partitions(${toDay(month)})`.execute(trx);
    });
  }
}

/** Whole months, and what the default partition took before. */
async function removeOldEvents(db: Db, retention: number, now: Date): Promise<void> {
  // The first day that the plan reaches is earlier in some zones.
  const firstKept = toDay(new Date(now.getTime() - (retention + 1) * DAY));
  for (const { name, next } of await listMonths(db, retention)) {
    if (next > firstKept) break;
    const isDropped = await inTransaction(db, async (trx) => {
      if (!(await closeDaysBefore(trx, 'postgres', next))) return false;
      // Readers queue behind this one; it is tried again in an hour.
      await sql`set local lock_timeout = '2s'`.execute(trx);
      await sql`drop table ${sql.table(name)}`.execute(trx);
      return true;
    });
    if (!isDropped) return;
  }
  const table = sql.table(`events_${retention}_default`);
  const { rows } = await sql`select 1 from ${table} where day < ${firstKept} limit 1`.execute(db);
  if (rows.length === 0) return;
  const isClosed = await inTransaction(db, (trx) => closeDaysBefore(trx, 'postgres', firstKept));
  while (isClosed && (await deleteSomeBefore(db, table, firstKept)) === BATCH_SIZE);
}

type Month = { name: string; next: string };

/** Oldest first; `next` is the first day after it. */
async function listMonths(db: Db, retention: number): Promise<Month[]> {
  const { rows } = await sql<Month>`
    select c.relname::text as name,
      (to_date(right(c.relname, 7), 'YYYY_MM') + interval '1 month')::date as next
    from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = ${`events_${retention}`}::regclass and c.relname <> ${`events_${retention}_default`}
    order by next
  `.execute(db);
  return rows;
}

async function deleteSomeBefore(
  db: Db,
  table: ReturnType<typeof sql.table>,
  day: string,
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from ${table} where ctid = any(array(
      select ctid from ${table} where day < ${day} limit ${BATCH_SIZE}
    ))
  `.execute(db);
  return Number(numAffectedRows);
}

/** In parts, so that no statement runs long, however much a page was visited. */
export async function purgeDeletedPages(db: Db): Promise<void> {
  for (const page of await listDeletedPages(db)) {
    const { pageId, number } = page;
    while ((await deleteEventsOf(db, number)) === BATCH_SIZE);
    for (const table of ['packed_days', 'event_texts'] as const) {
      await db.deleteFrom(table).where('page', '=', number).execute();
    }
    await removeCountsOf(db, page);
    // Another process may still be at it, and must be able to go on after a crash.
    await sql`
      delete from deleted_pages where page_id = ${pageId}
        and not exists (select from events where page = ${number})
    `.execute(db);
  }
}

async function deleteEventsOf(db: Db, page: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from events where (tableoid, ctid) in (
      select tableoid, ctid from events where page = ${page} limit ${BATCH_SIZE}
    ) and page = ${page}
  `.execute(db);
  return Number(numAffectedRows);
}
