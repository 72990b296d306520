// Takes the pictures of the help center from the running product with its demo creator, in both themes.
// npm run help:pictures [-- names of pictures]
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { helpPictureNames } from '@vys/contract/help/pictures';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { pictureSizes } from '../../../web/src/screens/help/pictures/picture-sizes.generated.ts';
import { openBrowser, signInAsDemo, startDemoProduct } from '../demo-product.ts';
import { readInterfaceTexts } from './interface-texts.ts';
import { pictureTexts } from './picture-texts.generated.ts';
import { steps, takeStep } from './steps.ts';

const folder = resolve(import.meta.dirname, '../../../web/src/screens/help/pictures');
const textsFile = join(import.meta.dirname, 'picture-texts.generated.ts');
const SCALE = 1.5;
/** AVIF of text on plain ground: sharp, and a twentieth of a PNG. */
const QUALITY = 52;

const asked = process.argv.slice(2);
const wanted = helpPictureNames.filter((name) => asked.length === 0 || asked.includes(name));

type Size = { width: number; height: number };

async function takeAll(browser: Browser, origin: string, theme: 'dark' | 'light') {
  const context = await browser.newContext({
    colorScheme: theme,
    deviceScaleFactor: SCALE,
    reducedMotion: 'reduce',
  });
  await context.addInitScript((name) => localStorage.setItem('theme', name), theme);
  const page = await context.newPage();
  await signInAsDemo(page, origin);
  const sizes: Record<string, Size> = {};
  const texts: Record<string, readonly string[]> = {};
  for (const name of wanted) {
    const shown = await takeStep(page, origin, steps[name]);
    // Fonts, and figures that count up.
    await sleep(1_500);
    texts[name] = await readInterfaceTexts(shown);
    await page.evaluate(nameAddress);
    const isWhole = (await shown.evaluate((element) => element.tagName)) === 'BODY';
    if (isWhole) await page.evaluate('scrollTo(0, 0)');
    const shot = isWhole ? await page.screenshot() : await shown.screenshot();
    const file = join(folder, `${name}.${theme}.avif`);
    const { width, height } = await sharp(shot).avif({ quality: QUALITY, effort: 4 }).toFile(file);
    sizes[name] = { width: Math.round(width / SCALE), height: Math.round(height / SCALE) };
    console.log(`${name}.${theme}.avif`);
  }
  await context.close();
  return { sizes, texts };
}

/** A port of this machine says nothing to readers. Runs in the page. */
const nameAddress = `(() => {
  const rename = (text) => text.replace(/(?:http:\\/\\/)?localhost:\\d+/g, 'vys.example');
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode } = texts;
    const renamed = rename(currentNode.nodeValue);
    if (renamed !== currentNode.nodeValue) currentNode.nodeValue = renamed;
  }
  for (const input of document.querySelectorAll('input')) {
    if (input.value.includes('localhost:')) input.value = rename(input.value);
  }
})()`;

function writeSizes(sizes: Record<string, Size>): void {
  const lines = Object.entries({ ...pictureSizes, ...sizes }).map(([name, { width, height }]) => {
    const key = /^\w+$/.test(name) ? name : `'${name}'`;
    return `  ${key}: { width: ${width}, height: ${height} },\n`;
  });
  writeFileSync(
    join(folder, 'picture-sizes.generated.ts'),
    `// Sizes of the pictures in CSS pixels. Written by tools/generate/help-pictures.
import type { HelpPictureName } from '@vys/contract/help/pictures';

export const pictureSizes: Readonly<Record<HelpPictureName, { width: number; height: number }>> = {
${lines.join('')}};
`,
  );
}

function writeTexts(texts: Record<string, readonly string[]>): void {
  const all = JSON.stringify({ ...pictureTexts, ...texts }, null, 2);
  writeFileSync(
    textsFile,
    `// What the pictures showed of the interface when they were taken. Written by help-pictures.ts.
import type { HelpPictureName } from '@vys/contract/help/pictures';

export const pictureTexts: Readonly<Record<HelpPictureName, readonly string[]>> = ${all};
`,
  );
}

const product = await startDemoProduct();
const browser = await openBrowser();
try {
  await takeAll(browser, product.appOrigin, 'light');
  const { sizes, texts } = await takeAll(browser, product.appOrigin, 'dark');
  writeSizes(sizes);
  writeTexts(texts);
} finally {
  await browser.close();
  await product.stop();
}
