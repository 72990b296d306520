// What the store does every hour: counts days that are over for good, drops single events by month when no plan
// reaches them, and removes what belonged to deleted pages.
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/db.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { DAY, HOUR } from '../../../platform/time-spans.ts';
import { toDay } from '../rules.ts';
import { isHome } from '../shared/home-store.ts';
import {
  closeDaysBefore,
  listDeletedPages,
  removeCountsOf,
  removeOldSegments,
  retentions,
} from '../shared/segments-store.ts';
import type { Clickhouse } from './client.ts';
import { countColumns, countEvents } from './counting-store.ts';

const SEGMENT_DAYS = 7;
const DAYS_AT_ONCE = 2_000;
/** Longer than a load may take that began before a page was deleted. */
const LOAD_MS = DAY;

export async function maintain(db: Db, clickhouse: Clickhouse, now: Date): Promise<void> {
  if (!(await isHome(db, 'clickhouse'))) return;
  await emptyPostgres(db);
  await purgeDeletedPages(db, clickhouse, now);
  // No zone is further behind UTC: a day before this one is over everywhere.
  const firstOpen = toDay(new Date(now.getTime() - 12 * HOUR));
  while (await sealDays(db, clickhouse, firstOpen));
  for (const retention of retentions) await dropOldMonths(db, clickhouse, retention, now);
  await removeOldSegments(db, new Date(now.getTime() - SEGMENT_DAYS * DAY));
}

/** What a move has left behind. */
async function emptyPostgres(db: Db): Promise<void> {
  const { rows } = await sql`
    select where exists (select from events) or exists (select from packed_days)
  `.execute(db);
  if (rows.length === 0) return;
  await inTransaction(db, async (trx) => {
    if (!(await isHome(trx, 'clickhouse'))) return;
    await sql`truncate events, packed_days, event_texts`.execute(trx);
  });
}

type OpenDay = { page: number; day: string; stamp: number };

/**
 * Counts some of the days before `end`, and says whether there may be more. A day that is loaded meanwhile has a
 * higher stamp then, so it stays open; the figures with the highest stamp win.
 */
async function sealDays(db: Db, clickhouse: Clickhouse, end: string): Promise<boolean> {
  const { rows } = await sql<OpenDay>`
    select page, day, stamp from unsealed_days where day < ${end}
    order by page, day limit ${DAYS_AT_ONCE}
  `.execute(db);
  if (rows.length === 0) return false;
  const keys = rows.map(({ page, day }) => `(${page}, '${day}')`).join(', ');
  const stamps = rows.map(({ page, day, stamp }) => `(${page}, toDate('${day}'), ${stamp})`);
  await clickhouse.command(`
    INSERT INTO figures (page, day, dimension, value, source, ${countColumns}, version)
    SELECT page, day, dimension, value, 0, ${countColumns}, version
    FROM (${countEvents(`(page, day) IN (${keys})`)}) AS counted
    INNER JOIN (
      SELECT stamp.1 AS page, stamp.2 AS day, stamp.3 AS version
      FROM (SELECT arrayJoin([${stamps.join(', ')}]) AS stamp)
    ) AS stamps USING (page, day)`);
  return await inTransaction(db, async (trx) => {
    if (!(await isHome(trx, 'clickhouse'))) return false;
    const { numAffectedRows = 0n } = await sql`
      delete from unsealed_days u using unnest(
        ${rows.map(({ page }) => page)}::int[], ${rows.map(({ day }) => day)}::date[],
        ${rows.map(({ stamp }) => stamp)}::bigint[]
      ) as d (page, day, stamp) where u.page = d.page and u.day = d.day and u.stamp = d.stamp
    `.execute(trx);
    return rows.length === DAYS_AT_ONCE && numAffectedRows > 0n;
  });
}

async function dropOldMonths(
  db: Db,
  clickhouse: Clickhouse,
  retention: number,
  now: Date,
): Promise<void> {
  // The first day that the plan reaches is earlier in some zones.
  const firstKept = toDay(new Date(now.getTime() - (retention + 1) * DAY));
  const partitions = await clickhouse.query<[id: string, next: string]>(
    `SELECT DISTINCT partition_id, toString(addMonths(toStartOfMonth(min_date), 1)) AS next
     FROM system.parts WHERE database = {database:String} AND table = 'events' AND active
       AND startsWith(partition_id, {class:String}) ORDER BY next`,
    { database: clickhouse.database, class: `${retention}-` },
  );
  for (const [id, next] of partitions) {
    if (next > firstKept) return;
    const isClosed = await inTransaction(db, (trx) => closeDaysBefore(trx, 'clickhouse', next));
    if (!isClosed) return;
    await clickhouse.command(`ALTER TABLE events DROP PARTITION ID '${id}'`);
  }
}

export async function purgeDeletedPages(db: Db, clickhouse: Clickhouse, now: Date): Promise<void> {
  const pages = await listDeletedPages(db);
  if (pages.length === 0) return;
  await removePages(
    clickhouse,
    pages.map(({ number }) => number),
  );
  for (const page of pages) await removeCountsOf(db, page);
  // Stays marked for as long as a load may bring events that began before the page was deleted.
  await db
    .deleteFrom('deleted_pages')
    .where(
      'page_id',
      'in',
      pages.map(({ pageId }) => pageId),
    )
    .where('deleted_at', '<', new Date(now.getTime() - LOAD_MS))
    .execute();
}

/** From the disk too. */
export async function removePages(
  clickhouse: Clickhouse,
  numbers: readonly number[],
): Promise<void> {
  const where = `page IN (${numbers.join(', ')})`;
  for (const table of ['events', 'figures']) {
    const rows = await clickhouse.query(`SELECT 1 FROM ${table} WHERE ${where} LIMIT 1`);
    if (rows.length === 0) continue;
    await clickhouse.command(
      `ALTER TABLE ${table} DELETE WHERE ${where} SETTINGS mutations_sync = 2`,
    );
  }
}
