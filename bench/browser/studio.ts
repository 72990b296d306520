// From a key pressed in the studio's code editor to the painted preview, in a real Chromium. The studio
// waits 500 ms after the last key on purpose; that wait is taken off.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Frame, Page } from 'playwright-core';
import { startChromium } from '../../server/test/clients/chromium.ts';
import { root } from '../../tools/bootstrap/toolchain.mjs';
import { type Creator, type Product, signUp, startProduct } from '../measure/product.ts';
import { quantile, rounded } from '../measure/statistics.ts';
import { minimalPage } from '../pages/minimal.ts';
import { signInOnScreen } from './sign-in.ts';

export type StudioResult = { edits: number; medianMs: number; p95Ms: number; minMs: number };

const APP_PORT = 4310;
const WAIT_MS = 500;
const TITLE = 'Anna';
const source = minimalPage.jsx
  .trimEnd()
  .replace(/<h1>.*<\/h1>/, '')
  .replace(/\n\s*/g, ' ');
/** On one line with the heading last, so that the cursor finds its way there. */
const content = {
  ...minimalPage,
  jsx: source.replace('</main> ); }', `<h1>${TITLE}</h1></main>);}`),
};
const BEHIND_TITLE = '</h1></main>);}'.length;

export async function benchStudio(edits: number): Promise<StudioResult | string> {
  if (!existsSync(join(root, 'web/dist/index.html'))) {
    return 'The studio is not measured: the web app is not built. `npm start` builds it.';
  }
  const product = await startProduct(APP_PORT);
  const browser = await startChromium();
  try {
    const creator = await signUp(product, 'anna-studio');
    await creator.create(content);
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await openEditor(page, product, creator);
    const times = await editOften(page, edits);
    return {
      edits,
      medianMs: rounded(quantile(times, 0.5), 1),
      p95Ms: rounded(quantile(times, 0.95), 1),
      minMs: rounded(Math.min(...times), 1),
    };
  } finally {
    await browser.close();
    await product.stop();
  }
}

async function openEditor(page: Page, product: Product, creator: Creator): Promise<void> {
  await signInOnScreen(page, product, creator);
  await page.goto(`${product.appOrigin}/ai-studio`);
  await page
    .getByRole('radiogroup', { name: 'View' })
    .getByRole('radio', { name: 'Split' })
    .check();
  await page.locator('.cm-content').first().click();
  await page.keyboard.press('Control+End');
  for (let step = 0; step < BEHIND_TITLE; step += 1) await page.keyboard.press('ArrowLeft');
  await page.evaluate(`addEventListener('keydown', () => {
    globalThis.editedAt = performance.timeOrigin + performance.now();
  }, true)`);
}

async function editOften(page: Page, edits: number): Promise<number[]> {
  const element = await page.locator('iframe[title="Preview of your page"]').elementHandle();
  const frame = await element?.contentFrame();
  if (!frame) throw new Error('The studio shows no preview.');
  const times: number[] = [];
  // The first edit also loads what the studio compiles with.
  for (let edit = 0; edit <= edits; edit += 1) {
    const painted = measurePaint(frame, TITLE + 'x'.repeat(edit + 1));
    await page.keyboard.type('x');
    const at = await painted;
    const editedAt = Number(await page.evaluate('globalThis.editedAt'));
    if (edit > 0) times.push(at - editedAt - WAIT_MS);
  }
  return times;
}

/** When the frame after the one that draws the new heading begins: by then it is painted. */
async function measurePaint(frame: Frame, title: string): Promise<number> {
  const at = await frame.evaluate(`new Promise((resolve, reject) => {
    const end = setTimeout(() => reject(new Error('The edit did not show.')), 10000);
    const look = () => {
      if (document.querySelector('h1')?.textContent !== ${JSON.stringify(title)}) {
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
