// The report and its parts through HTTP, in the time zone of the owner.
import { randomUUID } from 'node:crypto';
import { type Report, reportSchema } from '@vys/contract/analytics/report';
import { type Tier, tiers } from '@vys/contract/plans';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { DAY, HOUR, MINUTE } from '../../../platform/time-spans.ts';
import type { CollectedEvent } from '../event-store.ts';
import { upsertAnalyticsPage } from '../store.ts';
import { toLocalHour } from './local-time.ts';
import { recordPublish } from './report-store.ts';

// 14:30 in Berlin. The clocks there went back on October 25.
const now = new Date('2026-11-03T13:30:00Z');
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ clock: { now: () => now } });
});
afterAll(() => test.stop());

type Owner = { token: string; pageId: string };
type Change = Partial<CollectedEvent>;
let owners = 0;

async function addOwner(tier: Tier = 'premium', timeZone = 'Europe/Berlin'): Promise<Owner> {
  owners += 1;
  const { token, userId } = await test.signUp(`owner-${owners}`, tier);
  const body = { time_zone: timeZone };
  expect((await test.call('PUT', '/api/user/profile', { token, body })).status).toBe(200);
  const pageId = randomUUID();
  await upsertAnalyticsPage(test.test.db, { pageId, userId, title: 'Ada' });
  return { token, pageId };
}

/** As it is collected for an owner in Berlin. */
function event(pageId: string, at: Date | string, change: Change = {}): CollectedEvent {
  const time = new Date(at).getTime();
  return {
    pageId,
    kind: 'view',
    at: time,
    ...toLocalHour(time, 'Europe/Berlin'),
    visitor: '1',
    device: 'desktop',
    link: null,
    referrer: null,
    source: null,
    medium: null,
    campaign: null,
    country: null,
    browser: null,
    language: null,
    ...change,
  };
}
const insert = (events: readonly CollectedEvent[]) =>
  test.app.analytics.events.insertSegment({ id: randomUUID(), events, excluded: [] });
const ago = (time: number) => new Date(now.getTime() - time);

async function get({ token }: Pick<Owner, 'token'>, path: string) {
  const response = await test.call('GET', `/api/analytics/${path}`, { token });
  const body = (await response.json()) as { code?: string; data: unknown };
  return { status: response.status, ...body };
}
const report = async (owner: Owner, query: string): Promise<Report> =>
  reportSchema.parse((await get(owner, `report?${query}`)).data);

