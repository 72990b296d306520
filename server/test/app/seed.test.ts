// The demo creator: complete after one run, unchanged after another.
import type { Overview, Period } from '@vys/contract/analytics/analytics';
import type { User } from '@vys/contract/identity/accounts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { generateVisits } from '../../../bench/measure/visits.ts';
import { demo } from '../../../tools/dev/demo-creator.ts';
import { seedDemo } from '../../../tools/dev/seed.ts';
import { startTestApp, type TestApp } from '../app.ts';
import { sendRequest } from '../clients/http-client.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.stop());

it('PUB-1 ANA-5 GOAL-8 the seed creates a published page with plausible stats and its goals, once', {
  tags: 'slow',
}, async () => {
  const deps = { app: test.app, db: test.test.db };
  const added = await seedDemo(deps);
  expect(added).toBeGreaterThan(1000);
  expect(await seedDemo(deps)).toBe(0);

  const page = await sendRequest(test.config.pagesOrigin, `/${demo.username}`);
  expect(page.status).toBe(200);
  expect(page.body.toString()).toContain('Low Tide');

  const token = await signIn();
  const readOverview = async (period: Period) => {
    const path = `/api/analytics/overview?period=${period}`;
    const response = await test.call('GET', path, { token });
    return ((await response.json()) as { data: Overview }).data;
  };
  const month = await readOverview('30d');
  const week = await readOverview('7d');
  const pageId = String(month.topPages[0]?.page_id);
  const { views, clicks } = await test.app.analytics.totals(test.test.db, pageId);
  expect(views + clicks).toBe(added);
  expect(Math.abs(month.viewsChange ?? 1000)).toBeLessThan(60);
  expect(month.uniqueVisitors).toBeLessThan(month.totalViews);
  expect(month.engagementRate).toBeGreaterThan(20);
  expect(month.engagementRate).toBeLessThan(80);
  expect(week.viewsChange).not.toBeNull();

  const profile = await (await test.call('GET', '/api/user/profile', { token })).json();
  const { goals, goal_notifications } = (profile as { data: User }).data;
  expect(goals.current_views_goal).toBeGreaterThan(views);
  expect(goal_notifications).toContain('views_1000');
});

/** With the password that the seed prints. */
async function signIn(): Promise<string> {
  const form = { grant_type: 'password', client_id: 'vys-web', scope: 'openid' };
  const response = await fetch(
    `${test.config.appOrigin}/realms/vys/protocol/openid-connect/token`,
    {
      method: 'POST',
      body: new URLSearchParams({ ...form, username: demo.email, password: demo.password }),
    },
  );
  expect(response.status).toBe(200);
  return ((await response.json()) as { access_token: string }).access_token;
}

it('the same seed creates the same visits, in order and within their days', () => {
  const end = new Date('2026-03-01T12:00:00Z');
  const plan = {
    seed: 1,
    end,
    days: 10,
    viewsPerDay: 50,
    links: ['https://a.example/', 'https://b.example/'],
  };
  const [one, two] = [generateVisits(plan), generateVisits(plan)];
  expect(one).toEqual(two);
  expect(generateVisits({ ...plan, seed: 2 })).not.toEqual(one);
  const times = one.map((visit) => visit.at.getTime());
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  expect(times.at(-1)).toBeLessThanOrEqual(end.getTime());
  expect(times[0]).toBeGreaterThanOrEqual(end.getTime() - 10 * 86_400_000);
  const clicks = (url: string) => one.filter((visit) => visit.target === url).length;
  expect(clicks('https://a.example/')).toBeGreaterThan(clicks('https://b.example/'));
});
