// An event store on a database of its own, with pages to count for.
import { randomUUID } from 'node:crypto';
import { createTestClock, type TestClock } from '../../../../../test/clock.ts';
import { createTestDb, type TestDb } from '../../../../../test/harness.ts';
import type { Db } from '../../../../platform/db/db.ts';
import type { CollectedEvent, ExcludedEvent } from '../../event-store.ts';
import { upsertAnalyticsPage } from '../../store.ts';
import { createPostgresEventStore, type PostgresEventStore } from '../postgres-event-store.ts';

export type StoreHarness = {
  test: TestDb;
  clock: TestClock;
  store: PostgresEventStore;
  /** Messages of errors. */
  errors: string[];
  /** Another process: the same database, with nothing in memory. */
  openStore(db?: Db): PostgresEventStore;
  newPage(): Promise<string>;
  insert(events: readonly CollectedEvent[], excluded?: readonly ExcludedEvent[]): Promise<void>;
};

export async function createStoreHarness(now: string): Promise<StoreHarness> {
  const test = await createTestDb();
  const clock = createTestClock(new Date(now));
  const errors: string[] = [];
  const log = { warn: () => {}, error: (_: unknown, message: string) => void errors.push(message) };
  const openStore = (db = test.db) => createPostgresEventStore({ db, clock, log: log as never });
  const store = openStore();
  return {
    test,
    clock,
    store,
    errors,
    openStore,
    async newPage() {
      const page = { pageId: randomUUID(), userId: randomUUID(), title: 'Anna' };
      await upsertAnalyticsPage(test.db, page);
      return page.pageId;
    },
    insert: (events, excluded = []) => store.insertSegment({ id: randomUUID(), events, excluded }),
  };
}

/** A view at a moment of UTC, unless told otherwise. */
export function viewAt(
  pageId: string,
  moment: string,
  over: Partial<CollectedEvent> = {},
): CollectedEvent {
  const at = new Date(moment);
  return {
    pageId,
    kind: 'view',
    at: at.getTime(),
    day: at.toISOString().slice(0, 10),
    hour: at.getUTCHours(),
    visitor: '1',
    device: 'mobile',
    link: null,
    referrer: null,
    source: null,
    medium: null,
    campaign: null,
    country: null,
    browser: null,
    language: null,
    ...over,
  };
}