describe('the report', () => {
  it('counts days by the clock of the owner, and the period before', async () => {
    const owner = await addOwner();
    const { pageId } = owner;
    await insert([
      // 00:10 on November 3 in Berlin.
      event(pageId, '2026-11-02T23:10:00Z', { visitor: '5', referrer: 'instagram.com' }),
      event(pageId, '2026-11-02T23:20:00Z', {
        visitor: '5',
        kind: 'click',
        link: 'https://a.example/',
      }),
      event(pageId, '2026-11-02T23:55:00Z', { visitor: '5' }),
      // 14:50 on October 27, one day before the period.
      event(pageId, '2026-10-27T13:50:00Z', { visitor: '6' }),
    ]);
    const week = await report(owner, 'period=7d');
    expect(week).toMatchObject({ from: '2026-10-28', to: '2026-11-03', timeZone: 'Europe/Berlin' });
    expect(week.totals).toEqual({ views: 2, clicks: 1, visitors: 1, visits: 2, clickers: 1 });
    expect(week.before).toMatchObject({ views: 1, clicks: 0 });
    expect(week.series.map(({ start, views }) => [start, views]).at(-1)).toEqual(['2026-11-03', 2]);
    expect(week.seriesBefore.at(-1)).toMatchObject({ start: '2026-10-27', views: 1 });
    expect(week.hoursOfWeek[24]).toBe(2);
    expect(week.breakdowns.link.items[0]).toMatchObject({ key: 'https://a.example/', clicks: 1 });
  });

  it('compares a day that is not over with the same hours', async () => {
    const owner = await addOwner();
    const { pageId } = owner;
    await insert([
      event(pageId, '2026-10-27T12:10:00Z', { visitor: '1' }),
      // An hour that has not come yet today.
      event(pageId, '2026-10-27T14:10:00Z', { visitor: '2' }),
      event(pageId, '2026-10-26T22:10:00Z', { visitor: '3' }),
    ]);
    const { before, seriesBefore } = await report(owner, 'period=7d');
    expect(before).toMatchObject({ views: 2, visitors: 2 });
    expect(seriesBefore.map(({ views }) => views)).toEqual([0, 0, 0, 0, 0, 1, 1]);
    const filtered = await report(owner, 'period=7d&device=desktop');
    expect(filtered.before).toMatchObject({ views: 2 });
    const oneDay = await report(owner, 'from=2026-11-03&to=2026-11-03');
    expect(oneDay.before).toMatchObject({ views: 0 });
    const past = await report(owner, 'from=2026-10-28&to=2026-11-02');
    expect(past.before).toMatchObject({ views: 3 });
  });

  it('shows an event on the day and hour that it was on the clock of the owner', async () => {
    const owner = await addOwner('premium', 'Asia/Kolkata');
    await test.app.analytics.record({
      ...{ kind: 'view', pageId: owner.pageId, ip: '203.0.113.7', referrer: '', headers: {} },
      userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/141.0.0.0 Safari/537.36',
    });
    await test.app.analytics.drain();
    const { series } = await report(owner, 'period=24h');
    expect(series.at(-1)).toMatchObject({ start: '2026-11-03T19:00', views: 1 });
  });

  it('adds up to the same in series by hours, days and weeks', async () => {
    const owner = await addOwner();
    const events = Array.from({ length: 200 }, (_, place) =>
      event(owner.pageId, ago((place * 29 * DAY) / 200), { visitor: `${place % 9}` }),
    );
    await insert(events);
    for (const granularity of ['hour', 'day', 'week']) {
      const { series, totals } = await report(owner, `period=30d&granularity=${granularity}`);
      expect(totals.views).toBe(200);
      expect(series.reduce((sum, { views }) => sum + views, 0)).toBe(200);
    }
  });

  it('covers the last 24 hours by the hour, and the 24 before', async () => {
    const owner = await addOwner();
    const { pageId } = owner;
    await insert([
      event(pageId, ago(10 * MINUTE), { visitor: '1' }),
      event(pageId, ago(23 * HOUR), { visitor: '2' }),
      event(pageId, ago(24 * HOUR), { visitor: '2', kind: 'click', link: 'https://old.example/' }),
      event(pageId, ago(47 * HOUR), { visitor: '3' }),
      event(pageId, ago(48 * HOUR), { visitor: '4' }),
    ]);
    const day = await report(owner, 'period=24h');
    expect(day.series.map(({ start }) => start)).toHaveLength(24);
    expect(day.series.at(-1)).toMatchObject({ start: '2026-11-03T14:00', views: 1 });
    expect(day.totals).toMatchObject({ views: 2, clicks: 0, visitors: 2 });
    expect(day.before).toMatchObject({ views: 1, clicks: 1, visitors: 2 });
    expect(day.breakdowns.link.items).toEqual([]);
    expect(day.breakdowns.referrer.items).toMatchObject([{ key: '', views: 2, visitors: 2 }]);
  });

  it('keeps all events of a day of 25 hours', async () => {
    const owner = await addOwner();
    const start = Date.parse('2026-10-24T22:00:00Z');
    await insert(
      Array.from({ length: 25 }, (_, hour) =>
        event(owner.pageId, new Date(start + hour * HOUR), { visitor: `${hour}` }),
      ),
    );
    const range = 'from=2026-10-25&to=2026-10-25&granularity=hour';
    const { totals, series } = await report(owner, range);
    expect(totals.views).toBe(25);
    expect(series).toHaveLength(24);
    expect(series[2]).toMatchObject({ start: '2026-10-25T02:00', views: 2 });
  });

  it('counts only events with the values of all filters', async () => {
    const owner = await addOwner();
    const { pageId } = owner;
    await insert([
      event(pageId, ago(HOUR), { device: 'mobile', referrer: 'a.example' }),
      event(pageId, ago(HOUR), { device: 'mobile', visitor: '2' }),
      event(pageId, ago(HOUR), { device: 'desktop', referrer: 'a.example', visitor: '3' }),
    ]);
    const views = async (filter: string) => (await report(owner, filter)).totals.views;
    expect(await views('device=mobile')).toBe(2);
    expect(await views('device=mobile&referrer=a.example')).toBe(1);
    expect(await views('referrer=')).toBe(1);
    expect(await views('country=XX')).toBe(0);
  });

  it('shows visitors of the last five minutes and when the page was published', async () => {
    const owner = await addOwner();
    const { pageId } = owner;
    await insert([
      event(pageId, ago(MINUTE), { visitor: '1' }),
      event(pageId, ago(4 * MINUTE), { visitor: '1' }),
      event(pageId, ago(6 * MINUTE), { visitor: '2' }),
    ]);
    await recordPublish(test.test.db, pageId, ago(2 * DAY));
    await recordPublish(test.test.db, pageId, ago(20 * DAY));
    const week = await report(owner, 'period=7d');
    expect(week.liveVisitors).toBe(1);
    expect(week.publishes).toEqual([{ at: ago(2 * DAY).toISOString() }]);
  });

  it('adds up the items of a breakdown beyond the first hundred', async () => {
    const owner = await addOwner();
    await insert(
      Array.from({ length: 130 }, (_, place) =>
        event(owner.pageId, ago(HOUR), { visitor: `${place}`, referrer: `${place}.example` }),
      ),
    );
    const { referrer } = (await report(owner, 'period=7d')).breakdowns;
    expect(referrer.items).toHaveLength(100);
    expect(referrer.other).toEqual({ items: 30, views: 30, clicks: 0, visitors: 30 });
  });
});

