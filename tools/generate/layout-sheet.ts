// Draws pages of layout families in Chromium, at the given widths, into a folder of pictures:
// `node tools/generate/layout-sheet.ts --out=/tmp/sheet [--family=tiles,stage] [--width=390,1280]
// [--sample=bakery,typical] [--layout=menu/cards] [--scheme=dark] [--palette=lemon] [--seed=2] [--pictures=none]
// [--theme=sample]`. Each picture shows the whole page. `--contact=FILE` draws all families into one picture.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { PageDesign } from '@vys/contract/page-model/page-model';
import type { LayoutFamily, PageTheme } from '@vys/contract/page-model/theme';
import { findFamily, listFamilies } from '../../compiler/src/page-design/families/families.ts';
import { backgroundOf, chooseTheme } from '../../compiler/src/page-design/look/choose-look.ts';
import { colorsOf, paletteNamed } from '../../compiler/src/page-design/look/palettes.ts';
import * as familySamples from '../../compiler/test/family-samples.ts';
import * as sampleDesigns from '../../compiler/test/sample-designs.ts';
import { drawContactSheet } from './contact-sheet.ts';
import { openCamera } from './page-camera.ts';

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'layouts' },
    family: { type: 'string', default: listFamilies().join(',') },
    width: { type: 'string', default: '390,1280' },
    sample: { type: 'string', default: 'bakery,musician' },
    layout: { type: 'string' },
    scheme: { type: 'string' },
    palette: { type: 'string' },
    seed: { type: 'string', default: '1' },
    pictures: { type: 'string' },
    theme: { type: 'string' },
    contact: { type: 'string' },
  },
});

function withLayout(design: PageDesign): PageDesign {
  if (values.layout === undefined) return design;
  const [kind, layout] = values.layout.split('/');
  const sections = design.page.sections.map((section) =>
    section.kind === kind ? { ...section, layout } : section,
  );
  return { ...design, page: { ...design.page, sections } };
}

function themeOf(family: LayoutFamily, sample: PageDesign): PageTheme {
  if (values.theme === 'sample') return { ...sample.theme, family };
  const scheme = (values.scheme as PageTheme['scheme'] | undefined) ?? undefined;
  const theme = chooseTheme({ family, scheme, seed: values.seed });
  const palette = values.palette === undefined ? undefined : paletteNamed(values.palette, scheme);
  if (palette === undefined) return theme;
  const { scheme: paletteScheme } = palette;
  return {
    ...theme,
    scheme: paletteScheme,
    colors: colorsOf(palette),
    background: backgroundOf(palette),
  };
}

function designOf(family: LayoutFamily, sample: string): PageDesign {
  const samples = { ...sampleDesigns, ...familySamples } as unknown as Record<string, PageDesign>;
  const base = sample === 'typical' ? familySamples.typicalSamples[family] : samples[sample];
  if (base === undefined) throw new Error(`there is no sample ${sample}`);
  const shown = values.pictures === 'none' ? familySamples.withoutPictures(base) : base;
  return withLayout({ ...shown, theme: themeOf(family, base) });
}

async function drawPages(): Promise<void> {
  mkdirSync(values.out, { recursive: true });
  const camera = await openCamera();
  try {
    for (const family of values.family.split(',') as LayoutFamily[]) {
      findFamily(family);
      for (const sample of values.sample.split(',')) {
        for (const width of values.width.split(',').map(Number)) {
          const name = `${family}-${sample}-${width}`;
          const { picture, overflow } = await camera.draw(designOf(family, sample), { width });
          if (overflow > 0) console.warn(`${name}: overflows by ${overflow} px`);
          await picture.toFile(join(values.out, `${name}.png`));
        }
      }
    }
  } finally {
    await camera.close();
  }
}

await (values.contact === undefined ? drawPages() : drawContactSheet(values.contact));
