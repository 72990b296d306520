// Visits at unusual times and of pages that are not there, from the collector to the figures.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDb, type TestDb } from '../../../../../test/harness.ts';
import { createTestLog } from '../../../../../test/test-log.ts';
import { createTestSpool } from '../../../../../test/test-spool.ts';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import { createJobs } from '../../../../platform/jobs/jobs.ts';
import { DAY, HOUR, MINUTE } from '../../../../platform/time-spans.ts';
import { type Analytics, createAnalytics, type VisitEvent } from '../../index.ts';
import { markPagesDeleted } from '../../user-data-store.ts';

const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36';
const always = { from: '0001-01-01', to: '9999-12-31' };
let test: TestDb;
let analytics: Analytics;
let now = new Date('2026-05-10T12:00:00Z');

beforeAll(async () => {
  test = await createTestDb();
  const log = createTestLog();
  analytics = createAnalytics({
    ...{ db: test.db, clock: { now: () => now }, log, spool: createTestSpool() },
    jobs: createJobs({ db: test.db, database: test.url, log }),
    accounts: { getAccount: () => Promise.reject(new Error('no plan is read here')) },
    notifications: { notify: async () => {}, sendChanged: () => {} },
    pagesOrigin: 'https://vys.example',
  });
});
afterAll(async () => {
  await analytics.close();
  await test.drop();
});

async function newPage(timeZone: string): Promise<{ pageId: string; userId: string }> {
  const page = { pageId: randomUUID(), userId: randomUUID(), title: 'Anna' };
  const account = { email: `${page.userId}@vys.example`, username: page.userId };
  await test.db
    .insertInto('accounts')
    .values({ user_id: page.userId, time_zone: timeZone, ...account })
    .execute();
  await analytics.upsertAnalyticsPage(test.db, page);
  return page;
}

let visits = 0;

/** Each from another address, so that each is a visitor. */
async function visitAt(pageId: string, moment: number, over: Partial<VisitEvent> = {}) {
  now = new Date(moment);
  visits += 1;
  const ip = `10.7.${visits >> 8}.${visits & 255}`;
  const event = { kind: 'view', pageId, ip, userAgent: chrome, referrer: '', headers: {} } as const;
  await analytics.record({ ...event, ...over });
}

async function readDays(pageId: string) {
  await analytics.drain();
  const days = await analytics.events.readDays(test.db, { pageId, ...always });
  return days.map(({ day, views, visitors }) => [day, views, visitors]);
}

describe('visits', () => {
  it.each([
    ['23 hours', '2026-03-29', '2026-03-28T23:00:00Z', 23],
    ['25 hours', '2026-10-25', '2026-10-24T22:00:00Z', 25],
  ])('of a day of %s are all of that day', async (_, day, start, hours) => {
    const { pageId } = await newPage('Europe/Berlin');
    for (let hour = 0; hour < hours; hour += 1) {
      await visitAt(pageId, Date.parse(start) + hour * HOUR);
      await visitAt(pageId, Date.parse(start) + (hour + 1) * HOUR - 1);
    }
    expect(await readDays(pageId)).toEqual([[day, 2 * hours, 2 * hours]]);
    const read = await analytics.events.read({ pageId, ...always });
    const views = read.hours.map((hour) => hour.views);
    expect(views.filter((count) => count !== 2)).toEqual(hours === 25 ? [4] : []);
  });

  it('are of the days that a zone with half hours shows, on both sides of its change', async () => {
    // Lord Howe goes back by half an hour at 15:00 UTC.
    const { pageId } = await newPage('Australia/Lord_Howe');
    const change = Date.parse('2026-04-04T15:00:00Z');
    for (const minutes of [-121, -61, -31, -1, 0, 29, 30]) {
      await visitAt(pageId, change + minutes * MINUTE);
    }
    expect(await readDays(pageId)).toEqual([
      ['2026-04-04', 1, 1],
      ['2026-04-05', 6, 6],
    ]);
    const { hours } = await analytics.events.read({ pageId, ...always });
    expect(hours.map(({ hour, views }) => [hour, views])).toEqual([
      [23, 1],
      [0, 1],
      [1, 4],
      [2, 1],
    ]);
  });

  it('are counted while the clock jumps by a day, back and ahead, and to 2038', async () => {
    const { pageId } = await newPage('UTC');
    const noon = Date.parse('2026-05-10T12:00:00Z');
    const end = Date.parse('2038-01-19T03:14:07Z');
    for (const moment of [noon, noon + DAY, noon - DAY, noon, end, end + 1_000, noon + 1]) {
      await visitAt(pageId, moment);
    }
    expect(await readDays(pageId)).toEqual([
      ['2026-05-09', 1, 1],
      ['2026-05-10', 3, 3],
      ['2026-05-11', 1, 1],
      ['2038-01-19', 2, 2],
    ]);
  });

  it('keep their day when the owner changes the time zone, and later ones get the new one', async () => {
    const { pageId, userId } = await newPage('Pacific/Auckland');
    const moment = Date.parse('2026-06-01T13:00:00Z');
    await visitAt(pageId, moment);
    await test.db
      .updateTable('accounts')
      .set({ time_zone: 'America/Los_Angeles' })
      .where('user_id', '=', userId)
      .execute();
    await visitAt(pageId, moment + 2 * MINUTE);
    expect(await readDays(pageId)).toEqual([
      ['2026-06-01', 1, 1],
      ['2026-06-02', 1, 1],
    ]);
  });
});

it('a page that was deleted a second ago, or never was, costs no other page a visit', async () => {
  const moment = Date.parse('2026-07-01T12:00:00Z');
  const [gone, stays] = [await newPage('UTC'), await newPage('UTC')];
  await visitAt(gone.pageId, moment);
  await visitAt(stays.pageId, moment);
  expect(await readDays(gone.pageId)).toHaveLength(1);
  await inTransaction(test.db, (trx) => markPagesDeleted(trx, gone.userId, now));
  for (const pageId of [gone.pageId, randomUUID(), "' or 1 = 1", '']) {
    await visitAt(pageId, moment + 1_000);
    await visitAt(pageId, moment + 1_000, { userAgent: 'Googlebot/2.1' });
  }
  await visitAt(stays.pageId, moment + 1_000);
  expect(await readDays(stays.pageId)).toEqual([['2026-07-01', 2, 2]]);
  expect(await readDays(gone.pageId)).toEqual([]);
  const excluded = test.db.selectFrom('excluded_events').selectAll();
  expect((await excluded.execute()).filter(({ page_id: id }) => id !== stays.pageId)).toEqual([]);
});
