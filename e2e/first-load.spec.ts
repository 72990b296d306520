// What first visits to the dashboard and the studio take over the wire, with an empty cache and until nothing more is
// asked for, and that a second visit takes no code.
import { expect, type Page, type Response, test } from '@playwright/test';
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

for (const { name, path, limit, isThere } of screens) {
  test(`the ${name} loads at most ${limit / 1024} KB of scripts and styles`, async ({
    page,
    request,
  }) => {
    const person = await createPerson(request);
    await createPage(request, person);
    await startSession(page, person);
    await saveData(page);
    const responses: Response[] = [];
    page.on('response', (response) => responses.push(response));
    await page.goto(path);
    await expect(isThere(page)).toBeVisible();
    // What draws toasts comes last, once the page is idle.
    await page.locator('section[aria-label^="Notifications"]').waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    const code = responses.filter((response) => isCode(response.url()));
    const weights = await Promise.all(
      code.map(async (response) => {
        const { responseBodySize: bytes } = await response.request().sizes();
        return { bytes, url: response.url() };
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

test('a second visit asks the network for no code', async ({ page, request }) => {
  const person = await createPerson(request);
  await createPage(request, person);
  await startSession(page, person);
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  const requested = new Map<string, string>();
  const cached = new Set<string>();
  network.on('Network.requestWillBeSent', ({ requestId, request: { url } }) => {
    if (isCode(url) && url.includes('/assets/')) requested.set(requestId, url);
  });
  network.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId));
  network.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) cached.add(requestId);
  });
  const notCached = () => [...requested].filter(([id]) => !cached.has(id)).map(([, url]) => url);
  for (const { path, isThere } of screens) {
    await page.goto(path);
    await expect(isThere(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  // What comes later than that, such as a worker, may be new to the second visit.
  const loaded = new Set(requested.values());
  expect(notCached().length).toBeGreaterThan(5);
  for (const { path, isThere } of screens) {
    requested.clear();
    await page.goto(path);
    await expect(isThere(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(requested.size, path).toBeGreaterThan(5);
    expect(
      notCached().filter((url) => loaded.has(url)),
      path,
    ).toEqual([]);
  }
});
