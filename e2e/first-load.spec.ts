// What a first visit to the dashboard takes over the wire, with an empty cache and until nothing more is asked for.
import { expect, type Response, test } from '@playwright/test';
import { isLive } from './support/live.ts';
import { appOrigin } from './support/origins.ts';
import { createPage, createPerson, startSession } from './support/people.ts';

const LIMIT = 220_000;

test('the dashboard loads at most 220 KB of scripts and styles', async ({ page, request }) => {
  const person = await createPerson(request);
  await createPage(request, person);
  await startSession(page, person);
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto('/dashboard');
  await expect(isLive(page)).toBeVisible();
  // What draws toasts comes last, once the page is idle.
  await page.locator('section[aria-label^="Notifications"]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  const weights = await Promise.all(
    responses.map(async (response) => {
      const { responseBodySize: bytes } = await response.request().sizes();
      return { type: response.request().resourceType(), bytes, url: response.url() };
    }),
  );
  // The picture of the page comes once the browser is idle: from the host of the pages, and from a worker.
  const code = weights.filter(
    ({ url }) =>
      url.startsWith(appOrigin) &&
      /\.(js|css)$/.test(new URL(url).pathname) &&
      !url.includes('/compile-worker'),
  );
  const list = weights.map(({ bytes, type, url }) => `${bytes} ${type} ${url}`).join('\n');
  expect(code.length, list).toBeGreaterThan(5);
  expect(
    code.reduce((sum, { bytes }) => sum + bytes, 0),
    list,
  ).toBeLessThanOrEqual(LIMIT);
});
