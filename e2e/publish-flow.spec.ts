// From Publish to a page that people find: what is not finished is fixed on the way, then the page is live.
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import {
  expectAccessibleAtEveryWidth,
  expectAccessibleInBothThemes,
} from './support/accessible.ts';
import { pagesOrigin } from './support/origins.ts';
import { bearer, createPage, createPerson, startSession } from './support/people.ts';
import { expectPublicPage } from './support/public-pages.ts';
import { openStudio } from './support/studio.ts';

const publishButton = (page: Page) => page.getByRole('button', { name: 'Publish', exact: true });

/** A bakery whose menu, prices and hours are still to be written. */
async function createUnfinished(request: APIRequestContext) {
  const person = await createPerson(request);
  const headers = bearer(person);
  const prompt = 'A page for my bakery Olive & Rye, with a menu and opening hours';
  const made = await request.post('/api/ai/generate', { headers, data: { prompt } });
  const { data } = await made.json();
  const titled = { ...data, metadata: { ...data.metadata, title: `${person.username}'s Page` } };
  return { person, id: await createPage(request, person, titled) };
}

/** Three placeholders: one is written, the others removed. */
async function finishPage(page: Page, judge = expectAccessibleInBothThemes) {
  const checks = page.getByRole('dialog', { name: 'Almost ready to publish' });
  await expect(checks.getByText('Not finished yet (3)')).toBeVisible({ timeout: 30_000 });
  await expect(checks.getByText(/^Line \d/)).toHaveCount(0);
  const dish = checks.getByRole('listitem').filter({ hasText: '[A dish]' });
  await dish.getByRole('button', { name: 'Write it' }).click();
  await dish.getByRole('textbox', { name: 'Your text' }).fill('Rye loaf');
  await judge(page, 'publish checks with a field');
  await dish.getByRole('button', { name: 'Apply' }).click();
  await expect(checks.getByText('Not finished yet (2)')).toBeVisible({ timeout: 30_000 });
  for (const left of [1, 0]) {
    await checks.getByRole('button', { name: 'Remove', exact: true }).first().click();
    if (left > 0)
      await expect(checks.getByText('Not finished yet (1)')).toBeVisible({ timeout: 30_000 });
  }
  const done = page.getByRole('dialog', { name: 'Page check' });
  await done.getByRole('button', { name: 'Publish', exact: true }).click({ timeout: 30_000 });
}

test('PUB-4 an unfinished page is finished in the publish flow and goes live, at every width', {
  tag: '@slow',
}, async ({ page, request }) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 375, height: 812 });
  const { person } = await createUnfinished(request);
  await startSession(page, person);
  await openStudio(page);
  await publishButton(page).click();
  await expect(page.getByText('Not finished yet (3)')).toBeVisible({ timeout: 30_000 });
  expect((await request.get(`${pagesOrigin}/${person.username}`)).status()).toBe(404);
  await finishPage(page, expectAccessibleAtEveryWidth);

  const sheet = page.getByRole('dialog', { name: "You're live" });
  const address = `${new URL(pagesOrigin).host}/${person.username}`;
  await expect(sheet.getByText(address, { exact: true })).toBeVisible({ timeout: 30_000 });
  await expect(sheet.getByRole('img', { name: /^QR code of/ })).toBeVisible();
  const bio = sheet.getByRole('region', { name: 'Put it in your Instagram bio' });
  await expect(bio.getByRole('textbox', { name: 'Link for Instagram' })).toHaveValue(
    `${pagesOrigin}/${person.username}?utm_source=instagram`,
  );
  await expectAccessibleAtEveryWidth(page, "You're live");
  await sheet.getByRole('button', { name: 'Copy link' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${pagesOrigin}/${person.username}`,
  );
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(sheet).toBeHidden();
  // Called by its headline, not by a name of the account.
  await expectPublicPage(request, person.username, {
    includes: '<title>Olive &amp; Rye</title>',
    excludes: '[A dish]',
  });
  await expectPublicPage(request, person.username, { includes: 'Rye loaf' });
});

test('DONE-5 PUB-4 on the last step of onboarding an unfinished page is finished before it goes live', {
  tag: '@slow',
}, async ({ page, request }) => {
  test.setTimeout(120_000);
  const { person, id } = await createUnfinished(request);
  await startSession(page, person);
  await page.goto(`/onboarding-complete?pageId=${id}`);
  await page.getByRole('button', { name: 'Publish Page' }).click();
  await finishPage(page);
  await expect(page.getByText('Page published successfully!')).toBeVisible({ timeout: 30_000 });
  await expectPublicPage(request, person.username, { includes: 'Rye loaf', excludes: '[A dish]' });
});

test('a page that is switched off is not said to show', async ({ page, request }) => {
  const person = await createPerson(request);
  const id = await createPage(request, person);
  const headers = bearer(person);
  await request.post(`/api/pages/${id}/publish`, { headers });
  await request.put(`/api/pages/${id}/active`, { headers, data: { is_active: false } });
  await startSession(page, person);
  await openStudio(page);
  await page.getByRole('button', { name: 'Status: Switched off' }).click();
  await expect(
    page.getByText(/^Your page is switched off: visitors get a not-found page/),
  ).toBeVisible();
  await expect(page.getByText('Visitors see this version.')).toBeHidden();
});
