// Entry of the process that draws sharing images. A card comes in as JSON, a PNG leaves in base64.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import satori, { type Font } from 'satori';
import { serveJobs } from '../../kit/workers/serve-jobs.ts';
import { type Card, cardSchema } from './card.ts';
import { CARD_HEIGHT, CARD_WIDTH, designCard } from './card-design.ts';
import type { Outcome } from './outcome.ts';

const MEBIBYTE = 1024 * 1024;

/** In the order in which a letter is looked for. */
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

async function draw(card: Card): Promise<Outcome> {
  const tree = designCard(card, families);
  const svg = await satori(tree as Parameters<typeof satori>[0], {
    width: CARD_WIDTH,
    height: CARD_HEIGHT,
    fonts,
  });
  const image = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  return { ok: true, text: image.asPng().toString('base64') };
}

async function run(text: unknown): Promise<Outcome> {
  try {
    return await draw(cardSchema.parse(JSON.parse(String(text))));
  } catch (error) {
    return { ok: false, fault: 'page_error', message: String(error).slice(0, 300) };
  }
}

serveJobs(run, { collectBytes: 64 * MEBIBYTE, retireBytes: 160 * MEBIBYTE });
