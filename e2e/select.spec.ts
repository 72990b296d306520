// Selecting in the preview of the studio and changing what is selected: by mouse, keyboard and touch.
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { writeDesign } from '../compiler/src/page-design/write-design.ts';
import { openPage } from '../compiler/src/page-model/open-page.ts';
import { bakery } from '../compiler/test/sample-designs.ts';
import { expectAccessible } from './support/accessible.ts';
import { bearer, createPage, createPerson, type Person, startSession } from './support/people.ts';
import { openStudio, preview, sendMessage } from './support/studio.ts';

async function openBakery(page: Page, request: APIRequestContext): Promise<Person> {
  const person = await createPerson(request);
  await createPage(request, person, writeDesign(bakery));
  await startSession(page, person);
  await openStudio(page);
  await expect(preview(page).getByRole('heading', { name: 'Olive & Rye' })).toBeVisible();
  return person;
}

/** The page as the server has it. */
async function readSaved(request: APIRequestContext, person: Person) {
  const response = await request.get('/api/pages/current', { headers: bearer(person) });
  const { content } = (await response.json()) as { content: { jsx: string; css: string } };
  const opened = openPage(content);
  if (!opened) throw new Error('not readable');
  return opened.design;
}

const bar = (page: Page) => page.getByRole('toolbar', { name: /^Actions for/ });
const act = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => preview(page).getByRole('link', { name });

test('a text is typed in its place on the page, and saved', async ({ page, request }) => {
  const person = await openBakery(page, request);
  const tagline = preview(page).getByText('Sourdough and pastries in Leith');
  await tagline.click();
  await expect(bar(page)).toHaveAccessibleName(
    'Actions for Tagline: Sourdough and pastries in Leith',
  );
  await act(page, 'Edit text').click();
  await page.keyboard.type('Bread & <b>butter</b>');
  await page.keyboard.press('Enter');
  await expect(preview(page).getByText('Bread & <b>butter</b>')).toBeVisible();
  const saved = async () => (await readSaved(request, person)).page;
  await expect.poll(async () => (await saved()).tagline).toBe('Bread & <b>butter</b>');
  expect({ ...(await saved()), tagline: '' }).toEqual({ ...bakery.page, tagline: '' });
  await page.reload();
  await expect(preview(page).getByText('Bread & <b>butter</b>')).toBeVisible();
});

test('a second tap on what is selected types in it, and Escape brings it back', async ({
  page,
  request,
}) => {
  await openBakery(page, request);
  const name = preview(page).getByRole('heading', { name: 'Olive & Rye' });
  await name.click();
  await expect(bar(page)).toBeVisible();
  await name.click();
  await expect(bar(page)).toContainText('Press Enter to save');
  await page.keyboard.type('Something else');
  await page.keyboard.press('Escape');
  await expect(preview(page).getByRole('heading', { name: 'Olive & Rye' })).toBeVisible();
  await expect(act(page, 'Edit text')).toBeVisible();
});

test('a link gets a title and an address', async ({ page, request }) => {
  const person = await openBakery(page, request);
  await link(page, 'Order online').click();
  await act(page, 'Edit link').click();
  const form = page.getByRole('dialog', { name: 'Edit link' });
  await form.getByRole('textbox', { name: 'Title' }).fill('Order bread');
  await form.getByRole('textbox', { name: 'Address' }).fill('javascript:alert(1)');
  await form.getByRole('button', { name: 'Apply' }).click();
  await expect(form.getByText("This address doesn't work as a link.")).toBeVisible();
  await form.getByRole('textbox', { name: 'Address' }).fill('bread.example/today');
  await form.getByRole('button', { name: 'Apply' }).click();
  await expect(link(page, 'Order bread')).toHaveAttribute('href', 'https://bread.example/today');
  await expect
    .poll(async () => (await readSaved(request, person)).page.links[0])
    .toMatchObject({ id: 'order', title: 'Order bread', url: 'https://bread.example/today' });
});

test('a link moves, hides, is duplicated and removed, and comes back', async ({
  page,
  request,
}) => {
  const person = await openBakery(page, request);
  const titles = async () =>
    (await readSaved(request, person)).page.links
      .filter(({ hidden }) => !hidden)
      .map(({ title }) => title);
  await link(page, 'Instagram').click();
  await act(page, 'Move up').click();
  await expect.poll(titles).toEqual(['Instagram', 'Order online', 'Directions']);
  await expect(act(page, 'Move up')).toHaveAttribute('aria-disabled', 'true');
  await act(page, 'Duplicate').click();
  await expect.poll(titles).toEqual(['Instagram', 'Instagram', 'Order online', 'Directions']);
  await act(page, 'Remove').click();
  await expect.poll(titles).toEqual(['Instagram', 'Order online', 'Directions']);
  await expect(bar(page)).toHaveCount(0);
  await link(page, 'Directions').click();
  await act(page, 'Hide').click();
  await expect.poll(titles).toEqual(['Instagram', 'Order online']);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(link(page, 'Directions')).toBeVisible();
  await expect.poll(titles).toEqual(['Instagram', 'Order online', 'Directions']);
});
