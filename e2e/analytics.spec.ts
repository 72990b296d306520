// Visits of a public page on the analytics screen, against the real server.
import { type Browser, type BrowserContext, expect, test } from '@playwright/test';
import { expectAccessibleInBothThemes } from './support/accessible.ts';
import { pagesOrigin } from './support/origins.ts';
import { createPage, createPerson, publishPage, startSession } from './support/people.ts';

/** Another visitor opens the page in a browser of their own, and follows a link. Close what it returns. */
async function visit(browser: Browser, username: string, link: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36',
    locale: 'de-DE',
  });
  await context.route('https://example.com/**', (route) => route.fulfill({ body: 'There.' }));
  const tab = await context.newPage();
  await tab.goto(`${pagesOrigin}/${username}`);
  await tab.getByRole('link', { name: link }).click();
  await tab.waitForURL('https://example.com/**');
  return context;
}

test('ROUTE-12 ANA-5 ANA-18 a visit and a click show up by themselves, and filter the figures', async ({
  page,
  browser,
  request,
}) => {
  const person = await createPerson(request, { confirmed: true });
  await publishPage(request, person, await createPage(request, person));
  await startSession(page, person);
  await page.goto('/dashboard');
  await page.getByRole('complementary').getByRole('link', { name: 'Analytics' }).click();
  await expect(page.getByRole('heading', { name: 'Analytics Dashboard' })).toBeVisible();
  await expect(page.getByText('No visits in this period')).toBeVisible();

  const visitor = await visit(browser, person.username, 'Shop');
  await expect(page.getByRole('group', { name: 'Total Views' })).toContainText(/^Total Views1/);
  await expect(page.getByRole('group', { name: 'Total Clicks' })).toContainText(/^Total Clicks1/);
  await expect(page.getByRole('button', { name: 'Filter by Link: Shop 1' })).toBeVisible();

  const device = page.getByRole('button', { name: 'Filter by Device: Desktop 1' });
  await device.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?device=desktop$/);
  await expect(page.getByRole('group', { name: 'Total Views' })).toContainText(/^Total Views1/);
  await page.getByRole('button', { name: 'Remove filter Device: Desktop' }).press('Enter');
  await expect(page).toHaveURL(/\/analytics$/);
  await page.goto('/analytics?device=tablet');
  await expect(page.getByText('Nothing matches these filters')).toBeVisible();
  await visitor.close();
});

test('ANA-6 ANA-7 the charts are drawn, have tables, pass axe and fit a phone', {
  tag: '@slow',
}, async ({ page, browser, request }) => {
  const person = await createPerson(request, { confirmed: true });
  await publishPage(request, person, await createPage(request, person));
  const visitor = await visit(browser, person.username, 'Blog');
  await startSession(page, person);
  await page.goto('/analytics');
  const traffic = page.getByRole('region', { name: 'Traffic Overview' });
  await expect(traffic.locator('.recharts-area-curve')).toHaveCount(3);
  const devices = page.getByRole('region', { name: 'Device Breakdown' });
  await expect(devices.locator('.recharts-pie-sector')).toHaveCount(1);
  await expect(page.getByRole('img', { name: /^World map/ })).toBeVisible();
  // The click may arrive after the view.
  await expect(page.getByRole('group', { name: 'Total Clicks' })).toContainText(/^Total Clicks1/);
  const picture = page.frameLocator('iframe[title="Your page with the clicks of each link"]');
  await expect(picture.getByRole('link', { name: 'Blog' })).toBeVisible();
  await expect
    .poll(() =>
      picture
        .getByRole('link', { name: 'Blog' })
        .evaluate((link) => getComputedStyle(link, '::after').content),
    )
    .toBe('"1"');

  await expectAccessibleInBothThemes(page, 'analytics');
  await traffic.getByRole('button', { name: 'Show Traffic Overview as a table' }).press('Enter');
  await expect(traffic.getByRole('table')).toBeVisible();
  await page.setViewportSize({ width: 375, height: 812 });
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(overflow).toBe(0);
  await visitor.close();
});
