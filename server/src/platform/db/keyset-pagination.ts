// Keyset pagination: reads long lists in batches, each after the last row of the one before.
import { type RawBuilder, sql } from 'kysely';
import type { DB } from './db.generated.ts';

/** `list` returns at most `limit` rows that come after the given one, in the order of `afterCursor`. */
export async function* iterateRows<Row>(
  list: (after: Row | undefined, limit: number) => Promise<Row[]>,
  limit = 500,
): AsyncGenerator<Row> {
  let rows: Row[] = [];
  do {
    rows = await list(rows.at(-1), limit);
    yield* rows;
  } while (rows.length === limit);
}

/** For rows ordered by created_at and id. The database compares, since its times are finer than ours. */
export function afterCursor(table: keyof DB, row: { id: string } | undefined): RawBuilder<boolean> {
  if (row === undefined) return sql<boolean>`true`;
  const last = sql`select created_at, id from ${sql.table(table)} where id = ${row.id}`;
  return sql<boolean>`(created_at, id) > (${last})`;
}

// Lists that clients page through, the latest first: the cursor of a row holds its time in full and its id.
const TIME_FORMAT = 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"';

/** The cursor of a row, to select with it. */
export function toCursor(time: string, id: string): RawBuilder<string> {
  const at = sql`to_char(${sql.ref(time)} at time zone 'utc', ${sql.lit(TIME_FORMAT)})`;
  return sql<string>`${at} || '_' || ${sql.ref(id)}`;
}

/** Rows after the one of the cursor, in descending order. The cursor was checked by the contract. */
export function beforeCursor(
  time: string,
  id: string,
  cursor: string | undefined,
  idType: 'uuid' | 'text' = 'uuid',
): RawBuilder<boolean> {
  if (cursor === undefined) return sql<boolean>`true`;
  const split = cursor.indexOf('_');
  const [at, last] = [cursor.slice(0, split), cursor.slice(split + 1)];
  const row = sql`${sql.ref(time)}, ${sql.ref(id)}`;
  return sql<boolean>`(${row}) < (${at}::timestamptz, ${last}::${sql.raw(idType)})`;
}
