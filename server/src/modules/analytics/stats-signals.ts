// Tells the owners of pages whose views or clicks were counted, so that what they look at is loaded again.
import { createBoundedCache } from '../../platform/bounded-cache.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Logger } from '../../platform/log/log.ts';
import type { Notifications } from '../notifications/index.ts';
import type { EventStore, Segment } from './event-store.ts';
import { findPageOwners } from './store.ts';

type Deps = { db: Db; log: Logger; notifications: Pick<Notifications, 'sendChanged'> };
type SegmentStore = Pick<EventStore, 'insertSegment' | 'releaseSegments'>;

const MOST_OWNERS = 50_000;

export function signalStats(store: SegmentStore, deps: Deps): SegmentStore {
  const { db, log, notifications } = deps;
  /** By page; they never change. */
  const owners = createBoundedCache<string, string>({ maxEntries: MOST_OWNERS });

  async function tellOwners({ events }: Segment): Promise<void> {
    const pageIds = [...new Set(events.map(({ pageId }) => pageId.toLowerCase()))];
    const unknown = pageIds.filter((pageId) => owners.get(pageId) === undefined);
    if (unknown.length > 0) {
      for (const { pageId, userId } of await findPageOwners(db, unknown))
        owners.set(pageId, userId);
    }
    const userIds = new Set(pageIds.map((pageId) => owners.get(pageId)));
    for (const userId of userIds) {
      if (userId !== undefined) notifications.sendChanged(db, userId, ['stats']);
    }
  }

  return {
    releaseSegments: (ids) => store.releaseSegments(ids),
    async insertSegment(segment) {
      await store.insertSegment(segment);
      // What was counted is counted, also when its owner is not told.
      void tellOwners(segment).catch((err: unknown) => {
        log.warn({ event: 'analytics.stats_not_signaled', err }, 'owners not told of new figures');
      });
    },
  };
}
