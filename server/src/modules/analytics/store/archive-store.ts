// Everything of a page out of PostgreSQL and into it.
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/db.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { CollectedEvent } from '../event-store.ts';
import type { EventArchive, MovedEvent, MovedFigure } from '../move/archive.ts';
import {
  countNames,
  countsAt,
  type DayAggregate,
  devices,
  HOURS,
  storedDimensions,
} from '../shared/day-aggregate.ts';
import { decodePack } from './days/pack.ts';
import { writeDays } from './days/packed-days-store.ts';
import { insertRows, type KnownEvent } from './segment-store.ts';
import {
  createTexts,
  type PageText,
  placeOf,
  readTexts,
  resolveTexts,
  type Texts,
  textKey,
  valueText,
} from './texts-store.ts';

const EVENTS_AT_ONCE = 10_000;
const DAYS_AT_ONCE = 100;
const textDimensions = storedDimensions.filter((name) => name !== 'device');
const columns = sql.raw(storedDimensions.map((name) => `"${name}"`).join(', '));

export function createPostgresArchive(db: Db): EventArchive {
  const texts = createTexts();
  return {
    async clear() {
      await sql`truncate events, packed_days, event_texts`.execute(db);
    },
    async clearAfter(page) {
      for (const table of ['events', 'packed_days'] as const) {
        await db.deleteFrom(table).where('page', '>', page).execute();
      }
    },
    readEvents: (page) => readEvents(db, texts, page),
    readClosedDays: (page) => readClosedDays(db, texts, page),
    writeEvents: (events) => writeEvents(db, texts, events),
    writeClosedDays: (figures) => writeClosedDays(db, texts, figures),
    async count() {
      const { rows } = await sql<{ page: number; counts: string }>`
        select page, concat_ws(' ', sum(events), sum(views), sum(clicks), sum(visitors), sum(visits), sum(clickers))
          as counts
        from (
          select page, count(*) as events, 0 as views, 0 as clicks, 0 as visitors, 0 as visits, 0 as clickers
          from events group by page
          union all
          select page, 0, sum(views), sum(clicks), sum(visitors), sum(visits), sum(clickers)
          from packed_days group by page
        ) as counted group by page
      `.execute(db);
      return new Map(rows.map(({ page, counts }) => [page, counts]));
    },
    async removePagesBut(pages) {
      for (const table of ['events', 'packed_days'] as const) {
        await sql`delete from ${sql.table(table)} where page <> all(${[...pages]}::int[])`.execute(
          db,
        );
      }
    },
  };
}

type EventRow = Record<(typeof storedDimensions)[number], number> & {
  id: number;
  at: number;
  day: string;
  hour: number;
  visitor: string;
  kind: number;
  retention: number;
};

async function* readEvents(
  db: Db,
  texts: Texts,
  page: number,
): AsyncGenerator<readonly MovedEvent[]> {
  for (let [day, id] = ['0001-01-01', 0]; ; ) {
    const { rows } = await sql<EventRow>`
      select id, (extract(epoch from at) * 1000)::float8 as at, day, hour, visitor::text as visitor,
        kind, retention, ${columns}
      from events where page = ${page} and (day, id) > (${day}, ${id})
      order by day, id limit ${EVENTS_AT_ONCE}
    `.execute(db);
    const ids = rows.flatMap((row) => textDimensions.map((name) => row[name]));
    const textOf = await readTexts(db, texts, new Set(ids));
    if (rows.length > 0) yield rows.map((row) => toMoved(page, row, textOf));
    const last = rows.at(-1);
    if (last === undefined || rows.length < EVENTS_AT_ONCE) return;
    [day, id] = [last.day, last.id];
  }
}

function toMoved(page: number, row: EventRow, textOf: (id: number) => string): MovedEvent {
  const values = textDimensions.map((name) => [name, textOf(row[name]) || null]);
  const event = {
    ...Object.fromEntries(values),
    pageId: '',
    kind: row.kind === 0 ? 'view' : 'click',
    at: Math.round(row.at),
    day: row.day,
    hour: row.hour,
    visitor: row.visitor,
    device: devices[row.device],
  } as CollectedEvent;
  return { page, retention: row.retention, place: row.id, event };
}

async function* readClosedDays(
  db: Db,
  texts: Texts,
  page: number,
): AsyncGenerator<readonly MovedFigure[]> {
  for (let day = '0001-01-01'; ; ) {
    const { rows } = await sql<{ day: string; data: Buffer }>`
      select day, data from packed_days where page = ${page} and day > ${day}
      order by day limit ${DAYS_AT_ONCE}
    `.execute(db);
    const days = rows.map((row) => ({ day: row.day, aggregate: decodePack(row.data) }));
    const ids = days.flatMap(({ aggregate }) => aggregate.values.flatMap((one) => [...one.ids]));
    const textOf = await readTexts(db, texts, new Set(ids));
    if (days.length > 0) yield days.flatMap((one) => listFigures(page, one, textOf));
    const last = rows.at(-1);
    if (last === undefined || rows.length < DAYS_AT_ONCE) return;
    day = last.day;
  }
}

