// The simpler way that decision 046 is held against: no spool. What comes while a transaction runs waits in
// memory and goes into the next one; the events are classified and stored exactly as in the product.
import { randomUUID } from 'node:crypto';
import { createClassifier } from '../../server/src/modules/analytics/collect/classify.ts';
import { createRecentIds } from '../../server/src/modules/analytics/collect/recent-ids.ts';
import type { SpooledEvent } from '../../server/src/modules/analytics/collect/spool/records.ts';
import { createVisitors } from '../../server/src/modules/analytics/collect/visitors.ts';
import type { Segment } from '../../server/src/modules/analytics/event-store.ts';
import type { VisitEvent } from '../../server/src/modules/analytics/index.ts';
import { createPageTimeZones } from '../../server/src/modules/analytics/report/page-time-zones.ts';
import { findTimeZone } from '../../server/src/modules/analytics/report/report-store.ts';
import { createPostgresEventStore } from '../../server/src/modules/analytics/store/postgres-event-store.ts';
import { systemClock as clock } from '../../server/src/platform/clock.ts';
import type { Db } from '../../server/src/platform/db/db.ts';
import type { Logger } from '../../server/src/platform/log/log.ts';
import { createMemoryLimiter } from '../../server/src/platform/rate-limit/memory-limiter.ts';

const MAX_IDS = 2_000_000;
const REMEMBER_MS = 600_000;

export function createDirectCollector(db: Db, log: Logger): (event: VisitEvent) => Promise<void> {
  const store = createPostgresEventStore({ db, clock, log });
  const classify = createClassifier({
    clock,
    limiter: createMemoryLimiter(clock),
    visitors: createVisitors(db, clock),
    ownHosts: new Set(),
    getTimeZone: createPageTimeZones(db, clock, findTimeZone),
  });
  const recent = createRecentIds({ rememberMs: REMEMBER_MS, maxIds: MAX_IDS });
  let waiting: SpooledEvent[] = [];
  let next: Promise<void> | undefined;
  let running: Promise<void> = Promise.resolve();

  /** Resolves when all that waited is committed. */
  function commit(): Promise<void> {
    next ??= running.then(() => {
      const records = waiting;
      waiting = [];
      next = undefined;
      running = store.insertSegment(toSegment(records));
      return running;
    });
    return next;
  }

  return async (event) => {
    const id = `${event.pageId}${event.kind}${event.id}`;
    await recent.once(id, async () => {
      const classified = await classify(event, id);
      waiting.push(classified);
      await commit();
    });
  };
}

function toSegment(records: readonly SpooledEvent[]): Segment {
  return {
    id: randomUUID(),
    events: records.flatMap((record) => ('event' in record ? [record.event] : [])),
    excluded: records.flatMap((record) => ('excluded' in record ? [record.excluded] : [])),
  };
}
