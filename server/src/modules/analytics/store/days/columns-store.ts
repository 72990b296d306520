// Single events as columns. PostgreSQL sends each day as one value of fixed-length records, which costs a
// small part of what rows do.
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../../platform/db/db.ts';
import { type Columns, emptyColumns, storedDimensions } from '../../shared/day-aggregate.ts';

const RECORD = 20 + 4 * storedDimensions.length;
/** A value of PostgreSQL holds many more than these. */
const EVENTS_PER_VALUE = 500_000;

export type DayColumns = { columns: Columns; lastId: number };

/** Of rows of `events`, which are grouped by day and `valueOfDay`. */
export const encodedEvents = sql<Buffer>`string_agg(
  int8send(visitor) || float8send((extract(epoch from at) * 1000)::float8)
  || int4send(kind + 2 * hour) || int4send(link) || int4send(referrer) || int4send(source)
  || int4send(medium) || int4send(campaign) || int4send(country) || int4send(device + 1)
  || int4send(browser) || int4send(language), ''::bytea order by events.id)`;
export const valueOfDay = sql`events.id / ${sql.lit(EVENTS_PER_VALUE)}`;

/** One value of a day. */
type EncodedDay = { day: string; last: number; records: Buffer };

/** By day. `where` is about `events`. */
export async function readColumns(
  db: Db,
  page: number,
  where: RawBuilder<unknown>,
): Promise<ReadonlyMap<string, DayColumns>> {
  const { rows } = await sql<EncodedDay>`
    select day, max(id) as last, ${encodedEvents} as records
    from events where page = ${page} and ${where}
    group by day, ${valueOfDay} order by day, 2
  `.execute(db);
  return decodeDays(rows);
}

/** `rows` are in order. */
export function decodeDays(rows: readonly EncodedDay[]): ReadonlyMap<string, DayColumns> {
  const days = Map.groupBy(rows, ({ day }) => day);
  return new Map(
    [...days].map(([day, parts]) => {
      const columns = decodeRecords(Buffer.concat(parts.map(({ records }) => records)));
      return [day, { columns, lastId: parts.at(-1)?.last ?? 0 }];
    }),
  );
}

function decodeRecords(records: Buffer): Columns {
  const length = records.length / RECORD;
  const columns = emptyColumns(length);
  for (let row = 0; row < length; row += 1) {
    const start = row * RECORD;
    columns.visitor[row] = records.readBigInt64BE(start);
    columns.at[row] = Math.round(records.readDoubleBE(start + 8));
    const flags = records.readInt32BE(start + 16);
    columns.kind[row] = flags & 1;
    columns.hour[row] = flags >> 1;
    columns.values.forEach((ids, place) => {
      ids[row] = records.readInt32BE(start + 20 + 4 * place);
    });
  }
  return columns;
}

export function concatColumns(a: Columns, b: Columns): Columns {
  const all = emptyColumns(a.length + b.length);
  for (const name of ['visitor', 'at', 'hour', 'kind'] as const) {
    // The same kind of array on both sides.
    (all[name] as Float64Array).set(a[name] as Float64Array);
    (all[name] as Float64Array).set(b[name] as Float64Array, a.length);
  }
  all.values.forEach((ids, place) => {
    ids.set(a.values[place] ?? []);
    ids.set(b.values[place] ?? [], a.length);
  });
  return all;
}

export const bytesOfColumns = ({ length }: Columns) => length * (18 + 4 * storedDimensions.length);
