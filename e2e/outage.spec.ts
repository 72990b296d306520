// Outages of the server, short and long: they sign no user out, and work goes on after them.
import { expect, test } from '@playwright/test';
import {
  dispatchOnline,
  endBrowserSessions,
  expireToken,
  greeting,
  reconnecting,
  signInNewPerson,
  stopServer,
} from './support/sessions.ts';
import { changeHeadline, signInToStudio } from './support/studio.ts';

test('SESSION-11 a server that is down for 4 s at start signs no user out', {
  tag: '@slow',
}, async ({ page, context, request }) => {
  await signInNewPerson(page, request, { remember: true });
  await expireToken(page);
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

test('SESSION-11 parts of the app that are not loaded yet appear after the outage', {
  tag: '@slow',
}, async ({ page, context, request }) => {
  await signInNewPerson(page, request, { remember: true });
  const parts = /\/assets\/(workspace|shell|dashboard-screen)-|\/(api|auth|realms)\//;
  const startServer = await stopServer(context, parts);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Reconnecting…' })).toBeVisible();
  await startServer();
  await expect(greeting(page)).toBeVisible({ timeout: 35_000 });
});

test('SESSION-11 where nothing can be shown at start, the whole screen says so and leads on', {
  tag: '@slow',
}, async ({ page, context, request }) => {
  await signInNewPerson(page, request, { remember: true });
  await expireToken(page);
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

test('SESSION-10 half a minute without a server, while the token expires, keeps session and edits', {
  tag: '@slow',
}, async ({ page, context, request }) => {
  await page.clock.install();
  await signInToStudio(page, request);
  const headline = await changeHeadline(page, 'Hello there');

  // Two seconds before the refresh is due: it fails, and the token ends during the outage.
  await page.clock.fastForward(230_000);
  const startServer = await stopServer(context);
  for (let second = 0; second < 40; second += 10) await page.clock.runFor(10_000);
  await page.clock.fastForward(45_000);
  await expect(reconnecting(page)).toBeVisible();
  await expect(page).toHaveURL(/\/ai-studio$/);
  await expect(headline).toBeVisible();
  // The save waits for the new token, and is sent with it.
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await startServer();
  await dispatchOnline(page);
  await expect(page.getByText('Page saved successfully')).toBeVisible();
  await expect(reconnecting(page)).toHaveCount(0);
});

test('STUDIO-27 a save that did not reach the server is sent when the outage is over', {
  tag: '@slow',
}, async ({ page, context, request }) => {
  await signInToStudio(page, request);
  await changeHeadline(page, 'Hello there');
  const startServer = await stopServer(context);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/^Failed to save: /)).toBeVisible();
  await expect(reconnecting(page)).toBeVisible();
  await startServer();
  await dispatchOnline(page);
  await expect(page.getByText('Page saved successfully')).toBeVisible();
});

test('a server that is too busy to refresh (503) signs no user out', { tag: '@slow' }, async ({
  page,
  context,
  request,
}) => {
  await signInNewPerson(page, request, { remember: true });
  await expireToken(page);
  const busy = { error: 'server_error', error_description: 'Try again soon.' };
  await context.route('**/token', (route) => route.fulfill({ status: 503, json: busy }));
  await page.goto('/dashboard');
  await expect(reconnecting(page)).toBeVisible();
  await context.unroute('**/token');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(greeting(page)).toBeVisible();
  await expect(reconnecting(page)).toHaveCount(0);
});

test("SESSION-4 SESSION-22 a session that was revoked during an outage ends after it, on the server's word", {
  tag: '@slow',
}, async ({ page, context, request }) => {
  const person = await signInNewPerson(page, request, { remember: true });
  await expireToken(page);
  const startServer = await stopServer(context);
  await page.goto('/dashboard');
  await expect(reconnecting(page)).toBeVisible();
  await endBrowserSessions(request, person);
  await expect(page).toHaveURL(/\/dashboard$/);
  await startServer();
  await dispatchOnline(page);
  await page.waitForURL('**/login');
  await expect(page.getByText('Session expired, please login again')).toBeVisible();
});

test('SESSION-14 a screen that is opened during an outage appears after it', {
  tag: '@slow',
}, async ({ page, context, request }) => {
  await signInNewPerson(page, request);
  const startServer = await stopServer(context, /./);
  await page.getByRole('link', { name: 'Settings' }).first().click();
  await expect(reconnecting(page)).toBeVisible();
  await expect(page.getByText('Something went wrong')).toHaveCount(0);
  await startServer();
  await dispatchOnline(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect(reconnecting(page)).toHaveCount(0);
});
