// Pictures of a published page in a real browser: in the width that the layout shows, never blurry and never much too
// large, in AVIF where that is read, in a place that is theirs before they come.
// @module-tag slow

import { writeDesign } from '@vys/compiler/page-design/write-design';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { familyDesigns, PICTURE, type PicturedSite, startPicturedSite } from './own-pictures.ts';

let site: PicturedSite;

beforeAll(async () => {
  site = await startPicturedSite();
});
afterAll(() => site.close());

/** What the browser shows of each picture: how wide it is drawn, and which file it has chosen. */
async function look(name: string, width: number, deviceScaleFactor: number) {
  const context = await site.browser.newContext({
    viewport: { width, height: 800 },
    deviceScaleFactor,
  });
  const page = await context.newPage();
  const types: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'image')
      types.push(response.headers()['content-type'] ?? '');
  });
  try {
    await page.goto(`${site.test.origin}/${name}`, { waitUntil: 'load' });
    const pictures = await page.evaluate(async () => {
      const images = [...document.querySelectorAll<HTMLImageElement>('#page img')];
      for (const image of images) {
        image.loading = 'eager';
        await image.decode();
      }
      return images.map((image) => {
        const { width, height } = image.getBoundingClientRect();
        const ratio = image.naturalWidth / image.naturalHeight;
        // What covers its box may be wider than that.
        const drawn = Math.max(width, height * ratio);
        const file = Number(/\/(\d+)$/.exec(image.currentSrc)?.[1] ?? 1600);
        return {
          lies: image.closest('section')?.id ?? 'top',
          drawn: Math.round(drawn),
          file,
          ratio,
        };
      });
    });
    return { pictures, types };
  } finally {
    await context.close();
  }
}

/** Of three pixels for each of the layout's, two are what can be seen (a portrait across a whole phone has 2.1). */
const ENOUGH = 0.7;

async function expectGoodPictures(family: string): Promise<void> {
  const design = site.designs.get(family as never);
  if (design === undefined) throw new Error(`no sample of ${family}`);
  const { jsx, css } = writeDesign(design);
  await site.publisher.publish(family, jsx, css);
  for (const [width, scale] of [
    [390, 3],
    [1280, 1],
  ] as const) {
    const { pictures, types } = await look(family, width, scale);
    for (const { drawn, file, ratio, lies } of pictures) {
      expect(ratio).toBeCloseTo(PICTURE.width / PICTURE.height, 1);
      const isSharp = file >= drawn * scale * ENOUGH || file === PICTURE.width;
      expect(isSharp, `${drawn} px at ${lies} from ${file}`).toBe(true);
    }
    const narrower = pictures.filter(({ file }) => file < PICTURE.width);
    if (narrower.length > 0) expect(types).toContain('image/avif');
  }
}

it('a family has the pictures it needs', () => expectGoodPictures('pocket-card'));

it.each(familyDesigns)('has the pictures it needs: %s', { tags: 'slow' }, (family) =>
  expectGoodPictures(family),
);
