// Selecting in the preview of the studio and changing what is selected: by mouse, keyboard and touch.
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';

import { writeDesign } from '../compiler/src/page-design/write-design.ts';
import { openPage } from '../compiler/src/page-model/open-page.ts';
import { bakery } from '../compiler/test/sample-designs.ts';
import { expectAccessible, expectAccessibleInBothThemes } from './support/accessible.ts';
import {
  bearer,
  createPage,
  createPerson,
  type Person,
  simplePage,
  startSession,
} from './support/people.ts';
import { chatInput, openStudio, preview, sendMessage, untilSelectable } from './support/studio.ts';

async function openBakery(
  page: Page,
  request: APIRequestContext,
  prepare?: (person: Person) => Promise<unknown>,
): Promise<Person> {
  const person = await createPerson(request);
  await createPage(request, person, writeDesign(bakery));
  await prepare?.(person);
  await startSession(page, person);
  await openStudio(page);
  const previewTab = page.getByRole('radio', { name: 'Preview' }).last();
  if ((page.viewportSize()?.width ?? 0) < 1024) await previewTab.check();
  await untilSelectable(page, 'Olive & Rye');
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

const undo = (page: Page) =>
  page.locator('[data-sonner-toaster]').getByRole('button', { name: 'Undo', exact: true });
const bar = (page: Page) => page.getByRole('toolbar', { name: /^Actions for/ });
const act = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => preview(page).getByRole('link', { name, exact: true });

test('a text is typed in its place on the page, and saved', { tag: '@slow' }, async ({
  page,
  request,
}) => {
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

test('a second tap on what is selected types in it, and Escape brings it back', {
  tag: '@slow',
}, async ({ page, request }) => {
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

test('a link gets a title and an address', { tag: '@slow' }, async ({ page, request }) => {
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

test('a link moves, hides, is duplicated and removed, and comes back', { tag: '@slow' }, async ({
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
  await undo(page).click();
  await expect(link(page, 'Directions')).toBeVisible();
  await expect.poll(titles).toEqual(['Instagram', 'Order online', 'Directions']);
});

test('items and sections move, and are duplicated and removed', { tag: '@slow' }, async ({
  page,
  request,
}) => {
  const person = await openBakery(page, request);
  const menu = async () => {
    const { sections } = (await readSaved(request, person)).page;
    const [section] = sections.flatMap((one) => (one.kind === 'menu' ? [one] : []));
    return section?.items.map(({ name }) => name);
  };
  const kinds = async () => {
    const { sections } = (await readSaved(request, person)).page;
    return sections.flatMap(({ kind, hidden }) => (hidden ? [] : [kind]));
  };
  await preview(page).getByText('Cinnamon bun').click();
  await expect(bar(page)).toHaveAccessibleName('Actions for Name: Cinnamon bun');
  await act(page, 'Move up').click();
  await expect.poll(menu).toEqual(['Cinnamon bun', 'Croissant', 'Country loaf']);
  await act(page, 'Select item').click();
  await act(page, 'Select menu section').click();
  await act(page, 'Move down').click();
  await expect.poll(kinds).toEqual(['hours', 'menu', 'map', 'newsletter', 'text']);
  await act(page, 'Hide').click();
  await expect.poll(kinds).toEqual(['hours', 'map', 'newsletter', 'text']);
});

test('a button gets a color of its own, which all buttons can take', { tag: '@slow' }, async ({
  page,
  request,
}) => {
  const person = await openBakery(page, request);
  await link(page, 'Instagram').click();
  await act(page, 'Colors').click();
  const colors = page.getByRole('dialog', { name: 'Colors' });
  await colors
    .getByRole('button', { name: /^Background color/ })
    .nth(2)
    .click();
  const theme = async () => (await readSaved(request, person)).theme;
  await expect.poll(async () => (await theme()).elements.instagram?.background).toMatch(/^#/);
  const color = (await theme()).elements.instagram?.background as string;
  await colors.getByRole('button', { name: 'Use for all buttons' }).click();
  await expect.poll(async () => (await theme()).colors.accent).toBe(color);
  await colors.getByRole('button', { name: 'Back to the theme' }).first().click();
  await expect.poll(async () => (await theme()).elements.instagram).toBeUndefined();
});

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('a picture comes from the library, with its alt text', { tag: '@slow' }, async ({
  page,
  request,
}) => {
  let url = '';
  const person = await openBakery(page, request, async (owner) => {
    const file = { name: 'oven.png', mimeType: 'image/png', buffer: PNG };
    const headers = bearer(owner);
    const uploaded = await request.post('/api/media/upload', { headers, multipart: { file } });
    ({ url } = (await uploaded.json()) as { url: string });
  });
  await preview(page).locator('.avatar').first().click();
  await expect(bar(page)).toHaveAccessibleName('Actions for Profile picture');
  await act(page, 'Change image').click();
  await page.getByRole('button', { name: 'Choose image' }).click();
  await page.getByRole('button', { name: 'oven.png', exact: true }).first().click();
  await expect(preview(page).locator('img.avatar')).toHaveAttribute('src', url);
  await act(page, 'Change image').click();
  await page.getByRole('textbox', { name: 'Alt text' }).fill('Our oven');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect
    .poll(async () => (await readSaved(request, person)).page.avatar)
    .toEqual({ url, alt: 'Our oven' });
});

test('everything is done by keyboard alone', { tag: '@slow' }, async ({ page, request }) => {
  const person = await openBakery(page, request);
  const toggle = page.getByRole('button', { name: 'Select to edit' });
  const list = page.getByRole('listbox', { name: 'Elements of your page' });
  await toggle.focus();
  for (let presses = 0; presses < 6 && !(await isFocused(list)); presses += 1) {
    await page.keyboard.press('Tab');
  }
  const current = () => list.getByRole('option', { selected: true });
  await expect(current()).toHaveText('Profile picture');
  await page.keyboard.press('ArrowDown');
  await expect(current()).toHaveText('Name: Olive & Rye');
  await page.keyboard.press('Tab');
  await expect(current()).toHaveText('Tagline: Sourdough and pastries in Leith');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(act(page, 'Edit text')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(bar(page)).toContainText('Press Enter to save');
  await page.keyboard.type('Rye & Olive');
  await page.keyboard.press('Enter');
  await expect(preview(page).getByRole('heading', { name: 'Rye & Olive' })).toBeVisible();
  await expect.poll(async () => (await readSaved(request, person)).page.name).toBe('Rye & Olive');
  await expect(act(page, 'Edit text')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(bar(page)).toHaveCount(0);
  await expect(list).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(toggle).toBeFocused();
});

const isFocused = (locator: ReturnType<Page['locator']>) =>
  locator.evaluate((element) => element === document.activeElement);

test('the bar and its forms are accessible', { tag: '@slow' }, async ({ page, request }) => {
  await openBakery(page, request);
  await link(page, 'Order online').click();
  await expect(bar(page)).toBeVisible();
  await expectAccessibleInBothThemes(page, 'the bar');
  for (const name of ['Edit link', 'Colors']) {
    await act(page, name).click();
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await expectAccessibleInBothThemes(page, name);
    await page.keyboard.press('Escape');
  }
});

test.describe('on a phone', () => {
  test.use({
    ...{ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true },
    contextOptions: { reducedMotion: 'no-preference' },
  });

  test('a tap selects, and all actions are in reach', { tag: '@slow' }, async ({
    page,
    request,
  }) => {
    const person = await openBakery(page, request);
    await link(page, 'Order online').tap();
    await expect(bar(page)).toBeVisible();
    const box = await bar(page).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(375);
    for (const button of await bar(page).getByRole('button').all()) {
      const size = await button.boundingBox();
      expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(36);
    }
    await act(page, 'Move down').tap();
    await expect
      .poll(async () => (await readSaved(request, person)).page.links.map(({ id }) => id))
      .toEqual(['instagram', 'order', 'directions']);
    await expectAccessible(page, 'the bar on a phone');
  });
});

test('the next message is about what is selected', { tag: '@slow' }, async ({ page, request }) => {
  const person = await openBakery(page, request);
  await link(page, 'Instagram').click();
  await act(page, 'Ask about this').click();
  await expect(page.getByText('About Link: Instagram')).toBeVisible();
  await expect(chatInput(page)).toBeFocused();
  await sendMessage(page, 'hide it');
  await expect(link(page, 'Instagram')).toHaveCount(0);
  await expect(page.getByText('About Link: Instagram')).toHaveCount(0);
  const { links } = (await readSaved(request, person)).page;
  expect(links.map(({ hidden }) => hidden)).toEqual([false, true, false]);
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('what a reply changed is scrolled to and lights up', { tag: '@slow' }, async ({
    page,
    request,
  }) => {
    await openBakery(page, request);
    const glow = preview(page).locator('vys-preview-selection .glow');
    await sendMessage(page, 'rename the section "From the oven" to "Night shift"');
    await expect(glow).toHaveCount(1);
    await expect(preview(page).getByRole('heading', { name: 'Night shift' })).toBeInViewport();
    await expect(glow).toHaveCount(0);
  });
});

test('freely written code offers what can be changed in it', { tag: '@slow' }, async ({
  page,
  request,
}) => {
  const person = await createPerson(request);
  await createPage(request, person);
  await startSession(page, person);
  await openStudio(page);
  await untilSelectable(page, 'Ada Moss');
  await link(page, 'Shop').click();
  await expect(act(page, 'Hide')).toHaveCount(0);
  await expect(act(page, 'Colors')).toHaveCount(0);
  await act(page, 'Edit text').click();
  await page.keyboard.type('Store');
  await page.keyboard.press('Enter');
  await expect
    .poll(async () => (await readSaved(request, person)).page.links[0]?.title)
    .toBe('Store');
  await link(page, 'Blog').click();
  await act(page, 'Remove').click();
  await expect(link(page, 'Blog')).toHaveCount(0);
  await undo(page).click();
  await expect(link(page, 'Blog')).toBeVisible();
});

test('links are followed again where selecting is off', { tag: '@slow' }, async ({
  page,
  request,
}) => {
  await openBakery(page, request);
  await page.getByRole('button', { name: 'Select to edit' }).click();
  await link(page, 'Order online').click();
  await expect(page.getByText('Would open https://order.example')).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
});

test('a hostile page changes nothing by what its frame says', { tag: '@slow' }, async ({
  page,
  request,
}) => {
  const person = await createPerson(request);
  const content = simplePage('Ada Moss');
  const hostile = `
    globalThis.forge = () => {
      const keys = ['link:shop', 'link:blog', 'profile.name', 'profile.tagline', '__proto__'];
      for (const key of keys) {
        for (const type of ['select', 'edited', 'canceled', 'place', 'found']) {
          parent.postMessage({ type, key, keys, text: 'FORGED', x: 1, y: 1, width: 1, height: 1 }, '*');
        }
      }
      document.querySelectorAll('a, h1').forEach((one) => one.click());
      return 'sent';
    };
    globalThis.poison = () => {
      Array.prototype.join = () => ({ toString: () => 'FORGED' });
      Element.prototype.getBoundingClientRect = () => ({ left: NaN, top: -1e308, width: 1e308, height: 'x' });
      Event.prototype.composedPath = () => [{ localName: 'a' }, document.querySelector('h1')];
      return 'poisoned';
    };`;
  const jsx = content.jsx.replace('return (', `${hostile}\n  return (`);
  await createPage(request, person, { ...content, jsx });
  await startSession(page, person);
  const sent: string[] = [];
  page.on('request', (one) => {
    if (one.url().includes('/operations')) sent.push(one.postData() ?? '');
  });
  await openStudio(page);
  await untilSelectable(page, 'Ada Moss');
  const frame = page.frames().find((one) => one.url().includes('/_/preview'));
  expect(await frame?.evaluate('forge()')).toBe('sent');
  await expect(bar(page)).toHaveCount(0);
  // What is selected is of the page, and only that can be changed.
  await link(page, 'Shop').click();
  await act(page, 'Edit text').click();
  expect(await frame?.evaluate('forge()')).toBe('sent');
  expect(await frame?.evaluate('poison()')).toBe('poisoned');
  await page.keyboard.type('Store');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Refresh preview' }).click();
  await link(page, 'Blog').click();
  await expect(bar(page)).toHaveAccessibleName('Actions for Link: Blog');
  await expect(page.getByText('FORGED')).toHaveCount(0);
  const { page: saved } = await readSaved(request, person);
  expect(saved).toMatchObject({ name: 'Ada Moss', tagline: 'I make small things.' });
  expect(saved.links[1]?.title).toBe('Blog');
  expect(sent.join()).not.toContain('FORGED');
});

test(
  'typing is painted and saved at once',
  { tag: '@slow' },
  async ({ page, request }, { annotations }) => {
    await openBakery(page, request);
    const times: { painted: number; saved: number }[] = [];
    for (const text of ['Bread for Leith', 'Bread for all', 'Bread']) {
      const tagline = preview(page).locator('.tagline');
      await tagline.click();
      await act(page, 'Edit text').click();
      await expect(preview(page).locator('[contenteditable]')).toBeFocused();
      const frame = page.frames().find((one) => one.url().includes('/_/preview'));
      const painted = frame?.evaluate<number>(`new Promise((resolve) => {
      document.addEventListener('beforeinput', () => {
        const start = performance.now();
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
      }, { once: true, capture: true });
    })`);
      await page.keyboard.type(text);
      const saving = page.waitForResponse((response) => response.url().includes('/operations'));
      const start = performance.now();
      await page.keyboard.press('Enter');
      expect((await saving).status()).toBe(200);
      times.push({ painted: (await painted) ?? 0, saved: performance.now() - start });
      await expect(tagline).toHaveText(text);
      await act(page, 'Close').click();
    }
    const shown = times.map(({ painted, saved }) => `${painted.toFixed(0)}/${saved.toFixed(0)}`);
    annotations.push({ type: 'painted/saved ms', description: shown.join(' ') });
    if (process.env.VYS_REPORT_TIMES) console.log(`painted/saved ms: ${shown.join(' ')}`);
  },
);
