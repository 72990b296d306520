// From an event to its line in the feed of another browser, painted, in a real Chromium: the request that causes it,
// the transaction, the channel, React.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { startChromium } from '../../server/test/clients/chromium.ts';
import { root } from '../../tools/bootstrap/toolchain.mjs';
import { signInOnScreen } from '../browser/sign-in.ts';
import { type Creator, type Product, signUp, startProduct } from '../measure/product.ts';
import { quantile, rounded } from '../measure/statistics.ts';

export type LiveFeedResult = { events: number; medianMs: number; p95Ms: number; minMs: number };

const APP_PORT = 4320;

export async function benchLiveFeed(events: number): Promise<LiveFeedResult | string> {
  if (!existsSync(join(root, 'web/dist/index.html'))) {
    return 'The live feed is not measured: the web app is not built. `npm start` builds it.';
  }
  const product = await startProduct(APP_PORT);
  const browser = await startChromium();
  try {
    const creator = await signUp(product, 'anna-live');
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await openDashboard(page, product, creator);
    const times: number[] = [];
    // The first one also warms up what it passes through.
    for (let event = 0; event <= events; event += 1) {
      const took = await timeEvent(page, product, creator, `Event ${event}`);
      if (event > 0) times.push(took);
    }
    return {
      events,
      medianMs: rounded(quantile(times, 0.5), 1),
      p95Ms: rounded(quantile(times, 0.95), 1),
      minMs: rounded(Math.min(...times), 1),
    };
  } finally {
    await browser.close();
    await product.stop();
  }
}

async function openDashboard(page: Page, product: Product, creator: Creator): Promise<void> {
  await signInOnScreen(page, product, creator);
  await page.goto(`${product.appOrigin}/dashboard`);
  await page.getByText('Real-time updates enabled').waitFor();
}

async function timeEvent(
  page: Page,
  { appOrigin }: Product,
  { token }: Creator,
  title: string,
): Promise<number> {
  const painted = measurePaint(page, title);
  // Until the page looks for it.
  await page.evaluate('0');
  const begin = performance.timeOrigin + performance.now();
  const response = await fetch(`${appOrigin}/api/notifications`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ type: 'page_updated', title, message: 'Measured.' }),
  });
  if (response.status !== 201) throw new Error(`The event was not taken: ${response.status}`);
  return (await painted) - begin;
}

/** When the frame after the one that draws the line begins: by then it is painted. */
async function measurePaint(page: Page, title: string): Promise<number> {
  const at = await page.evaluate(`new Promise((resolve, reject) => {
    const end = setTimeout(() => reject(new Error('The event did not show.')), 10000);
    const look = () => {
      const first = document.querySelector('section[aria-label="Activity Feed"] li');
      if (!first?.textContent.startsWith(${JSON.stringify(title)})) {
        requestAnimationFrame(look);
        return;
      }
      clearTimeout(end);
      requestAnimationFrame(() => resolve(performance.timeOrigin + performance.now()));
    };
    look();
  })`);
  return Number(at);
}
