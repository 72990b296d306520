// What counts on a public page, in a real browser: views when a visitor looks, clicks however a link is
// opened, and both where scripts are off.
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { pagesOrigin } from './support/origins.ts';
import { bearer, createPage, createPerson, type Person, publishPage } from './support/people.ts';

const chrome =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';

test.use({
  userAgent: chrome,
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    // The tests are about what it does, so it is not switched off as it else is under a driver.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  },
});

const source = {
  jsx: `export default function Page() {
  return (
    <main>
      <h1>Ada Moss</h1>
      <p><a href="https://example.com/shop">Shop</a></p>
      <p><a href="https://example.com/blog" target="_blank">Blog</a></p>
      <p><a href="mailto:ada@example.com">Write</a></p>
    </main>
  );
}
`,
  css: 'main { padding: 2rem }',
  metadata: { title: 'Ada Moss', description: '' },
};

let ada: Person;
let url: string;
test.beforeEach(async ({ request, context }) => {
  ada = await createPerson(request);
  await publishPage(request, ada, await createPage(request, ada, source));
  url = `${pagesOrigin}/${ada.username}`;
  await answerFor(context);
});

/** A page that was kept is not loaded again. */
const restored = { waitUntil: 'commit' } as const;

/** The rest of the web, which is not there while testing. */
const answerFor = (context: BrowserContext) =>
  context.route('https://example.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>There</title><h1>There</h1>' }),
  );

async function counted(page: Page): Promise<{ views: number; clicks: number }> {
  const response = await page.request.get('/api/pages/current', { headers: bearer(ada) });
  const { views, clicks } = await response.json();
  return { views, clicks };
}

const expectCounted = (page: Page, expected: { views: number; clicks: number }) =>
  expect.poll(() => counted(page)).toEqual(expected);

/** Also a moment later, so that nothing has counted twice. */
async function expectCountedInAll(page: Page, expected: { views: number; clicks: number }) {
  await expectCounted(page, expected);
  await page.waitForTimeout(400);
  expect(await counted(page)).toEqual(expected);
}

test('PUB-2 a view counts once per load, and twice when it is loaded again', async ({ page }) => {
  await page.goto(url);
  await expectCounted(page, { views: 1, clicks: 0 });
  await page.reload();
  await expectCountedInAll(page, { views: 2, clicks: 0 });
});

test('a click counts whichever way the link is opened', { tag: '@slow' }, async ({
  page,
  context,
}) => {
  await page.goto(url);
  const popup = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Blog' }).click();
  await (await popup).waitForURL('https://example.com/blog');
  await expectCounted(page, { views: 1, clicks: 1 });

  const ctrl = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Shop' }).click({ modifiers: ['Control'] });
  await ctrl;
  await expectCounted(page, { views: 1, clicks: 2 });

  const middle = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Shop' }).click({ button: 'middle' });
  await middle;
  await expectCounted(page, { views: 1, clicks: 3 });

  await page.getByRole('link', { name: 'Write' }).click();
  await expectCounted(page, { views: 1, clicks: 4 });

  await page.getByRole('link', { name: 'Shop' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('https://example.com/shop');
  await expectCountedInAll(page, { views: 1, clicks: 5 });
});

test('a click that leaves the page counts, and the right button does not', {
  tag: '@slow',
}, async ({ page }) => {
  await page.goto(url);
  await page.getByRole('link', { name: 'Shop' }).click({ button: 'right' });
  await page.getByRole('heading').click();
  await expectCounted(page, { views: 1, clicks: 0 });
  await page.getByRole('link', { name: 'Shop' }).click();
  await page.waitForURL('https://example.com/shop');
  await expectCountedInAll(page, { views: 1, clicks: 1 });
});

test('coming back to a page that the browser kept is the same view; a click then counts', {
  tag: '@slow',
}, async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { wasKept: persisted })),
  );
  await page.goto(url);
  await page.getByRole('link', { name: 'Shop' }).click();
  await page.waitForURL('https://example.com/shop');
  await expectCounted(page, { views: 1, clicks: 1 });
  await page.goBack(restored);
  await expect(page.getByRole('heading', { name: 'Ada Moss' })).toBeVisible();
  expect(await page.evaluate(() => 'wasKept' in window && window.wasKept)).toBe(true);
  await expectCounted(page, { views: 1, clicks: 1 });
  await page.goForward(restored);
  await expect(page.getByRole('heading', { name: 'There' })).toBeVisible();
  await page.goBack(restored);
  await expect(page.getByRole('heading', { name: 'Ada Moss' })).toBeVisible();
  await expectCounted(page, { views: 1, clicks: 1 });
  await page.getByRole('link', { name: 'Shop' }).click();
  await expectCountedInAll(page, { views: 1, clicks: 2 });
});

test('a tab in the background counts once it is shown', { tag: '@slow' }, async ({ page }) => {
  await page.addInitScript(() => {
    let hidden = true;
    Object.defineProperty(document, 'hidden', { get: () => hidden });
    Object.assign(window, {
      look() {
        hidden = false;
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      },
    });
  });
  await page.goto(url);
  await expectCounted(page, { views: 0, clicks: 0 });
  await page.evaluate('look()');
  await page.evaluate('look()');
  await expectCountedInAll(page, { views: 1, clicks: 0 });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('views and clicks are counted', async ({ page, context }) => {
    await page.goto(url);
    await expectCounted(page, { views: 1, clicks: 0 });
    const popup = context.waitForEvent('page');
    await page.getByRole('link', { name: 'Blog' }).click();
    await popup;
    await expectCounted(page, { views: 1, clicks: 1 });
    await page.getByRole('link', { name: 'Shop' }).click();
    await page.waitForURL('https://example.com/shop');
    await expectCountedInAll(page, { views: 1, clicks: 2 });
  });
});

test.describe('automated browsers', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  });

  test('are not counted', async ({ page }) => {
    await page.goto(url);
    await expectCountedInAll(page, { views: 0, clicks: 0 });
  });
});
