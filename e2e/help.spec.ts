// The help center: articles with addresses of their own, with and without scripts, linked from what they explain.
import { expect, test } from '@playwright/test';
import { createPerson, startSession } from './support/people.ts';

test('ROUTE-18 an article is read without scripts, and by its own address', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/help/qr-code');
  await expect(page).toHaveTitle('QR code · Help Center · Vys');
  await expect(page.getByRole('heading', { name: 'QR code' })).toBeVisible();
  await page.getByRole('link', { name: 'Share your page' }).click();
  await expect(page).toHaveURL(/\/help\/share$/);
  await expect(page.getByRole('heading', { name: 'Share your page' })).toBeVisible();
  await context.close();
});

test('the app takes the place of the text that the server wrote', async ({ page }) => {
  await page.goto('/help/qr-code?lang=de');
  await expect(page.getByRole('searchbox')).toBeVisible();
  await expect(page.locator('#help-text')).toHaveCount(0);
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('once it is there, the help center is searched and read without a network', async ({
  page,
  context,
}) => {
  await page.goto('/help');
  await expect(page.getByRole('heading', { name: 'Getting started' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await context.setOffline(true);
  await page.getByRole('searchbox').fill('watermrk');
  await page.getByRole('link', { name: /The .Made with Vys. link/ }).click();
  await expect(page.getByRole('heading', { name: 'The “Made with Vys” link' })).toBeVisible();
  await expect(page.getByText('Good to know')).toBeVisible();
  // The configuration and the icon of the tab may be asked for again; nothing of the help center is.
  expect(requests.filter((url) => /\.js$|\/help/.test(url))).toEqual([]);
});

test('a screen leads to the article that explains it, in a tab of its own', async ({
  page,
  request,
}) => {
  await startSession(page, await createPerson(request));
  await page.goto('/settings?tab=security');
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Help: Passkeys' }).click();
  const article = await opened;
  await expect(article.getByRole('heading', { name: 'Passkeys' })).toBeVisible();
  expect(new URL(article.url()).pathname).toBe('/help/passkeys');
  expect(new URL(page.url()).pathname).toBe('/settings');
});
