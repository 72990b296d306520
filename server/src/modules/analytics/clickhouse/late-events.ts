// Figures of events that came after the single events of their day were removed: they are added to the day's
// figures, with their visitors and visits. Rows are named by the segment, so they are added once.

import { cleanText } from '../shared/clean-events.ts';
import {
  aggregateDay,
  type Columns,
  countsAt,
  devices,
  emptyColumns,
  HOURS,
  storedDimensions,
} from '../shared/day-aggregate.ts';
import type { Row } from './client.ts';
import type { PlacedEvent } from './segment-store.ts';

export function countLateEvents(segment: number, late: readonly PlacedEvent[]): Row[] {
  const days = Map.groupBy(late, ({ event, page }) => `${page.number} ${event.day}`);
  return [...days.values()].flatMap((events) => {
    const texts = new Map<string, number>([['', 0]]);
    const { hours, values } = aggregateDay(toColumns(events, texts));
    const names = [...texts.keys()];
    const start = [events[0]?.page.number ?? 0, events[0]?.event.day ?? ''];
    const rows = Array.from({ length: HOURS }, (_, hour): Row => {
      const { views, clicks, visitors, visits, clickers } = countsAt(hours, hour);
      return [
        ...[...start, 'hour', String(hour), segment],
        ...[views, clicks, visitors, visits, clickers, 0],
      ];
    }).filter(([, , , , , views, clicks]) => views !== 0 || clicks !== 0);
    for (const [place, dimension] of storedDimensions.entries()) {
      const { ids = [], views = [], clicks = [], visitors = [] } = values[place] ?? {};
      for (const [at, id] of ids.entries()) {
        const value = dimension === 'device' ? devices[id - 1] : names[id];
        rows.push([
          ...[...start, dimension, value ?? '', segment],
          ...[views[at] ?? 0, clicks[at] ?? 0, visitors[at] ?? 0, 0, 0, 0],
        ]);
      }
    }
    return rows;
  });
}

/** Texts get numbers as they come. */
function toColumns(events: readonly PlacedEvent[], texts: Map<string, number>): Columns {
  const columns = emptyColumns(events.length);
  for (const [row, { event }] of events.entries()) {
    columns.visitor[row] = BigInt(event.visitor);
    columns.at[row] = event.at;
    columns.hour[row] = event.hour;
    columns.kind[row] = event.kind === 'view' ? 0 : 1;
    for (const [place, dimension] of storedDimensions.entries()) {
      const values = columns.values[place] as Int32Array;
      if (dimension === 'device') {
        values[row] = devices.indexOf(event.device) + 1;
        continue;
      }
      const text = cleanText(event[dimension]);
      if (!texts.has(text)) texts.set(text, texts.size);
      values[row] = texts.get(text) ?? 0;
    }
  }
  return columns;
}
