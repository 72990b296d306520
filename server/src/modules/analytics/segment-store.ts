// Inserts segments into the tables of `store.ts`, which count days in UTC and know fewer dimensions.
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import type { EventStore } from './event-store.ts';
import { insertEvents, type StoredEvent } from './store.ts';

const devices = { desktop: 0, mobile: 1, tablet: 2 } as const;

export function createSegmentStore(db: Db, clock: Clock): Pick<EventStore, 'insertSegment'> {
  return {
    async insertSegment({ id, events, excluded }) {
      const counted = events.map((event): StoredEvent => {
        const { pageId, visitor, referrer } = event;
        return {
          ...{ counted: true, pageId, visitor, referrer, target: event.link },
          at: new Date(event.at),
          kind: event.kind === 'view' ? 0 : 1,
          device: devices[event.device],
        };
      });
      const left = excluded.map((event): StoredEvent => ({ counted: false, ...event }));
      await insertEvents(db, [...counted, ...left], id, clock.now());
    },
  };
}
