// Counting and reading on a real database.

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDb, type TestDb } from '../../../test/harness.ts';
import { createTestLog } from '../../../test/test-log.ts';
import { createTestSpool } from '../../../test/test-spool.ts';
import { createJobs } from '../../platform/jobs/jobs.ts';
import { sayInEnglish } from '../../platform/language/text.ts';
import { DAY, HOUR } from '../../platform/time-spans.ts';
import type { NewNotification } from '../notifications/index.ts';
import type { CollectedEvent } from './event-store.ts';
import { type Analytics, createAnalytics, type VisitEvent } from './index.ts';

const chrome =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
/** Counting does not depend on the plan. */
const accounts = { getAccount: () => Promise.reject(new Error('no plan is read here')) };

const notified: [string, NewNotification][] = [];
const changed: [string, readonly string[]][] = [];
let test: TestDb;
let analytics: Analytics;
let now = new Date('2026-05-10T12:00:00Z');
const clock = { now: () => now };

beforeAll(async () => {
  test = await createTestDb();
  analytics = createAnalytics({
    db: test.db,
    clock,
    log: createTestLog(),
    jobs: createJobs({ db: test.db, database: test.url, log: createTestLog() }),
    accounts,
    notifications: {
      notify: async (_db, userId, told) => void notified.push([userId, told]),
      sendChanged: (_db, userId, topics) => void changed.push([userId, topics]),
    },
    pagesOrigin: 'https://vys.example',
    ownHosts: ['vys.example'],
    spool: createTestSpool(),
  });
});

afterAll(async () => {
  await analytics.close();
  await test.drop();
});

const anyDay = { from: '0001-01-01', to: '9999-12-31' };

async function newPage(): Promise<{ pageId: string; userId: string }> {
  const page = { pageId: randomUUID(), userId: randomUUID(), title: 'Anna' };
  await analytics.upsertAnalyticsPage(test.db, page);
  return page;
}

function visit(pageId: string, over: Partial<VisitEvent> = {}): VisitEvent {
  const event = { kind: 'view' as const, pageId, ip: '203.0.113.1', userAgent: chrome };
  return { ...event, referrer: '', headers: {}, ...over };
}

async function readTotals(pageId: string) {
  await analytics.drain();
  return await analytics.totals(test.db, pageId);
}

async function listEvents(pageId: string): Promise<CollectedEvent[]> {
  await analytics.drain();
  const events: CollectedEvent[] = [];
  for await (const batch of analytics.events.listEvents({ pageId, ...anyDay }))
    events.push(...batch);
  return events;
}

