// The workspace on a phone that Chromium simulates as Lighthouse defines it: largest paint of first visits to the sign-in
// screen and the dashboard, and from a key to the next paint while typing in the studio.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { startChromium } from '../../server/test/clients/chromium.ts';
import { root } from '../../tools/bootstrap/toolchain.mjs';
import { type Creator, type Product, signUp, startProduct } from '../measure/product.ts';
import { type Distribution, toDistribution } from '../measure/statistics.ts';
import { minimalPage } from '../pages/minimal.ts';
import { signInOnScreen } from './sign-in.ts';

export type WorkspaceRow = { what: string; ms: Distribution };

const APP_PORT = 4314;
/** Lighthouse's mobile preset: a mid-range phone on slow 4G (github.com/GoogleChrome/lighthouse, docs/throttling.md). */
const CPU_SLOWDOWN = 4;
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};
const phone = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };
const TYPED = 'Make the heading larger and the links dark green';
/** After what is there at last, for a later and larger paint. */
const SETTLE_MS = 1_500;

export async function benchWorkspace(rounds: number): Promise<WorkspaceRow[] | string> {
  if (!existsSync(join(root, 'web/dist/index.html'))) {
    return 'The workspace is not measured: the web app is not built. `npm start` builds it.';
  }
  const product = await startProduct(APP_PORT);
  const browser = await startChromium();
  try {
    const creator = await signUp(product, 'anna-workspace');
    await creator.create(minimalPage);
    const visitor = await browser.newContext(phone);
    const user = await browser.newContext(phone);
    await signIn(user, product, creator);
    const paints = { login: [] as number[], dashboard: [] as number[] };
    const keys: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      paints.login.push(await readPaint(visitor, `${product.appOrigin}/login`, 'Welcome back'));
      const dashboard = `${product.appOrigin}/dashboard`;
      paints.dashboard.push(await readPaint(user, dashboard, 'Activity Feed'));
      keys.push(...(await typeInStudio(user, `${product.appOrigin}/ai-studio`)));
    }
    return [
      { what: 'largest paint, sign-in screen', ms: toDistribution(paints.login) },
      { what: 'largest paint, dashboard', ms: toDistribution(paints.dashboard) },
      { what: 'from a key to the paint, studio', ms: toDistribution(keys) },
    ];
  } finally {
    await browser.close();
    await product.stop();
  }
}

async function signIn(user: BrowserContext, product: Product, creator: Creator): Promise<void> {
  const page = await user.newPage();
  await signInOnScreen(page, product, creator, { isRemembered: true });
  await page.close();
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.clearBrowserCache');
  await session.send('Network.emulateNetworkConditions', slow4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

/** Of a first visit: nothing is cached. */
async function readPaint(context: BrowserContext, url: string, text: string): Promise<number> {
  const page = await context.newPage();
  try {
    await slowDown(page);
    await page.addInitScript(`new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) globalThis.largestPaint = startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true })`);
    await page.goto(url);
    await page.getByText(text).first().waitFor();
    await page.waitForTimeout(SETTLE_MS);
    return Math.round(Number(await page.evaluate('globalThis.largestPaint')));
  } finally {
    await page.close();
  }
}

/** As the browser's Event Timing has it, in steps of 8 ms; what takes under 16 is not reported and counts as 16. */
async function typeInStudio(context: BrowserContext, url: string): Promise<number[]> {
  const page = await context.newPage();
  try {
    await page.goto(url);
    await page.getByPlaceholder('Message AI Studio...').click();
    await page.waitForTimeout(SETTLE_MS);
    await slowDown(page);
    await page.evaluate(`globalThis.keys = [];
      new PerformanceObserver((list) => {
        for (const { name, duration } of list.getEntries())
          if (name === 'keydown') globalThis.keys.push(duration);
      }).observe({ type: 'event', durationThreshold: 16 })`);
    await page.keyboard.type(TYPED, { delay: 100 });
    await page.waitForTimeout(SETTLE_MS);
    const reported = (await page.evaluate('globalThis.keys')) as number[];
    const others = Math.max(0, TYPED.length - reported.length);
    return [...reported, ...new Array<number>(others).fill(16)];
  } finally {
    await page.close();
  }
}
