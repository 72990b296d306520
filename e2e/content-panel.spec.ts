// The content panel of the studio: everything on the page edited by hand, by mouse, touch and keyboard, with the
// preview following.
import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test';
import { writeDesign } from '../compiler/src/page-design/write-design.ts';
import { bakery } from '../compiler/test/sample-designs.ts';
import { type PageDesign, pageDesignSchema } from '../contract/src/page-model/page-model.ts';
import { expectAccessible, expectAccessibleInBothThemes } from './support/accessible.ts';
import { createPage, createPerson, simplePage, startSession } from './support/people.ts';
import { openStudio, preview } from './support/studio.ts';

/** Opens the panel over a page of this design, or of this code. */
async function openPanel(
  page: Page,
  request: APIRequestContext,
  given: PageDesign | ReturnType<typeof simplePage> = bakery,
) {
  const person = await createPerson(request);
  await createPage(request, person, 'page' in given ? writeDesign(given) : given);
  await startSession(page, person);
  await openStudio(page);
  await page.getByRole('tab', { name: 'Content' }).click();
  await expect(row(page, 'Profile')).toBeVisible();
}

const row = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name}`) }).and(page.locator('[data-entry]'));
const linksInPreview = (page: Page) =>
  preview(page).locator('a', { hasText: /Order online|Instagram|Directions/ });
const back = (page: Page) => page.getByRole('button', { name: 'Back', exact: true });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const handle = (page: Page, name: string) => page.getByRole('button', { name: `Move ${name}` });

async function choose(page: Page, name: string, action: string) {
  await page.getByRole('button', { name: `More for ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** By the toast that tells of the change. */
const undo = (page: Page) =>
  page.locator('[data-sonner-toast]').getByRole('button', { name: 'Undo' }).click();

async function addSection(page: Page, name: string) {
  await page.getByRole('button', { name: 'Add a section' }).click();
  await page.getByPlaceholder('What do you want to show?').fill(name);
  await page.keyboard.press('Enter');
  await expect(back(page)).toBeVisible();
}

async function centerOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('it is not visible');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('a creator edits texts, links and sections without chat, and the preview follows', async ({
  page,
  request,
}) => {
  await openPanel(page, request);
  await row(page, 'Profile').click();
  await field(page, 'Tagline').fill('Bread from a wood oven');
  await expect(preview(page).getByText('Bread from a wood oven')).toBeVisible();
  await back(page).click();
  await row(page, 'Order online').click();
  await field(page, 'Title').fill('Order for today');
  await field(page, 'Address').fill('orders.example/today');
  await page.keyboard.press('Tab');
  const order = preview(page).getByRole('link', { name: 'Order for today' });
  await expect(order).toHaveAttribute('href', 'https://orders.example/today');
  await back(page).click();
  await page.getByRole('button', { name: 'Add links' }).click();
  await field(page, 'Add links').fill('Press kit: https://press.example');
  await page.keyboard.press('Enter');
  await expect(preview(page).getByRole('link', { name: 'Press kit' })).toBeVisible();
  await addSection(page, 'quote');
  await field(page, 'Quote').fill('The best rye in town.');
  await expect(preview(page).getByText('The best rye in town.')).toBeVisible();
  await back(page).click();
  await row(page, 'Menu').click();
  await page.getByRole('button', { name: 'Add a dish' }).click();
  await field(page, 'Name').fill('Rye loaf');
  await field(page, 'Price').fill('£6');
  await expect(preview(page).getByText('Rye loaf')).toBeVisible();
  await expect(preview(page).getByText('£6', { exact: true })).toBeVisible();
  // Everything was saved as it was edited.
  await expect(async () => {
    await page.reload();
    const text = preview(page).locator('body');
    await expect(text).toContainText('Rye loaf');
    await expect(text).toContainText('Bread from a wood oven');
    await expect(text).toContainText('The best rye in town.');
  }).toPass();
});

test('entries are hidden, scheduled, duplicated and removed, and each is undone', {
  tag: '@slow',
}, async ({ page, request }) => {
  await openPanel(page, request);
  const links = linksInPreview(page);
  await expect(links).toHaveCount(3);
  await page.getByRole('button', { name: 'Hide Instagram' }).click();
  await expect(links).toHaveText(['Order online', 'Directions']);
  await page.getByRole('button', { name: 'Show Instagram' }).click();
  await expect(links).toHaveCount(3);
  await choose(page, 'Instagram', 'Duplicate');
  await expect(links).toHaveCount(4);
  await undo(page);
  await expect(links).toHaveCount(3);
  await choose(page, 'Directions', 'Remove');
  await expect(links).toHaveCount(2);
  await undo(page);
  await expect(links).toHaveText(['Order online', 'Instagram', 'Directions']);
  await row(page, 'Order online').click();
  await field(page, 'Last day').fill('2020-01-31');
  // Visitors' browsers know the day; in the preview it stays, to be edited.
  await expect(links.first()).toHaveAttribute('data-until', '2020-01-31');
  await back(page).click();
  await expect(row(page, 'Order online')).toContainText('Ended');
  await page.getByRole('button', { name: 'Hide Menu' }).click();
  await expect(preview(page).getByText('Croissant')).toHaveCount(0);
  await choose(page, 'Opening hours', 'Remove');
  await expect(preview(page).getByRole('heading', { name: 'Opening hours' })).toHaveCount(0);
  await undo(page);
  await expect(preview(page).getByRole('heading', { name: 'Opening hours' })).toBeVisible();
});

