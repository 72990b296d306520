// How far back the analytics of each plan reach.
import { randomUUID } from 'node:crypto';
import { periodDays, periods } from '@vys/contract/analytics/analytics';
import { plans, tiers } from '@vys/contract/plans';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { upsertAnalyticsPage } from '../store.ts';
import { viewAt } from '../test/store-harness.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.stop());

const reach = { free: 30, starter: 30, pro: 90, premium: 365, team: 365 } as const;

const DAY = 86_400_000;

/** A page with one view in each of the last 400 days. */
async function addViews(userId: string): Promise<void> {
  const now = Date.now();
  const pageId = randomUUID();
  await upsertAnalyticsPage(test.test.db, { pageId, userId, title: 'Ada' });
  const events = Array.from({ length: 400 }, (_, daysAgo) =>
    viewAt(pageId, new Date(now - daysAgo * DAY).toISOString()),
  );
  await test.app.analytics.events.insertSegment({ id: randomUUID(), events, excluded: [] });
}

describe.each(tiers)('the analytics of %s', (tier) => {
  it('TIER-10 count the views of each period within the reach of the plan and reject longer ones', async () => {
    expect(plans[tier].analyticsDays).toBe(reach[tier]);
    const { token, userId } = await test.signUp(`ada-${tier}`, tier);
    await addViews(userId);
    for (const period of periods) {
      const days = periodDays[period];
      const response = await test.call('GET', `/api/analytics/overview?period=${period}`, {
        token,
      });
      const body = (await response.json()) as { code?: string; data?: { totalViews: number } };
      const actual = [period, response.status, body.code, body.data?.totalViews];
      if (days <= reach[tier]) expect(actual).toEqual([period, 200, undefined, days]);
      else expect(actual).toEqual([period, 403, 'analytics.period_locked', undefined]);
    }
  });
});

it('ANA-4 the analytics cover 30 days when no period is named', async () => {
  const { token, userId } = await test.signUp('bob');
  await addViews(userId);
  const response = await test.call('GET', '/api/analytics/overview', { token });
  expect(await response.json()).toMatchObject({ data: { totalViews: 30 } });
});

it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
  'ANA-18 a view is counted where the day is another: %s',
  async (timeZone) => {
    const name = `eve-${timeZone.slice(-5).toLowerCase()}`;
    const { token, userId } = await test.signUp(name);
    const body = { time_zone: timeZone };
    expect((await test.call('PUT', '/api/user/profile', { token, body })).status).toBe(200);
    const { analytics } = test.app;
    const pageId = randomUUID();
    await upsertAnalyticsPage(test.test.db, { pageId, userId, title: 'Eve' });
    const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
    const visit = { kind: 'view', pageId, ip: '203.0.113.9', userAgent, referrer: '' } as const;
    await analytics.record({ ...visit, headers: {} });
    await analytics.drain();
    for (const period of ['24h', '7d']) {
      const path = `/api/analytics/overview?period=${period}`;
      const response = await test.call('GET', path, { token });
      expect(await response.json()).toMatchObject({ data: { totalViews: 1 } });
    }
  },
);
