// Figures of days that are open, counted from single events. PostgreSQL gives a day another stamp with every load,
// so what was counted is kept for as long as the stamp is the same.
import { sql } from 'kysely';
import { type BoundedCache, createBoundedCache } from '../../../platform/bounded-cache.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { Clickhouse } from './client.ts';
import { clampDay, countColumns, countEvents, FIRST_DAY, LAST_DAY } from './counting-store.ts';

/** Of a value, or of an hour of a day. */
export type FigureRow = readonly [
  ...[dimension: string, day: string, value: string],
  ...[views: number, clicks: number, visitors: number, visits: number, clickers: number],
];

export type OpenDays = BoundedCache<string, readonly FigureRow[]>;
export type OpenDay = { day: string; stamp: number };

const CACHE_BYTES = 64 * 1024 * 1024;
const ROW_BYTES = 200;

export function createOpenDays(): OpenDays {
  const sizeInBytes = (rows: readonly FigureRow[]) =>
    rows.reduce((bytes, [, , value]) => bytes + 2 * value.length, ROW_BYTES * (rows.length + 1));
  return createBoundedCache({ maxBytes: CACHE_BYTES, sizeInBytes });
}

export async function listOpenDays(
  db: Db,
  page: number,
  { from, to }: { from: string; to: string },
): Promise<OpenDay[]> {
  const { rows } = await sql<OpenDay>`
    select day, stamp from unsealed_days where page = ${page}
      and day between greatest(${from}::date, ${FIRST_DAY}) and least(${to}::date, ${LAST_DAY})
  `.execute(db);
  return rows.map(({ day, stamp }) => ({ day: clampDay(day), stamp }));
}

export async function readOpenDays(
  clickhouse: Clickhouse,
  cache: OpenDays,
  { page, days, patienceMs }: { page: number; days: readonly OpenDay[]; patienceMs?: number },
): Promise<FigureRow[]> {
  const keyOf = ({ day, stamp }: OpenDay) => `${page} ${day} ${stamp}`;
  const known = days.flatMap((day) => cache.get(keyOf(day)) ?? []);
  const unknown = days.filter((day) => cache.get(keyOf(day)) === undefined);
  if (unknown.length === 0) return known;
  const open = unknown.map(({ day }) => day);
  const rows = await clickhouse.query<FigureRow>(
    `SELECT dimension, toString(day), value, ${countColumns}
     FROM (${countEvents('page = {page:UInt32} AND day IN {open:Array(Date)}')})`,
    { page, open },
    patienceMs,
  );
  const ofDay = Map.groupBy(rows, ([, day]) => day);
  for (const day of unknown) cache.set(keyOf(day), ofDay.get(day.day) ?? []);
  return [...known, ...rows];
}
