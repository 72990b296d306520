// How far back the analytics of each plan reach.
import { DEFAULT_PERIOD, periodDays, periods } from '@vys/contract/analytics';
import { plans, tiers } from '@vys/contract/plans';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.stop());

const reach = { free: 30, starter: 30, pro: 90, premium: 365, team: 365 } as const;

describe.each(tiers)('the analytics of %s', (tier) => {
  it(`TIER-10 reach back ${reach[tier]} days, and a longer period is rejected`, async () => {
    expect(plans[tier].analyticsDays).toBe(reach[tier]);
    const { token, userId } = await test.signUp(`ada-${tier}`);
    // The profile makes the account, whose plan then changes.
    await test.call('GET', '/api/user/profile', { token });
    await test.app.accounts.changeTier(userId, tier);
    for (const period of periods) {
      const response = await test.call('GET', `/api/analytics/overview?period=${period}`, {
        token,
      });
      const body = (await response.json()) as { code?: string };
      const isWithin = periodDays[period] <= reach[tier];
      expect([period, response.status]).toEqual([period, isWithin ? 200 : 403]);
      expect(body.code).toBe(isWithin ? undefined : 'analytics.period_locked');
    }
    const standard = await test.call('GET', '/api/analytics/overview', { token });
    expect([standard.status, DEFAULT_PERIOD]).toEqual([200, '30d']);
  });
});