describe('what the report rejects', () => {
  it.each([
    ['from=2026-11-02&to=2026-11-01', 400, 'input.invalid'],
    ['from=2026-11-02', 400, 'input.invalid'],
    ['from=2027-01-01&to=2027-01-02', 400, 'input.invalid'],
    ['period=7d&from=2026-11-01&to=2026-11-02', 400, 'input.invalid'],
    ['period=8d', 400, 'input.invalid'],
    ['planet=mars', 400, 'input.invalid'],
    ['pageId=1', 400, 'input.invalid'],
    ['period=90d&granularity=hour', 400, 'input.invalid'],
    ['from=0001-01-01&to=9999-12-31', 403, 'analytics.period_locked'],
    [`pageId=${randomUUID()}`, 404, 'analytics.page_not_found'],
  ])('answers %s with %i %s', async (query, status, code) => {
    expect(await get(await addOwner(), `report?${query}`)).toMatchObject({ status, code });
  });

  it('is as silent about the page of someone else as about one that is not there', async () => {
    const [owner, other] = [await addOwner(), await addOwner()];
    for (const path of [`report?pageId=${other.pageId}`, `pages/${other.pageId}`]) {
      const answer = await get(owner, path);
      expect(answer).toMatchObject({ status: 404, code: 'analytics.page_not_found' });
    }
  });
});

describe('the parts of the report', () => {
  it('API-45 DATA-25 return devices, and views, visitors and clicks by day', async () => {
    const owner = await addOwner();
    const { pageId } = owner;
    await insert([
      event(pageId, ago(HOUR), { device: 'mobile' }),
      event(pageId, ago(HOUR), { device: 'mobile', kind: 'click' }),
      event(pageId, ago(DAY), { device: 'tablet', visitor: '2' }),
    ]);
    const { data } = await get(owner, `pages/${pageId}?granularity=day`);
    expect(data).toMatchObject({
      deviceBreakdown: [
        { device_type: 'mobile', count: 1 },
        { device_type: 'tablet', count: 1 },
      ],
    });
    const { timeSeries } = data as { timeSeries: object[] };
    expect(timeSeries).toHaveLength(30);
    const today = { period: '2026-11-03', views: 1, unique_visitors: 1, clicks: 1 };
    expect(timeSeries.at(-1)).toEqual(today);
  });

  it('API-46 API-47 DATA-26 return referrers and devices with a name and a count', async () => {
    const owner = await addOwner();
    const { pageId } = owner;
    await insert([
      event(pageId, ago(HOUR), { referrer: 'a.example', device: 'mobile' }),
      event(pageId, ago(HOUR), { referrer: 'a.example', device: 'mobile' }),
      event(pageId, ago(HOUR)),
      event(pageId, ago(HOUR), { referrer: 'clicked.example', kind: 'click' }),
    ]);
    expect((await get(owner, 'referrers?period=7d')).data).toEqual([
      { name: 'a.example', count: 2 },
      { name: '', count: 1 },
    ]);
    expect((await get(owner, 'devices?period=7d')).data).toEqual([
      { name: 'mobile', count: 2 },
      { name: 'desktop', count: 1 },
    ]);
  });
});