function listFigures(
  page: number,
  { day, aggregate }: { day: string; aggregate: DayAggregate },
  textOf: (id: number) => string,
): MovedFigure[] {
  const hours = Array.from({ length: HOURS }, (_, hour): MovedFigure => {
    return {
      page,
      day,
      dimension: 'hour',
      value: String(hour),
      ...countsAt(aggregate.hours, hour),
    };
  }).filter((figure) => countNames.some((name) => figure[name] > 0));
  const values = storedDimensions.flatMap((dimension, place) => {
    const { ids = [], views = [], clicks = [], visitors = [] } = aggregate.values[place] ?? {};
    return Array.from(ids, (id, at): MovedFigure => {
      const value = valueText(place, id, textOf);
      const counts = {
        views: views[at] ?? 0,
        clicks: clicks[at] ?? 0,
        visitors: visitors[at] ?? 0,
      };
      return { page, day, dimension, value, ...counts, visits: 0, clickers: 0 };
    });
  });
  return [...hours, ...values];
}

async function writeEvents(db: Db, texts: Texts, events: readonly MovedEvent[]): Promise<void> {
  const known = events.map(({ page, retention, event }) => {
    const keys = storedDimensions.map((dimension) => wantedText(page, dimension, event[dimension]));
    return { event, page: { number: page, retention }, keys };
  });
  await inTransaction(db, async (trx) => {
    const idOf = await resolve(
      trx,
      texts,
      known.flatMap(({ keys }) => keys),
    );
    const rows = known.map(({ event, page, keys }): KnownEvent => {
      return { event, page, values: keys.map(idOf) };
    });
    await insertRows(trx, rows);
  });
}

async function writeClosedDays(
  db: Db,
  texts: Texts,
  figures: readonly MovedFigure[],
): Promise<void> {
  const days = [...Map.groupBy(figures, ({ page, day }) => `${page} ${day}`).values()];
  await inTransaction(db, async (trx) => {
    const ofText = ({ page, dimension, value }: MovedFigure) => wantedText(page, dimension, value);
    const idOf = await resolve(trx, texts, figures.map(ofText));
    const packed = days.map((rows) => {
      const { page = 0, day = '' } = rows[0] ?? {};
      return { page, day, aggregate: toAggregate(rows, (figure) => idOf(ofText(figure))) };
    });
    for (let from = 0; from < packed.length; from += DAYS_AT_ONCE) {
      await writeDays(trx, packed.slice(from, from + DAYS_AT_ONCE));
    }
  });
}

function toAggregate(
  figures: readonly MovedFigure[],
  idOf: (figure: MovedFigure) => number,
): DayAggregate {
  const hours = new Int32Array(HOURS * countNames.length);
  for (const figure of figures.filter(({ dimension }) => dimension === 'hour')) {
    const counts = countNames.map((name) => figure[name]);
    hours.set(counts, Number(figure.value) * countNames.length);
  }
  const values = storedDimensions.map((name) => {
    const own = figures
      .filter(({ dimension }) => dimension === name)
      .map((figure) => ({ ...figure, id: idOf(figure) }))
      .sort((a, b) => a.id - b.id);
    const column = (of: 'id' | 'views' | 'clicks' | 'visitors') =>
      Int32Array.from(own, (figure) => figure[of]);
    const [ids, views] = [column('id'), column('views')];
    return { ids, views, clicks: column('clicks'), visitors: column('visitors') };
  });
  return { hours, values };
}

/** A number where it needs no text. */
function wantedText(page: number, dimension: string, value: string | null): PageText | number {
  if (dimension === 'device') return (devices as readonly string[]).indexOf(value ?? '') + 1;
  if (dimension === 'hour' || value === null || value === '') return 0;
  return { page: placeOf(dimension, page), text: value };
}

async function resolve(
  trx: Parameters<typeof resolveTexts>[0],
  texts: Texts,
  keys: readonly (PageText | number)[],
): Promise<(key: PageText | number) => number> {
  const wanted = new Map<string, PageText>();
  for (const key of keys) if (typeof key !== 'number') wanted.set(textKey(key), key);
  const ids = await resolveTexts(trx, texts, wanted);
  return (key) => (typeof key === 'number' ? key : (ids.get(textKey(key)) ?? 0));
}
