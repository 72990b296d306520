// The specified overview is a part of the report: both always agree.
import { randomUUID } from 'node:crypto';
import type { Overview } from '@vys/contract/analytics/analytics';
import type { Report } from '@vys/contract/analytics/report';
import type { getPageAnalytics } from '@vys/contract/analytics/report-routes';
import type { OutputOf } from '@vys/contract/api/route';
import type { Tier } from '@vys/contract/plans';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { DAY } from '../../../platform/time-spans.ts';
import { upsertAnalyticsPage } from '../store.ts';
import { viewAt } from '../test/store-harness.ts';

type PageAnalytics = OutputOf<typeof getPageAnalytics>['data'];

const now = new Date('2026-05-10T12:00:00Z');
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ clock: { now: () => now } });
});
afterAll(() => test.stop());

/** Views and clicks of visitors, so many days ago. */
async function addPage(name: string, tier: Tier) {
  const { token, userId } = await test.signUp(name, tier);
  const pageId = randomUUID();
  await upsertAnalyticsPage(test.test.db, { pageId, userId, title: 'Ada' });
  const event = (days: number, visitor: string, kind: 'view' | 'click') =>
    viewAt(pageId, new Date(now.getTime() - days * DAY).toISOString(), { visitor, kind });
  const events = [
    ...['1', '2'].map((visitor) => event(9, visitor, 'view')),
    event(9, '1', 'click'),
    ...['1', '2', '3'].map((visitor) => event(1, visitor, 'view')),
    ...['1', '2'].map((visitor) => event(1, visitor, 'click')),
    event(40, '1', 'view'),
  ];
  await test.app.analytics.events.insertSegment({ id: randomUUID(), events, excluded: [] });
  return { token, pageId };
}

async function read<Data>(token: string, path: string): Promise<Data> {
  const response = await test.call('GET', `/api/analytics/${path}`, { token });
  expect(response.status).toBe(200);
  return ((await response.json()) as { data: Data }).data;
}

it('API-44 DATA-23 DATA-24 ANA-5 compares a period with the one before', async () => {
  const { token, pageId } = await addPage('ada', 'premium');
  expect(await read<Overview>(token, 'overview?period=7d')).toEqual({
    totalViews: 3,
    totalClicks: 2,
    uniqueVisitors: 3,
    engagementRate: 66.7,
    viewsChange: 50,
    clicksChange: 100,
    visitorsChange: 50,
    engagementChange: 33.4,
    topPages: [{ page_id: pageId, title: 'Ada', views: 3 }],
  });
  for (const period of ['24h', '7d', '30d', '90d']) {
    const overview = await read<Overview>(token, `overview?period=${period}`);
    const { totals } = await read<Report>(token, `report?period=${period}`);
    expect(overview).toMatchObject({
      totalViews: totals.views,
      totalClicks: totals.clicks,
      uniqueVisitors: totals.visitors,
    });
  }
  expect(await read<Overview>(token, 'overview?period=90d')).toMatchObject({ totalViews: 6 });
});

it('ANA-12 devices and time series are those of the first top page', async () => {
  const { token } = await addPage('dora', 'premium');
  const { topPages } = await read<Overview>(token, 'overview?period=7d');
  const page = await read<PageAnalytics>(token, `pages/${topPages[0]?.page_id}?period=7d`);
  const report = await read<Report>(token, 'report?period=7d');
  expect(report.pageId).toBe(topPages[0]?.page_id);
  expect(report.series.map(({ start, views }) => [start, views])).toEqual(
    page.timeSeries.map(({ period, views }) => [period, views]),
  );
  expect(page.timeSeries.map(({ views }) => views)).toEqual([0, 0, 0, 0, 0, 3, 0]);
  expect(report.breakdowns.device.items.map(({ key, views }) => [key, views])).toEqual(
    page.deviceBreakdown.map(({ device_type, count }) => [device_type, count]),
  );
  expect(page.deviceBreakdown).toEqual([{ device_type: 'mobile', count: 3 }]);
});

it('has no changes where the plan does not reach the period before', async () => {
  const { token } = await addPage('bob', 'free');
  const overview = await read<Overview>(token, 'overview?period=30d');
  expect(overview).toMatchObject({ totalViews: 5, viewsChange: null, engagementChange: null });
});

it('has zeros and no changes for a user without a page, whatever others have', async () => {
  await addPage('eve', 'premium');
  const { token } = await test.signUp('cleo');
  expect(await read<Overview>(token, 'overview?period=30d')).toEqual({
    totalViews: 0,
    totalClicks: 0,
    uniqueVisitors: 0,
    engagementRate: 0,
    viewsChange: null,
    clicksChange: null,
    visitorsChange: null,
    engagementChange: null,
    topPages: [],
  });
});
