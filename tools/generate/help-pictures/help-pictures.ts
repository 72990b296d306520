// Takes the pictures of the help center from the running product with its demo creator, in each language of the interface
// and in both themes.
// npm run help:pictures [-- names of pictures and languages, such as `share de`]
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { helpPictureNames } from '@vys/contract/help/pictures';
import { type Language, languages } from '@vys/contract/language/languages';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { pictureSizes } from '../../../web/src/screens/help/pictures/picture-sizes.generated.ts';
import { openBrowser, signInAsDemo, startDemoProduct } from '../demo-product.ts';
import { readInterfaceNames, readInterfaceTexts } from './interface-texts.ts';
import { pictureTexts } from './picture-texts.generated.ts';
import { steps, takeStep } from './steps.ts';

const folder = resolve(import.meta.dirname, '../../../web/src/screens/help/pictures');
const textsFile = join(import.meta.dirname, 'picture-texts.generated.ts');
const SCALE = 1.5;
/** AVIF of text on plain ground: sharp, and a twentieth of a PNG. */
const QUALITY = 52;
/** A busy machine draws slowly. */
const TIMEOUT_MS = 120_000;

const asked = process.argv.slice(2);
const wanted = chooseAsked(helpPictureNames);
const wantedLanguages = chooseAsked(languages);

/** All, if none of them is asked for. */
function chooseAsked<Name extends string>(names: readonly Name[]): readonly Name[] {
  const chosen = names.filter((name) => asked.includes(name));
  return chosen.length === 0 ? names : chosen;
}

type Size = { width: number; height: number };
type Taken = { sizes: Record<string, Size>; texts: Record<string, readonly string[]> };

async function takeAll(
  browser: Browser,
  origin: string,
  language: Language,
  theme: 'dark' | 'light',
): Promise<Taken> {
  const names = await readInterfaceNames(language);
  const context = await browser.newContext({
    colorScheme: theme,
    deviceScaleFactor: SCALE,
    locale: language,
    reducedMotion: 'reduce',
  });
  await context.addInitScript((name) => localStorage.setItem('theme', name), theme);
  context.setDefaultTimeout(TIMEOUT_MS);
  const page = await context.newPage();
  await signInAsDemo(page, origin);
  const sizes: Record<string, Size> = {};
  const texts: Record<string, readonly string[]> = {};
  for (const name of wanted) {
    const shown = await takeStep(page, origin, steps[name], names);
    // Fonts, and figures that count up.
    await sleep(1_500);
    texts[name] = await readInterfaceTexts(shown, names);
    await page.evaluate(nameAddress);
    const isWhole = (await shown.evaluate((element) => element.tagName)) === 'BODY';
    if (isWhole) await page.evaluate('scrollTo(0, 0)');
    const shot = isWhole ? await page.screenshot() : await shown.screenshot();
    const file = join(folder, language, `${name}.${theme}.avif`);
    const { width, height } = await sharp(shot).avif({ quality: QUALITY, effort: 4 }).toFile(file);
    sizes[name] = { width: Math.round(width / SCALE), height: Math.round(height / SCALE) };
    console.log(`${language}/${name}.${theme}.avif`);
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

function writeSizes(taken: Partial<Record<Language, Taken>>): void {
  const ofLanguage = languages.map((language) => {
    const sizes = { ...pictureSizes[language], ...taken[language]?.sizes };
    const lines = Object.entries(sizes).map(([name, { width, height }]) => {
      const key = /^\w+$/.test(name) ? name : `'${name}'`;
      return `    ${key}: { width: ${width}, height: ${height} },\n`;
    });
    return `  ${language}: {\n${lines.join('')}  },\n`;
  });
  writeFileSync(
    join(folder, 'picture-sizes.generated.ts'),
    `// Sizes of the pictures in CSS pixels. Written by tools/generate/help-pictures.
import type { HelpPictureName } from '@vys/contract/help/pictures';
import type { Language } from '@vys/contract/language/languages';

type Size = { width: number; height: number };

export const pictureSizes: Readonly<Record<Language, Readonly<Record<HelpPictureName, Size>>>> = {
${ofLanguage.join('')}};
`,
  );
}

function writeTexts(taken: Partial<Record<Language, Taken>>): void {
  const all = languages.map((language) => [
    language,
    { ...pictureTexts[language], ...taken[language]?.texts },
  ]);
  writeFileSync(
    textsFile,
    `// What the pictures showed of the interface when they were taken. Written by help-pictures.ts.
import type { HelpPictureName } from '@vys/contract/help/pictures';
import type { Language } from '@vys/contract/language/languages';

type Texts = Readonly<Record<HelpPictureName, readonly string[]>>;

export const pictureTexts: Readonly<Record<Language, Texts>> = ${JSON.stringify(Object.fromEntries(all), null, 2)};
`,
  );
}

const product = await startDemoProduct();
const browser = await openBrowser();
try {
  const { appOrigin } = product;
  const taken = await Promise.all(
    wantedLanguages.map(async (language) => {
      mkdirSync(join(folder, language), { recursive: true });
      await takeAll(browser, appOrigin, language, 'light');
      return [language, await takeAll(browser, appOrigin, language, 'dark')] as const;
    }),
  );
  writeSizes(Object.fromEntries(taken));
  writeTexts(Object.fromEntries(taken));
} finally {
  await browser.close();
  await product.stop();
}
