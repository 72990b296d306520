// The main job, end to end: sign up, choose a name, get a page, publish it, be visited, see the visit.
import { expect, test } from '@playwright/test';
import { pagesOrigin } from './support/origins.ts';
import { freshName } from './support/people.ts';

/** Longer than the captions of the building screen. */
const BUILDING_MS = 12_000;

test('ROUTE-25 ONB-1 DONE-5 STUDIO-1 PUB-1 a newcomer signs up, builds a page, publishes it and sees the visit counted', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  const name = freshName('nora');

  await page.goto('/signup');
  await page.getByLabel('Email').fill(`${name}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill('Correct-horse-7');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: /create account/i }).click();

  await page.waitForURL('**/onboarding/step-1');
  await page.getByRole('textbox').fill(name.toUpperCase());
  await expect(page.getByRole('textbox')).toHaveValue(name);
  await page.getByRole('button', { name: 'Next' }).click();

  await page.waitForURL('**/onboarding/step-2');
  await page.getByLabel(/title/i).first().fill('My shop');
  await page.getByLabel(/url/i).first().fill('https://example.com/shop');
  // What the captions say meanwhile has a test of its own.
  await page.clock.install();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.waitForURL('**/onboarding/building');
  await page.clock.runFor(BUILDING_MS);
  await page.waitForURL('**/onboarding-complete?pageId=*', { timeout: 30_000 });
  await expect(page.getByRole('heading', { name: 'Finish Your Page' })).toBeVisible();
  const preview = page.frameLocator('iframe[title*="review"]');
  await expect(preview.getByRole('link', { name: 'My shop' })).toBeVisible({ timeout: 15_000 });

  await page.getByRole('button', { name: 'Publish Page' }).click();
  await expect(page.getByText('Page published successfully!')).toBeVisible();
  await page.waitForURL('**/dashboard');
  const sheet = page.getByRole('dialog', { name: "You're live" });
  await expect(sheet.getByRole('img', { name: /^QR code of/ })).toBeVisible();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(sheet).toBeHidden();

  // A headless browser says so in its name and is counted apart as a bot; a person's does not.
  const userAgent = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/156.0 Safari/537.36';
  const visitor = await context.browser()?.newContext({ userAgent });
  if (!visitor) throw new Error('no browser');
  const visit = await visitor.newPage();
  await visit.goto(`${pagesOrigin}/${name}`);
  await expect(visit.getByRole('link', { name: 'My shop' })).toBeVisible();
  expect(await visitor.cookies()).toEqual([]);
  // The link leads to a host that does not exist here; the click counts before the browser leaves.
  await visit.getByRole('link', { name: 'My shop' }).click({ noWaitAfter: true });
  await visitor.close();

  await expect(page.getByRole('group', { name: 'Page Views' })).toContainText(/^Page Views1(?!\d)/);
  await expect(page.getByRole('group', { name: 'Link Clicks' })).toContainText(
    /^Link Clicks1(?!\d)/,
  );
});