test('rows are put into another order with the keyboard and with the mouse', {
  tag: '@slow',
}, async ({ page, request }) => {
  await openPanel(page, request);
  const links = linksInPreview(page);
  await handle(page, 'Directions').focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Picked up Directions, place 3 of 3.')).toBeAttached();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText('Directions is now at place 2 of 3.')).toBeAttached();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText('Directions is now at place 1 of 3.')).toBeAttached();
  await page.keyboard.press('Space');
  await expect(links).toHaveText(['Directions', 'Order online', 'Instagram']);
  await expect(handle(page, 'Directions')).toBeFocused();
  const from = await centerOf(handle(page, 'Directions'));
  const to = await centerOf(handle(page, 'Instagram'));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y + 4, { steps: 8 });
  await page.mouse.up();
  await expect(links).toHaveText(['Order online', 'Instagram', 'Directions']);
});

test('the keyboard alone reaches a field, edits it and goes back', { tag: '@slow' }, async ({
  page,
  request,
}) => {
  await openPanel(page, request);
  await page.getByRole('tab', { name: 'Chat' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(row(page, 'Profile')).toBeVisible();
  await row(page, 'Instagram').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Instagram', level: 2 })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(field(page, 'Title')).toBeFocused();
  await page.keyboard.type('Photos');
  await expect(preview(page).getByRole('link', { name: 'Photos' })).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(back(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(row(page, 'Photos')).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true });

  test('rows are dragged by touch, and the list still scrolls', { tag: '@slow' }, async ({
    page,
    request,
  }) => {
    await openPanel(page, request);
    const touch = await page.context().newCDPSession(page);
    const send = (type: string, points: { x: number; y: number }[]) =>
      touch.send('Input.dispatchTouchEvent', { type: type as 'touchMove', touchPoints: points });
    const from = await centerOf(handle(page, 'Directions'));
    const to = await centerOf(handle(page, 'Order online'));
    await send('touchStart', [from]);
    for (let step = 1; step <= 8; step += 1) {
      await send('touchMove', [{ x: from.x, y: from.y + ((to.y - 4 - from.y) * step) / 8 }]);
    }
    await send('touchEnd', []);
    const rows = page.getByRole('list', { name: 'Links' }).locator('[data-entry]');
    await expect(rows).toContainText(['Directions', 'Order online', 'Instagram']);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  });
});

const large = pageDesignSchema.parse({
  theme: bakery.theme,
  page: {
    ...bakery.page,
    name: 'مطعم الزيتون والشعير',
    links: Array.from({ length: 60 }, (_, index) => ({
      id: `link-${index + 1}`,
      title: `Link ${index + 1}`,
      url: `https://example.com/${index + 1}`,
    })),
    sections: Array.from({ length: 5 }, (_, menu) => ({
      kind: 'menu',
      id: `menu-${menu + 1}`,
      title: `Menu ${menu + 1}`,
      items: Array.from({ length: 60 }, (_, index) => ({
        id: `dish-${menu + 1}-${index + 1}`,
        name: `Dish ${menu + 1}.${index + 1}`,
        price: { text: `€${index + 1}` },
      })),
    })),
  },
});

test('60 links and 300 dishes are edited like a few', { tag: '@slow' }, async ({
  page,
  request,
}) => {
  await openPanel(page, request, large);
  await row(page, 'Menu 5').click();
  await row(page, 'Dish 5.60').click();
  await field(page, 'Name').fill('The last dish');
  await expect(preview(page).getByText('The last dish')).toBeVisible();
  await back(page).click();
  await expect(row(page, 'The last dish')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Add a dish' })).toBeDisabled();
  await back(page).click();
  await handle(page, 'Link 60').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText('Link 60 is now at place 59 of 60.')).toBeAttached();
  await page.keyboard.press('Space');
  const last = page.getByRole('list', { name: 'Links' }).locator('[data-entry]').last();
  await expect(last).toContainText('Link 59');
});

test('a page that was written as code is edited where it can be, and rebuilt on request', {
  tag: '@slow',
}, async ({ page, request }) => {
  await openPanel(page, request, simplePage('Ada Moss'));
  await row(page, 'Shop').click();
  await field(page, 'Title').fill('New shop');
  await expect(preview(page).getByRole('link', { name: 'New shop' })).toBeVisible();
  await back(page).click();
  await page.getByRole('button', { name: 'Rebuild as an editable page' }).click();
  await addSection(page, 'newsletter');
  await expect(preview(page).getByRole('heading', { name: 'Newsletter' })).toBeVisible();
  await expect(preview(page).getByRole('link', { name: 'New shop' })).toBeVisible();
});

// The colors are the same at both widths.
for (const [width, judge] of [
  [375, expectAccessible],
  [1280, expectAccessibleInBothThemes],
] as const) {
  test(`the panel is accessible at ${width} pixels`, { tag: '@slow' }, async ({
    page,
    request,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    await openPanel(page, request);
    await judge(page, 'the overview');
    await row(page, 'Profile').click();
    await field(page, 'Name').fill('');
    await judge(page, 'the profile with an error');
    await back(page).click();
    for (const name of ['Order online', 'Menu', 'Opening hours', 'Bread club']) {
      await row(page, name).click();
      await judge(page, name);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await back(page).click();
    }
    await page.getByRole('button', { name: 'Add links' }).click();
    await page.keyboard.press('Enter');
    await judge(page, 'adding links');
    await page.getByRole('button', { name: 'Add a section' }).click();
    await judge(page, 'the picker of sections');
  });
}
