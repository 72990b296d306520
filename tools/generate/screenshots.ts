// Draws the pictures of the README from the running product with its demo creator: docs/images/{studio,dashboard,page}.png.
// npm run screenshots [folder]
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { demo } from '../dev/demo-creator.ts';
import { type DemoProduct, openBrowser, signInAsDemo, startDemoProduct } from './demo-product.ts';

const root = resolve(import.meta.dirname, '../..');
const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 800 };

async function draw(page: Page, folder: string, name: string): Promise<void> {
  // Fonts and counted-up figures.
  await sleep(1_500);
  const picture = await page.screenshot();
  await sharp(picture)
    .png({ palette: true, effort: 10 })
    .toFile(join(folder, `${name}.png`));
  console.log(`${name}.png`);
}

async function drawAll(browser: Browser, product: DemoProduct, folder: string): Promise<void> {
  const context = await browser.newContext({ viewport: DESKTOP, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await signInAsDemo(page, product.appOrigin);
  await draw(page, folder, 'dashboard');
  await page.goto(`${product.appOrigin}/ai-studio`);
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.fill('Put the tour dates first and use pill buttons');
  await message.press('Enter');
  await page.getByRole('button', { name: 'Save Changes' }).waitFor();
  await draw(page, folder, 'studio');
  const visitor = await browser.newPage({ viewport: PHONE, reducedMotion: 'reduce' });
  await visitor.goto(`${product.pagesOrigin}/${demo.username}`);
  await draw(visitor, folder, 'page');
}

const folder = resolve(process.argv[2] ?? join(root, 'docs/images'));
const product = await startDemoProduct();
const browser = await openBrowser();
try {
  await drawAll(browser, product, folder);
} finally {
  await browser.close();
  await product.stop();
}
