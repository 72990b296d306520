// A published page says what it shows in few bytes, and shows the same, pixel by pixel, as with its CSS as written.
import { brotliCompressSync } from 'node:zlib';
import { EMBED_CSS } from '@vys/compiler';
import { shortenPage } from '@vys/compiler/css/shorten/shorten-page';
import { removeUnusedCss } from '@vys/compiler/css/unused/remove-unused-css';
import { BASE_CSS } from '@vys/compiler/document/render-document';
import { listFamilies } from '@vys/compiler/page-design/families/families';
import { colorsOf, listPalettes } from '@vys/compiler/page-design/look/palettes';
import { writeDesign } from '@vys/compiler/page-design/write-design';
import type { PageDesign } from '@vys/contract/page-model/page-model';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  threeSections,
  typicalSamples,
  withoutPictures,
} from '../../../compiler/test/family-samples.ts';
import { renderDesign } from '../../../compiler/test/render-design.ts';
import { createMinifier } from '../../src/modules/pages/render/renderer.ts';
import { createPublisher, type PublishedSite, startPublishedSite } from './page-publisher.ts';

let site: PublishedSite;
let page: Page;
/** Fonts stay whole, as they have a test and bytes of their own. */
let publisher: ReturnType<typeof createPublisher>;
const minifier = createMinifier();

beforeAll(async () => {
  site = await startPublishedSite();
  publisher = createPublisher(site.test, () => ({
    run: async () => ({ ok: false, fault: 'too_slow', message: 'whole' }),
  }));
  page = await site.browser.newPage();
  await page.clock.setFixedTime('2027-03-01T09:00:00Z');
  await page.emulateMedia({ reducedMotion: 'reduce' });
});
afterAll(async () => {
  await page.close();
  minifier.close();
  publisher.close();
  await site.close();
});

/** Without photos, with colors of several palettes in turns. */
const families = listFamilies().map((family, index) => {
  const light = listPalettes({ scheme: 'light' });
  const dark = listPalettes({ scheme: 'dark' });
  const colored = [light[index % light.length], dark[(index * 3 + 1) % dark.length]];
  const design = withoutPictures(typicalSamples[family as keyof typeof typicalSamples]);
  const designs = colored.flatMap((palette): PageDesign[] => {
    if (palette === undefined) return [];
    const { scheme } = palette;
    return [{ ...design, theme: { ...design.theme, family, scheme, colors: colorsOf(palette) } }];
  });
  return [family, designs] as const;
});

/** Of the document as publishing writes it, without scripts and fonts. */
async function draw(html: string, width: number): Promise<Buffer> {
  await page.setViewportSize({ width, height: 900 });
  await page.setContent(html);
  return await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
}

/** Pictures come when they come. */
const withoutSources = (html: string) => html.replace(/(<img[^>]*) src="[^"]*"/g, '$1');

const withoutFonts = (html: string) => html.replace(/@font-face\{[^{}]*\}/g, '');

/** The same document drawn twice may be apart by so much of 255 at the edge of a shadow. */
const NOISE = 4;

async function isSamePicture(one: Buffer, other: Buffer): Promise<boolean> {
  const [left, right] = await Promise.all(
    [one, other].map((png) => sharp(png).raw().toBuffer({ resolveWithObject: true })),
  );
  if (left?.info.height !== right?.info.height) return false;
  return (
    left?.data.every((value, at) => Math.abs(value - (right?.data[at] ?? 0)) <= NOISE) === true
  );
}

async function expectSamePixels(name: string, design: PageDesign): Promise<void> {
  const { html, css } = renderDesign(design);
  const embeds = html.includes('vys-embed') ? EMBED_CSS : '';
  const whole = await minify(css);
  const short = shortenPage({ html, css: `${BASE_CSS}${removeUnusedCss(whole, html)}` });
  const before = toDocument(html, `${BASE_CSS}${embeds}${whole}`);
  const after = toDocument(short.html, `${embeds}${await minify(short.css)}`);
  expect(after.length).toBeLessThan(before.length);
  for (const width of [390, 1280]) {
    const [old, now] = [await draw(before, width), await draw(after, width)];
    expect(await isSamePicture(old, now), `${name} at ${width}`).toBe(true);
  }
}

async function minify(css: string): Promise<string> {
  const minified = await minifier.run(crypto.randomUUID(), css);
  if (!minified.ok) throw new Error('not minified');
  return minified.text;
}

const toDocument = (html: string, css: string) =>
  withoutSources(
    `<!doctype html><html lang="en"><head><style>${css}</style></head><body><div id="page">${html}</div><footer><a href="/">A</a></footer></body></html>`,
  );

describe('a page in few bytes', () => {
  it.each(families.slice(0, 1))('looks the same: %s', { tags: 'slow' }, async (name, designs) => {
    for (const design of designs) await expectSamePixels(name, design);
  });

  it.each(families.slice(1))(
    'looks the same: %s',
    { tags: 'slow', timeout: 180_000 },
    async (name, designs) => {
      for (const design of designs) await expectSamePixels(name, design);
    },
  );

  it('sees a pixel that is different', async () => {
    const [one, other] = ['<p>A</p>', '<p style="color:#060606">A</p>'];
    expect(await isSamePicture(await draw(one, 390), await draw(other, 390))).toBe(false);
  });
});

/** Brotli, of HTML, CSS and script of a page with two faces, twelve links and three sections, without photos. */
async function weigh(
  family: PageDesign['theme']['family'],
): Promise<{ total: number; script: number }> {
  const { jsx, css } = writeDesign({ ...threeSections, theme: { ...threeSections.theme, family } });
  const { html } = await publisher.publish(family, jsx, css);
  const script = [...html.matchAll(/<script(?: id="[^"]*")?>(.*?)<\/script>/gs)]
    .map(([, text]) => text)
    .join('');
  return { total: brotliCompressSync(withoutFonts(html)).length, script: script.length };
}

/** The aim is 2,000; what stands above it is the design of the families. */
const MEDIAN_BYTES = 2_950;
const MOST_BYTES = 3_200;
const SCRIPT_BYTES = 300;

it('weighs little', { tags: 'slow' }, async () => {
  const { total, script } = await weigh('storefront');
  expect(total).toBeLessThanOrEqual(MOST_BYTES);
  expect(script).toBeLessThanOrEqual(SCRIPT_BYTES);
});

it('weighs little in every family', { tags: 'slow', timeout: 180_000 }, async () => {
  const totals: number[] = [];
  for (const family of listFamilies()) totals.push((await weigh(family)).total);
  const sorted = totals.toSorted((a, b) => a - b);
  expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThanOrEqual(MEDIAN_BYTES);
  expect(sorted.at(-1)).toBeLessThanOrEqual(MOST_BYTES);
});
