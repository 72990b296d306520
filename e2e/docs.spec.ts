// The API documentation in a browser: public, in both themes, wide and narrow, and with a call tried.
import { expect, type Page, test } from '@playwright/test';
import { expectAccessibleInBothThemes } from './support/accessible.ts';
import { createPerson, startSession } from './support/people.ts';

const fitsIn = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

test('ROUTE-18 /docs can be read without signing in, on a desktop and on a phone', {
  tag: '@slow',
}, async ({ page }) => {
  await page.goto('/docs');
  await expect(page.getByRole('heading', { name: 'API reference' })).toBeVisible();
  await expectAccessibleInBothThemes(page, 'overview');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Pages/ })
    .click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Freeze the saved page/ })
    .click();
  await expect(page).toHaveURL(/\/docs#pages\.publish$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Freeze the saved page/);
  await expectAccessibleInBothThemes(page, 'a call');

  await page.setViewportSize({ width: 375, height: 760 });
  await expectAccessibleInBothThemes(page, 'a call on a phone');
  expect(await fitsIn(page)).toBe(true);
  await page.getByText('All calls').click();
  await page.getByRole('link', { name: 'Analytics' }).click();
  await expect(page.getByRole('heading', { name: 'Analytics' })).toBeVisible();
  expect(await fitsIn(page)).toBe(true);
});

test('the examples stand beside the reference where there is room, and no table is cut off', {
  tag: '@slow',
}, async ({ page }) => {
  await page.goto('/docs#pages.publish');
  const errors = page.getByRole('region', { name: 'Errors' });
  const example = page.getByRole('region', { name: 'Example', exact: true });
  for (const width of [375, 768, 1280, 1600]) {
    await page.setViewportSize({ width, height: 900 });
    const [table, code] = [await errors.boundingBox(), await example.boundingBox()];
    if (!table || !code) throw new Error('the errors or the example are not drawn');
    const isBeside = code.x > table.x + table.width && code.y < table.y;
    expect(isBeside, `beside each other at ${width} px`).toBe(width >= 1280);
    // What is left of the window on the right is its margin.
    expect(width - Math.max(code.x + code.width, table.x + table.width)).toBeLessThanOrEqual(64);
    const cutOff = await errors.evaluate((region) => region.scrollWidth - region.clientWidth);
    expect(cutOff, `cut off at ${width} px`).toBe(0);
  }
  // The examples stay in sight beside the last errors.
  await page.getByText('rate.limited', { exact: true }).scrollIntoViewIfNeeded();
  await expect(example.getByRole('button', { name: 'Copy' })).toBeInViewport();
});

test('a signed-in user tries a call on the own account', { tag: '@slow' }, async ({
  page,
  request,
}) => {
  const person = await createPerson(request);
  await startSession(page, person);
  await page.goto('/docs#accounts.getProfile');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('region', { name: 'Result' })).toContainText(person.username);
  await expectAccessibleInBothThemes(page, 'a tried call');
});

test('the OpenAPI document is served compressed and revalidated', async ({ request }) => {
  const response = await request.get('/openapi.json', { headers: { 'accept-encoding': 'br' } });
  expect(response.headers()).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'no-cache',
  });
  expect((await response.json()).openapi).toMatch(/^3\.1/);
  const { etag = '' } = response.headers();
  const again = await request.get('/openapi.json', {
    headers: { 'accept-encoding': 'br', 'if-none-match': etag },
  });
  expect(again.status()).toBe(304);
});
