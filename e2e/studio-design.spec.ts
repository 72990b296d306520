// The studio around the chat: designs by hand, suggestions about the page, and the layout of phones.
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { expectAccessibleInBothThemes } from './support/accessible.ts';
import { createPerson, type Person, startSession } from './support/people.ts';
import { expectPublicPage } from './support/public-pages.ts';
import { chatInput, openStudio, preview, publishAsItIs, sendMessage } from './support/studio.ts';

/** Signs in a user whose page the assistant made, and opens the studio. */
async function openBakery(page: Page, request: APIRequestContext): Promise<Person> {
  const person = await createPerson(request);
  await startSession(page, person);
  await openStudio(page, '/ai-studio/new');
  await sendMessage(
    page,
    'a page for my bakery Olive & Rye, open 7-3 tue to sun, order at https://oliveandrye.shop',
  );
  await expect(preview(page).getByText('Olive & Rye').first()).toBeAttached();
  return person;
}

const openDesign = (page: Page) => page.getByRole('tab', { name: 'Design' }).click();
const choice = (page: Page, strip: string, name: string) =>
  page
    .getByRole('radiogroup', { name: strip, exact: true })
    .getByRole('radio', { name, exact: true });
const pane = (page: Page, name: string) =>
  page.getByRole('radiogroup', { name: 'Pane' }).getByRole('radio', { name });
/** A custom property of the page in the preview. */
const themeValue = (page: Page, name: string) =>
  preview(page)
    .locator('body')
    .evaluate((body, property) => getComputedStyle(body).getPropertyValue(property).trim(), name);

test('a look, a palette and fonts chosen by hand are shown, saved and published', {
  tag: '@slow',
}, async ({ page, request }) => {
  const person = await openBakery(page, request);
  await openDesign(page);
  await choice(page, 'Looks', 'Letterpress').click();
  await expect(choice(page, 'Looks', 'Letterpress')).toBeChecked();
  const light = page.getByRole('radio', { name: 'Light', exact: true });
  await light.click();
  await expect(light).toBeChecked();
  await choice(page, 'Palettes', 'Cobalt').click();
  await expect.poll(() => themeValue(page, '--accent')).toBe('#1f35df');
  await choice(page, 'Fonts', 'Anton with Archivo').click();
  await expect.poll(() => themeValue(page, '--font-display')).toContain('Anton');
  await page.mouse.move(0, 0);
  await page.reload();
  await expect(preview(page).getByText('Olive & Rye').first()).toBeVisible();
  await expect.poll(() => themeValue(page, '--accent')).toBe('#1f35df');
  await openDesign(page);
  await expect(choice(page, 'Looks', 'Letterpress')).toBeChecked();
  await expect(choice(page, 'Fonts', 'Anton with Archivo')).toBeChecked();
  await publishAsItIs(page);
  await expectPublicPage(request, person.username, { includes: '#1f35df' });
  await expectPublicPage(request, person.username, { includes: 'Anton' });
});

test('a design is shown while it is pointed at, applied by one tap and undone', {
  tag: '@slow',
}, async ({ page, request }) => {
  await openBakery(page, request);
  await openDesign(page);
  const before = await themeValue(page, '--radius');
  // The nearest one is chosen already, and choosing it again changes nothing.
  const isSquare = Number.parseFloat(before) < 4;
  const [other, wanted] = isSquare ? (['Soft', '8px'] as const) : (['Square', '0px'] as const);
  await choice(page, 'Corners', other).hover();
  await expect.poll(() => themeValue(page, '--radius')).toBe(wanted);
  await page.mouse.move(900, 10);
  await expect.poll(() => themeValue(page, '--radius')).toBe(before);
  await choice(page, 'Corners', other).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Another design' }).focus();
  await expect.poll(() => themeValue(page, '--radius')).toBe(wanted);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => themeValue(page, '--radius')).toBe(before);
});

test('looks are live pictures of this page', { tag: '@slow' }, async ({ page, request }) => {
  await openBakery(page, request);
  await openDesign(page);
  const strip = page.getByRole('radiogroup', { name: 'Looks' });
  const pictures = strip.locator('iframe');
  await expect(pictures.nth(2)).toBeVisible();
  await expect(pictures.first().contentFrame().getByText('Olive & Rye').first()).toBeAttached();
  expect(await pictures.count()).toBeLessThanOrEqual(6);
});

