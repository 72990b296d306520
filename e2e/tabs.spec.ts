// One session in several tabs of one browser.
import { expect, type Page, test } from '@playwright/test';
import { createPerson, signIn } from './support/people.ts';

/** As if time had passed: an app that starts now must refresh first. */
const letExpire = (page: Page) =>
  page.evaluate(() => localStorage.setItem('vys.expires_at', String(Date.now() - 1000)));

test('SESSION-11 SESSION-21 tabs that start with an expired token send one refresh, and all go on', async ({
  page,
  context,
  request,
}) => {
  const person = await createPerson(request);
  await signIn(page, person, { remember: true });
  const tabs = [page, await context.newPage(), await context.newPage()];
  for (const tab of tabs) {
    await tab.goto('/dashboard');
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
  }

  const refreshes: string[] = [];
  context.on('request', (one) => {
    const form = one.postData() ?? '';
    if (one.url().endsWith('/token') && form.includes('refresh_token')) refreshes.push(form);
  });
  for (let round = 1; round <= 3; round += 1) {
    await letExpire(page);
    await Promise.all(tabs.map((tab) => tab.reload()));
    for (const tab of tabs) {
      await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
      expect(new URL(tab.url()).pathname).toBe('/dashboard');
    }
    expect(refreshes).toHaveLength(round);
  }
  const [first, ...others] = await Promise.all(
    tabs.map((tab) => tab.evaluate(() => localStorage.getItem('vys.access_token'))),
  );
  expect(others).toEqual([first, first]);
});
