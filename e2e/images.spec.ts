// The Media Library over a page that uses an image: deleting it is asked about, and leaves no gap.
import AxeBuilder from '@axe-core/playwright';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { expectAccessibleInBothThemes } from './support/accessible.ts';
import {
  bearer,
  createPage,
  createPerson,
  type Person,
  publishPage,
  simplePage,
  startSession,
} from './support/people.ts';
import { expectPublicPage } from './support/public-pages.ts';
import { openStudio, preview } from './support/studio.ts';

/** One green pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function upload(request: APIRequestContext, person: Person, name: string) {
  const uploaded = await request.post('/api/media/upload', {
    headers: bearer(person),
    multipart: { file: { name, mimeType: 'image/png', buffer: PNG } },
  });
  return new URL((await uploaded.json()).url);
}

test('a used image is replaced by another one, on a phone, and visitors see it when that is wanted', {
  tag: '@slow',
}, async ({ page, request }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const person = await createPerson(request);
  const [old, fresh] = [
    await upload(request, person, 'old.png'),
    await upload(request, person, 'fresh.png'),
  ];
  const content = simplePage('Ada Moss');
  const image = `<img src="${old.href}" alt="Ada at work" />\n      <ul>`;
  const jsx = content.jsx.replace('<ul>', image);
  const id = await createPage(request, person, { ...content, jsx });
  await publishPage(request, person, id);
  await startSession(page, person);
  await openStudio(page);
  await page.getByRole('button', { name: 'Images', exact: true }).click();
  await page.getByRole('button', { name: 'Delete old.png' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete Image' });
  await question.getByRole('button', { name: 'Replace it instead' }).click();
  await question.getByRole('checkbox', { name: 'Also update the published page' }).check();
  await expect(question.getByRole('button', { name: 'Replace with fresh.png' })).toBeVisible();
  await expectAccessibleInBothThemes(page, 'replacing an image');
  await question.getByRole('button', { name: 'Replace with fresh.png' }).click();
  await expect(page.getByText('Image replaced')).toBeVisible();
  await expect(question).toBeHidden();
  await expectPublicPage(request, person.username, {
    includes: fresh.pathname,
    excludes: old.pathname,
  });
  // Nothing uses it any longer.
  await page.getByRole('button', { name: 'Delete old.png' }).click();
  await expect(question.getByText('Are you sure you want to delete this image?')).toBeVisible();
});

test('MEDIA-6 MEDIA-7 MEDIA-8 deleting an image that the page uses removes it there after confirmation', {
  tag: '@slow',
}, async ({ page, request }) => {
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
