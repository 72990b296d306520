// An event store on databases of its own, with pages to count for. Each store has a function that creates one.
import { randomUUID } from 'node:crypto';
import { createTestClock, type TestClock } from '../../../../test/clock.ts';
import { createTestDb, type TestDb } from '../../../../test/harness.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { CollectedEvent, EventStore, ExcludedEvent } from '../event-store.ts';
import { upsertAnalyticsPage } from '../store.ts';

export type StoreHarness = {
  test: TestDb;
  clock: TestClock;
  store: EventStore;
  /** Messages of errors. */
  errors: string[];
  /** Another process: the same databases, with nothing in memory. */
  openStore(db?: Db): EventStore;
  newPage(): Promise<string>;
  insert(events: readonly CollectedEvent[], excluded?: readonly ExcludedEvent[]): Promise<void>;
  /** Rows of a page in every table that has its events and figures. */
  countRows(page: number): Promise<number>;
  /** Single events of all pages. */
  countEventsBefore(day: string): Promise<number>;
  /** Makes the figures of a closed day say one view more. */
  spoilFigures(page: number, day: string): Promise<void>;
  drop(): Promise<void>;
};

export type CreateHarness = (now: string) => Promise<StoreHarness>;

export type Engine = Pick<StoreHarness, 'countRows' | 'countEventsBefore' | 'spoilFigures'> & {
  open(db: Db, clock: TestClock, log: { warn(): void; error(): void }): EventStore;
  drop(): Promise<void>;
};

export async function createStoreHarness(
  now: string,
  createEngine: (db: Db) => Promise<Engine>,
): Promise<StoreHarness> {
  const test = await createTestDb();
  const { open, drop, ...engine } = await createEngine(test.db);
  const clock = createTestClock(new Date(now));
  const errors: string[] = [];
  const log = { warn: () => {}, error: (_?: unknown, message = '') => void errors.push(message) };
  const openStore = (db = test.db) => open(db, clock, log);
  const store = openStore();
  return {
    ...{ test, clock, store, errors, openStore, ...engine },
    async newPage() {
      const page = { pageId: randomUUID(), userId: randomUUID(), title: 'Anna' };
      await upsertAnalyticsPage(test.db, page);
      return page.pageId;
    },
    insert: (events, excluded = []) => store.insertSegment({ id: randomUUID(), events, excluded }),
    async drop() {
      await drop();
      await test.drop();
    },
  };
}

export async function findNumber({ test }: StoreHarness, pageId: string): Promise<number> {
  const { number } = await test.db
    .selectFrom('analytics_pages')
    .select('number')
    .where('page_id', '=', pageId)
    .executeTakeFirstOrThrow();
  return number;
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