describe('record', () => {
  it('ANA-18 an acknowledged visit comes into the figures', async () => {
    const { pageId } = await newPage();
    await analytics.record(visit(pageId));
    await analytics.record(visit(pageId, { kind: 'click', target: 'https://shop.example/' }));
    await analytics.drain();
    const [day] = await analytics.events.readDays(test.db, { pageId, ...anyDay });
    expect(day).toMatchObject({ views: 1, clicks: 1, visitors: 1, clickers: 1 });
    expect(await readTotals(pageId)).toMatchObject({ views: 1, clicks: 1 });
  });

  it('stores every one of many that come at once', async () => {
    const { pageId } = await newPage();
    const visits = Array.from({ length: 3000 }, (_, i) =>
      visit(pageId, { ip: `10.0.${i >> 8}.${i & 255}` }),
    );
    await Promise.all(visits.map((one) => analytics.record(one)));
    const events = await listEvents(pageId);
    expect(events).toHaveLength(3000);
    expect((await readTotals(pageId)).views).toBe(3000);
  });

  it('NOTIF-1 tells the owner once that the views reached a milestone, also when a segment comes again', async () => {
    const { pageId, userId } = await newPage();
    const told = () =>
      notified
        .filter(([user]) => user === userId)
        .map(([, { type, title, message, actionUrl }]) => ({
          type,
          title: sayInEnglish(title),
          message: sayInEnglish(message),
          actionUrl,
        }));
    const visits = (from: number, to: number) =>
      Promise.all(
        Array.from({ length: to - from }, (_, i) =>
          analytics.record(visit(pageId, { ip: `10.1.${(from + i) >> 8}.${(from + i) & 255}` })),
        ),
      );
    await visits(0, 99);
    await analytics.drain();
    expect(told()).toEqual([]);
    await expect.poll(() => changed).toContainEqual([userId, ['stats']]);
    await visits(99, 140);
    await analytics.drain();
    const milestone = {
      type: 'page_view_milestone',
      title: '100 views',
      message: 'Your page "Anna" has reached 100 views.',
      actionUrl: '/analytics',
    };
    expect(told()).toEqual([milestone]);
    const [event] = await listEvents(pageId);
    if (!event) throw new Error('nothing was stored');
    const segment = {
      id: randomUUID(),
      events: Array.from({ length: 900 }, () => event),
      excluded: [],
    };
    await Promise.all([1, 2, 3].map(() => analytics.events.insertSegment(segment)));
    expect(told()).toMatchObject([milestone, { title: '1,000 views' }]);
  });

  it('counts bots, prefetches and visitors who opted out of tracking apart', async () => {
    const { pageId } = await newPage();
    await Promise.all([
      analytics.record(visit(pageId, { userAgent: 'Googlebot/2.1' })),
      analytics.record(visit(pageId, { userAgent: 'Googlebot/2.1' })),
      analytics.record(visit(pageId, { headers: { 'sec-purpose': 'prefetch' } })),
      analytics.record(visit(pageId, { headers: { 'sec-gpc': '1' } })),
    ]);
    expect(await listEvents(pageId)).toHaveLength(0);
    expect(await listExcluded(pageId)).toEqual([
      { reason: 'bot', count: 2 },
      { reason: 'gpc', count: 1 },
      { reason: 'prefetch', count: 1 },
    ]);
  });

  it('stops counting one visitor who floods a page', async () => {
    const { pageId } = await newPage();
    await Promise.all(Array.from({ length: 130 }, () => analytics.record(visit(pageId))));
    expect(await listEvents(pageId)).toHaveLength(120);
    expect(await listExcluded(pageId)).toEqual([{ reason: 'rate', count: 10 }]);
  });

  it('M6: one network adds no more by changing User-Agents', async () => {
    const { pageId } = await newPage();
    const visits = Array.from({ length: 2_000 }, (_, place) =>
      visit(pageId, {
        ip: `2001:db8:66:1::${place.toString(16)}`,
        userAgent: `${chrome} ${place}`,
      }),
    );
    await Promise.all(visits.map((one) => analytics.record(one)));
    expect(await listEvents(pageId)).toHaveLength(300);
    expect(await listExcluded(pageId)).toEqual([{ reason: 'network', count: 1_700 }]);
    const [day] = await analytics.events.readDays(test.db, { pageId, ...anyDay });
    expect(day?.visitors).toBe(300);
    // Others are counted meanwhile.
    await analytics.record(visit(pageId, { ip: '2001:db8:66:2::1' }));
    expect(await listEvents(pageId)).toHaveLength(301);
  });

  it('M6: one network adds no more by changing pages', async () => {
    const pageIds = await Promise.all(Array.from({ length: 20 }, () => newPage()));
    const visits = Array.from({ length: 2_000 }, (_, place) =>
      visit(pageIds[place % 20]?.pageId ?? '', {
        ip: '198.51.100.7',
        userAgent: `${chrome} ${place}`,
      }),
    );
    await Promise.all(visits.map((one) => analytics.record(one)));
    const counted = await Promise.all(pageIds.map(({ pageId }) => listEvents(pageId)));
    expect(counted.flat()).toHaveLength(1_200);
  });

  it('M6: one network has an hourly ceiling too', async () => {
    const { pageId } = await newPage();
    const today = now;
    for (let minute = 0; minute < 15; minute += 1) {
      now = new Date(today.getTime() + minute * 60_000);
      const visits = Array.from({ length: 300 }, (_, place) =>
        visit(pageId, { ip: '198.51.100.8', userAgent: `${chrome} ${minute} ${place}` }),
      );
      await Promise.all(visits.map((one) => analytics.record(one)));
    }
    now = today;
    expect((await readTotals(pageId)).views).toBe(3_000);
  });

  it('keeps neither address nor User-Agent, and only the host of the referrer', async () => {
    const { pageId } = await newPage();
    await analytics.record(visit(pageId, { referrer: 'https://www.example.org/secret?id=1' }));
    await analytics.record(visit(pageId, { referrer: 'https://vys.example/anna' }));
    const events = await listEvents(pageId);
    expect(events.map((event) => event.referrer)).toEqual(['example.org', null]);
    expect(JSON.stringify(events)).not.toMatch(/203\.0\.113|X11|141\.0|secret/);
  });

  it('accepts texts that PostgreSQL would reject', async () => {
    const { pageId } = await newPage();
    await analytics.record(visit(pageId, { kind: 'click', target: 'https://a.example/\0\ud800' }));
    expect((await listEvents(pageId))[0]?.link).toBe('https://a.example/\ufffd');
  });
});

