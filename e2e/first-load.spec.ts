// What first visits to the dashboard and the studio take over the wire, with an empty cache and until nothing more is
// asked for, and that a second visit takes no code.
import { expect, type Page, type Request, test } from '@playwright/test';
import { isLive } from './support/live.ts';
import { appOrigin } from './support/origins.ts';
import { createPage, createPerson, startSession } from './support/people.ts';
import { chatInput } from './support/studio.ts';

const screens = [
  { name: 'dashboard', path: '/dashboard', limit: 188 * 1024, isThere: isLive },
  { name: 'studio', path: '/ai-studio', limit: 234 * 1024, isThere: chatInput },
] as const;

/** The picture of the page comes once the browser is idle, from a worker. */
const isCode = (url: string) =>
  url.startsWith(appOrigin) &&
  /\.(js|css)$/.test(new URL(url).pathname) &&
  !url.includes('/compile-worker');

/** What is fetched ahead for later, once the browser is idle, is left out where the user saves data. */
const saveData = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });

/** The requests for code so far, and a wait for their ends. What draws toasts comes last. */
function watchCode(page: Page) {
  const requests = new Set<Request>();
  const ended = new Set<Request>();
  page.on('request', (request) => isCode(request.url()) && requests.add(request));
  page.on('requestfinished', (request) => ended.add(request));
  page.on('requestfailed', (request) => ended.add(request));
  return {
    requests,
    async untilLoaded() {
      await page.locator('section[aria-label^="Notifications"]').waitFor({ state: 'attached' });
      await expect
        .poll(() => [...requests].filter((one) => !ended.has(one)).map((one) => one.url()))
        .toEqual([]);
    },
  };
}

for (const { name, path, limit, isThere } of screens) {
  test(`the ${name} loads at most ${limit / 1024} KB of scripts and styles`, async ({
    page,
    request,
  }) => {
    const person = await createPerson(request);
    await createPage(request, person);
    await startSession(page, person);
    await saveData(page);
    const { requests, untilLoaded } = watchCode(page);
    await page.goto(path);
    await expect(isThere(page)).toBeVisible();
    await untilLoaded();
    const weights = await Promise.all(
      [...requests].map(async (request) => {
        const { responseBodySize: bytes } = await request.sizes();
        return { bytes, url: request.url() };
      }),
    );
    const list = weights.map(({ bytes, url }) => `${bytes} ${url}`).join('\n');
    expect(weights.length, list).toBeGreaterThan(5);
    expect(
      weights.reduce((sum, { bytes }) => sum + bytes, 0),
      list,
    ).toBeLessThanOrEqual(limit);
  });
}

test('a second visit asks the network for no code', { tag: '@slow' }, async ({ page, request }) => {
  const person = await createPerson(request);
  await createPage(request, person);
  await startSession(page, person);
  /** What crossed the network; of what the cache had, nothing is transferred. */
  const transferred = async () => {
    const resources = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map((entry) => entry as PerformanceResourceTiming)
        .map(({ name, transferSize }) => ({ url: name, transferSize })),
    );
    const code = resources.filter(({ url }) => isCode(url) && url.includes('/assets/'));
    expect(code.length).toBeGreaterThan(5);
    return code.filter(({ transferSize }) => transferSize > 0).map(({ url }) => url);
  };
  const { untilLoaded } = watchCode(page);
  const loaded = new Set<string>();
  for (const { path, isThere } of screens) {
    await page.goto(path);
    await expect(isThere(page)).toBeVisible();
    await untilLoaded();
    for (const url of await transferred()) loaded.add(url);
  }
  expect(loaded.size).toBeGreaterThan(5);
  for (const { path, isThere } of screens) {
    await page.goto(path);
    await expect(isThere(page)).toBeVisible();
    await untilLoaded();
    // What comes later than the visit, such as a worker, may be new to the second one.
    const again = (await transferred()).filter((url) => loaded.has(url));
    expect(again, path).toEqual([]);
  }
});
