// Everything of a page out of ClickHouse and into it. What is moved here has segment 0, and the place that it had
// where it comes from, so that writing it again changes nothing.
import type { Db } from '../../../platform/db/db.ts';
import type { EventArchive, MovedEvent, MovedFigure } from '../move/archive.ts';
import { listBegunSegments } from '../shared/home-store.ts';
import type { Clickhouse } from './client.ts';
import { countColumns } from './counting-store.ts';
import { eventColumns, toEvent } from './event-list-store.ts';
import { removePages } from './maintenance-store.ts';
import { insertEvents, insertFigures, toRow } from './segment-store.ts';

const MOVED_SEGMENT = 0;
const sums = countColumns.replace(/\w+/g, 'sum($&)');

export function createClickhouseArchive(db: Db, clickhouse: Clickhouse): EventArchive {
  /** Their events are loaded after the move. */
  const notOf = async (column: string) => {
    const begun = await listBegunSegments(db);
    return begun.length === 0 ? '' : `AND ${column} NOT IN (${begun.join(', ')})`;
  };
  return {
    async clear() {
      for (const table of ['events', 'figures'])
        await clickhouse.command(`TRUNCATE TABLE ${table}`);
    },
    async clearAfter() {},
    async *readEvents(page) {
      const rows = clickhouse.stream(
        `SELECT ${eventColumns.join(', ')}, retention FROM events FINAL
         WHERE page = {page:UInt32} ${await notOf('segment')} ORDER BY day, segment, place`,
        { page },
      );
      for await (const batch of rows) {
        yield batch.map((row): MovedEvent => {
          return { page, retention: Number(row.at(-1)), place: 0, event: toEvent('', row) };
        });
      }
    },
    async *readClosedDays(page) {
      const rows = await clickhouse.query<FigureRow>(
        `SELECT toString(day), dimension, value, ${sums} FROM figures FINAL
         WHERE page = {page:UInt32} ${await notOf('source')}
         GROUP BY day, dimension, value ORDER BY day, dimension, value`,
        { page },
      );
      yield rows.map(([day, dimension, value, views, clicks, visitors, visits, clickers]) => {
        const counts = { views, clicks, visitors, visits, clickers };
        return { page, day, dimension, value, ...counts };
      });
    },
    async writeEvents(events) {
      await insertEvents(
        clickhouse,
        events.map(({ page, retention, place, event }) =>
          toRow(MOVED_SEGMENT, { event, place, page: { number: page, retention } }),
        ),
      );
    },
    async writeClosedDays(figures) {
      await insertFigures(
        clickhouse,
        figures.map((figure) => {
          const { page, day, dimension, value } = figure;
          const { views, clicks, visitors, visits, clickers } = figure;
          return [
            ...[page, day, dimension, value, MOVED_SEGMENT],
            ...[views, clicks, visitors, visits, clickers, 0],
          ];
        }),
      );
    },
    async count() {
      const rows = await clickhouse.query<[page: number, ...counts: number[]]>(
        `SELECT page, sum(events), ${sums} FROM (
          SELECT page, 1 AS events, 0 AS views, 0 AS clicks, 0 AS visitors, 0 AS visits, 0 AS clickers
          FROM events FINAL WHERE true ${await notOf('segment')}
          UNION ALL
          SELECT page, 0 AS events, ${countColumns} FROM figures FINAL
          WHERE dimension = 'hour' ${await notOf('source')}
        ) GROUP BY page`,
      );
      return new Map(rows.map(([page, ...counts]) => [page, counts.join(' ')]));
    },
    async removePagesBut(pages) {
      const rows = await clickhouse.query<[number]>(
        'SELECT DISTINCT page FROM (SELECT page FROM events UNION ALL SELECT page FROM figures)',
      );
      const gone = rows.map(([page]) => page).filter((page) => !pages.has(page));
      if (gone.length > 0) await removePages(clickhouse, gone);
    },
  };
}

type FigureRow = readonly [
  ...[day: string, dimension: MovedFigure['dimension'], value: string],
  ...[views: number, clicks: number, visitors: number, visits: number, clickers: number],
];
