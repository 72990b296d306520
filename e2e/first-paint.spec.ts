// How soon the studio is seen over a slow connection, without anything in the browser's cache.
import { expect, test } from '@playwright/test';
import { createPage, createPerson, startSession } from './support/people.ts';
import { untilQuiet, watchRequests } from './support/requests.ts';
import { chatInput, preview } from './support/studio.ts';

/** Of slow 3G, as WebPageTest and Lighthouse define it: 400 kbit/s, 400 ms for each round trip. */
const slow3G = {
  offline: false,
  latency: 400,
  downloadThroughput: 50_000,
  uploadThroughput: 50_000,
};
const fast = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
const FIRST_PAINT_MS = 3_000;
/** Files of the app and what it reads from the server: 55 when this was written. */
const MOST_REQUESTS = 60;

test('the frame of the studio is painted within 3 s on slow 3G, and makes way for the studio in fewer than 60 requests', {
  tag: '@slow',
}, async ({ page, request }) => {
  const person = await createPerson(request);
  await createPage(request, person);
  await startSession(page, person);
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.setCacheDisabled', { cacheDisabled: true });
  await network.send('Network.emulateNetworkConditions', slow3G);
  const urls = watchRequests(page);
  await page.goto('/ai-studio', { waitUntil: 'commit' });
  const frame = page.getByText('Opening your studio...');
  await expect(frame).toBeVisible();
  const readPaints = () =>
    page.evaluate(() =>
      performance.getEntriesByName('first-contentful-paint').map(({ startTime }) => startTime),
    );
  await expect.poll(readPaints).toHaveLength(1);
  expect((await readPaints())[0]).toBeLessThan(FIRST_PAINT_MS);
  // What comes after the first paint takes the same requests, but not the time.
  await network.send('Network.emulateNetworkConditions', fast);
  await expect(chatInput(page)).toBeVisible({ timeout: 30_000 });
  await expect(frame).toBeHidden();
  await expect(preview(page).getByRole('heading', { name: 'Ada Moss' })).toBeVisible();
  await untilQuiet(urls);
  expect(urls.length, urls.join('\n')).toBeLessThan(MOST_REQUESTS);
});

test('visitors see the sign-in screen instead of the frame of the studio', async ({ page }) => {
  await page.goto('/ai-studio');
  await expect(page.getByLabel('Email')).toBeVisible();
  await expect(page.getByText('Opening your studio...')).toBeHidden();
});
