// The pictures of the help center are there, in each language and in both themes, as large as they say, and light enough to load.
import { readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { helpPictureNames, helpPictures } from '@vys/contract/help/pictures';
import { languages } from '@vys/contract/language/languages';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { pictureSizes } from '../../../web/src/screens/help/pictures/picture-sizes.generated.ts';
import { steps } from './steps.ts';

const folder = resolve(import.meta.dirname, '../../../web/src/screens/help/pictures');
const SCALE = 1.5;
const MOST_BYTES = 80_000;
/** Of a language. */
const MOST_BYTES_OF_ALL = 900_000;

const pictures = languages.flatMap((language) =>
  helpPictureNames.map((name) => [language, name] as const),
);
const themes = ['dark', 'light'] as const;

it('has a picture of each step in each language and theme, and no other', () => {
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = pictures.flatMap(([language, name]) =>
    themes.map((theme) => join(language, `${name}.${theme}.avif`)),
  );
  expect(found.filter((file) => file.endsWith('.avif')).sort()).toEqual(files.toSorted());
  expect(Object.keys(steps).sort()).toEqual(helpPictureNames.toSorted());
});

it.each(pictures)('in %s, the picture %s is as large as the page says', async (language, name) => {
  const file = join(folder, language, `${name}.dark.avif`);
  const { width = 0, height = 0 } = await sharp(file).metadata();
  const said = pictureSizes[language][name];
  expect(Math.abs(width / SCALE - said.width)).toBeLessThanOrEqual(1);
  expect(Math.abs(height / SCALE - said.height)).toBeLessThanOrEqual(1);
});

it.each(languages)('the pictures in %s are light', (language) => {
  const files = readdirSync(join(folder, language));
  const sizes = files.map((file) => statSync(join(folder, language, file)).size);
  expect(Math.max(...sizes)).toBeLessThan(MOST_BYTES);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST_BYTES_OF_ALL);
});

it('no article has two pictures, and each says in words what it shows', () => {
  const articles = helpPictureNames.flatMap((name) => [...helpPictures[name].articles]);
  expect(new Set(articles).size).toBe(articles.length);
  for (const [language, name] of pictures) {
    expect(helpPictures[name].alt[language]).toMatch(/^[A-Z].{20,}\.$/);
  }
});
