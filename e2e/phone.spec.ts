// The workspace on a phone: what a thumb reaches, what gives way to the keyboard, and what the back gesture closes.
import { expect, type Page, test } from '@playwright/test';
import { expectAccessibleInBothThemes } from './support/accessible.ts';
import { createPage, createPerson, publishPage, startSession } from './support/people.ts';
import { chatInput, openStudio, signInToStudio } from './support/studio.ts';

test.use({ viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true });

const bar = (page: Page) => page.getByRole('navigation', { name: 'Shortcuts' });

async function openWorkspace(page: Page, path = '/dashboard') {
  const person = await createPerson(page.request);
  await publishPage(page.request, person, await createPage(page.request, person));
  await startSession(page, person);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('SHELL-2 the bar at the bottom leads to the screens and opens the sidebar', async ({
  page,
}) => {
  await openWorkspace(page);
  await expect(bar(page).getByRole('link')).toHaveText(['Home', 'Pages', 'Studio', 'Analytics']);
  await bar(page).getByRole('link', { name: 'Pages' }).tap();
  await expect(page).toHaveURL(/\/pages$/);
  await expect(bar(page).getByRole('link', { name: 'Pages' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await bar(page).getByRole('button', { name: 'Open menu' }).tap();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await page.reload();
  // Covered by an open menu, nothing of the screen could be tapped.
  await bar(page).getByRole('button', { name: 'Open menu' }).tap();
  await menu.getByRole('link', { name: 'Settings' }).tap();
  await expect(menu).toHaveCount(0);
  await expect(page).toHaveURL(/\/settings$/);
  await expectAccessibleInBothThemes(page, 'settings on a phone');
});

test('the command menu opens by its button, fits, and closes by its own', { tag: '@slow' }, async ({
  page,
}) => {
  await openWorkspace(page, '/pages');
  await page.getByRole('button', { name: 'Search' }).tap();
  const menu = page.getByRole('dialog', { name: 'Command palette' });
  const box = await menu.boundingBox();
  expect(box?.width).toBeLessThanOrEqual(375);
  await menu.getByRole('combobox').fill('quiet');
  await expect(menu.getByRole('option').first()).toHaveText('Quiet hours');
  expect((await menu.getByRole('option').first().boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await expectAccessibleInBothThemes(page, 'command menu on a phone');
  await menu.getByRole('button', { name: 'Close' }).tap();
  await expect(menu).toHaveCount(0);
});

test('the bar gives way to the keyboard', async ({ page }) => {
  await openWorkspace(page, '/settings/profile');
  await expect(bar(page)).toBeVisible();
  await page.getByRole('textbox', { name: 'Full name' }).focus();
  await expect(bar(page)).toBeHidden();
  await page.getByRole('textbox', { name: 'Full name' }).blur();
  await expect(bar(page)).toBeVisible();
});

test('TOAST-1 a toast leaves the input of the chat and its button free', { tag: '@slow' }, async ({
  page,
  request,
}) => {
  await signInToStudio(page, request);
  await expect(bar(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Save', exact: true }).tap();
  const toast = page.locator('[data-sonner-toast]');
  await expect(toast).toBeVisible();
  await expect(async () => {
    const [shown, input] = [await toast.boundingBox(), await chatInput(page).boundingBox()];
    if (!shown || !input) throw new Error('the toast or the input is not drawn');
    expect(shown.y + shown.height).toBeLessThan(input.y);
  }).toPass();
});

/** What Android does for the back gesture; a desktop browser has no gesture to make. */
const requestClose = (page: Page) =>
  page.evaluate(() => {
    const { watchers } = window as unknown as { watchers: { requestClose(): void }[] };
    watchers.at(-1)?.requestClose();
  });

test('the back gesture closes what is open instead of leaving the screen', {
  tag: '@slow',
}, async ({ page }) => {
  await page.addInitScript(() => {
    const all = window as unknown as { CloseWatcher: new () => object; watchers: object[] };
    all.watchers = [];
    all.CloseWatcher = class extends all.CloseWatcher {
      constructor() {
        super();
        all.watchers.push(this);
      }
    };
  });
  await openWorkspace(page);
  await bar(page).getByRole('button', { name: 'Open menu' }).tap();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('button', { name: 'Share Profile' }).tap();
  const share = page.getByRole('dialog', { name: 'Share Profile' });
  await expect(share).toBeVisible();
  await requestClose(page);
  await expect(share).toHaveCount(0);
  await bar(page).getByRole('button', { name: 'Open menu' }).tap();
  await expect(menu).toBeVisible();
  await requestClose(page);
  await expect(menu).toHaveCount(0);
  await expect(page).toHaveURL(/\/dashboard$/);
});

const screens = [
  '/dashboard',
  '/dashboard-classic',
  '/pages',
  '/analytics',
  '/templates',
  '/billing',
  '/settings/profile',
  '/settings?tab=account',
  '/settings?tab=notifications',
  '/settings?tab=security',
  '/ai-studio',
];

test('no screen is wider than 320 px, and what is tapped is 44 px high or wide', {
  tag: '@slow',
}, async ({ page }) => {
  // Each of ten screens waits until its network rests.
  test.setTimeout(180_000);
  await openWorkspace(page);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of screens) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(listTooWide), `${path} is too wide`).toEqual([]);
    expect(await page.evaluate(listTooSmall), `${path} has small targets`).toEqual([]);
  }
});

/** What reaches beyond the screen and is not in something that scrolls. Runs in the browser. */
function listTooWide(): string[] {
  const width = document.documentElement.clientWidth;
  const scrolls = (element: Element): boolean => {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      if (getComputedStyle(at).overflowX !== 'visible') return true;
    }
    return false;
  };
  return [...document.querySelectorAll('main *')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => element.getBoundingClientRect().right > width + 1 && !scrolls(element))
    .map((element) => element.outerHTML.slice(0, 120));
}

/** What is smaller may take presses around it. Runs in the browser. */
function listTooSmall(): string[] {
  const takes = (element: Element, dx: number, dy: number) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2 + dx, y + height / 2 + dy);
    return hit !== null && element.contains(hit);
  };
  const isLargeEnough = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    if (Math.max(width, height) >= 44) return true;
    element.scrollIntoView({ block: 'center' });
    return takes(element, 0, -21) && takes(element, 0, 21) && takes(element, 21, 0);
  };
  return [...document.querySelectorAll('button, [role="tab"], nav a')]
    .filter((element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    )
    .filter((element) => element.getBoundingClientRect().width > 1 && !isLargeEnough(element))
    .map((element) => element.outerHTML.slice(0, 160));
}

test('ROUTE-9 the studio has the menu at the top, and its input at the bottom', {
  tag: '@slow',
}, async ({ page, request }) => {
  await signInToStudio(page, request);
  await openStudio(page);
  const box = await chatInput(page).boundingBox();
  expect(box?.y).toBeGreaterThan(400);
  await page.getByRole('button', { name: 'Open menu' }).tap();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});
