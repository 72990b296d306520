// Pages as the assistant makes them: layout families, palettes, languages, samples and decisions of a theme,
// drawn with a seed, as documents whose fonts a browser can load.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { fontFaces } from '../../compiler/src/css/fonts.ts';
import { renderDocument } from '../../compiler/src/document/render-document.ts';
import { findFamily } from '../../compiler/src/page-design/families/families.ts';
import { backgroundOf } from '../../compiler/src/page-design/look/choose-look.ts';
import { colorsOf, palettes } from '../../compiler/src/page-design/look/palettes.ts';
import { typePairs } from '../../compiler/src/page-design/look/type-pairs.ts';
import { single, sixty, twelve } from '../../compiler/test/family-samples.ts';
import { renderDesign } from '../../compiler/test/render-design.ts';
import { allCreators, extremes } from '../../compiler/test/sample-designs.ts';
import { type PageDesign, pageLanguages } from '../../contract/src/page-model/page-model.ts';
import { layoutFamilies } from '../../contract/src/page-model/theme.ts';

export type GeneratedPage = { name: string; html: string };

const samples = [...Object.values(allCreators), single, sixty, twelve, ...extremes];
const PHOTO =
  '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><rect width="800" height="600" fill="#777"/></svg>';

/**
 * The page of a number: always the same. Families follow one another, all else is drawn. Fonts and pictures come from
 * `origin`.
 */
export function makeGeneratedPage(number: number, origin: string): GeneratedPage {
  const family = layoutFamilies[number % layoutFamilies.length] ?? 'tiles';
  const pick = drawFrom(number);
  const palette = pick(palettes);
  const pair = pick(typePairs);
  const sample = pick(samples);
  const lang = sample.page.lang === 'ar' ? 'ar' : pick(pageLanguages);
  const theme: PageDesign['theme'] = {
    ...sample.theme,
    family,
    scheme: palette.scheme,
    colors: colorsOf(palette),
    fonts: { display: pair.display, body: pair.body },
    background: backgroundOf(palette),
    radius: pick([0, 8, findFamily(family).defaults.radius, 28, 999]),
    scale: pick([0.9, 1, 1, 1.3]),
    density: pick([0.7, 1, 1, 1.5]),
    buttons: pick([undefined, undefined, 'solid', 'outline', 'soft', 'line']),
    shadow: pick([undefined, undefined, 'none', 'soft', 'hard']),
    align: pick([undefined, undefined, 'start', 'center']),
    headingCase: pick([undefined, undefined, undefined, 'upper']),
    avatar: pick([undefined, 'circle', 'rounded', 'square', 'arch']),
  };
  const design = { page: { ...sample.page, lang }, theme };
  const scheme = palette.scheme;
  const name = [number, family, palette.name, scheme, pair.name, lang, sample.page.name].join(' ');
  return { name, html: toDocument(design, origin) };
}

/**
 * Serves the fonts and pictures of generated pages, which a browser then keeps: requests that a test answers itself
 * are asked again for every page.
 */
export async function serveGeneratedPages(): Promise<{ origin: string; close: () => void }> {
  const packages = createRequire(new URL('../../server/package.json', import.meta.url));
  const server = createServer((request, response) => {
    const headers = { 'access-control-allow-origin': '*', 'cache-control': 'max-age=3600' };
    const [scope, name, ...file] = (request.url ?? '').slice(1).split('/');
    if (scope === 'photo.svg') {
      response.writeHead(200, { ...headers, 'content-type': 'image/svg+xml' }).end(PHOTO);
      return;
    }
    const folder = dirname(packages.resolve(`${scope}/${name}/package.json`));
    response.writeHead(200, { ...headers, 'content-type': 'font/woff2' });
    response.end(readFileSync(join(folder, ...file)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin: `http://127.0.0.1:${port}`, close };
}

/** As published, with a footer. */
function toDocument(design: PageDesign, origin: string): string {
  const { html, css } = renderDesign(design);
  return renderDocument({
    metadata: { title: design.page.name, description: '' },
    bodyHtml: html,
    css,
    canonicalUrl: 'https://pages.example/a',
    language: design.page.lang,
    fontFaces: fontFaces(css, (file) => `${origin}/${file.package}/${file.file}`),
    madeWithUrl: 'https://pages.example',
    reportUrl: '/_/report/a',
  }).html.replaceAll(/https:\/\/images\.example\/[^"'\s)]*/g, `${origin}/photo.svg`);
}

/** Mulberry32: the same choices for the same number. */
function drawFrom(number: number) {
  let state = Math.imul(number + 1, 0x9e3779b1);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return <Choice>(choices: readonly Choice[]): Choice =>
    choices[Math.floor(next() * choices.length)] as Choice;
}

/** Samples to judge families by: little in Arabic, many sections laid out from right to left, next to nothing. */
const familySamples: Readonly<Record<'arabic' | 'full' | 'single', () => PageDesign | undefined>> = {
  arabic: () => samples.find(({ page }) => page.lang === 'ar'),
  full: () => {
    const [fullest] = Object.values(allCreators).sort(
      (a, b) => b.page.sections.length - a.page.sections.length,
    );
    return fullest && { ...fullest, page: { ...fullest.page, lang: 'ar' } };
  },
  single: () => single,
};

/** A sample in a family, with the decisions of the family. */
export function makeFamilyPage(
  family: PageDesign['theme']['family'],
  which: keyof typeof familySamples,
  origin: string,
): string {
  const sample = familySamples[which]();
  if (sample === undefined) throw new Error(`no sample: ${which}`);
  const [palette] = palettes.filter(({ scheme }) => scheme === sample.theme.scheme);
  if (palette === undefined) throw new Error('no palette');
  const theme = {
    ...sample.theme,
    family,
    colors: colorsOf(palette),
    background: backgroundOf(palette),
  };
  return toDocument({ ...sample, theme }, origin);
}
