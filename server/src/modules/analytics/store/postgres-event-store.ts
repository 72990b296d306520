// The event store on PostgreSQL: single events by day, and closed days packed into one row each.
import { sql } from 'kysely';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { Logger } from '../../../platform/log/log.ts';
import { HOUR } from '../../../platform/time-spans.ts';
import type { EventStore } from '../event-store.ts';
import { toDay } from '../rules.ts';
import type { OnMilestone } from '../shared/milestones.ts';
import { readTotals, releaseSegments } from '../shared/segments-store.ts';
import { createOpenDays } from './days/open-days-store.ts';
import { listEvents } from './event-list-store.ts';
import { readAggregate, readDayCounts } from './figures-store.ts';
import { maintain } from './maintenance-store.ts';
import { type Caches, createKnownPages } from './page-days-store.ts';
import { insertSegment } from './segment-store.ts';
import { createTexts } from './texts-store.ts';
import { verifyPacks } from './verification-store.ts';

export type EventStoreDeps = {
  db: Db;
  clock: Clock;
  log: Pick<Logger, 'warn' | 'error'>;
  onMilestone?: OnMilestone | undefined;
};

export function createPostgresEventStore({
  db,
  clock,
  log,
  onMilestone,
}: EventStoreDeps): EventStore {
  const caches: Caches = {
    texts: createTexts(),
    openDays: createOpenDays(),
    pages: createKnownPages(),
  };
  return {
    async insertSegment(segment) {
      const left = await insertSegment(db, caches.texts, segment, {
        now: clock.now(),
        onMilestone,
      });
      if (left > 0)
        log.warn(
          { event: 'analytics.events_left_out', segment: segment.id, left },
          'Events that say nothing were left out.',
        );
    },
    releaseSegments: (ids) => releaseSegments(db, ids),
    read: (query) => readAggregate(db, caches, query),
    readDays: (on, query) => readDayCounts(on, caches, query),
    countVisitorsSince: (pageId, since) => countVisitorsSince(db, pageId, since),
    readTotals: (pageId) => readTotals(db, pageId),
    listEvents: (query) => listEvents(db, caches.texts, query),
    maintain: (now) => maintain(db, now),
    verify: () => verifyPacks(db, log),
    // The database is closed by what opened it.
    close: async () => {},
  };
}

async function countVisitorsSince(db: Db, pageId: string, since: number): Promise<number> {
  const { rows } = await sql<{ visitors: number }>`
    select count(distinct visitor) as visitors from events
    where page = (select number from analytics_pages where page_id = ${pageId}) and day >= ${toDay(new Date(since - 12 * HOUR))}
      and at >= to_timestamp(${since / 1000}::float8)
  `.execute(db);
  return rows[0]?.visitors ?? 0;
}
