// An operator finds an account, gives it a plan, suspends and reinstates it, and reads what was done in the log.
import { expect, test } from '@playwright/test';
import { expectAccessibleInBothThemes } from './support/accessible.ts';
import { operators } from './support/origins.ts';
import {
  createPage,
  createPerson,
  publishPage,
  sendLogin,
  startSession,
} from './support/people.ts';
import { expectPublicPage } from './support/public-pages.ts';

test('an operator finds an account, suspends it, and its owner is kept out until it is reinstated', async ({
  browser,
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const address = operators[3] ?? '';
  const operator = await createPerson(request, { fullName: 'Olga Op', address, confirmed: true });
  const ada = await createPerson(request);
  await publishPage(request, ada, await createPage(request, ada));
  await expectPublicPage(request, ada.username, { status: 200 });

  await startSession(page, operator);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Admin' }).click();
  await expect(page.getByRole('region', { name: 'Database' })).toContainText('PostgreSQL');
  const nav = page.getByRole('navigation', { name: 'Admin' });
  await nav.getByRole('link', { name: 'Users' }).click();
  await page.getByRole('searchbox', { name: 'Search users' }).fill(ada.username);
  await page.getByRole('link', { name: new RegExp(ada.username) }).click();
  await expect(page.getByRole('region', { name: 'Page' })).toContainText('Live');

  await page.getByRole('button', { name: 'Suspend account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('It sends spam');
  await dialog.getByRole('button', { name: 'Suspend account' }).click();
  await expect(page.getByText('Account suspended', { exact: true })).toBeVisible();
  await expect(page.getByText(/Suspended since/)).toBeVisible();
  await expectPublicPage(request, ada.username, { status: 410 });

  const login = await (await browser.newContext()).newPage();
  await login.goto('/login');
  await sendLogin(login, ada);
  await expect(
    login.getByText('Your account is suspended. We emailed you the reason.'),
  ).toBeVisible();

  await page.getByRole('button', { name: 'Reinstate account' }).click();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('A mistake');
  await dialog.getByRole('button', { name: 'Reinstate account' }).click();
  await expect(page.getByText('Account reinstated', { exact: true })).toBeVisible();
  await expectPublicPage(request, ada.username, { status: 200 });

  await nav.getByRole('link', { name: 'Log' }).click();
  const entry = page.getByRole('listitem').filter({ hasText: ada.username });
  await expect(entry.filter({ hasText: 'Suspended the account' })).toContainText('It sends spam');
  await expect(entry.filter({ hasText: 'Reinstated the account' })).toContainText(address);
});

test('only operators can open the admin area', { tag: '@slow' }, async ({ page, request }) => {
  await startSession(page, await createPerson(request));
  for (const path of ['/admin', '/admin/users', '/admin/jobs', '/admin/log']) {
    await page.goto(path);
    await page.waitForURL('**/dashboard');
  }
});

test('the admin area is accessible in both themes, and fits a phone', { tag: '@slow' }, async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  const address = operators[4] ?? '';
  const operator = await createPerson(request, { address, confirmed: true });
  const ada = await createPerson(request);
  await startSession(page, operator);
  await page.goto('/admin/users');
  await page.getByRole('searchbox', { name: 'Search users' }).fill(ada.username);
  await page.getByRole('link', { name: new RegExp(ada.username) }).click();
  await expect(page.getByRole('region', { name: 'Sessions' })).toBeVisible();
  const userPath = new URL(page.url()).pathname;
  await page.getByRole('button', { name: 'Change plan' }).click();
  await expectAccessibleInBothThemes(page, 'plan dialog');
  await page.getByRole('textbox', { name: 'Reason' }).fill('A partner');
  await page.getByRole('button', { name: 'Give plan' }).click();
  await expect(page.getByRole('region', { name: 'Plan' })).toContainText('no end date');

  const paths = ['/admin', '/admin/users', userPath, '/admin/jobs', '/admin/emails', '/admin/log'];
  for (const path of paths) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
    await expectAccessibleInBothThemes(page, path);
    await page.setViewportSize({ width: 375, height: 740 });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, `${path} scrolls sideways`).toBe(375);
  }
});
