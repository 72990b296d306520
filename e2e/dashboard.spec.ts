// The dashboard as a creator opens it: the page on a phone, figures beside it, and little traffic while it is open.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible, expectAccessibleInBothThemes } from './support/accessible.ts';
import { isLive } from './support/live.ts';
import {
  createPage,
  createPerson,
  type Person,
  publishPage,
  startSession,
} from './support/people.ts';
import { untilQuiet, watchRequests } from './support/requests.ts';

const MOST_REQUESTS = 45;
const previewOf = (page: Page) => page.frameLocator('iframe[title="Preview of your page"]');

/** The widest that the page is in any frame at the width of a phone. */
async function watchWidth(page: Page) {
  await page.evaluate(() => {
    const watched = document.documentElement.dataset;
    const look = () => {
      const { scrollWidth } = document.documentElement;
      if (innerWidth === 375) {
        watched.widest = String(Math.max(scrollWidth, Number(watched.widest ?? 0)));
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset.widest));
}

async function openDashboard(page: Page, person: Person) {
  await startSession(page, person);
  await page.goto('/dashboard');
  await expect(isLive(page)).toBeVisible();
  await expect(previewOf(page).getByRole('heading', { name: 'Ada Moss' })).toBeVisible();
}

test('shows the page on a phone beside its figures, and shares it from there', {
  tag: '@slow',
}, async ({ page, request }) => {
  const person = await createPerson(request);
  await publishPage(request, person, await createPage(request, person));
  await openDashboard(page, person);
  await expectAccessibleInBothThemes(page, 'the dashboard');
  const card = page.getByRole('region', { name: 'Page performance' });
  await expect(card.getByRole('heading', { name: 'All time' })).toBeVisible();
  await card.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('dialog', { name: 'Share Profile' })).toBeVisible();
  await page.keyboard.press('Escape');

  const getWidest = await watchWidth(page);
  await page.setViewportSize({ width: 375, height: 812 });
  await expect(card.getByRole('button', { name: 'Copy link' })).toBeVisible();
  await expectAccessible(page, 'the dashboard on a phone');
  expect(await getWidest()).toBe(375);
});

test('DASH-8 the page is on a phone beside its figures at every width', { tag: '@slow' }, async ({
  page,
  request,
}) => {
  const person = await createPerson(request);
  await publishPage(request, person, await createPage(request, person));
  await openDashboard(page, person);
  const card = page.getByRole('region', { name: 'Page performance' });
  const boxOf = async (part: Locator) => {
    await expect(part).toBeVisible();
    const box = await part.boundingBox();
    if (!box) throw new Error('it is not drawn');
    return box;
  };
  for (const width of [375, 768, 1280, 1600]) {
    await page.setViewportSize({ width, height: 1000 });
    const phone = await boxOf(card.locator('iframe[title="Preview of your page"]').locator('..'));
    const stats = await boxOf(page.getByRole('region', { name: 'Key stats' }));
    const whole = await boxOf(card);
    expect(phone.height, `${width} px`).toBeGreaterThan(phone.width * 1.3);
    expect(phone.x).toBeGreaterThanOrEqual(whole.x);
    await expect(card.getByText('Click rate')).toBeVisible();
    // Beside the figures of the period where there is room, above them on a phone.
    if (width >= 768) expect(stats.x).toBeGreaterThan(whole.x + whole.width);
    else expect(stats.y).toBeGreaterThan(whole.y + whole.height);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('the pages screen shows a phone and its counts in one line', { tag: '@slow' }, async ({
  page,
  request,
}) => {
  const person = await createPerson(request);
  await publishPage(request, person, await createPage(request, person));
  await startSession(page, person);
  await page.goto('/pages');
  await expect(previewOf(page).getByRole('heading', { name: 'Ada Moss' })).toBeVisible();
  const frame = await page.locator('iframe[title="Preview of your page"]').boundingBox();
  expect(frame && frame.height > frame.width).toBe(true);
  const stats = await page.getByRole('region', { name: 'Key stats' }).boundingBox();
  expect(stats?.height).toBeLessThan(60);
  await expectAccessibleInBothThemes(page, 'the pages screen');
  await page.setViewportSize({ width: 375, height: 812 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
});

test('a first visit takes fewer than 45 requests', { tag: '@slow' }, async ({ page, request }) => {
  const person = await createPerson(request);
  await publishPage(request, person, await createPage(request, person));
  const urls = watchRequests(page);
  await openDashboard(page, person);
  await untilQuiet(urls);
  expect(urls.length, urls.join('\n')).toBeLessThan(MOST_REQUESTS);
});

test('an open dashboard asks for nothing in a minute, and hears of a change at once', {
  tag: '@slow',
}, async ({ page, request }) => {
  test.setTimeout(180_000);
  const person = await createPerson(request);
  const pageId = await createPage(request, person);
  // The last that is loaded, once the page is idle.
  const toasts = page.waitForResponse((response) => response.url().includes('/assets/toasts-'));
  let sentAt = Date.now();
  const urls: string[] = [];
  page.on('request', (sent) => {
    sentAt = Date.now();
    urls.push(sent.url());
  });
  await openDashboard(page, person);
  await toasts;
  await expect.poll(() => Date.now() - sentAt, { timeout: 60_000 }).toBeGreaterThan(2_000);
  urls.splice(0);
  // A minute of real time: the timers of the app and of the server both count.
  const start = Date.now();
  await expect
    .poll(() => Date.now() - start, { timeout: 90_000, intervals: [1_000] })
    .toBeGreaterThan(60_000);
  expect(urls).toEqual([]);
  await publishPage(request, person, pageId);
  await expect(
    page.getByRole('region', { name: 'Page performance' }).getByText('Published'),
  ).toBeVisible();
});

test('what the dashboard reads comes compressed', async ({ page, request }) => {
  const person = await createPerson(request);
  await createPage(request, person);
  await startSession(page, person);
  const report = page.waitForResponse((response) => response.url().includes('/analytics/report'));
  await page.goto('/dashboard');
  expect((await report).headers()['content-encoding']).toMatch(/^(br|gzip)$/);
});
