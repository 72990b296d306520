// The Pages screen against the real server: create the page, publish it, hide it and show it again.
import { expect, test } from '@playwright/test';
import { expectAccessibleInBothThemes } from './support/accessible.ts';
import { pagesOrigin } from './support/origins.ts';
import { bearer, createPage, createPerson, publishPage, startSession } from './support/people.ts';
import { expectPublicPage } from './support/public-pages.ts';

test('PAGES-12 PAGES-13 PAGES-24 PAGES-8 a user without a page creates exactly one', {
  tag: '@slow',
}, async ({ page, request }) => {
  await startSession(page, await createPerson(request));
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Pages', exact: true }).click();
  await expect(page.getByText('No pages yet')).toBeVisible();
  await page.getByRole('button', { name: 'Create Your First Page' }).click();
  await expect(page.getByText('Page created successfully')).toBeVisible();
  await page.waitForURL('**/ai-studio');
  const preview = page.frameLocator('iframe[title="Preview of your page"]');
  await expect(preview.getByRole('heading', { name: 'Ada Moss' })).toBeVisible();

  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Pages', exact: true }).click();
  const card = page.getByRole('region', { name: 'My New Page' });
  await expect(card.getByText('Draft')).toBeVisible();
  await expect(card.getByRole('link', { name: 'Open in new tab' })).toBeHidden();
  const picture = page.frameLocator('iframe[title="Preview of your page"]');
  await expect(picture.getByRole('heading', { name: 'Ada Moss' })).toBeVisible();
  await page.getByRole('button', { name: 'Create Page' }).click();
  await expect(page.getByText("You've reached your page limit.")).toBeVisible();
});

test('PAGES-6 PAGES-19 PUB-5 a page switched off is not found by visitors until it is switched on', async ({
  page,
  request,
}) => {
  const person = await createPerson(request);
  await publishPage(request, person, await createPage(request, person));
  await expectPublicPage(request, person.username, { status: 200 });

  await startSession(page, person);
  await page.goto('/pages');
  const active = page.getByRole('switch', { name: 'Active' });
  await expect(active).toBeChecked();
  await active.click();
  await expect(page.getByText('Page deactivated')).toBeVisible();
  await expectPublicPage(request, person.username, { status: 404 });
  await page.reload();
  await expect(active).not.toBeChecked();

  await active.click();
  await expect(page.getByText('Page activated')).toBeVisible();
  await expectPublicPage(request, person.username, { status: 200 });
});

test('PAGES-10 PAGES-16 PAGES-21 PAGES-22 SHARE-2 a published page is visited, copied and opened', {
  tag: '@slow',
}, async ({ page, request, context }) => {
  const person = await createPerson(request);
  await publishPage(request, person, await createPage(request, person));
  await startSession(page, person);
  await page.goto('/pages');
  await expect(page.getByRole('group', { name: 'Total Views' })).toContainText(/^Total Views0$/);
  const visit = await request.post('/api/analytics/track/view', {
    headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/156.0' },
    data: { slug: person.username },
  });
  expect(visit.status()).toBe(204);
  await expect(page.getByRole('group', { name: 'Total Views' })).toContainText(/^Total Views1$/);

  const address = `${pagesOrigin}/${person.username}`;
  await page.getByRole('button', { name: 'Copy URL' }).click();
  await expect(page.getByText('URL copied to clipboard')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);

  await page.getByRole('button', { name: 'QR code' }).click();
  const code = page.getByRole('img', { name: `QR code of ${address}` }).locator('canvas');
  await expect(code).toHaveJSProperty('width', 256);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PNG' }).click();
  expect((await download).suggestedFilename()).toBe('vys-qr-code.png');
  await page.keyboard.press('Escape');

  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Open in new tab' }).click();
  const tab = await opened;
  await expect(tab.getByRole('heading', { name: 'Ada Moss' })).toBeVisible();
  expect(tab.url()).toBe(address);
});

test('PAGES-9 PAGES-14 in the list, on a phone, long figures stay within the card', {
  tag: '@slow',
}, async ({ page, request }) => {
  const person = await createPerson(request);
  await publishPage(request, person, await createPage(request, person));
  const updated_at = new Date(Date.now() - 34 * 60_000).toISOString();
  const figures = { views: 120_914, clicks: 111_121, views_growth: 9, clicks_growth: 12.2 };
  await page.route('**/api/pages/current*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), ...figures, updated_at } });
  });
  await startSession(page, person);
  await page.setViewportSize({ width: 375, height: 740 });
  await page.goto('/pages');
  await page.getByRole('radio', { name: 'List' }).click();
  const updated = page.getByText('34 minutes ago');
  await expect(updated).toBeVisible();
  const card = await page.getByRole('region').filter({ has: updated }).boundingBox();
  const text = await updated.boundingBox();
  if (!card || !text) throw new Error('the card or its text is not drawn');
  expect(text.x + text.width).toBeLessThan(card.x + card.width - 12);
});

test('PAGES-18 a switch that the server rejects goes back', { tag: '@slow' }, async ({
  page,
  request,
}) => {
  const person = await createPerson(request);
  await publishPage(request, person, await createPage(request, person));
  await startSession(page, person);
  await page.goto('/pages');
  await page.route('**/api/pages/*/active', (route) => route.abort());
  const active = page.getByRole('switch', { name: 'Active' });
  await active.click();
  await expect(page.getByRole('region', { name: /Notifications/ })).toContainText(/./);
  await expect(active).toBeChecked();
  const current = await request.get('/api/pages/current', { headers: bearer(person) });
  expect((await current.json()).is_active).toBe(true);
});

test('PAGES-7 a deleted page is gone for visitors at once, and its content can be restored as a draft', async ({
  page,
  request,
}) => {
  const person = await createPerson(request);
  await publishPage(request, person, await createPage(request, person));
  const address = `${pagesOrigin}/${person.username}`;
  // So that the page is in the caches of the public site.
  await expectPublicPage(request, person.username, { status: 200 });

  await startSession(page, person);
  await page.goto('/pages');
  const openDialog = async () => {
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Delete page' }).click();
  };
  await openDialog();
  const dialog = page.getByRole('alertdialog', { name: "Delete “Ada Moss's Page”?" });
  await expect(dialog.getByText(`${address.replace('http://', '')} stops working`)).toBeVisible();
  await expect(dialog.getByText(/All analytics, so far 0 views/)).toBeVisible();
  await expectAccessibleInBothThemes(page, 'the question before a page is deleted');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect((await request.get(address)).status()).toBe(200);

  await openDialog();
  await dialog.getByRole('button', { name: 'Delete page' }).click();
  await expect(page.getByText('Page deleted')).toBeVisible();
  await expectPublicPage(request, person.username, { status: 404 });
  await expect(page.getByText('No pages yet')).toBeVisible();

  await page.getByRole('button', { name: 'Restore as draft' }).click();
  const card = page.getByRole('region', { name: "Ada Moss's Page" });
  await expect(card.getByText('Draft')).toBeVisible();
  expect((await request.get(address)).status()).toBe(404);
});

test('a page is deleted from the command menu of another screen', async ({ page, request }) => {
  const person = await createPerson(request);
  await createPage(request, person);
  await startSession(page, person);
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('delete page');
  await expect(page.getByRole('option').first()).toContainText('Delete page');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog', { name: /^Delete “/ });
  await expect(dialog.getByText('stops working')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Delete page' }).click();
  await expect(page.getByText('No pages yet')).toBeVisible();
  const current = await request.get('/api/pages/current', { headers: bearer(person) });
  expect(current.status()).toBe(404);
});
