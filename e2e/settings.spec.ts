// The settings against the real server: moving the address, the password, devices, export, account deletion.
import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { expectAccessibleInBothThemes } from './support/accessible.ts';
import { appOrigin, pagesOrigin } from './support/origins.ts';
import {
  bearer,
  createPage,
  createPerson,
  freshName,
  type Person,
  publishPage,
  sendLogin,
  signIn,
  startSession,
} from './support/people.ts';
import { expectPublicPage } from './support/public-pages.ts';

/** Signs in and opens a tab of the settings. */
async function openTab(page: Page, person: Person, tab: string) {
  await startSession(page, person);
  await page.goto(`/settings?tab=${tab}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
}

test('SET-1 SET-5 a new username moves the public page, and the old address leads on', {
  tag: '@slow',
}, async ({ page, request }) => {
  const person = await createPerson(request);
  await publishPage(request, person, await createPage(request, person));
  const next = freshName('grace');
  await openTab(page, person, 'profile');
  await page.getByRole('textbox', { name: 'Username' }).fill(next);
  await expect(page.getByText(/is available$/)).toBeVisible();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByRole('button', { name: 'Change link' }).click();
  await expect(page.getByText('Profile updated successfully')).toBeVisible();
  const address = page.getByRole('region', { name: 'Public URL' }).getByRole('link').first();
  await expect(address).toHaveAttribute('href', `${pagesOrigin}/${next}`);

  const old = await expectPublicPage(request, person.username, { status: 301 });
  expect(old.headers().location).toContain(`/${next}`);
  await expectPublicPage(request, next, { includes: 'Ada Moss' });
});

test('SET-10 SET-11 the global switch hides the public page and shows it again', {
  tag: '@slow',
}, async ({ page, request }) => {
  const person = await createPerson(request);
  await publishPage(request, person, await createPage(request, person));
  await openTab(page, person, 'account');
  const activeSwitch = page.getByRole('switch', { name: 'Pages Active' });
  await activeSwitch.uncheck();
  await expect(page.getByText('All pages deactivated')).toBeVisible();
  await expectPublicPage(request, person.username, { status: 404 });
  await activeSwitch.check();
  await expect(page.getByText('All pages activated')).toBeVisible();
  await expectPublicPage(request, person.username, { status: 200 });
});

test('SET-20 SET-23 a new password signs the other browser out, and only the new one works', {
  tag: '@slow',
}, async ({ page, browser, request }) => {
  const person = await createPerson(request);
  const elsewhere = await browser.newContext({ baseURL: appOrigin });
  const otherPage = await elsewhere.newPage();
  await signIn(otherPage, person);
  await openTab(page, person, 'security');

  const password = 'Battery-staple-9';
  const fill = async (current: string) => {
    await page.getByLabel('Current password').fill(current);
    await page.getByLabel('New password', { exact: true }).fill(password);
    await page.getByLabel('Confirm new password').fill(password);
    await page.getByRole('button', { name: 'Change password' }).click();
  };
  await fill('not it at all');
  await expect(page.getByText('Your current password is incorrect.')).toBeVisible();
  await fill(person.password);
  await expect(page.getByText('Password changed successfully')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Devices' }).getByRole('listitem')).toHaveCount(1);

  // An ended session is rejected everywhere within 5 s.
  await expect(async () => {
    await otherPage.goto('/settings');
    await expect(otherPage.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  }).toPass();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();

  const grant = (secret: string) =>
    request.post('/realms/vys/protocol/openid-connect/token', {
      form: {
        grant_type: 'password',
        client_id: 'vys-web',
        username: person.email,
        password: secret,
      },
    });
  expect((await grant(person.password)).status()).toBe(400);
  expect((await grant(password)).status()).toBe(200);
  await elsewhere.close();
});

test('a device can be signed out from another one', { tag: '@slow' }, async ({
  page,
  browser,
  request,
}) => {
  const person = await createPerson(request);
  const elsewhere = await browser.newContext({
    baseURL: appOrigin,
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
  });
  const phone = await elsewhere.newPage();
  await signIn(phone, person);
  await openTab(page, person, 'security');
  const devices = page.getByRole('list', { name: 'Devices' });
  await expect(devices.getByRole('listitem').first()).toContainText('This device');
  const row = devices.getByRole('listitem').filter({ hasText: 'iPhone' });
  await row.getByRole('button', { name: /^Sign out/ }).click();
  await expect(page.getByText(/^Signed out /)).toBeVisible();
  await expect(row).toHaveCount(0);
  await expect(async () => {
    await phone.goto('/settings');
    await expect(phone.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  }).toPass();

  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.waitForURL('**/login');
  await elsewhere.close();
});

test('all data of the user can be downloaded as one zip', { tag: '@slow' }, async ({
  page,
  request,
}) => {
  const person = await createPerson(request);
  await publishPage(request, person, await createPage(request, person));
  await openTab(page, person, 'security');
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const download = await waiting;
  await expect(page.getByText('Your download is ready.')).toBeVisible();
  expect(download.suggestedFilename()).toMatch(/\.zip$/);
  const files = unzipSync(await readFile(await download.path()));
  const text = Object.entries(files)
    .filter(([name]) => name.endsWith('.json'))
    .map(([, bytes]) => strFromU8(bytes))
    .join('\n');
  expect(text).toContain(person.email);
  expect(text).toContain('I make small things.');
  expect(text).not.toContain('argon2');
});

test('SET-24 SET-25 SET-26 a deleted account is gone, with its public page', async ({
  page,
  request,
}) => {
  const person = await createPerson(request);
  await publishPage(request, person, await createPage(request, person));
  await expectPublicPage(request, person.username, { status: 200 });
  await openTab(page, person, 'security');
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('alertdialog');
  const confirm = dialog.getByRole('button', { name: 'Delete my account' });
  await dialog.getByRole('textbox').fill(`${person.username}x`);
  await expect(confirm).toBeDisabled();
  await dialog.getByRole('textbox').fill(person.username);
  await confirm.click();
  await expect(page.getByText('Account deleted successfully')).toBeVisible();
  await page.waitForURL('**/login');
  const storedKeys = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);
  expect(storedKeys.filter((key) => key.startsWith('vys.'))).toEqual([]);

  await expectPublicPage(request, person.username, { status: 404 });
  const profile = await request.get('/api/user/profile', { headers: bearer(person) });
  expect(profile.status()).toBe(401);
  const nameCheck = await request.get(`/auth/check-username/${person.username}`);
  expect((await nameCheck.json()).available).toBe(false);
  await sendLogin(page, person);
  await expect(page.getByRole('alert')).toBeVisible();
});

test('ROUTE-16 the settings are accessible', { tag: '@slow' }, async ({ page, request }) => {
  const person = await createPerson(request);
  await publishPage(request, person, await createPage(request, person));
  await openTab(page, person, 'profile');
  await page.getByRole('textbox', { name: 'Username' }).fill('admin');
  await expect(page.getByText(/reserved|not available|nameCheck/)).toBeVisible();
  await expectAccessibleInBothThemes(page, 'profile');
  await page.getByRole('textbox', { name: 'Username' }).fill(freshName('grace'));
  await expect(page.getByText(/is available$/)).toBeVisible();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessibleInBothThemes(page, 'moving the address');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();

  await page.getByRole('tab', { name: 'Account' }).click();
  await expect(page.getByRole('switch', { name: 'Pages Active' })).toBeVisible();
  await expectAccessibleInBothThemes(page, 'account');
  await page.getByRole('link', { name: 'Upgrade' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Billing' })).toBeVisible();
  await expectAccessibleInBothThemes(page, 'billing');

  await page.goto('/settings?tab=security');
  await expect(page.getByRole('list', { name: 'Devices' })).toBeVisible();
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Please fill in all password fields')).toBeVisible();
  await expectAccessibleInBothThemes(page, 'security with errors');
  await page.getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessibleInBothThemes(page, 'deletion');
  await page.goto('/dashboard');
  await expect(page.getByText('Confirm your email')).toBeVisible();
  await expectAccessibleInBothThemes(page, 'reminder to confirm the address');
});
