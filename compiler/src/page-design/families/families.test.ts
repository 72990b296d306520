// Layout families: each shows all that a page says, with readable colors, in palettes and type that are there.
import {
  type PageDesign,
  type PageModel,
  pageLanguages,
} from '@vys/contract/page-model/page-model';
import { sectionKinds } from '@vys/contract/page-model/sections';
import { type LayoutFamily, layoutFamilies } from '@vys/contract/page-model/theme';
import { describe, expect, it } from 'vitest';
import { single, sixty, twelve } from '../../../test/family-samples.ts';
import { renderDesign } from '../../../test/render-design.ts';
import { allCreators, extremes } from '../../../test/sample-designs.ts';
import { contrast } from '../../page-model/colors.ts';
import { colorsOf, type Palette, paletteNamed } from '../look/palettes.ts';
import { typePairNamed } from '../look/type-pairs.ts';
import { findSectionDesign, listLayouts } from '../sections/sections.ts';
import { writeDesign } from '../write-design.ts';
import { sharedCode } from '../writing/shared-code.ts';
import { findFamily } from './families.ts';

const schemes = ['light', 'dark'] as const;
const samples = [...Object.values(allCreators), single, sixty, twelve, ...extremes];

/** An entry of a family is the name of a palette, and its scheme where only one suits: `forest dark`. */
function listFamilyPalettes(family: LayoutFamily): Palette[] {
  return findFamily(family).palettes.flatMap((entry) => {
    const [name = '', only] = entry.split(' ');
    return schemes.flatMap((scheme) => {
      if (only !== undefined && only !== scheme) return [];
      const palette = paletteNamed(name, scheme);
      if (palette === undefined) throw new Error(`there is no palette ${entry}`);
      return [palette];
    });
  });
}

/** The sample in the colors and type of one of the family's palettes and pairs, in a language of the six. */
function dress(sample: PageDesign, family: LayoutFamily, turn: number): PageDesign {
  const { typePairs, defaults } = findFamily(family);
  const palettes = listFamilyPalettes(family);
  const palette = palettes[turn % palettes.length];
  const pair = typePairNamed(typePairs[turn % typePairs.length] ?? '');
  if (!palette || !pair) throw new Error(`${family} has no palette or pair`);
  const isLatin = sample.page.lang !== 'ar';
  const lang = isLatin ? (pageLanguages[turn % pageLanguages.length] ?? 'en') : sample.page.lang;
  return {
    page: { ...sample.page, pronouns: 'she/they', location: 'Porto', lang },
    theme: {
      ...sample.theme,
      family,
      scheme: palette.scheme,
      colors: colorsOf(palette),
      fonts: { display: pair.display, body: pair.body },
      radius: defaults.radius,
    },
  };
}

/** Texts and addresses that a visitor must get. Dates, hours and names of icons are shown in other words. */
function listContent(page: PageModel): { texts: string[]; addresses: string[] } {
  const texts: string[] = [];
  const addresses: string[] = [];
  const other = /^(?:id|kind|layout|lang|icon|emphasis|size|status|day|time|timeZone|currency)$/;
  const read = (value: unknown, key: string): void => {
    if (Array.isArray(value)) for (const item of value) read(item, key);
    else if (typeof value === 'object' && value !== null) {
      if ('hidden' in value && value.hidden) return;
      for (const [name, inner] of Object.entries(value)) read(inner, name);
    } else if (typeof value === 'string' && key === 'url') addresses.push(value);
    else if (typeof value === 'string' && !other.test(key)) texts.push(value);
  };
  const shown = page.sections.filter(({ hidden }) => !hidden);
  const [players, others] = [shown.filter(isPlayer), shown.filter((section) => !isPlayer(section))];
  read({ ...page, sections: others.map(({ kind, ...rest }) => withoutHours(kind, rest)) }, '');
  // What a player plays is a link to the work, whose address the player's own may differ from.
  for (const section of players) read({ ...section, items: withoutAddresses(section) }, '');
  return { texts: texts.flatMap((text) => text.split(/\s*\n\s*/)), addresses };
}

type Section = PageModel['sections'][number];
const isPlayer = ({ kind }: Section) => kind === 'video' || kind === 'music';
const withoutHours = (kind: string, section: object) =>
  kind === 'hours' ? { ...section, days: [] } : section;
