// Draws the pictures of the README from the running product with its demo creator: docs/images/{studio,dashboard,page}.png.
// npm run screenshots [folder]
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { freePort } from '../../server/test/free-port.ts';
import { demo } from '../dev/seed.ts';
import { chromiumFlags } from './page-camera.ts';

const root = resolve(import.meta.dirname, '../..');
const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 800 };
const START_MS = 120_000;

type Product = { appOrigin: string; pagesOrigin: string; stop: () => Promise<void> };

async function startProduct(): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vys-screenshots-'));
  const [appPort, pagesPort] = [await freePort(), await freePort()];
  const [appOrigin, pagesOrigin] = [appPort, pagesPort].map((port) => `http://localhost:${port}`);
  const child = spawn(process.execPath, [join(root, 'tools/bootstrap/start.mjs'), '--demo'], {
    env: {
      ...process.env,
      VYS_DATA_DIR: dataDir,
      VYS_APP_PORT: `${appPort}`,
      VYS_PAGES_PORT: `${pagesPort}`,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  await new Promise<void>((ready, fail) => {
    const timer = setTimeout(() => fail(new Error('the product did not start')), START_MS);
    child.stdout.on('data', (text: Buffer) => {
      if (!text.includes('Demo creator')) return;
      clearTimeout(timer);
      ready();
    });
  });
  return {
    appOrigin: appOrigin ?? '',
    pagesOrigin: pagesOrigin ?? '',
    async stop() {
      child.kill('SIGINT');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function signIn(page: Page, appOrigin: string): Promise<void> {
  await page.goto(`${appOrigin}/login`);
  await page.getByLabel('Email').fill(demo.email);
  await page.getByLabel('Password', { exact: true }).fill(demo.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/dashboard');
}

async function draw(page: Page, folder: string, name: string): Promise<void> {
  // Fonts and counted-up figures.
  await sleep(1_500);
  const picture = await page.screenshot();
  await sharp(picture)
    .png({ palette: true, effort: 10 })
    .toFile(join(folder, `${name}.png`));
  console.log(`${name}.png`);
}

async function drawAll(browser: Browser, product: Product, folder: string): Promise<void> {
  const context = await browser.newContext({ viewport: DESKTOP, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await signIn(page, product.appOrigin);
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
const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const product = await startProduct();
const browser = await chromium.launch({ executablePath, args: [...chromiumFlags] });
try {
  await drawAll(browser, product, folder);
} finally {
  await browser.close();
  await product.stop();
}
