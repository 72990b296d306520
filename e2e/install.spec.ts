// The workspace as an installed app: what the browser needs to know of it, what it keeps, and a new release.
import { expect, type Page, type Response, test } from '@playwright/test';
import { isLive } from './support/live.ts';
import { createPage, createPerson, startSession } from './support/people.ts';
import { greeting, signInNewPerson } from './support/sessions.ts';

type Manifest = {
  icons: { src: string; sizes: string; purpose: string }[];
  shortcuts: { url: string; icons: { src: string; sizes: string }[] }[];
  start_url: string;
};

test('the manifest names icons of the sizes that they have, and screens that are there', async ({
  page,
}) => {
  await page.goto('/login');
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest: Manifest = await (await page.request.get(href ?? '')).json();
  const kinds = manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`);
  expect(kinds).toEqual(
    expect.arrayContaining(['192x192 any', '512x512 any', '192x192 maskable', '512x512 maskable']),
  );
  const icons = [...manifest.icons, ...manifest.shortcuts.flatMap((shortcut) => shortcut.icons)];
  for (const { src, sizes } of icons) {
    const size = await page.evaluate(async (address) => {
      const bitmap = await createImageBitmap(await (await fetch(address)).blob());
      return `${bitmap.width}x${bitmap.height}`;
    }, src);
    expect(size, src).toBe(sizes);
  }
  for (const url of [manifest.start_url, ...manifest.shortcuts.map((shortcut) => shortcut.url)]) {
    await page.goto(url);
    await page.waitForURL((address) => address.pathname === '/login');
  }
});

test('a second visit asks for no code', { tag: '@slow' }, async ({ page, request }) => {
  const person = await createPerson(request);
  await createPage(request, person);
  await startSession(page, person);
  await openWhole(page);
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await openWhole(page);
  const code = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map((entry) => entry as PerformanceResourceTiming)
      .filter(({ name }) => /\.(js|css|woff2)$/.test(new URL(name).pathname))
      .map(({ name, transferSize }) => ({ name, transferSize })),
  );
  expect(code.length).toBeGreaterThan(5);
  expect(code.filter(({ transferSize }) => transferSize > 0)).toEqual([]);
  // The page itself is asked for, so that it names the files of the newest release.
  expect(responses.some((response) => new URL(response.url()).pathname === '/dashboard')).toBe(
    true,
  );
});

/** Until nothing more is loaded by itself. */
async function openWhole(page: Page) {
  await page.goto('/dashboard');
  await expect(isLive(page)).toBeVisible();
  await page.locator('section[aria-label^="Notifications"]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
}

test('a tab from before a new release loads the new one when a part is gone', {
  tag: '@slow',
}, async ({ page, request }) => {
  await signInNewPerson(page, request);
  let isOld = true;
  let documents = 0;
  // The files of the old release are gone from the server, and its page names them until it is loaded again.
  await page.route('**/assets/templates-screen*', async (route) => {
    if (isOld) await route.fulfill({ status: 404, json: { code: 'route.not_found' } });
    else await route.continue();
  });
  page.on('request', (sent) => {
    if (!sent.isNavigationRequest()) return;
    documents += 1;
    isOld = false;
  });
  await page.getByRole('link', { name: 'Templates' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Templates' })).toBeVisible();
  await expect(page).toHaveURL(/\/templates$/);
  expect(documents).toBe(1);
});

test('SHELL-18 a part that stays away after loading again is an error, not a loop', {
  tag: '@slow',
}, async ({ page, request }) => {
  await signInNewPerson(page, request);
  await page.route('**/assets/templates-screen*', (route) =>
    route.fulfill({ status: 404, json: { code: 'route.not_found' } }),
  );
  await page.getByRole('link', { name: 'Templates' }).click();
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
});

/** As the window of an installed app. */
const installed = () => {
  const matchMedia = window.matchMedia.bind(window);
  window.matchMedia = (query) => matchMedia(query === '(display-mode: standalone)' ? 'all' : query);
};

const countRegistrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

test('an installed app says that there is no network, and keeps neither code nor answers', {
  tag: '@slow',
}, async ({ page, context, request }) => {
  await page.addInitScript(installed);
  await signInNewPerson(page, request, { remember: true });
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.goto('/pages');
  await expect(page.getByRole('heading', { level: 1, name: 'Pages' })).toBeVisible();
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    );
    return lists.flat().map((url) => new URL(url).pathname);
  });
  expect(kept.toSorted()).toEqual(['/favicon.svg', '/offline.html', '/offline.js']);
  await context.setOffline(true);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: "You're offline" })).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  // By itself, as soon as there is a network.
  await context.setOffline(false);
  await expect(greeting(page)).toBeVisible();
});

test('a browser tab gets no service worker by itself', async ({ page, request }) => {
  await signInNewPerson(page, request);
  await expect(isLive(page)).toBeVisible();
  expect(await countRegistrations(page)).toBe(0);
});
