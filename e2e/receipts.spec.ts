// What a reply changed, as a list under it that opens each thing in the preview.
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { writeDesign } from '../compiler/src/page-design/write-design.ts';
import { bakery } from '../compiler/test/sample-designs.ts';
import { expectAccessible } from './support/accessible.ts';
import { createPage, createPerson, startSession } from './support/people.ts';
import { chatInput, openStudio, preview, sendMessage } from './support/studio.ts';

async function openBakery(page: Page, request: APIRequestContext) {
  const person = await createPerson(request);
  await createPage(request, person, writeDesign(bakery));
  await startSession(page, person);
  await openStudio(page);
}

const rows = (page: Page) => page.getByRole('list', { name: 'What changed' });
const glow = (page: Page) => preview(page).locator('vys-preview-selection .glow');
const bar = (page: Page) => page.getByRole('toolbar', { name: /^Actions for/ });
const loaf = (page: Page) => preview(page).getByText('Country loaf');

test('opens what was changed by mouse and keyboard, and says what is gone, also after a reload', {
  tag: '@slow',
}, async ({ page, request }) => {
  await openBakery(page, request);
  await sendMessage(page, 'the country loaf costs £6 now');
  const row = rows(page).getByRole('button', { name: /loaf/i });
  await preview(page)
    .locator('html')
    .evaluate(() => window.scrollTo(0, 0));
  await row.click();
  await expect(glow(page)).toHaveCount(1);
  await expect(loaf(page)).toBeInViewport();
  await expect(bar(page)).toHaveAccessibleName(/Country loaf/);
  await expectAccessible(page, 'a receipt and what it opened');

  await page.reload();
  await expect(row).toBeVisible();
  await row.focus();
  await page.keyboard.press('Enter');
  await expect(bar(page).locator(':focus')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(row).toBeFocused();

  await sendMessage(page, 'remove the country loaf');
  await expect(rows(page).getByText('No longer on your page')).toBeVisible();
  await expect(rows(page).getByRole('button')).toHaveCount(0);
  await expect(rows(page).last()).toBeInViewport({ ratio: 1 });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true });

  test('a tap brings the preview to the front', { tag: '@slow' }, async ({ page, request }) => {
    await openBakery(page, request);
    await expect(loaf(page)).toBeAttached();
    await sendMessage(page, 'the country loaf costs £6 now');
    // The preview beside the chat scrolls to what changed, and the chat stays.
    const scrollTop = () =>
      preview(page)
        .locator('html')
        .evaluate(() => window.scrollY);
    await expect.poll(scrollTop).toBeGreaterThan(0);
    await expect(rows(page)).toBeInViewport();
    await expect(page.getByRole('radio', { name: 'Edit' })).toBeChecked();
    await rows(page).getByRole('button', { name: /loaf/i }).tap();
    await expect(page.getByRole('radio', { name: 'Preview' })).toBeChecked();
    await expect(chatInput(page)).toBeHidden();
    await expect(loaf(page)).toBeInViewport();
    await expect(bar(page)).toHaveAccessibleName(/Country loaf/);
  });
});
