// The Version History: long lists, what changed, comparing, restoring, and undo and redo by keyboard.
import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible, expectAccessibleInBothThemes } from './support/accessible.ts';
import { bearer, createPage, createPerson, simplePage, startSession } from './support/people.ts';
import { chatInput, openStudio, preview } from './support/studio.ts';

test('M3: HIST-1 HIST-3 a long history is loaded while scrolling', { tag: '@slow' }, async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const person = await createPerson(request);
  const content = simplePage('Ada Moss');
  const large = { ...content, css: `${content.css}\n/* ${'x'.repeat(240_000)} */` };
  await createPage(request, person, large);
  const count = 14;
  for (let n = 2; n <= count; n += 1) {
    const metadata = { title: `Title ${n}`, description: '' };
    const saved = await request.put('/api/pages/update', {
      headers: bearer(person),
      data: { content: { ...large, metadata } },
    });
    expect(saved.status()).toBe(200);
  }
  await startSession(page, person);
  await page.goto('/ai-studio');
  await page.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'Version History' });
  await expect(history.getByText(`${count} versions saved`)).toBeVisible();
  const versions = history.getByRole('list', { name: 'Versions' }).getByRole('button');
  await expect(versions.nth(1)).toContainText(`Version ${count - 1}`);
  await versions.last().scrollIntoViewIfNeeded();
  await expect
    .poll(async () => {
      await versions.last().scrollIntoViewIfNeeded();
      return await versions.count();
    })
    .toBe(count);
  await expect(versions.last()).toContainText('Version 1');
  await versions.last().click();
  await expect(history.getByText('Small things')).toBeVisible();
});

type Operation = { type: string } & Record<string, unknown>;

/** A designed page with a version for each of the operations. */
async function createHistory(request: APIRequestContext, operations: readonly Operation[]) {
  const person = await createPerson(request);
  const headers = bearer(person);
  const prompt = 'A page for my bakery Olive & Rye, order at https://olive.example, newsletter';
  const made = await request.post('/api/ai/generate', { headers, data: { prompt } });
  const id = await createPage(request, person, (await made.json()).data);
  for (const operation of operations) {
    const data = { edits: [{ operations: [operation] }] };
    const applied = await request.post(`/api/pages/${id}/operations`, { headers, data });
    expect(applied.status()).toBe(200);
  }
  return person;
}

const addLink = (id: string, title: string): Operation => ({
  type: 'link.add',
  link: { id, title, url: `https://${id}.example/` },
});
const rename = (name: string): Operation => ({ type: 'profile.set', set: { name } });
const heading = (page: Page, name: string) =>
  preview(page).getByRole('heading', { name, level: 1 });

async function openHistory(page: Page) {
  await page.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'Version History' });
  const versions = history.getByRole('list', { name: 'Versions' }).getByRole('button');
  await expect(versions.first()).toBeVisible();
  return { history, versions };
}

/** Nothing that is in the dialog stands out of its round corners, which what is behind it is seen in. */
async function expectRoundCorners(dialog: Locator) {
  const findSquare = (element: Element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const corners = [left + 1, right - 1].flatMap((x) => [top + 1, bottom - 1].map((y) => [x, y]));
    return corners
      .map(([x = 0, y = 0]) => document.elementFromPoint(x, y))
      .flatMap((hit) => (hit && element.contains(hit) ? [hit.outerHTML.slice(0, 80)] : []));
  };
  await expect.poll(() => dialog.evaluate(findSquare)).toEqual([]);
  const rows = dialog.getByRole('list', { name: 'Versions' }).getByRole('button');
  const radius = (row: Element) => Number.parseFloat(getComputedStyle(row).borderTopLeftRadius);
  expect(await rows.first().evaluate(radius)).toBeGreaterThan(0);
}

