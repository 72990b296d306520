// Signs a creator in as they would, in the browser of a measurement.
import type { Page } from 'playwright-core';
import type { Creator, Product } from '../measure/product.ts';

export async function signInOnScreen(
  page: Page,
  { appOrigin }: Product,
  { email, password }: Creator,
  { isRemembered = false } = {},
): Promise<void> {
  await page.goto(`${appOrigin}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  if (isRemembered) await page.getByLabel('Remember me').check();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
}
