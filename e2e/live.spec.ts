// The live channel between browsers, tabs and the server: what happens in one place is seen in the others.
import { expect, type Page, test } from '@playwright/test';
import { feedOf, isLive, sendNotification, watchSockets } from './support/live.ts';
import {
  createPage,
  createPerson,
  type Person,
  publishPage,
  startSession,
} from './support/people.ts';
import { dispatchOnline, stopServer } from './support/sessions.ts';

async function openDashboard(page: Page, person: Person) {
  await startSession(page, person, { remember: true });
  await page.goto('/dashboard');
  await expect(isLive(page)).toBeVisible();
}

test('LIVE-1 LIVE-2 LIVE-3 a notification appears in another browser without a reload, and is counted', async ({
  page,
  browser,
  request,
}) => {
  const person = await createPerson(request);
  const elsewhere = await (await browser.newContext()).newPage();
  const sockets = watchSockets(page.context());
  await openDashboard(page, person);
  await openDashboard(elsewhere, person);
  expect(sockets.urls[0]).toMatch(/[?&]ticket=/);
  expect(sockets.urls[0]).not.toContain('token=');
  const before = await feedOf(elsewhere).getByRole('listitem').count();
  await sendNotification(request, person, 'Made elsewhere');
  for (const one of [page, elsewhere]) {
    await expect(feedOf(one).getByRole('listitem').first()).toContainText('Made elsewhere');
  }
  await expect(
    elsewhere.getByRole('button', { name: `Notifications, ${before + 1} unread` }).first(),
  ).toBeVisible();
  await elsewhere.context().close();
});

test('FEED-7 what is read in one browser is read in the other', { tag: '@slow' }, async ({
  page,
  browser,
  request,
}) => {
  const person = await createPerson(request);
  await sendNotification(request, person, 'Read me');
  const elsewhere = await (await browser.newContext()).newPage();
  await openDashboard(page, person);
  await openDashboard(elsewhere, person);
  await expect(feedOf(elsewhere).getByText(/\d unread/)).toBeVisible();
  await feedOf(page).getByRole('button', { name: 'Activity Feed menu' }).click();
  await page.getByRole('menuitem', { name: 'Mark All as Read' }).click();
  await expect(feedOf(elsewhere).getByText(/unread/i)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(feedOf(elsewhere).getByText(/\d unread/)).toBeVisible();
  await elsewhere.context().close();
});

test('two tabs hold one socket, and the other one takes over without a gap', {
  tag: '@slow',
}, async ({ page, context, request }) => {
  const person = await createPerson(request);
  const sockets = watchSockets(context);
  await openDashboard(page, person);
  const second = await context.newPage();
  await second.goto('/dashboard');
  await expect(isLive(second)).toBeVisible();
  await sendNotification(request, person, 'To both');
  await expect(feedOf(page).getByText('To both')).toBeVisible();
  await expect(feedOf(second).getByText('To both')).toBeVisible();
  expect(sockets.opened()).toBe(1);
  await Promise.all([page.close(), sendNotification(request, person, 'In between')]);
  await expect(feedOf(second).getByText('In between')).toBeVisible();
  await expect(isLive(second)).toBeVisible();
  expect(sockets.opened()).toBe(2);
  await sendNotification(request, person, 'Afterwards');
  await expect(feedOf(second).getByText('Afterwards')).toBeVisible();
});

test('LIVE-4 what happened while the server was away is there when it is back', {
  tag: '@slow',
}, async ({ page, context, request }) => {
  const person = await createPerson(request);
  const kill: (() => Promise<void>)[] = [];
  await page.routeWebSocket(/\/api\/notifications\/ws\?/, (socket) => {
    socket.connectToServer();
    kill.push(() => socket.close({ code: 1012 }));
  });
  await openDashboard(page, person);
  const startServer = await stopServer(context);
  for (const end of kill) await end();
  await expect(feedOf(page).getByRole('button', { name: 'Reconnect' })).toBeVisible();
  await expect(isLive(page)).toBeHidden();
  await sendNotification(request, person, 'During the outage');
  await startServer();
  await dispatchOnline(page);
  await expect(isLive(page)).toBeVisible();
  await expect(feedOf(page).getByText('During the outage')).toHaveCount(1);
  expect(kill.length).toBeGreaterThan(1);
});

test('LIVE-6 signing out closes the channel, and nothing comes back', { tag: '@slow' }, async ({
  page,
  context,
  request,
}) => {
  const person = await createPerson(request);
  const sockets = watchSockets(context);
  await openDashboard(page, person);
  await page
    .getByRole('button', { name: /^Account menu|Ada Moss/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.waitForURL('**/login');
  await expect.poll(sockets.open).toBe(0);
  expect(sockets.opened()).toBe(1);
});

test('a page that is published in one browser is published on the dashboard of the other', {
  tag: '@slow',
}, async ({ page, request }) => {
  const person = await createPerson(request);
  const id = await createPage(request, person);
  await openDashboard(page, person);
  const card = page.getByRole('region', { name: 'Page performance' });
  await expect(card.getByText('Draft')).toBeVisible();
  await publishPage(request, person, id);
  await expect(card.getByText('Published')).toBeVisible();
});