const reach = { free: 30, starter: 30, pro: 90, premium: 365, team: 365 } as const;
const lengths = { '24h': 1, '7d': 7, '30d': 30, '90d': 90, '365d': 365 } as const;

describe.each(tiers)('the report of %s', (tier) => {
  it('TIER-10 reaches back as far as the plan, in every call, and compares within it', async () => {
    const owner = await addOwner(tier);
    for (const [period, days] of Object.entries(lengths)) {
      const calls = ['report', `pages/${owner.pageId}`, 'referrers', 'devices'];
      for (const call of calls) {
        const answer = await get(owner, `${call}?period=${period}`);
        if (days <= reach[tier]) expect([call, period, answer.status]).toEqual([call, period, 200]);
        else expect(answer).toMatchObject({ status: 403, code: 'analytics.period_locked' });
      }
      if (days > reach[tier]) continue;
      const { before } = await report(owner, `period=${period}`);
      expect([period, before === null]).toEqual([period, 2 * days > reach[tier]]);
    }
    const first = new Date(Date.parse('2026-11-03') - (reach[tier] - 1) * DAY);
    const day = (at: Date) => at.toISOString().slice(0, 10);
    const status = async (from: Date) =>
      (await get(owner, `report?from=${day(from)}&to=2026-11-03&granularity=week`)).status;
    expect(await status(first)).toBe(200);
    expect(await status(new Date(first.getTime() - DAY))).toBe(403);
  });
});

describe('the export', () => {
  const download = (owner: Owner, query: string) =>
    test.call('GET', `/api/analytics/export?${query}`, { token: owner.token });

  it('writes days and events as CSV that no spreadsheet runs', async () => {
    const owner = await addOwner();
    await insert([event(owner.pageId, ago(HOUR), { kind: 'click', link: '=1+1' })]);
    const response = await download(owner, 'period=7d');
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toContain(
      'analytics-2026-10-28-to-2026-11-03.csv',
    );
    const lines = (await response.text()).trimEnd().split('\r\n');
    expect(lines).toHaveLength(1 + 7 + 1);
    expect(lines[7]).toMatch(/^"day","","2026-11-03","0","1","1","1","1"/);
    expect(lines[8]).toMatch(/^"event","2026-11-03T12:30:00.000Z","2026-11-03".*"'=1\+1"/);
  });

  it('writes all events as JSON, and no visitor', async () => {
    const owner = await addOwner();
    await insert(
      Array.from({ length: 5_300 }, (_, place) => event(owner.pageId, ago(place * MINUTE))),
    );
    const file = (await (await download(owner, 'format=json&period=7d')).json()) as {
      days: { day: string; views: number }[];
      events: object[];
    };
    expect(file.events).toHaveLength(5_300);
    expect(file.days.reduce((sum, { views }) => sum + views, 0)).toBe(5_300);
    expect(file.events[0]).not.toHaveProperty('visitor');
    expect(new Set(file.events.map((one) => JSON.stringify(one))).size).toBe(5_300);
  });

  it('TIER-10 holds nothing beyond the plan', async () => {
    const response = await download(await addOwner('free'), 'period=90d');
    expect([response.status, await response.json()]).toMatchObject([
      403,
      { code: 'analytics.period_locked' },
    ]);
  });
});
