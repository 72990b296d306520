// A public site whose pages show pictures that were uploaded to it, in every width and format that uploads are kept in.
import { listFamilies } from '@vys/compiler/page-design/families/families';
import type { PageDesign } from '@vys/contract/page-model/page-model';
import sharp from 'sharp';
import { typicalSamples } from '../../../compiler/test/family-samples.ts';
import { createPublisher, startPublishedSite } from './page-publisher.ts';

export const PICTURE = { width: 1600, height: 1200 };
const VARIANTS = [640, 1280];
const COLOR = '#3a6ea5';

/** What each family is for. */
export const familyDesigns = listFamilies().map((family) => {
  const design = typicalSamples[family as keyof typeof typicalSamples];
  return [family, { ...design, theme: { ...design.theme, family } } as PageDesign] as const;
});

export async function startPicturedSite() {
  const site = await startPublishedSite();
  const { pagesOrigin } = site.test.config;
  const keys = new Map<string, string>();
  /** Each picture of a sample becomes one of ours. */
  const withOwnPictures = (design: PageDesign): PageDesign => {
    const text = JSON.stringify(design).replace(
      /https:\/\/images\.example\/[\w-]+\.jpg/g,
      (url) => {
        const key = keys.get(url) ?? `picture-${keys.size}`.padEnd(24, '0');
        keys.set(url, key);
        return `${pagesOrigin}/_/media/${key}`;
      },
    );
    return JSON.parse(text) as PageDesign;
  };
  const designs = new Map(familyDesigns.map(([name, design]) => [name, withOwnPictures(design)]));
  const bodies = await drawBodies();
  for (const key of keys.values()) {
    for (const [end, bytes] of bodies) {
      const contentType = end.endsWith('avif') ? 'image/avif' : 'image/webp';
      site.test.media.set(`${key}${end}`, { bytes, contentType });
    }
  }
  const shapes = [...keys.values()].map((key) => {
    const url = `${pagesOrigin}/_/media/${key}`;
    const variants = VARIANTS.map((width) => ({ url: `${url}/${width}`, width }));
    return { url, ...PICTURE, variants, color: COLOR };
  });
  const publisher = createPublisher(site.test, undefined, shapes);
  return {
    ...site,
    publisher,
    designs,
    async close() {
      publisher.close();
      await site.close();
    },
  };
}

export type PicturedSite = Awaited<ReturnType<typeof startPicturedSite>>;

/** By what stands behind the key. */
async function drawBodies(): Promise<Map<string, Buffer>> {
  const draw = (width: number) => {
    const height = (width * PICTURE.height) / PICTURE.width;
    return sharp({ create: { width, height, channels: 3, background: COLOR } });
  };
  const bodies = new Map([['', await draw(PICTURE.width).webp().toBuffer()]]);
  for (const width of VARIANTS) {
    bodies.set(`-${width}.webp`, await draw(width).webp().toBuffer());
    bodies.set(`-${width}.avif`, await draw(width).avif({ effort: 0 }).toBuffer());
  }
  return bodies;
}
