// API keys in a browser, on a phone: created, seen once, used by a program and in the documentation, revoked.
import { expect, type Page, test } from '@playwright/test';
import { expectAccessibleInBothThemes } from './support/accessible.ts';
import { createPerson, startSession } from './support/people.ts';

test.use({ viewport: { width: 375, height: 760 }, permissions: ['clipboard-write'] });

const fitsIn = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

const choose = (page: Page, area: string, access: string) =>
  page
    .getByRole('radiogroup', { name: area })
    .getByRole('radio', { name: access, exact: true })
    .check();

test('ROUTE-18 a creator makes an API key, a program uses it, and revoking it ends that', {
  tag: '@slow',
}, async ({ page, request }) => {
  const person = await createPerson(request);
  await startSession(page, person);
  await page.goto('/settings?tab=security');
  const card = page.getByRole('region', { name: 'API keys' });
  await expect(card).toContainText('You have no API keys yet.');
  await card.getByRole('button', { name: 'Create API key' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Create key' }).click();
  await expect(dialog).toContainText('Choose at least one permission');
  await expectAccessibleInBothThemes(page, 'the dialog with what is missing');
  expect(await fitsIn(page)).toBe(true);

  await dialog.getByRole('textbox', { name: 'Name' }).fill('Backup');
  await choose(page, 'Profile', 'Read');
  await choose(page, 'Pages', 'Read and write');
  await dialog.getByLabel('Your password', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: 'Create key' }).click();
  const shown = page.getByRole('status', { name: 'API key' });
  await expect(shown).toHaveText(/^vys_key_[0-9A-Za-z]{49}$/);
  const key = String(await shown.textContent());
  await expectAccessibleInBothThemes(page, 'the key');
  await page.getByRole('button', { name: 'Copy key' }).click();
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText(key)).toHaveCount(0);

  const headers = { authorization: `Bearer ${key}` };
  const read = await request.get('/api/user/profile', { headers });
  expect((await read.json()).data.username).toBe(person.username);
  const rejected = await request.get('/api/notifications', { headers });
  expect(rejected.status()).toBe(403);
  expect((await rejected.json()).code).toBe('auth.key_scope');

  await page.reload();
  await expect(card.getByRole('listitem')).toContainText('Pages (read and write)');
  await expect(card.getByRole('listitem')).toContainText('Last used 1 minute ago');
  await expectAccessibleInBothThemes(page, 'the list');
  expect(await fitsIn(page)).toBe(true);

  await page.goto('/docs#accounts.getProfile');
  await page.getByRole('radio', { name: 'API key' }).check();
  await page.getByRole('textbox', { name: 'API key' }).fill(key);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('region', { name: 'Result' })).toContainText(person.username);
  await expectAccessibleInBothThemes(page, 'the documentation with a key');
  expect(await fitsIn(page)).toBe(true);

  await page.goto('/settings?tab=security');
  await card.getByRole('button', { name: 'Revoke Backup' }).click();
  await page.getByRole('button', { name: 'Revoke', exact: true }).click();
  await expect(card).toContainText('You have no API keys yet.');
  const gone = await request.get('/api/user/profile', { headers });
  expect(gone.status()).toBe(401);
  expect((await gone.json()).code).toBe('auth.key_invalid');
});
