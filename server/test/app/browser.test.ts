// A published page in a real Chromium: it shows, comes to life, counts, and stays in its sandbox.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../app.ts';
import { openChromium } from '../clients/chromium.ts';

let test: TestApp;
let browser: Browser;
let page: Page;
let pageId = '';
const complaints: string[] = [];

const jsx = `import { useState } from 'react';
export default function Page() {
  const [count, setCount] = useState(0);
  return <main>
    <h1>Anna</h1>
    <button onClick={() => setCount(count + 1)}>Pressed {count}</button>
    <a href="#below">Below</a>
    <form data-form="newsletter"><label>Email <input type="email" name="email" /></label><button type="submit">Join</button></form>
  </main>;
}`;

// Chromium without a head calls itself a bot, which visits by people do not.
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';

beforeAll(async () => {
  test = await startTestApp();
  const { token } = await test.signUp('anna');
  await test.call('PUT', '/api/user/profile', { token, body: { vys_url: 'anna' } });
  const content = {
    jsx,
    css: 'h1{font-family:Sora;color:rgb(1, 2, 3)}',
    metadata: { title: 'Anna' },
  };
  const created = await test.call('POST', '/api/pages/create', { token, body: { content } });
  pageId = ((await created.json()) as { id: string }).id;
  const published = await test.call('POST', `/api/pages/${pageId}/publish`, { token });
  expect(published.status).toBe(200);
  browser = await openChromium();
  page = await browser.newPage({ userAgent });
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(`${test.config.pagesOrigin}/anna`, { waitUntil: 'load' });
});

afterAll(async () => {
  await page.context().close();
  await test.stop();
});

const totals = () => test.app.analytics.totals(test.test.db, pageId);

it('PUB-4 a page shows what was published, with its styles and font, and runs', async () => {
  expect(await page.locator('h1').textContent()).toBe('Anna');
  expect(await page.evaluate('getComputedStyle(document.querySelector("h1")).color')).toBe(
    'rgb(1, 2, 3)',
  );
  await page.evaluate('document.fonts.ready');
  expect(await page.evaluate('document.fonts.check("16px Sora")')).toBe(true);
  await page.locator('button').first().click();
  await expect.poll(() => page.locator('button').first().textContent()).toBe('Pressed 1');
});

it('ANA-18 a page counts its view and a click', async () => {
  await expect.poll(async () => (await totals()).views).toBe(1);
  await page.locator('a').first().click();
  await expect.poll(async () => (await totals()).clicks).toBe(1);
});

it('U1 U3 a page has no origin, no storage and no cookie', async () => {
  expect(await page.evaluate('self.origin')).toBe('null');
  const blocked = (what: string) =>
    `(() => { try { ${what}; return false; } catch { return true; } })()`;
  expect(await page.evaluate(blocked('localStorage.length'))).toBe(true);
  expect(await page.evaluate(blocked('document.cookie = "a=b"'))).toBe(true);
  expect(await page.context().cookies()).toEqual([]);
});

it('U5 a page registers no service worker and reaches no other host', async () => {
  const registered = `navigator.serviceWorker?.register('/anna').then(() => true, () => false) ?? false`;
  expect(
    await page.evaluate(
      `(async () => { try { return await ${registered}; } catch { return false; } })()`,
    ),
  ).toBe(false);
  const before = complaints.length;
  expect(await page.evaluate('fetch("https://evil.example/").then(() => true, () => false)')).toBe(
    false,
  );
  complaints.length = before;
});

it('a page submits its form to us and stays', async () => {
  await page.locator('input[type=email]').fill('ben@vys.example');
  await page.locator('button[type=submit]').click();
  const status = page.locator('[role=status]');
  await expect.poll(() => status.textContent()).toContain("You're subscribed");
  expect(await page.locator('h1').textContent()).toBe('Anna');
  expect(await page.locator('form').isVisible()).toBe(false);
});

it('the browser console has no errors', () => {
  expect(complaints).toEqual([]);
});
