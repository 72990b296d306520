// Stores a segment once, whatever is cut off in between. Its rows come first: they have the number of the segment
// in their key, so that a second attempt, or one that was thought lost, changes nothing. Then one transaction
// of PostgreSQL counts the segment and marks its days, which makes it loaded.
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/db/db.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { type CollectedEvent, type Segment, SegmentRejectedError } from '../event-store.ts';
import { cleanText, isStorableEvent, isStorableExclusion } from '../shared/clean-events.ts';
import { storedDimensions } from '../shared/day-aggregate.ts';
import { requireHome } from '../shared/home-store.ts';
import type { OnMilestone } from '../shared/milestones.ts';
import {
  addExcluded,
  addTotals,
  findPages,
  lockEvents,
  type Page,
  type PagesById,
  readCompleteFrom,
} from '../shared/segments-store.ts';
import { type Clickhouse, isRejectedRow, type Row } from './client.ts';
import { FIRST_DAY, LAST_DAY } from './counting-store.ts';
import { countLateEvents } from './late-events.ts';

export type PlacedEvent = { event: CollectedEvent; page: Page; place: number };

const texts = storedDimensions.filter((name) => name !== 'device');
const eventColumns = [
  ...['page', 'day', 'segment', 'place', 'at', 'hour', 'visitor', 'kind', 'device', 'retention'],
  ...texts,
];
const figureColumns = [
  ...['page', 'day', 'dimension', 'value', 'source'],
  ...['views', 'clicks', 'visitors', 'visits', 'clickers', 'version'],
];

/** Resolves to the number of events that could not be stored in any way. */
export async function insertSegment(
  db: Db,
  clickhouse: Clickhouse,
  segment: Segment,
  { now, onMilestone }: { now: Date; onMilestone: OnMilestone | undefined },
): Promise<number> {
  const events = segment.events.filter((event) => isStorableEvent(event) && hasDate(event));
  const excluded = segment.excluded.filter(isStorableExclusion);
  const left = segment.events.length + segment.excluded.length - events.length - excluded.length;
  await requireHome(db, 'clickhouse');
  const number = await beginSegment(db, segment.id, now);
  const pages = await findPages(db, [...events, ...excluded]);
  const placed = events.flatMap((event, place): PlacedEvent[] => {
    const page = pages.get(event.pageId.toLowerCase());
    return page === undefined ? [] : [{ event, page, place }];
  });
  for (let isDone = number === null; !isDone; ) {
    const completeFrom = await readCompleteFrom(db);
    await insertRows(clickhouse, number ?? 0, placed, completeFrom);
    isDone = await inTransaction(db, async (trx) => {
      await lockEvents(trx);
      await requireHome(trx, 'clickhouse');
      // Single events were removed meanwhile: what was not late is so now.
      if ((await readCompleteFrom(trx)) !== completeFrom) return false;
      const stored = { placed, excluded, pages, completeFrom, onMilestone };
      await finishSegment(trx, segment.id, stored);
      return true;
    });
  }
  return left;
}

/** The number of the segment; null when it is loaded. */
async function beginSegment(db: Db, id: string, at: Date): Promise<number | null> {
  await db
    .insertInto('event_segments')
    .values({ id, at, is_loaded: false, number: sql`nextval('event_numbers')` })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await db
    .selectFrom('event_segments')
    .select(['number', 'is_loaded'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.is_loaded ? null : row.number;
}

async function insertRows(
  clickhouse: Clickhouse,
  segment: number,
  placed: readonly PlacedEvent[],
  completeFrom: string,
): Promise<void> {
  const isLate = ({ event }: PlacedEvent) => event.day < completeFrom;
  const figures = countLateEvents(segment, placed.filter(isLate));
  try {
    await insertEvents(
      clickhouse,
      placed.filter((one) => !isLate(one)).map((one) => toRow(segment, one)),
    );
    await insertFigures(clickhouse, figures);
  } catch (error) {
    if (!isRejectedRow(error)) throw error;
    throw new SegmentRejectedError('ClickHouse rejects a segment of events.', { cause: error });
  }
}

export async function insertEvents(clickhouse: Clickhouse, rows: readonly Row[]): Promise<void> {
  await clickhouse.insert('events', eventColumns, rows);
}

export async function insertFigures(clickhouse: Clickhouse, rows: readonly Row[]): Promise<void> {
  await clickhouse.insert('figures', figureColumns, rows);
}

export function toRow(segment: number, { event, page, place }: PlacedEvent): Row {
  return [
    ...[page.number, event.day, segment, place, new Date(event.at).toISOString(), event.hour],
    ...[event.visitor, event.kind, event.device, page.retention],
    ...texts.map((name) => cleanText(event[name])),
  ];
}

type Stored = {
  placed: readonly PlacedEvent[];
  excluded: Segment['excluded'];
  pages: PagesById;
  completeFrom: string;
  onMilestone: OnMilestone | undefined;
};

/** Nothing if another attempt has done it. */
async function finishSegment(
  trx: Trx,
  id: string,
  { placed, excluded, pages, completeFrom, onMilestone }: Stored,
): Promise<void> {
  const finished = await trx
    .updateTable('event_segments')
    .set({ is_loaded: true })
    .where('id', '=', id)
    .where('is_loaded', '=', false)
    .returning('number')
    .execute();
  if (finished.length === 0) return;
  const open = placed.filter(({ event }) => event.day >= completeFrom);
  const days = [...Map.groupBy(open, ({ event, page }) => `${page.number} ${event.day}`).values()];
  await sql`
    insert into unsealed_days (page, day)
    select * from unnest(
      ${days.map(([first]) => first?.page.number)}::int[], ${days.map(([first]) => first?.event.day)}::date[]
    ) as d (page, day) order by page, day
    on conflict (page, day) do update set stamp = nextval('event_numbers')
  `.execute(trx);
  await addTotals(
    trx,
    placed.map(({ event }) => event),
    onMilestone,
  );
  await addExcluded(trx, excluded, pages);
}

function hasDate({ day, at }: CollectedEvent): boolean {
  return day >= FIRST_DAY && day <= LAST_DAY && at < Date.parse(LAST_DAY);
}
