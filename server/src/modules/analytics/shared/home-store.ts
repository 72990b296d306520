// Where the events of this installation are, so that no process loads or reads them elsewhere.
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/db.ts';

export const homes = ['postgres', 'clickhouse'] as const;
export type Home = (typeof homes)[number];
export type HomeState = { home: Home; movingTo: Home | null };

/** Nothing is loaded; the events wait in the spool. */
export class EventsElsewhereError extends Error {
  override name = 'EventsElsewhereError';
}

/** In a transaction, a move begins after its end. */
export async function readHome(db: Db): Promise<HomeState> {
  const { rows } = await sql<HomeState>`
    select home, moving_to as "movingTo" from event_limits for share
  `.execute(db);
  return rows[0] ?? { home: 'postgres', movingTo: null };
}

/** Whether events may be changed in this store. */
export async function isHome(db: Db, home: Home): Promise<boolean> {
  const state = await readHome(db);
  return state.movingTo === null && state.home === home;
}

/** Throws unless `isHome`. */
export async function requireHome(db: Db, home: Home): Promise<void> {
  const state = await readHome(db);
  if (state.movingTo !== null) {
    throw new EventsElsewhereError('The events are being moved; they are loaded afterwards.');
  }
  if (state.home !== home) {
    throw new EventsElsewhereError(
      `The events are in ${state.home}, which EVENTS_URL does not say.`,
    );
  }
}

/** False where they have another home and there are some. */
export async function settleIn(db: Db, home: Home): Promise<boolean> {
  const { rows } = await sql`
    update event_limits set home = ${home}
    where moving_to is null and (home = ${home} or not (
      exists (select from page_totals) or exists (select from unsealed_days)
      or exists (select from packed_days) or exists (select from events)
    ))
    returning home
  `.execute(db);
  return rows.length > 0;
}

/** Waits for what is being loaded or packed. */
export async function startMove(db: Db, to: Home): Promise<void> {
  await sql`update event_limits set moving_to = ${to}, moved_until = 0`.execute(db);
}

/** Also to give up: with the home that they have. */
export async function endMove(db: Db, home: Home): Promise<void> {
  await sql`update event_limits set home = ${home}, moving_to = null`.execute(db);
}

/** Number of the last page of which everything is moved. */
export async function readMovedUntil(db: Db): Promise<number> {
  const { rows } = await sql<{
    page: number;
  }>`select moved_until as page from event_limits`.execute(db);
  return rows[0]?.page ?? 0;
}

export async function setMovedUntil(db: Db, page: number): Promise<void> {
  await sql`update event_limits set moved_until = ${page}`.execute(db);
}

export async function listPageNumbers(db: Db): Promise<number[]> {
  const pages = await db.selectFrom('analytics_pages').select('number').orderBy('number').execute();
  return pages.map(({ number }) => number);
}

/** Numbers of segments of which some events may be stored that are not counted. */
export async function listBegunSegments(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('event_segments')
    .select('number')
    .where('is_loaded', '=', false)
    .execute();
  return rows.flatMap(({ number }) => number ?? []);
}

/** To be called before each start: a backup of this database may have been restored, and not one of ClickHouse. */
export async function raiseEventNumbers(db: Db): Promise<void> {
  await sql`
    select setval('event_numbers', now_us) from (
      select nextval('event_numbers') as next, (extract(epoch from clock_timestamp()) * 1e6)::bigint as now_us
    ) as numbers
    -- Others may take some meanwhile.
    where now_us > next + 1000000
  `.execute(db);
}
