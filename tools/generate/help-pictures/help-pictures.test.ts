// The pictures of the help center are there, in both themes, as large as they say, and light enough to load.
import { readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { helpPictureNames, helpPictures } from '@vys/contract/help/pictures';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { pictureSizes } from '../../../web/src/screens/help/pictures/picture-sizes.generated.ts';
import { steps } from './steps.ts';

const folder = resolve(import.meta.dirname, '../../../web/src/screens/help/pictures');
const SCALE = 1.5;
const MOST_BYTES = 80_000;
const MOST_BYTES_OF_ALL = 900_000;

const files = helpPictureNames.flatMap((name) =>
  ['dark', 'light'].map((theme) => `${name}.${theme}.avif`),
);

it('has a picture of each step in both themes, and no other', () => {
  const found = readdirSync(folder).filter((file) => file.endsWith('.avif'));
  expect(found.sort()).toEqual(files.toSorted());
  expect(Object.keys(steps).sort()).toEqual(helpPictureNames.toSorted());
});

it.each(helpPictureNames)('the picture %s is as large as the page says', async (name) => {
  const { width = 0, height = 0 } = await sharp(join(folder, `${name}.dark.avif`)).metadata();
  const said = pictureSizes[name];
  expect(Math.abs(width / SCALE - said.width)).toBeLessThanOrEqual(1);
  expect(Math.abs(height / SCALE - said.height)).toBeLessThanOrEqual(1);
});

it('the pictures are light', () => {
  const sizes = files.map((file) => statSync(join(folder, file)).size);
  expect(Math.max(...sizes)).toBeLessThan(MOST_BYTES);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST_BYTES_OF_ALL);
});

it('no article has two pictures, and each says in words what it shows', () => {
  const articles = helpPictureNames.flatMap((name) => [...helpPictures[name].articles]);
  expect(new Set(articles).size).toBe(articles.length);
  for (const name of helpPictureNames) expect(helpPictures[name].alt).toMatch(/^[A-Z].{20,}\.$/);
});
