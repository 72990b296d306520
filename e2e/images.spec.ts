// The Media Library over a page that uses an image: deleting it is asked about, and leaves no gap.
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import {
  bearer,
  createPage,
  createPerson,
  publishPage,
  simplePage,
  startSession,
} from './support/people.ts';
import { expectPublicPage } from './support/public-pages.ts';
import { preview } from './support/studio.ts';

/** One green pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('MEDIA-6 MEDIA-7 MEDIA-8 deleting an image that the page uses removes it there after confirmation', async ({
  page,
  request,
}) => {
  const person = await createPerson(request);
  const file = { name: 'ada.png', mimeType: 'image/png', buffer: PNG };
  const uploaded = await request.post('/api/media/upload', {
    headers: bearer(person),
    multipart: { file },
  });
  const { url } = await uploaded.json();
  const content = simplePage('Ada Moss');
  const withImage = content.jsx.replace(
    '<ul>',
    `<img src="${url}" alt="Ada at work" />\n      <ul>`,
  );
  const id = await createPage(request, person, { ...content, jsx: withImage });
  await publishPage(request, person, id);

  await startSession(page, person);
  await page.goto('/ai-studio');
  await expect(preview(page).getByAltText('Ada at work')).toBeVisible();
  // An unsaved change is not lost by it.
  await page.getByRole('textbox', { name: 'Page title' }).fill('Renamed');
  await page.getByRole('button', { name: 'Images', exact: true }).click();
  await page.getByRole('button', { name: 'ada.png', exact: true }).hover();
  await page.getByRole('button', { name: 'Delete ada.png' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete Image' });
  await expect(question.getByText('This image is used in 1 place.')).toBeVisible();
  await expect(question.getByText('Image “Ada at work”')).toBeVisible();
  await expect(question.getByText('draft, published page')).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).include('[role=alertdialog]').analyze();
  expect(violations).toEqual([]);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Image deleted successfully')).toBeVisible();
  await expect(question).toBeHidden();
  // Once more where the first press met the question as it closed.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 1000 });
  }).toPass();

  await expect(preview(page).getByRole('heading', { name: 'Ada Moss' })).toBeVisible();
  await expect(preview(page).getByAltText('Ada at work')).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Page title' })).toHaveValue('Renamed');
  await expectPublicPage(request, person.username, {
    includes: 'I make small things.',
    excludes: new URL(url).pathname,
  });
  // What follows is saved without a conflict.
  await page.getByRole('textbox', { name: 'Page title' }).fill('Renamed again');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Page saved successfully')).toBeVisible();
});
