// From "Pay" to the code editor that the plan unlocks, painted in a real Chromium; payments run in the sandbox.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { startChromium } from '../../server/test/clients/chromium.ts';
import { root } from '../../tools/bootstrap/toolchain.mjs';
import { type Creator, type Product, signUp, startProduct } from '../measure/product.ts';
import { quantile, rounded } from '../measure/statistics.ts';
import { minimalPage } from '../pages/minimal.ts';
import { signInOnScreen } from './sign-in.ts';

export type UpgradeResult = { upgrades: number; medianMs: number; p95Ms: number; maxMs: number };

const APP_PORT = 4316;
const CARD = '4242 4242 4242 4242';

export async function benchUpgrade(upgrades: number): Promise<UpgradeResult | string> {
  if (!existsSync(join(root, 'web/dist/index.html'))) {
    return 'Upgrades are not measured: the web app is not built. `npm start` builds it.';
  }
  const product = await startProduct(APP_PORT);
  const browser = await startChromium();
  try {
    const times: number[] = [];
    for (let count = 0; count < upgrades; count += 1) {
      const creator = await signUp(product, `anna-upgrade-${count}`, { isFree: true });
      await creator.create(minimalPage);
      times.push(await upgradeOnce(browser, product, creator));
    }
    return {
      upgrades,
      medianMs: rounded(quantile(times, 0.5), 0),
      p95Ms: rounded(quantile(times, 0.95), 0),
      maxMs: rounded(Math.max(...times), 0),
    };
  } finally {
    await browser.close();
    await product.stop();
  }
}

async function upgradeOnce(browser: Browser, product: Product, creator: Creator): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await signInOnScreen(page, product, creator);
    await page.goto(`${product.appOrigin}/ai-studio`);
    await page.getByRole('radio', { name: 'Code' }).click();
    await page.getByRole('link', { name: 'Upgrade' }).click();
    await addCard(page);
    await page.getByRole('button', { name: 'Upgrade to Premium' }).click();
    const pay = page.getByRole('dialog').getByRole('button', { name: /^Pay / });
    await pay.waitFor();
    const start = performance.now();
    await pay.click();
    await page.locator('.cm-editor').first().waitFor();
    return performance.now() - start;
  } finally {
    await context.close();
  }
}

async function addCard(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add Payment Method' }).click();
  const form = page.getByRole('dialog', { name: 'Add Payment Method' });
  await form.getByRole('button', { name: CARD }).click();
  await form.getByRole('button', { name: 'Add card' }).click();
  await form.waitFor({ state: 'hidden' });
}
