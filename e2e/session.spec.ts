// A stored session is worth nothing in another browser than the one that was signed in.
import { expect, type Page, test } from '@playwright/test';
import { createPerson, signIn } from './support/people.ts';

type Stored = Record<string, string>;

const stored = (page: Page): Promise<Stored> => page.evaluate(() => ({ ...localStorage }));

/** As if time had passed: the app refreshes the next time it starts. */
const letExpire = (page: Page) =>
  page.evaluate(() => localStorage.setItem('vys.expires_at', String(Date.now() + 10_000)));

function tokenResponse(page: Page) {
  return page.waitForResponse(
    (response) => response.url().endsWith('/token') && response.request().method() === 'POST',
  );
}

test('I13 SESSION-17 a copied localStorage is rejected in another browser, and its owner goes on', {
  tag: '@slow',
}, async ({ page, browser, request }) => {
  const person = await createPerson(request);
  await signIn(page, person, { remember: true });
  const loot = await stored(page);
  expect(loot['vys.refresh_token']).toMatch(/^[\w-]{64}$/);
  const [cookie] = await page.context().cookies();
  expect(cookie).toMatchObject({ name: 'vys-binding', httpOnly: true, sameSite: 'Strict' });
  expect(await page.evaluate(() => document.cookie)).toBe('');

  const elsewhere = await browser.newContext();
  const thief = await elsewhere.newPage();
  await thief.goto('/login');
  await thief.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, loot);
  await letExpire(thief);
  const [rejected] = await Promise.all([tokenResponse(thief), thief.goto('/dashboard')]);
  expect(rejected.status()).toBe(400);
  expect(await rejected.json()).toEqual({
    error: 'invalid_grant',
    error_description: "Session doesn't have required client",
  });
  await thief.waitForURL('**/login**');
  expect(Object.keys(await stored(thief))).not.toContain('vys.refresh_token');
  await elsewhere.close();

  await letExpire(page);
  const [renewed] = await Promise.all([tokenResponse(page), page.reload()]);
  expect(renewed.status()).toBe(200);
  await expect(page).toHaveURL(/\/dashboard/);
  expect((await stored(page))['vys.refresh_token']).not.toBe(loot['vys.refresh_token']);
  // The feed says so.
  const feed = await request.get('/api/notifications', {
    headers: { authorization: `Bearer ${(await stored(page))['vys.access_token']}` },
  });
  const { data } = await feed.json();
  expect(data.notifications.map(({ title }: { title: string }) => title)).toContain(
    'We blocked a copied sign-in',
  );
});

test('ASVS 7.4.4, 14.3.1 IDP-6 SESSION-15 logging out ends the session and clears the cache, and going back shows nothing', async ({
  page,
  request,
}) => {
  const person = await createPerson(request);
  await signIn(page, person);
  await page.getByRole('button', { name: /user menu of/i }).click();
  const leaving = page.waitForResponse((response) => response.url().endsWith('/logout'));
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  const response = await leaving;
  expect(response.status()).toBe(204);
  expect(await response.headerValue('clear-site-data')).toBe('"cache"');
  await page.waitForURL('**/login**');
  await page.goBack();
  await expect(page.getByText(person.email)).toHaveCount(0);
  await page.goto('/dashboard');
  await page.waitForURL('**/login**');
});
