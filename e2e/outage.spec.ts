// Outages of the server, short and long: nobody is signed out by them, and work goes on after them.
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { bearer, createPage, createPerson, signIn } from './support/people.ts';

/** As if time had passed: an app that starts now must refresh first. */
const letExpire = (page: Page) =>
  page.evaluate(() => localStorage.setItem('vys.expires_at', String(Date.now() - 1000)));

const CALLS = /\/(api|auth|realms)\//;

/** From now on nothing comes back from the server; returns what brings it up again. */
async function stopServer(context: BrowserContext, what: RegExp = CALLS) {
  await context.route(what, (route) => route.abort('connectionrefused'));
  return () => context.unroute(what);
}

const reconnecting = (page: Page) => page.getByRole('status').filter({ hasText: 'Reconnecting…' });
const greeting = (page: Page) => page.getByRole('heading', { level: 1, name: /^Good / });

test('SESSION-4 SESSION-11 a server that is down for 4 s at start signs nobody out', async ({
  page,
  context,
  request,
}) => {
  await signIn(page, await createPerson(request), { remember: true });
  await greeting(page).waitFor();
  await letExpire(page);
  const startServer = await stopServer(context);
  await page.clock.install();
  await page.goto('/dashboard');
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await page.clock.runFor(4000);
  await expect(reconnecting(page)).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  await startServer();
  await page.clock.runFor(10_000);
  await expect(greeting(page)).toBeVisible();
  await expect(reconnecting(page)).toHaveCount(0);
});

test('SESSION-11 parts of the app that are not loaded yet appear after the outage', async ({
  page,
  context,
  request,
}) => {
  await signIn(page, await createPerson(request), { remember: true });
  await greeting(page).waitFor();
  const parts = /\/assets\/(workspace|shell|dashboard-screen)-|\/(api|auth|realms)\//;
  const startServer = await stopServer(context, parts);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Reconnecting…' })).toBeVisible();
  await startServer();
  await expect(greeting(page)).toBeVisible({ timeout: 35_000 });
});

test('SESSION-11 where nothing can be shown at start, the whole screen says so and leads on', async ({
  page,
  context,
  request,
}) => {
  await signIn(page, await createPerson(request), { remember: true });
  await greeting(page).waitFor();
  await letExpire(page);
  await page.evaluate(() => localStorage.removeItem('vys.user'));
  const startServer = await stopServer(context);
  // While the clock stands still, nothing is retried by itself.
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1000);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Reconnecting…' })).toBeVisible();
  await startServer();
  await page.getByRole('button', { name: 'Try now' }).click();
  await expect(greeting(page)).toBeVisible();
});

test('SESSION-4 SESSION-10 half a minute without a server, while the token expires, keeps session and edits', async ({
  page,
  context,
  request,
}) => {
  const person = await createPerson(request);
  await createPage(request, person);
  await page.clock.install();
  await signIn(page, person);
  await page.goto('/ai-studio');
  await page.getByPlaceholder('Message AI Studio...').fill('make the headline "Hello there"');
  await page.keyboard.press('Enter');
  const preview = page.frameLocator('iframe[title*="review"]');
  await expect(preview.getByRole('heading', { name: 'Hello there' })).toBeVisible();

  // Two seconds before the refresh is due: it fails, and the token ends during the outage.
  await page.clock.fastForward(230_000);
  const startServer = await stopServer(context);
  for (let second = 0; second < 40; second += 10) await page.clock.runFor(10_000);
  await page.clock.fastForward(45_000);
  await expect(reconnecting(page)).toBeVisible();
  await expect(page).toHaveURL(/\/ai-studio$/);
  await expect(preview.getByRole('heading', { name: 'Hello there' })).toBeVisible();
  // The save waits for the new token, and is sent with it.
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await startServer();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByText('Page saved successfully')).toBeVisible();
  await expect(reconnecting(page)).toHaveCount(0);
});

test('STUDIO-27 a save that did not reach the server is sent when the outage is over', async ({
  page,
  context,
  request,
}) => {
  const person = await createPerson(request);
  await createPage(request, person);
  await signIn(page, person);
  await page.goto('/ai-studio');
  await page.getByPlaceholder('Message AI Studio...').fill('make the headline "Hello there"');
  await page.keyboard.press('Enter');
  const preview = page.frameLocator('iframe[title*="review"]');
  await expect(preview.getByRole('heading', { name: 'Hello there' })).toBeVisible();
  const startServer = await stopServer(context);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/^Failed to save: /)).toBeVisible();
  await expect(reconnecting(page)).toBeVisible();
  await startServer();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByText('Page saved successfully')).toBeVisible();
});

test('SESSION-4 a server that is too busy to refresh (503) signs nobody out', async ({
  page,
  context,
  request,
}) => {
  await signIn(page, await createPerson(request), { remember: true });
  await greeting(page).waitFor();
  await letExpire(page);
  const busy = { error: 'server_error', error_description: 'Try again soon.' };
  await context.route('**/token', (route) => route.fulfill({ status: 503, json: busy }));
  await page.goto('/dashboard');
  await expect(reconnecting(page)).toBeVisible();
  await context.unroute('**/token');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(greeting(page)).toBeVisible();
  await expect(reconnecting(page)).toHaveCount(0);
});

test("SESSION-4 SESSION-22 a session that was revoked during an outage ends after it, on the server's word", async ({
  page,
  context,
  request,
}) => {
  const person = await createPerson(request);
  await signIn(page, person, { remember: true });
  await greeting(page).waitFor();
  await letExpire(page);
  const startServer = await stopServer(context);
  await page.goto('/dashboard');
  await expect(reconnecting(page)).toBeVisible();
  const ended = await request.post('/api/auth/sessions/end', {
    headers: bearer(person),
    data: { scope: 'others' },
  });
  expect(ended.status()).toBe(204);
  await expect(page).toHaveURL(/\/dashboard$/);
  await startServer();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await page.waitForURL('**/login');
  await expect(page.getByText('Session expired, please login again')).toBeVisible();
});

test('SESSION-14 a screen that is opened during an outage appears after it', async ({
  page,
  context,
  request,
}) => {
  await signIn(page, await createPerson(request));
  await greeting(page).waitFor();
  const startServer = await stopServer(context, /./);
  await page.getByRole('link', { name: 'Settings' }).first().click();
  await expect(reconnecting(page)).toBeVisible();
  await expect(page.getByText('Something went wrong')).toHaveCount(0);
  await startServer();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect(reconnecting(page)).toHaveCount(0);
});
