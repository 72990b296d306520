// Templates: found, looked at, and used with the creator's own content kept, up to the published page.
import { expect, type Page, test } from '@playwright/test';
import { expectAccessibleInBothThemes } from './support/accessible.ts';
import { pagesOrigin } from './support/origins.ts';
import { bearer, createPage, createPerson, startSession } from './support/people.ts';
import { preview, publishAsItIs } from './support/studio.ts';

const links = [
  { title: 'My bread book', url: 'https://books.example/bread' },
  { title: 'Saturday market', url: 'https://market.example/stall-7' },
];

const cards = (page: Page) => page.getByRole('list', { name: 'Templates' }).getByRole('listitem');
const notice = (page: Page) => page.getByText('Your page in a new template');

test('ROUTE-13 SHELL-5 a template is found, looked at and used; the own content goes live in it', {
  tag: '@slow',
}, async ({ page, request }) => {
  test.setTimeout(120_000);
  const person = await createPerson(request, { confirmed: true });
  const headers = bearer(person);
  const made = await request.post('/api/ai/generate', { headers, data: { links, prompt: '' } });
  await createPage(request, person, (await made.json()).data);
  await startSession(page, person);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Templates 12' }).click();
  await expect(cards(page)).toHaveCount(12);
  await expect(
    cards(page).first().getByRole('img', { includeHidden: true }).first(),
  ).toBeAttached();

  await page.getByRole('searchbox').fill('bakery');
  await expect(cards(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Preview Café' }).click();
  const dialog = page.getByRole('dialog', { name: 'Café template' });
  const frame = dialog.frameLocator('iframe[title="Preview of the template"]');
  for (const device of ['Mobile', 'Tablet', 'Desktop']) {
    await dialog.getByRole('radio', { name: device }).check({ force: true });
    await expect(frame.getByRole('heading', { name: 'Little Ember' })).toBeVisible();
  }
  // The picture of the sample content comes from the pages origin.
  const picture = frame.locator('img').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(1500);
  await dialog.getByRole('button', { name: 'Use template' }).click();

  await expect(notice(page)).toBeVisible();
  await expect(page).toHaveURL(/\/ai-studio$/);
  for (const { title } of links) await expect(preview(page).getByText(title)).toBeVisible();
  await expect(preview(page).getByText('[Your opening hours]')).toBeVisible();
  await expect(preview(page).getByText('Little Ember')).toHaveCount(0);
  const current = await request.get('/api/pages/current?_=1', { headers });
  expect((await current.json()).content.css).not.toContain('storefront');

  await page.reload();
  await expect(notice(page)).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).last().click();
  await expect(notice(page)).toBeHidden();
  await publishAsItIs(page);
  await page.goto(`${pagesOrigin}/${person.username}`);
  for (const { title, url } of links) {
    await expect(page.getByRole('link', { name: title })).toHaveAttribute('href', new RegExp(url));
  }
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ada Moss');
});

test('ROUTE-13 a template can be discarded, also after a reload', { tag: '@slow' }, async ({
  page,
  request,
}) => {
  const person = await createPerson(request);
  await createPage(request, person);
  await startSession(page, person);
  await page.goto('/templates');
  await page.getByRole('button', { name: 'Use template: Podcaster' }).click();
  await expect(notice(page)).toBeVisible();
  await expect(preview(page).getByText('[Your music]')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  await expect(notice(page)).toBeHidden();
  await expect(preview(page).getByText('I make small things.')).toBeVisible();
});

test('ROUTE-13 a template is a first page, marked where it waits for text', async ({
  page,
  request,
}) => {
  const person = await createPerson(request);
  await startSession(page, person);
  await page.goto('/templates');
  await page.getByRole('button', { name: 'Use template: Photographer' }).click();
  await expect(notice(page)).toBeVisible();
  await expect(preview(page).getByText('[Your pictures]')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).last().click();
  await expect(notice(page)).toBeHidden();
  const current = await request.get('/api/pages/current?_=1', { headers: bearer(person) });
  expect((await current.json()).content.jsx).toContain('Ada Moss');
});

test('ROUTE-13 the templates can be used by keyboard alone', { tag: '@slow' }, async ({
  page,
  request,
}) => {
  await startSession(page, await createPerson(request));
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: 'Templates 12' })).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('t');
  await expect(cards(page)).toHaveCount(12);
  await page.getByRole('searchbox').focus();
  await page.keyboard.type('wedding');
  await expect(cards(page)).toHaveCount(1);
  const open = page.getByRole('button', { name: 'Preview Wedding' });
  for (let presses = 0; presses < 9; presses += 1) {
    if (await open.evaluate((button) => button === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Wedding template' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(open).toBeFocused();
});

test('the templates are accessible and never too wide', { tag: '@slow' }, async ({
  page,
  request,
}) => {
  await startSession(page, await createPerson(request));
  await page.goto('/templates');
  for (const width of [320, 375, 768, 1280, 1600]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(cards(page)).toHaveCount(12);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, `at ${width} px`).toBeLessThanOrEqual(width);
  }
  await expectAccessibleInBothThemes(page, 'templates');
  await page.getByRole('button', { name: 'Preview Coach' }).click();
  const dialog = page.getByRole('dialog', { name: 'Coach template' });
  const frame = dialog.frameLocator('iframe[title="Preview of the template"]');
  await expect(frame.getByRole('heading', { name: 'Linden Yoga' })).toBeVisible();
  await expectAccessibleInBothThemes(page, 'template preview');
  await page.keyboard.press('Escape');
  await page.getByRole('searchbox').fill('submarine');
  await expect(page.getByText('No template matches')).toBeVisible();
  await expectAccessibleInBothThemes(page, 'no template');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.getByRole('button', { name: 'Use template: Coach' }).click();
  await expect(notice(page)).toBeVisible();
  await expectAccessibleInBothThemes(page, 'studio with a template');
});
