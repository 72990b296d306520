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
