// Days that are not packed, counted from single events. What was read is kept and continued by id.
import { sql } from 'kysely';
import { type BoundedCache, createBoundedCache } from '../../../../platform/bounded-cache.ts';
import type { Db } from '../../../../platform/db/db.ts';
import { aggregateDay, type DayAggregate } from '../../shared/day-aggregate.ts';
import { bytesOfColumns, concatColumns, type DayColumns, readColumns } from './columns-store.ts';
import { anyOf } from './packed-days-store.ts';

type OpenDay = DayColumns & { aggregate: DayAggregate };
export type OpenDays = BoundedCache<string, OpenDay>;

const CACHE_BYTES = 64 * 1024 * 1024;
const AGGREGATE_BYTES = 8 * 1024;

export function createOpenDays(): OpenDays {
  return createBoundedCache({
    maxBytes: CACHE_BYTES,
    sizeInBytes: ({ columns }) => AGGREGATE_BYTES + 2 * bytesOfColumns(columns),
  });
}

export type KnownDay = { day: string; before: OpenDay };

export function listKnownDays(cache: OpenDays, page: number, days: readonly string[]): KnownDay[] {
  return days.flatMap((day) => {
    const before = cache.get(`${page} ${day}`);
    return before ? [{ day, before }] : [];
  });
}

export async function readOpenDays(
  db: Db,
  cache: OpenDays,
  page: number,
  days: readonly string[],
): Promise<ReadonlyMap<string, DayAggregate>> {
  const known = listKnownDays(cache, page, days);
  const unknown = days.filter((day) => known.every((one) => one.day !== day));
  const missing = [
    ...(unknown.length > 0 ? [anyOf(unknown)] : []),
    ...known.map(({ day, before }) => sql`day = ${day} and id > ${before.lastId}`),
  ];
  if (days.length === 0) return new Map();
  const added = await readColumns(db, page, sql`(${sql.join(missing, sql` or `)})`);
  return continueDays(cache, page, known, added);
}

/** `added` has the events behind those that are known. */
export function continueDays(
  cache: OpenDays,
  page: number,
  known: readonly KnownDay[],
  added: ReadonlyMap<string, DayColumns>,
): ReadonlyMap<string, DayAggregate> {
  const read = new Map<string, DayAggregate>();
  for (const { day, before } of known) {
    const part = added.get(day);
    if (part === undefined) read.set(day, before.aggregate);
    else {
      const columns = concatColumns(before.columns, part.columns);
      read.set(day, keep(cache, page, day, { columns, lastId: part.lastId }));
    }
  }
  for (const [day, part] of added) {
    if (!read.has(day)) read.set(day, keep(cache, page, day, part));
  }
  return read;
}

function keep(cache: OpenDays, page: number, day: string, part: DayColumns): DayAggregate {
  const aggregate = aggregateDay(part.columns);
  cache.set(`${page} ${day}`, { ...part, aggregate });
  return aggregate;
}