const withoutAddresses = (section: Section) =>
  'items' in section ? section.items.map((item) => ({ ...item, url: undefined })) : [];

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };
const decode = (html: string) => html.replace(/&(\w+);/g, (all, name) => entities[name] ?? all);

describe.each(layoutFamilies)('the family %s', (name) => {
  const family = findFamily(name);

  it('shows every text and link of every sample, dark and light in turns, without scripts', {
    tags: 'slow',
  }, () => {
    for (const [index, sample] of samples.entries()) {
      const design = dress(sample, name, index + layoutFamilies.indexOf(name));
      const { html, css } = renderDesign(design);
      // Texts stand in elements, possibly word by word, or in attributes.
      const shown = decode(`${html} ${html.replace(/<[^>]+>/g, '')}`);
      const { texts, addresses } = listContent(design.page);
      expect(texts.filter((text) => !shown.includes(text), design.page.name)).toEqual([]);
      expect(addresses.filter((url) => !shown.includes(url), design.page.name)).toEqual([]);
      expect(css).toContain('var(--background)');
      expect(html).toMatch(
        design.page.lang === 'ar' ? /<main [^>]*dir="rtl"/ : /<main (?![^>]*dir=)/,
      );
    }
  });

  it('has palettes in which every pair of colors that it uses is readable', () => {
    const palettes = listFamilyPalettes(name);
    expect(palettes.length).toBeGreaterThanOrEqual(6);
    for (const palette of palettes) {
      const theme = { ...single.theme, family: name, colors: colorsOf(palette) };
      const { css } = writeDesign({ ...single, theme });
      for (const [text, ground] of textPairs) {
        const pair = contrast(readColor(css, text), readColor(css, ground));
        expect(pair, `${palette.name}: ${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
      }
      const accent = contrast(readColor(css, 'accent'), readColor(css, 'background'));
      expect(accent, `${palette.name}: accent`).toBeGreaterThanOrEqual(3);
    }
  });

  it('has no colors of its own but black, white and shades of them', () => {
    const css = [family.css, family.motionCss].join('\n').replaceAll(/url\("[^"]*"\)/g, '');
    const colors = css.match(/#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch)\([^)]*\)/gi) ?? [];
    const own = colors.filter(
      (color) => !/^(?:#0{3,8}|#f{3,8}|rgb\((?:0 0 0|255 255 255) \/)/i.test(color),
    );
    expect(own).toEqual([]);
  });

  it('has rules only for classes that it, its sections or shared components have', () => {
    const css = [family.css, family.motionCss].join('\n').replaceAll(/url\("[^"]*"\)/g, '');
    const named = new Set([...css.matchAll(/\.([a-z][\w-]*)(?=[^{}]*\{)/gi)].map(([, one]) => one));
    const code = `${family.jsx} ${sharedClasses}`;
    const missing = [...named].filter(
      (one) => !new RegExp(`(?<![\\w-])${one}(?![\\w-])`).test(code),
    );
    expect(missing).toEqual([]);
  });

  it('names type pairs that are there, and a layout that is there for every kind of section', () => {
    expect(family.typePairs.length).toBeGreaterThanOrEqual(3);
    for (const pair of family.typePairs) expect(typePairNamed(pair), pair).toBeDefined();
    for (const [kind, layout] of Object.entries(family.layouts)) {
      expect(listLayouts(kind as keyof typeof family.layouts), kind).toContain(layout);
    }
  });
});

/** Code of all that families share, and the classes that sections have by their kind and layout. */
const sharedClasses = [
  ...Object.values(sharedCode),
  ...sectionKinds.flatMap((kind) => [
    `${kind}-section`,
    ...Object.entries(findSectionDesign(kind).layouts).flatMap(([layout, { jsx }]) => [
      `${kind}-${layout}`,
      jsx,
    ]),
  ]),
].join(' ');

const textPairs = [
  ['text', 'background'],
  ['text', 'surface'],
  ['muted', 'background'],
  ['muted', 'surface'],
  ['accent-text', 'accent'],
] as const;

function readColor(css: string, role: string): string {
  const color = new RegExp(`--${role}: (#[0-9a-f]{6})`).exec(css)?.[1];
  if (color === undefined) throw new Error(`no color for ${role}`);
  return color;
}
