// Reads the figures from the table of single events. Their days and hours are those of the owner's time zone.
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/db.ts';
import type { Aggregate, CollectedEvent, EventStore, ReadQuery } from '../event-store.ts';
import { aggregateEvents, isWithin } from './aggregate-events.ts';

export type EventReader = Pick<EventStore, 'read' | 'countVisitorsSince' | 'listEvents'>;

const BATCH_SIZE = 5_000;
const devices = ['desktop', 'mobile', 'tablet'] as const;

type Row = {
  id: number;
  at: Date;
  kind: number;
  visitor: string;
  device: number;
  referrer: string | null;
  target: string | null;
  day: string;
  hour: number;
};

export function createEventReader(db: Db): EventReader {
  return {
    async read(query) {
      const events: CollectedEvent[] = [];
      for await (const batch of listEvents(db, query))
        for (const event of batch) events.push(event);
      return aggregateEvents(events, await readExcluded(db, query));
    },
    listEvents: (query) => listEvents(db, query),
    async countVisitorsSince(pageId, since) {
      const { rows } = await sql<{ visitors: number }>`
        select count(distinct visitor)::float8 as visitors from events
        where page_id = ${pageId} and at >= ${new Date(since)}
      `.execute(db);
      return rows[0]?.visitors ?? 0;
    },
  };
}

async function* listEvents(db: Db, query: ReadQuery): AsyncGenerator<CollectedEvent[]> {
  const { pageId, from, to } = query;
  let last: Row | undefined;
  do {
    const after = last ? sql`and (at, id) > (${last.at}, ${last.id})` : sql``;
    const { rows } = await sql<Row>`
      with zone as (
        select coalesce(max(a.time_zone), 'UTC') as name from analytics_pages p
        join accounts a on a.user_id = p.user_id where p.page_id = ${pageId}
      )
      select id, at, kind, visitor::text, device, referrer, target,
        to_char(at at time zone name, 'YYYY-MM-DD') as day,
        extract(hour from at at time zone name)::int as hour
      from events, zone
      where page_id = ${pageId} and at >= ${from}::date::timestamp at time zone name
        and at < (${to}::date + 1)::timestamp at time zone name ${after}
      order by at, id limit ${BATCH_SIZE}
    `.execute(db);
    yield rows.map((row) => toEvent(pageId, row)).filter((event) => isWithin(event, query));
    last = rows.length === BATCH_SIZE ? rows.at(-1) : undefined;
  } while (last !== undefined);
}

function toEvent(pageId: string, row: Row): CollectedEvent {
  return {
    pageId,
    kind: row.kind === 0 ? 'view' : 'click',
    at: row.at.getTime(),
    day: row.day,
    hour: row.hour,
    visitor: row.visitor,
    device: devices[row.device] ?? 'desktop',
    link: row.target,
    referrer: row.referrer,
    source: null,
    medium: null,
    campaign: null,
    country: null,
    browser: null,
    language: null,
  };
}

async function readExcluded(
  db: Db,
  { pageId, from, to }: ReadQuery,
): Promise<Aggregate['excluded']> {
  const { rows } = await sql<Aggregate['excluded'][number]>`
    select reason, sum(count)::float8 as count from excluded_events
    where page_id = ${pageId} and day between ${from} and ${to} group by reason order by reason
  `.execute(db);
  return rows;
}