test('HIST-10 versions say what changed, are compared side by side, and one part is restored', {
  tag: '@slow',
}, async ({ page, request }) => {
  const person = await createHistory(request, [
    addLink('shop', 'Shop'),
    rename('Bread'),
    { type: 'element.style', id: 'name', style: { scale: 1.4 } },
  ]);
  await startSession(page, person);
  await openStudio(page);
  const { history, versions } = await openHistory(page);
  await expectRoundCorners(history);
  // Summaries come a moment later when the server is busy.
  await expect(versions).toHaveText(
    [
      /^Current.*Made the name larger/,
      /^Version 3.*Changed the name to “Bread”/,
      /^Version 2.*Added Shop/,
      /^Version 1.*Created the page/,
    ],
    { timeout: 30_000 },
  );
  // Each row shows its own version.
  const picture = (row: Locator) => row.frameLocator('iframe').locator('h1');
  await expect(picture(versions.first())).toHaveText('Bread', { timeout: 30_000 });
  await expect(picture(versions.last())).toHaveText('Olive & Rye', { timeout: 30_000 });
  await versions.last().click();
  await history.getByRole('tab', { name: 'Compare' }).click();
  await expectRoundCorners(history);
  const changes = history.getByRole('region', { name: 'What changed' });
  await expect(changes.getByRole('heading', { level: 4 })).toHaveText([
    'Profile',
    'Links',
    'Design',
  ]);
  const side = (name: string) => history.frameLocator(`iframe[title="Preview of ${name}"]`);
  await expect(side('Version 1').getByRole('heading', { name: 'Olive & Rye' })).toBeVisible();
  await expect(side('Current').getByRole('heading', { name: 'Bread' })).toBeVisible();
  await side('Version 1')
    .locator('html')
    .evaluate((root) => {
      root.ownerDocument.defaultView?.scrollTo(0, 10_000);
    });
  const top = () =>
    side('Current')
      .locator('html')
      .evaluate((root) => root.ownerDocument.defaultView?.scrollY ?? 0);
  await expect.poll(top).toBeGreaterThan(50);
  await expectAccessible(page, 'comparing versions');
  await changes.getByRole('button', { name: 'Restore Profile from this version' }).click();
  await expect(page.getByText('Profile restored')).toBeVisible();
  await expect(changes.getByRole('heading', { level: 4 })).toHaveText(['Links', 'Design']);
  await page.keyboard.press('Escape');
  await expect(heading(page, 'Olive & Rye')).toBeVisible();
  await expect(preview(page).getByRole('link', { name: 'Shop' })).toBeVisible();
});

test('undo and redo go as deep as the history by keyboard, wherever the focus is', {
  tag: '@slow',
}, async ({ page, request }) => {
  const names = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight'];
  const person = await createHistory(request, names.map(rename));
  await startSession(page, person);
  await openStudio(page);
  await expect(heading(page, 'Eight')).toBeVisible();
  await page.getByRole('button', { name: 'History' }).focus();
  await page.keyboard.press('Control+z');
  await expect(page.getByText('Undone: Changed the name to “Eight”')).toBeVisible();
  await expect(heading(page, 'Seven')).toBeVisible();
  // Typing in a field is undone first.
  await chatInput(page).click();
  await page.keyboard.type('t');
  await page.keyboard.press('Control+z');
  await expect(chatInput(page)).toHaveValue('');
  await expect(heading(page, 'Seven')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(heading(page, 'Six')).toBeVisible();
  // The preview is another document.
  await preview(page)
    .locator('body')
    .click({ position: { x: 180, y: 4 } });
  await page.keyboard.press('Control+z');
  await expect(heading(page, 'Five')).toBeVisible();
  for (const name of ['Four', 'Three', 'Two', 'One', 'Olive & Rye']) {
    await page.keyboard.press('Control+z');
    await expect(heading(page, name)).toBeVisible();
  }
  const undo = page.getByRole('button', { name: 'Undo', exact: true }).filter({ visible: true });
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Control+Shift+z');
  await expect(heading(page, 'One')).toBeVisible();
  await page.keyboard.press('Control+y');
  await expect(heading(page, 'Two')).toBeVisible();
  await page.reload();
  await expect(heading(page, 'Two')).toBeVisible();
  await page.getByRole('button', { name: 'Redo', exact: true }).filter({ visible: true }).click();
  await expect(heading(page, 'Three')).toBeVisible();
});

test('the history on a phone shows more than three versions, one at a time, by keyboard alone', {
  tag: '@slow',
}, async ({ page, request }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const names = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight'];
  const person = await createHistory(request, names.map(rename));
  await startSession(page, person);
  await openStudio(page);
  const { history, versions } = await openHistory(page);
  const visible = await versions.evaluateAll(
    (rows) =>
      rows.filter((row) => {
        const { top, bottom } = row.getBoundingClientRect();
        return top >= 0 && bottom <= 812;
      }).length,
  );
  expect(visible).toBeGreaterThan(5);
  await expectAccessibleInBothThemes(page, 'the history on a phone');
  await expectRoundCorners(history);
  await versions.first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(versions.first()).toBeHidden();
  const shown = history.frameLocator('iframe[title="Preview of this version"]');
  await expect(shown.getByRole('heading', { name: 'Six' })).toBeVisible();
  await expect(history.getByRole('button', { name: 'All versions' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(versions.nth(2)).toBeVisible();
  await expect(versions.nth(2)).toBeFocused();
});
