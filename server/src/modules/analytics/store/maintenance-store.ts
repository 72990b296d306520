// What the store does every hour: packs days that are over, makes partitions ahead, and removes what is older
// than its plan keeps and what belonged to deleted pages.
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/db/db.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { DAY, HOUR } from '../../../platform/time-spans.ts';
import { toDay } from '../rules.ts';
import { sealDays } from './days/packed-days-store.ts';
import { lockEvents } from './segment-store.ts';

const MONTHS_AHEAD = 2;
const SEGMENT_DAYS = 7;
const BATCH_SIZE = 20_000;
/** By the plans. */
const retentions = [30, 90, 365] as const;

export async function maintain(db: Db, now: Date): Promise<void> {
  await purgeDeletedPages(db);
  await createPartitions(db, now);
  // No zone is further behind UTC: a day before this one is over everywhere.
  const firstOpen = toDay(new Date(now.getTime() - 12 * HOUR));
  while (await inTransaction(db, (trx) => sealDays(trx, firstOpen)));
  for (const retention of retentions) await removeOldEvents(db, retention, now);
  const segmentEnd = new Date(now.getTime() - SEGMENT_DAYS * DAY);
  await db.deleteFrom('event_segments').where('at', '<', segmentEnd).execute();
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
      if (!(await closeDaysBefore(trx, next))) return false;
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
  const isClosed = await inTransaction(db, (trx) => closeDaysBefore(trx, firstKept));
  while (isClosed && (await deleteSomeBefore(db, table, firstKept)) === BATCH_SIZE);
}

/** Rows of earlier days are added to packs from now on; false while a day is not packed. */
async function closeDaysBefore(trx: Trx, day: string): Promise<boolean> {
  await lockEvents(trx);
  const unsealed = await sql`select 1 from unsealed_days where day < ${day} limit 1`.execute(trx);
  if (unsealed.rows.length > 0) return false;
  await sql`
    update event_limits set complete_from = ${day} where complete_from < ${day}
  `.execute(trx);
  return true;
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
  const pages = await db.selectFrom('deleted_pages').select(['page_id', 'number']).execute();
  for (const { page_id: pageId, number } of pages) {
    while ((await deleteEventsOf(db, number)) === BATCH_SIZE);
    for (const table of ['unsealed_days', 'packed_days', 'event_texts'] as const) {
      await db.deleteFrom(table).where('page', '=', number).execute();
    }
    for (const table of ['excluded_events', 'page_totals'] as const) {
      await db.deleteFrom(table).where('page_id', '=', pageId).execute();
    }
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
