// Counts a sample of closed days again, from their single events.
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/db.ts';
import type { Logger } from '../../../platform/log/log.ts';
import { readCompleteFrom } from '../shared/segments-store.ts';
import type { Clickhouse } from './client.ts';
import { clampDay, countColumns, countEvents } from './counting-store.ts';

const SAMPLE = 100;
type Difference = { pageId: string; day: string };
type PageDay = readonly [page: number, day: string];

const names = countColumns.split(', ');

export async function verifyFigures(
  db: Db,
  clickhouse: Clickhouse,
  log: Pick<Logger, 'error'>,
): Promise<readonly Difference[]> {
  const suspects = await findDifferences(clickhouse, await readSample(db, clickhouse));
  const settled: PageDay[] = [];
  for (const day of suspects) if (!(await isInFlux(db, clickhouse, day))) settled.push(day);
  // What was loaded or counted between the two is the same now.
  const differences = await toPageIds(db, await findDifferences(clickhouse, settled));
  for (const { pageId, day } of differences) {
    log.error(
      { event: 'analytics.figures_differ', pageId, day },
      'The figures of a closed day differ from its single events.',
    );
  }
  return differences;
}

/** Days of which all single events are there: some that have figures, and some that have events. */
async function readSample(db: Db, clickhouse: Clickhouse): Promise<PageDay[]> {
  const from = clampDay(await readCompleteFrom(db));
  const ofTable = (table: string) => `
    SELECT page, toString(day) AS name FROM ${table} WHERE day >= {from:Date}
    GROUP BY page, day ORDER BY rand() LIMIT ${SAMPLE}`;
  const rows = await clickhouse.query<PageDay>(
    `SELECT DISTINCT page, name FROM (
      SELECT * FROM (${ofTable('figures')}) UNION ALL SELECT * FROM (${ofTable('events')})
    )`,
    { from },
  );
  const open = await listOpen(db, rows);
  return rows.filter(([page, day]) => !open.has(`${page} ${day}`));
}

async function listOpen(db: Db, days: readonly PageDay[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ page: number; day: string }>`
    select page, day from unsealed_days join unnest(
      ${days.map(([page]) => page)}::int[], ${days.map(([, day]) => day)}::date[]
    ) as d (page, day) using (page, day)
  `.execute(db);
  return new Set(rows.map(({ page, day }) => `${page} ${day}`));
}

async function findDifferences(
  clickhouse: Clickhouse,
  days: readonly PageDay[],
): Promise<PageDay[]> {
  if (days.length === 0) return [];
  const where = `(page, day) IN (${days.map(([page, day]) => `(${page}, '${day}')`).join(', ')})`;
  const signed = (sign: string) =>
    names.map((name) => `${sign} toInt64(${name}) AS ${name}_signed`).join(', ');
  const differs = names.map((name) => `sum(${name}_signed) != 0`).join(' OR ');
  return await clickhouse.query<PageDay>(`
    SELECT DISTINCT page, toString(day) FROM (
      SELECT page, day, dimension, value FROM (
        SELECT page, day, dimension, value, ${signed('')} FROM figures FINAL WHERE ${where}
        UNION ALL
        SELECT page, day, dimension, value, ${signed('-')} FROM (${countEvents(where)})
      ) GROUP BY page, day, dimension, value HAVING ${differs}
    )`);
}

/** Events of it are being loaded, or it is to be counted again. */
async function isInFlux(db: Db, clickhouse: Clickhouse, day: PageDay): Promise<boolean> {
  const segments = await clickhouse.query<[number]>(
    'SELECT DISTINCT segment FROM events WHERE page = {page:UInt32} AND day = {day:Date}',
    { page: day[0], day: day[1] },
  );
  const { rows } = await sql`
    select from event_segments where not is_loaded
      and number = any(${segments.map(([segment]) => segment)}::bigint[])
  `.execute(db);
  return rows.length > 0 || (await listOpen(db, [day])).size > 0;
}

async function toPageIds(db: Db, days: readonly PageDay[]): Promise<Difference[]> {
  const { rows } = await sql<Difference>`
    select a.page_id as "pageId", d.day::date as day from unnest(
      ${days.map(([page]) => page)}::int[], ${days.map(([, day]) => day)}::text[]
    ) as d (page, day) join analytics_pages a on a.number = d.page order by d.page, d.day
  `.execute(db);
  return rows;
}
