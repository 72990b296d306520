// Single events in order of time, as far as they are kept.
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/db.ts';
import type { CollectedEvent, ReadQuery } from '../event-store.ts';
import { type Columns, devices, storedDimensions } from '../shared/day-aggregate.ts';
import { findPage } from '../shared/segments-store.ts';
import { readColumns } from './days/columns-store.ts';
import { listDays } from './days/packed-days-store.ts';
import { toCondition } from './figures-store.ts';
import { readTexts, type Texts, valueText } from './texts-store.ts';

const BATCH_SIZE = 5_000;

/** Day by day, so that memory holds one. */
export async function* listEvents(
  db: Db,
  texts: Texts,
  query: ReadQuery,
): AsyncGenerator<readonly CollectedEvent[]> {
  const page = await findPage(db, query.pageId);
  if (page === undefined) return;
  const where = await toCondition(db, page, query);
  if (where === 'nothing') return;
  for (const { day } of await listDays(db, page, query.from, query.to)) {
    const condition = where ? sql`day = ${day} and ${where}` : sql`day = ${day}`;
    const columns = (await readColumns(db, page, condition)).get(day)?.columns;
    if (columns === undefined) continue;
    const events = await toEvents(db, texts, query.pageId, day, columns);
    for (let from = 0; from < events.length; from += BATCH_SIZE) {
      yield events.slice(from, from + BATCH_SIZE);
    }
  }
}

async function toEvents(
  db: Db,
  texts: Texts,
  pageId: string,
  day: string,
  columns: Columns,
): Promise<CollectedEvent[]> {
  const ids = new Set<number>();
  for (const [place, values] of columns.values.entries()) {
    if (storedDimensions[place] !== 'device') for (const id of values) ids.add(id);
  }
  const textOf = await readTexts(db, texts, ids);
  const events = Array.from({ length: columns.length }, (_, row): CollectedEvent => {
    const values = storedDimensions.map((dimension, place) => {
      const text = valueText(place, columns.values[place]?.[row] ?? 0, textOf);
      return [dimension, text === '' ? null : text];
    });
    return {
      pageId,
      kind: columns.kind[row] === 1 ? 'click' : 'view',
      at: columns.at[row] ?? 0,
      day,
      hour: columns.hour[row] ?? 0,
      visitor: String(columns.visitor[row]),
      ...(Object.fromEntries(values) as Pick<CollectedEvent, (typeof storedDimensions)[number]>),
      device:
        devices[(columns.values[storedDimensions.indexOf('device')]?.[row] ?? 1) - 1] ?? 'desktop',
    };
  });
  return events.sort((a, b) => a.at - b.at || a.hour - b.hour);
}
