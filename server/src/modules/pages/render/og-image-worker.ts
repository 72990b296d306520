// Entry of the process that draws OG images: takes a spec as JSON, returns a PNG in base64.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import satori, { type Font } from 'satori';
import { serveJobs } from '../../../platform/workers/serve-jobs.ts';
import { type OgImageSpec, ogImageSpecSchema } from './og-image-spec.ts';
import { OG_IMAGE_HEIGHT, OG_IMAGE_WIDTH, ogImageTemplate } from './og-image-template.ts';
import type { RenderResult } from './render-result.ts';

const MEBIBYTE = 1024 * 1024;

/** In the order in which a character is looked up. */
const files = [
  ['bricolage-grotesque', 'latin'],
  ['bricolage-grotesque', 'latin-ext'],
  ['bricolage-grotesque', 'vietnamese'],
  ['inter', 'latin'],
  ['inter', 'latin-ext'],
  ['inter', 'cyrillic'],
  ['inter', 'cyrillic-ext'],
  ['inter', 'greek'],
  ['inter', 'greek-ext'],
] as const;

const require = createRequire(import.meta.url);
const fonts = files.map(([family, subset]): Font => {
  const folder = dirname(require.resolve(`@fontsource/${family}/package.json`));
  const data = readFileSync(join(folder, 'files', `${family}-${subset}-600-normal.woff`));
  return { name: `${family} ${subset}`, data, weight: 600, style: 'normal' };
});
const families = fonts.map(({ name }) => `"${name}"`).join(', ');

async function draw(spec: OgImageSpec): Promise<RenderResult> {
  const tree = ogImageTemplate(spec, families);
  const svg = await satori(tree as Parameters<typeof satori>[0], {
    width: OG_IMAGE_WIDTH,
    height: OG_IMAGE_HEIGHT,
    fonts,
  });
  const image = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  return { ok: true, text: image.asPng().toString('base64') };
}

async function run(text: unknown): Promise<RenderResult> {
  try {
    return await draw(ogImageSpecSchema.parse(JSON.parse(String(text))));
  } catch (error) {
    return { ok: false, fault: 'page_error', message: String(error).slice(0, 300) };
  }
}

serveJobs(run, { collectBytes: 64 * MEBIBYTE, recycleBytes: 160 * MEBIBYTE });
