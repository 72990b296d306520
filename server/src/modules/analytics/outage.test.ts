// The database goes away again and again while visits come in: what was acknowledged is stored, once.

import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDb, type TestDb } from '../../../test/harness.ts';
import { type DbProxy, startDbProxy } from '../../../test/measure/db-proxy.ts';
import { createTestLog } from '../../../test/test-log.ts';
import { createTestSpool } from '../../../test/test-spool.ts';
import { systemClock } from '../../platform/clock.ts';
import { type Db, openDb } from '../../platform/db/db.ts';
import { createJobs } from '../../platform/jobs/jobs.ts';
import { type Analytics, createAnalytics } from './index.ts';

const pagesOrigin = 'http://pages.test';
const chrome =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
/** Counting does not depend on the plan. */
const notifications = { notify: async () => {}, sendChanged: () => {} };
const accounts = { getAccount: () => Promise.reject(new Error('no plan is read here')) };
let test: TestDb;
let way: DbProxy;
let db: Db;
let analytics: Analytics;

beforeAll(async () => {
  test = await createTestDb();
  way = await startDbProxy(test.url);
  db = openDb(way.url, { poolSize: 4 });
  const [log, spool] = [createTestLog(), createTestSpool()];
  const jobs = createJobs({ db, database: way.url, log });
  const given = { notifications, pagesOrigin, spool };
  analytics = createAnalytics({ db, clock: systemClock, log, jobs, accounts, ...given });
});
afterAll(async () => {
  await analytics.close();
  await db.destroy();
  await way.cut();
  await test.drop();
});

it('ANA-18 loses and doubles nothing that was acknowledged', async () => {
  const pageId = randomUUID();
  const page = { pageId, userId: randomUUID(), title: 'Anna' };
  await analytics.upsertAnalyticsPage(test.db, page);
  const acknowledged = new Set<string>();
  const visits: Promise<void>[] = [];
  const send = (index: number) => {
    const target = `https://shop.example/${index}`;
    const ip = `10.1.${index >> 8}.${index & 255}`;
    const event = { kind: 'click', pageId, ip, userAgent: chrome, referrer: '', target } as const;
    const stored = analytics.record({ ...event, headers: {} });
    visits.push(
      stored.then(
        () => void acknowledged.add(target),
        () => undefined,
      ),
    );
  };
  // The first needs the database, for the secret of the day; where the machine is busy that takes a while.
  send(0);
  await visits[0];
  for (let index = 1; index < 600; index += 1) {
    send(index);
    if (index % 100 === 50) await way.cut();
    if (index % 100 === 80) await way.mend();
    if (index % 3 === 0) await sleep(1);
  }
  await Promise.all(visits);
  // A connection that was cut off is noticed when it is used, so it may take several.
  const drain = () =>
    analytics.drain().then(
      () => 'drained',
      (error: unknown) => String(error),
    );
  await expect.poll(drain, { timeout: 30_000 }).toBe('drained');
  const stored: string[] = [];
  const { events } = createAnalytics({
    db: test.db,
    clock: systemClock,
    log: createTestLog(),
    jobs: createJobs({ db: test.db, database: test.url, log: createTestLog() }),
    accounts,
    notifications,
    pagesOrigin,
    spool: createTestSpool(),
  });
  for await (const batch of events.listEvents({ pageId, from: '0001-01-01', to: '9999-12-31' })) {
    stored.push(...batch.map(({ link }) => String(link)));
  }
  expect(acknowledged.size).toBe(600);
  expect(stored.length).toBe(new Set(stored).size);
  expect([...acknowledged].filter((target) => !stored.includes(target))).toEqual([]);
}, 60_000);
