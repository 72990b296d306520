// From a visitor's report to a decision and back: without scripts for the visitor, in the workspace for
// the operator and the owner.
import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectAccessibleInBothThemes } from './support/accessible.ts';
import { operators, pagesOrigin } from './support/origins.ts';
import {
  createPage,
  createPerson,
  type Person,
  publishPage,
  startSession,
} from './support/people.ts';
import { expectPublicPage } from './support/public-pages.ts';

async function openAs(browser: Browser, person: Person): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await startSession(page, person);
  return page;
}

/**
 * The process of public pages starts its worker process for the first inspection. Where the machine is so busy that
 * this takes longer than the visitor should wait, it answers 503, with a link to try again.
 */
async function expectInspector(page: Page, address: string): Promise<void> {
  await expect(page).toHaveURL(address, { timeout: 30_000 });
  await expect(async () => {
    const again = page.getByRole('link', { name: 'Try again' });
    if (await again.isVisible()) await again.click();
    await expect(page.getByText('https://example.com/shop')).toBeVisible();
  }).toPass({ timeout: 60_000 });
}

test('U9 TIER-13 PUB-5 a visitor reports a page, an operator suspends it, the owner appeals and gets it back', {
  tag: '@slow',
}, async ({ browser, request }) => {
  test.setTimeout(120_000);
  const ada = await createPerson(request);
  await publishPage(request, ada, await createPage(request, ada));
  const address = `${pagesOrigin}/${ada.username}`;

  const withoutScripts = await browser.newContext({ javaScriptEnabled: false });
  const visitor = await withoutScripts.newPage();
  await visitor.goto(address);
  await visitor.getByRole('link', { name: 'Report' }).click();
  await expect(visitor.getByRole('heading', { name: 'Report a page' })).toBeVisible();
  const inspectorLink = visitor.getByRole('link', { name: 'See where its links go' });
  await expect(inspectorLink).toHaveAttribute('href', `/${ada.username}+`);
  await inspectorLink.click();
  await expectInspector(visitor, `${address}+`);
  await expect(visitor.getByText('“Shop”')).toBeVisible();
  await visitor.getByRole('link', { name: 'Report this page' }).click();
  await visitor.getByRole('radio', { name: /Phishing/ }).check();
  await visitor.getByLabel('What should we know?').fill('It asks for my codes');
  await visitor.getByRole('button', { name: 'Send report' }).click();
  const number = (await visitor.getByText(/^VYS-[A-Z2-9]{4}-\d\d$/).textContent()) ?? '';
  expect(await withoutScripts.cookies()).toEqual([]);

  const operator = await createPerson(request, {
    fullName: 'Olga Op',
    address: operators[0] ?? '',
    confirmed: true,
  });
  const desk = await openAs(browser, operator);
  await desk.goto('/dashboard');
  await desk.getByRole('link', { name: 'Admin' }).click();
  await desk.getByRole('link', { name: 'Moderation' }).click();
  await desk.getByRole('link', { name: new RegExp(number) }).click();
  const caseView = desk.getByRole('region', { name: 'Case' });
  await expect(caseView.getByText('It asks for my codes')).toBeVisible();
  await expect(caseView.getByText('https://example.com/shop')).toBeVisible();
  await caseView.getByRole('button', { name: 'Suspend' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('It collects codes');
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await expect(desk.getByText('Page suspended', { exact: true })).toBeVisible();
  await expectPublicPage(request, ada.username, { status: 410 });
  await visitor.goto(address);
  await expect(visitor.getByRole('heading', { name: 'This page is suspended' })).toBeVisible();
  await expectPublicPage(request, `${ada.username}+`, { status: 410 });

  // Taken back with one press, then decided for good.
  await desk.getByRole('button', { name: 'Undo' }).click();
  await expect(caseView.getByRole('button', { name: 'Dismiss' })).toBeVisible();
  await expectPublicPage(request, ada.username, { status: 200 });
  await caseView.getByRole('button', { name: 'Suspend' }).click();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('It collects codes');
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await expect(caseView.getByRole('button', { name: 'Reinstate' })).toBeVisible();

  const home = await openAs(browser, ada);
  await home.goto('/ai-studio');
  const notice = home.getByRole('alert').filter({ hasText: 'Your page is suspended' });
  await expect(notice).toContainText('It collects codes');
  await expect(notice).toContainText(number);
  await home.getByRole('button', { name: 'Publish' }).click();
  await expect(
    home.getByText(/can't be published .* Reason: It collects codes\. You can appeal/),
  ).toBeVisible();
  await home.goto('/pages');
  await home.getByRole('button', { name: 'Appeal' }).click();
  await home.getByRole('textbox', { name: 'Your appeal' }).fill('It is my own shop');
  await home.getByRole('button', { name: 'Send appeal' }).click();
  await expect(home.getByText('Appeal sent')).toBeVisible();

  await desk.reload();
  await expect(caseView.getByText('It is my own shop')).toBeVisible();
  await caseView.getByRole('button', { name: 'Reinstate' }).click();
  await dialog.getByRole('button', { name: 'Reinstate' }).click();
  await expect(desk.getByText('Page reinstated', { exact: true })).toBeVisible();
  await expectPublicPage(request, ada.username, { status: 200 });
  await expect(caseView.getByRole('list', { name: 'Decisions' }).getByRole('listitem')).toHaveCount(
    4,
  );
  await home.reload();
  await expect(home.getByRole('heading', { name: 'Pages', exact: true })).toBeVisible();
  await expect(home.getByText('Your page is suspended')).toHaveCount(0);
});

test('TIER-13 only operators can open the queue', async ({ page, request }) => {
  await startSession(page, await createPerson(request));
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: 'Dashboard' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Admin' })).toHaveCount(0);
  await page.goto('/moderation');
  await page.waitForURL('**/dashboard');
});

test('TIER-13 reporting, inspecting and deciding are accessible', { tag: '@slow' }, async ({
  page,
  request,
}) => {
  const ada = await createPerson(request);
  await publishPage(request, ada, await createPage(request, ada));
  await page.goto(`${pagesOrigin}/${ada.username}+`);
  await expectInspector(page, `${pagesOrigin}/${ada.username}+`);
  await expectAccessibleInBothThemes(page, 'inspector');
  await page.goto(`${pagesOrigin}/_/report/${ada.username}`);
  await expectAccessibleInBothThemes(page, 'report form');
  await page.getByRole('radio', { name: /Malware/ }).check();
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText(/^VYS-/)).toBeVisible();
  await expectAccessibleInBothThemes(page, 'case number');

  await startSession(
    page,
    await createPerson(request, { address: operators[1] ?? '', confirmed: true }),
  );
  await page.goto('/moderation');
  await page.getByRole('link', { name: new RegExp(ada.username) }).click();
  await expect(page.getByRole('button', { name: 'Suspend' })).toBeVisible();
  await expectAccessibleInBothThemes(page, 'moderation');
  await page.getByRole('button', { name: 'Suspend' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessibleInBothThemes(page, 'reason');
});
