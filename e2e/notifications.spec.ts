// What happened reaches the feed, the bell and the settings of the running product.
import { expect, test } from '@playwright/test';
import { expectAccessibleInBothThemes } from './support/accessible.ts';
import { createPage, createPerson, publishPage, startSession } from './support/people.ts';

test('FEED-1 FEED-15 a published page shows up in the open feed, and is read by a click', async ({
  page,
  request,
}) => {
  const person = await createPerson(request);
  const id = await createPage(request, person);
  await startSession(page, person);
  await page.goto('/dashboard');
  const feed = page.getByRole('region', { name: 'Activity Feed' });
  await expect(feed.getByText('Real-time updates enabled')).toBeVisible();
  await publishPage(request, person, id);
  const published = feed.getByRole('link', { name: /published/i });
  await expect(published).toBeVisible({ timeout: 20_000 });
  const bell = page.getByRole('button', { name: /^Notifications/ }).first();
  const unread = Number(/(\d+) unread/.exec((await bell.getAttribute('aria-label')) ?? '')?.[1]);
  await published.click();
  await expect(page).not.toHaveURL(/dashboard/);
  await page.goto('/dashboard');
  const rest = unread > 1 ? `Notifications, ${unread - 1} unread` : 'Notifications';
  await expect(page.getByRole('button', { name: rest, exact: true }).first()).toBeVisible();
});

test('FEED-7 FEED-8 everything is read and archived from the menu, and comes back by Undo', {
  tag: '@slow',
}, async ({ page, request }) => {
  const person = await createPerson(request);
  await publishPage(request, person, await createPage(request, person));
  await startSession(page, person);
  await page.goto('/dashboard');
  const feed = page.getByRole('region', { name: 'Activity Feed' });
  const choose = async (name: string) => {
    await feed.getByRole('button', { name: 'Activity Feed menu' }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  await expect(feed.getByText(/unread/).first()).toBeVisible();
  await choose('Mark All as Read');
  await expect(page.getByText('All notifications marked as read')).toBeVisible();
  await expect(feed.getByText(/\d unread/)).toBeHidden();
  await choose('Archive Activity');
  await expect(feed.getByText('No notifications yet')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(feed.getByRole('listitem').first()).toBeVisible();
});

test('SET-14 SET-17 SET-18 API-28 preferences are saved, and hold after a reload', {
  tag: '@slow',
}, async ({ page, request }) => {
  const person = await createPerson(request);
  await startSession(page, person);
  await page.goto('/settings?tab=notifications');
  await page.getByRole('button', { name: /^Essential/ }).click();
  await page.getByRole('switch', { name: 'Use quiet hours' }).check();
  await page.getByLabel('End').fill('07:30');
  await page.getByRole('button', { name: 'Save preferences' }).click();
  await expect(page.getByText('Notification preferences saved')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('End')).toHaveValue('07:30');
  await expect(
    page.getByRole('switch', { name: 'All Engagement notifications' }),
  ).not.toBeChecked();
  await expect(page.getByRole('button', { name: /^Essential/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('FEED-1 SET-13 the feed, the bell and the preferences are accessible', {
  tag: '@slow',
}, async ({ page, request }) => {
  const person = await createPerson(request);
  await publishPage(request, person, await createPage(request, person));
  await startSession(page, person);
  await page.goto('/dashboard');
  await expect(
    page.getByRole('region', { name: 'Activity Feed' }).getByRole('listitem').first(),
  ).toBeVisible();
  await page
    .getByRole('button', { name: /^Notifications/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
  await expectAccessibleInBothThemes(page, 'the dashboard with the bell open');
  await page.goto('/settings?tab=notifications');
  await expect(page.getByRole('switch', { name: 'Email' })).toBeVisible();
  await expectAccessibleInBothThemes(page, 'the preferences');
});
