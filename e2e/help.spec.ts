// The help center: articles with addresses of their own, with and without scripts, linked from what they explain.
import { expect, test } from '@playwright/test';

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
