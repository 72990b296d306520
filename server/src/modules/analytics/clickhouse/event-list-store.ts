// Single events of a page in order of time, as far as they are kept.
import type { Db } from '../../../platform/db/db.ts';
import type { CollectedEvent, ReadQuery } from '../event-store.ts';
import { storedDimensions } from '../shared/day-aggregate.ts';
import { findPage } from '../shared/segments-store.ts';
import type { Clickhouse, Row } from './client.ts';
import { toCondition } from './counting-store.ts';

export const eventColumns = [
  ...['kind', 'toUnixTimestamp64Milli(at)', 'toString(day)', 'hour', 'toString(visitor)'],
  ...storedDimensions.map((name) => `CAST(${name}, 'String')`),
];

/** Day by day, so that the server sorts one at a time. */
export async function* listEvents(
  db: Db,
  clickhouse: Clickhouse,
  query: ReadQuery,
): AsyncGenerator<readonly CollectedEvent[]> {
  const page = await findPage(db, query.pageId);
  const condition = page === undefined ? undefined : toCondition(page, query);
  if (condition === undefined) return;
  const { where, params } = condition;
  const days = await clickhouse.query<[string]>(
    `SELECT DISTINCT toString(day) AS name FROM events WHERE ${where} ORDER BY name`,
    params,
  );
  for (const [day] of days) {
    const rows = clickhouse.stream(
      `SELECT ${eventColumns.join(', ')} FROM events FINAL
       WHERE ${where} AND day = {day:Date} ORDER BY at, hour, segment, place`,
      { ...params, day },
    );
    for await (const batch of rows) yield batch.map((row) => toEvent(query.pageId, row));
  }
}

export function toEvent(pageId: string, row: Row): CollectedEvent {
  const [kind, at, day, hour, visitor, ...texts] = row;
  const values = storedDimensions.map((name, place) => [name, texts[place] || null]);
  return { pageId, kind, at, day, hour, visitor, ...Object.fromEntries(values) } as CollectedEvent;
}