test('a suggestion about the page is sent by one tap and changes the page', {
  tag: '@slow',
}, async ({ page, request }) => {
  await openBakery(page, request);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.reload();
  const suggestions = page.getByRole('list', { name: 'Suggestions for your page' });
  const first = suggestions
    .getByRole('button')
    .filter({ hasText: /^(Add|Hide)/ })
    .first();
  const text = await first.textContent();
  await first.click();
  const log = page.getByRole('log', { name: 'Conversation' });
  await expect(log.getByText(/^I (added|hid) /)).toBeVisible();
  await expect(suggestions.getByRole('button', { name: text ?? '', exact: true })).toHaveCount(0);
});

test('a suggestion that needs words begins the message', { tag: '@slow' }, async ({
  page,
  request,
}) => {
  await startSession(page, await createPerson(request));
  await openStudio(page, '/ai-studio/new');
  await sendMessage(page, 'a minimalist link-in-bio with Instagram and Twitter');
  const open = page.getByRole('button', { name: '"Instagram" has no address' });
  await open.click();
  await expect(chatInput(page)).toHaveValue('The address of "Instagram" is ');
  await expect(chatInput(page)).toBeFocused();
  await page.keyboard.type('https://instagram.com/oliveandrye');
  await page.keyboard.press('Enter');
  await expect(preview(page).getByRole('link', { name: 'Instagram' })).toHaveAttribute(
    'href',
    'https://instagram.com/oliveandrye',
  );
  await expect(open).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({
    ...{ viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true },
    contextOptions: { reducedMotion: 'no-preference' },
  });

  async function swipe(page: Page, from: number, to: number) {
    const session = await page.context().newCDPSession(page);
    const move = (type: 'touchStart' | 'touchMove', x: number) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y: 400 }] });
    await move('touchStart', from);
    for (let step = 1; step <= 12; step += 1) {
      await move('touchMove', from + ((to - from) * step) / 12);
      await page.waitForTimeout(16);
    }
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  test('chat and preview are one swipe apart, and the frame stays', { tag: '@slow' }, async ({
    page,
    request,
  }) => {
    await openBakery(page, request);
    const frame = page.locator('iframe[title="Preview of your page"]');
    const source = await frame.getAttribute('src');
    await swipe(page, 340, 40);
    await expect(pane(page, 'Preview')).toBeChecked();
    await expect(preview(page).getByText('Olive & Rye').first()).toBeInViewport();
    await expect(chatInput(page)).toBeHidden();
    await swipe(page, 40, 340);
    await expect(pane(page, 'Edit')).toBeChecked();
    await expect(chatInput(page)).toBeInViewport();
    await pane(page, 'Preview').focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowRight');
    await expect(preview(page).getByText('Olive & Rye').first()).toBeInViewport();
    expect(await frame.getAttribute('src')).toBe(source);
  });

  test('the page peeks after a reply and opens on tap', { tag: '@slow' }, async ({
    page,
    request,
  }) => {
    await openBakery(page, request);
    await pane(page, 'Preview').check();
    await pane(page, 'Edit').check();
    const peek = page.getByRole('button', { name: 'See what changed' });
    await expect(peek).toHaveCount(0);
    await sendMessage(page, 'show me another design');
    await expect(peek).toBeVisible();
    await peek.tap();
    await expect(pane(page, 'Preview')).toBeChecked();
    await expect(preview(page).getByText('Olive & Rye').first()).toBeInViewport();
    await pane(page, 'Edit').check();
    await expect(chatInput(page)).toBeInViewport();
    await expect(peek).toHaveCount(0);
  });
});

test('designs and suggestions are accessible', { tag: '@slow' }, async ({ page, request }) => {
  await openBakery(page, request);
  await expectAccessibleInBothThemes(page, 'chat');
  await openDesign(page);
  await expect(page.getByRole('radiogroup', { name: 'Palettes' }).getByRole('radio')).toHaveCount(
    24,
  );
  await expectAccessibleInBothThemes(page, 'design');
  await page.setViewportSize({ width: 375, height: 740 });
  await expectAccessibleInBothThemes(page, 'design on a phone');
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});
