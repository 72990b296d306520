// The event store on PostgreSQL: single events by day, and closed days packed into one row each.
import type { Counts } from '@vys/contract/analytics/report';
import { sql } from 'kysely';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { Logger } from '../../../platform/log/log.ts';
import { HOUR } from '../../../platform/time-spans.ts';
import type { EventStore, ReadQuery } from '../event-store.ts';
import { toDay } from '../rules.ts';
import { createOpenDays } from './days/open-days-store.ts';
import { listEvents } from './event-list-store.ts';
import { type Caches, findPage, readAggregate, readDayCounts } from './figures-store.ts';
import { maintain } from './maintenance-store.ts';
import { insertSegment } from './segment-store.ts';
import { createTexts } from './texts-store.ts';
import { verifyPacks } from './verification-store.ts';

export type PostgresEventStore = EventStore & {
  /** Of days with events, in order; on `db`, which may be a transaction. */
  readDays(db: Db, query: ReadQuery): Promise<(Counts & { day: string })[]>;
};

export type EventStoreDeps = { db: Db; clock: Clock; log: Pick<Logger, 'warn' | 'error'> };

export function createPostgresEventStore({ db, clock, log }: EventStoreDeps): PostgresEventStore {
  const caches: Caches = { texts: createTexts(), openDays: createOpenDays() };
  return {
    async insertSegment(segment) {
      const left = await insertSegment(db, caches.texts, segment, clock.now());
      if (left > 0)
        log.warn(
          { event: 'analytics.events_left_out', segment: segment.id, left },
          'Events that say nothing were left out.',
        );
    },
    read: (query) => readAggregate(db, caches, query),
    readDays: (on, query) => readDayCounts(on, caches, query),
    countVisitorsSince: (pageId, since) => countVisitorsSince(db, pageId, since),
    readTotals: (pageId) => readTotals(db, pageId),
    listEvents: (query) => listEvents(db, caches.texts, query),
    maintain: (now) => maintain(db, now),
    verify: () => verifyPacks(db, log),
  };
}

export async function readTotals(
  db: Db,
  pageId: string,
): Promise<{ views: number; clicks: number }> {
  const row = await db
    .selectFrom('page_totals')
    .select(['views', 'clicks'])
    .where('page_id', '=', pageId)
    .executeTakeFirst();
  return row ?? { views: 0, clicks: 0 };
}

async function countVisitorsSince(db: Db, pageId: string, since: number): Promise<number> {
  const page = await findPage(db, pageId);
  if (page === undefined) return 0;
  const { rows } = await sql<{ visitors: number }>`
    select count(distinct visitor) as visitors from events
    where page = ${page} and day >= ${toDay(new Date(since - 12 * HOUR))}
      and at >= to_timestamp(${since / 1000}::float8)
  `.execute(db);
  return rows[0]?.visitors ?? 0;
}