describe('visitors', () => {
  it('are the same within a day and one IPv6 network, and others on another page or day', async () => {
    const [one, other] = [await newPage(), await newPage()];
    await analytics.record(visit(one.pageId, { ip: '2001:db8:1:2::1' }));
    await analytics.record(visit(one.pageId, { ip: '2001:db8:1:2:ffff::9' }));
    await analytics.record(visit(other.pageId, { ip: '2001:db8:1:2::1' }));
    const today = now;
    now = new Date(now.getTime() + DAY);
    await analytics.record(visit(one.pageId, { ip: '2001:db8:1:2::1' }));
    now = today;
    const [a, b, c] = (await listEvents(one.pageId)).map((event) => event.visitor);
    const [elsewhere] = (await listEvents(other.pageId)).map((event) => event.visitor);
    expect(a).toBe(b);
    expect(c).not.toBe(a);
    expect(elsewhere).not.toBe(a);
  });

  it.each([
    ['Pacific/Kiritimati', '2026-05-10T10:00:00Z', 24],
    ['Pacific/Pago_Pago', '2026-05-10T11:00:00Z', 24],
    ['Europe/Berlin', '2026-03-28T23:00:00Z', 23],
    ['Europe/Berlin', '2026-10-24T22:00:00Z', 25],
    ['America/St_Johns', '2026-11-01T02:30:00Z', 25],
  ])('in %s change at midnight there, on the day from %s', async (timeZone, midnight, hours) => {
    const { pageId, userId } = await newPage();
    await sql`
      insert into accounts (user_id, email, username, time_zone)
      values (${userId}, ${`${userId}@vys.example`}, ${`a${userId.slice(0, 8)}`}, ${timeZone})
    `.execute(test.db);
    const today = now;
    const start = Date.parse(midnight);
    const end = start + hours * HOUR;
    for (const at of [start - 1, start, start + HOUR, end - 1, end]) {
      now = new Date(at);
      await analytics.record(visit(pageId));
    }
    now = today;
    const events = await listEvents(pageId);
    const [before, first, second, last, after] = events.map((event) => event.visitor);
    expect([second, last]).toEqual([first, first]);
    expect(new Set([before, first, after]).size).toBe(3);
    expect(new Set(events.map(({ day }) => day)).size).toBe(3);
  });

  it('cannot be traced after 50 hours, because the salt is deleted', async () => {
    const { pageId } = await newPage();
    await analytics.record(visit(pageId));
    expect(await secretDays()).toContain('2026-05-10');
    const today = now;
    now = new Date(now.getTime() + 50 * 3_600_000);
    await analytics.cleanup();
    now = today;
    expect(await secretDays()).not.toContain('2026-05-10');
  });
});

describe('totals', () => {
  it('DATA-23 count all time, and compare the last 30 days with those before', async () => {
    const { pageId } = await newPage();
    const today = now;
    const at = async (days: number, ip: string, kind: 'view' | 'click') => {
      now = new Date(today.getTime() - days * DAY);
      await analytics.record(visit(pageId, { ip, kind }));
    };
    for (const ip of ['1.1.1.1', '1.1.1.2', '1.1.1.3', '1.1.1.4', '1.1.1.5']) {
      await at(9, ip, 'view');
    }
    await at(1, '1.1.1.1', 'click');
    await at(1, '1.1.1.2', 'click');
    await at(9, '1.1.1.1', 'click');
    await at(40, '1.1.1.1', 'view');
    now = today;
    expect(await readTotals(pageId)).toEqual({
      views: 6,
      clicks: 3,
      viewsGrowth: 400,
      clicksGrowth: null,
      engagementGrowth: null,
    });
  });
});

async function listExcluded(pageId: string) {
  await analytics.drain();
  return await test.db
    .selectFrom('excluded_events')
    .select(['reason', 'count'])
    .where('page_id', '=', pageId)
    .orderBy('reason')
    .execute();
}

async function secretDays(): Promise<string[]> {
  const rows = await test.db.selectFrom('visitor_salts').select('day').execute();
  return rows.map((row) => String(row.day));
}
