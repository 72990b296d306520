// The event store on ClickHouse. PostgreSQL keeps what needs transactions: which segments are loaded, which days
// are open, totals, and what was left out.
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { Logger } from '../../../platform/log/log.ts';
import { HOUR } from '../../../platform/time-spans.ts';
import type { EventStore } from '../event-store.ts';
import { toDay } from '../rules.ts';
import type { OnMilestone } from '../shared/milestones.ts';
import { findPage, readTotals, releaseSegments } from '../shared/segments-store.ts';
import type { Clickhouse } from './client.ts';
import { listEvents } from './event-list-store.ts';
import { readAggregate, readDayCounts } from './figures-store.ts';
import { maintain } from './maintenance-store.ts';
import { createOpenDays } from './open-days-store.ts';
import { insertSegment } from './segment-store.ts';
import { verifyFigures } from './verification-store.ts';

export type ClickhouseEventStoreDeps = {
  db: Db;
  clickhouse: Clickhouse;
  clock: Clock;
  log: Pick<Logger, 'warn' | 'error'>;
  onMilestone?: OnMilestone | undefined;
};

export function createClickhouseEventStore({
  db,
  clickhouse,
  clock,
  log,
  onMilestone,
}: ClickhouseEventStoreDeps): EventStore {
  const reading = { clickhouse, openDays: createOpenDays() };
  return {
    async insertSegment(segment) {
      const left = await insertSegment(db, clickhouse, segment, {
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
    read: (query) => readAggregate(db, reading, query),
    readDays: (on, query) => readDayCounts(on, reading, query),
    countVisitorsSince: (pageId, since) => countVisitorsSince(db, clickhouse, pageId, since),
    readTotals: (pageId) => readTotals(db, pageId),
    listEvents: (query) => listEvents(db, clickhouse, query),
    maintain: (now) => maintain(db, clickhouse, now),
    verify: () => verifyFigures(db, clickhouse, log),
    close: () => clickhouse.close(),
  };
}

async function countVisitorsSince(
  db: Db,
  clickhouse: Clickhouse,
  pageId: string,
  since: number,
): Promise<number> {
  const page = await findPage(db, pageId);
  if (page === undefined) return 0;
  const [row] = await clickhouse.query<[number]>(
    `SELECT uniqExact(visitor) FROM events
     WHERE page = {page:UInt32} AND day >= {day:Date} AND toUnixTimestamp64Milli(at) >= {since:Int64}`,
    { page, day: toDay(new Date(since - 12 * HOUR)), since },
  );
  return row?.[0] ?? 0;
}
