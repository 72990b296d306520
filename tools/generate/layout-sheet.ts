// Draws pages of layout families in Chromium, at the given widths, into a folder of pictures:
// `node tools/generate/layout-sheet.ts --out=/tmp/sheet [--family=tiles,stage] [--width=390,1280] [--sample=bakery]
// [--layout=menu/cards] [--scheme=dark]`. Each picture shows the whole page.
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { BASE_CSS } from '@vys/compiler';
import { fontFaces } from '@vys/compiler/css/fonts';
import type { PageDesign } from '@vys/contract/page-model/page-model';
import { type LayoutFamily, layoutFamilies } from '@vys/contract/page-model/theme';
import { chromium } from 'playwright-core';
import { renderDesign } from '../../compiler/test/render-design.ts';
import * as samples from '../../compiler/test/sample-designs.ts';

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'layouts' },
    family: { type: 'string', default: layoutFamilies.join(',') },
    width: { type: 'string', default: '390,1280' },
    sample: { type: 'string', default: 'bakery,musician' },
    layout: { type: 'string' },
    scheme: { type: 'string' },
  },
});

const server = createRequire(new URL('../../server/package.json', import.meta.url));
const fontUrl = (file: { package: string; file: string }) => {
  const folder = dirname(server.resolve(`${file.package}/package.json`));
  return pathToFileURL(join(folder, file.file)).href;
};

function toHtml(design: PageDesign): string {
  const { html, css } = renderDesign(design);
  return `<!doctype html><html lang="${design.page.lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><style>${BASE_CSS}\n${fontFaces(css, fontUrl)}\n${css}</style><body><div id="page">${html}</div></body></html>`;
}

function withLayout(design: PageDesign): PageDesign {
  if (values.layout === undefined) return design;
  const [kind, layout] = values.layout.split('/');
  const sections = design.page.sections.map((section) =>
    section.kind === kind ? { ...section, layout } : section,
  );
  return { ...design, page: { ...design.page, sections } };
}

mkdirSync(values.out, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--allow-file-access-from-files',
  ],
});
try {
  for (const sample of values.sample.split(',')) {
    const all = samples as unknown as Record<string, PageDesign | undefined>;
    const base = all[sample];
    if (base === undefined) throw new Error(`there is no sample ${sample}`);
    for (const family of values.family.split(',') as LayoutFamily[]) {
      const theme = { ...base.theme, family };
      const file = join(values.out, `${family}-${sample}.html`);
      writeFileSync(file, toHtml(withLayout({ ...base, theme })));
      for (const width of values.width.split(',').map(Number)) {
        const page = await browser.newPage({
          viewport: { width, height: width < 700 ? 844 : 800 },
        });
        await page.goto(pathToFileURL(file).href);
        await page.evaluate(() => document.fonts.ready);
        await page.waitForTimeout(900);
        const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
        if (scrollWidth > width)
          console.warn(`${family} ${sample} ${width}: overflows by ${scrollWidth - width} px`);
        await page.screenshot({
          path: join(values.out, `${family}-${sample}-${width}.png`),
          fullPage: true,
        });
        await page.close();
      }
    }
  }
} finally {
  await browser.close();
}
