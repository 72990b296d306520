// Every layout of every kind of section shows all that the section says.
import { sectionLayouts } from '@vys/contract/page-model/section-layouts';
import { type PageSection, sectionKinds } from '@vys/contract/page-model/sections';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { describe, expect, it } from 'vitest';
import { renderDesign } from '../../../test/render-design.ts';
import { allCreators, bakery } from '../../../test/sample-designs.ts';
import type { CodePart } from '../design-parts.ts';
import { defaultLayouts } from '../families/default-layouts.ts';
import { findFamily, listFamilies } from '../families/families.ts';
import { sharedCode } from '../writing/shared-code.ts';
import { findSectionDesign, listLayouts } from './sections.ts';

const samples = Object.values(allCreators).flatMap(({ page }) =>
  page.sections.map((section) => ({ section, lang: page.lang })),
);
const cases = samples.flatMap(({ section, lang }) =>
  listLayouts(section.kind).map((layout) => ({
    name: `${section.kind}/${layout} of ${section.id}`,
    lang,
    section: { ...section, layout },
  })),
);

const kindsAndLayouts = sectionKinds.flatMap((kind) =>
  listLayouts(kind).map((layout) => [kind, layout] as const),
);
const allShared = Object.values(sharedCode).join('');
const unquoted = (css: string) => css.replace(/"[^"]*"/g, '');
const classesOf = (css: string) =>
  [...unquoted(css).matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name as string);
/** Classes that rules open with, which hold for the whole page. */
const openersOf = (css: string) =>
  new Set(
    [...unquoted(css).matchAll(/(?:^|[{}\n,])\s*\.([a-z][\w-]*)(?=[\s.:>{,])/g)].map(
      ([, name]) => name as string,
    ),
  );
const classNamesOf = (jsx: string) =>
  [...jsx.matchAll(/className="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));

type Node = DefaultTreeAdapterTypes.Node;
type Shown = {
  text: string;
  links: string[];
  forms: string[];
  tags: Set<string>;
  images: string[];
};

function render(section: PageSection, lang = 'en') {
  const page = { ...bakery.page, links: [], sections: [section], lang };
  const { html, css } = renderDesign({ ...bakery, page });
  const shown: Shown = { text: '', links: [], forms: [], tags: new Set(), images: [] };
  collect(parseFragment(html), shown);
  return { ...shown, text: shown.text.replace(/\s+/g, ' '), html, css };
}

function collect(node: Node, shown: Shown): void {
  if ('value' in node) shown.text += node.value;
  if ('attrs' in node) {
    shown.tags.add(node.tagName);
    shown.text += ' ';
    for (const { name, value } of node.attrs) {
      if (name === 'href') shown.links.push(value);
      if (name === 'data-form') shown.forms.push(value);
      if (name === 'src') shown.images.push(value);
      if (name === 'aria-label') shown.text += ` ${value} `;
    }
  }
  for (const child of 'childNodes' in node ? node.childNodes : []) collect(child, shown);
}

/** Texts that a visitor must find, by the name of their field. */
const textFields =
  /^(?:title|text|headline|name|artist|caption|quote|source|role|label|value|question|answer|note|address|place|city|when|group|duration|email|phone|button|description)$/;

function listTexts(value: unknown, name = ''): string[] {
  if (typeof value === 'string') {
    return textFields.test(name) ? value.split(/\n+/).map((part) => part.trim()) : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) =>
    listTexts(entry, Array.isArray(value) ? name : key),
  );
}

/** Addresses but those of players, whose facade leads to the page of the work. */
function listAddresses(section: PageSection): string[] {
  if (section.kind === 'video') return [];
  const { items, links, action, url } = section as unknown as {
    [Name in 'items' | 'links']?: { url?: string; status?: string }[];
  } & { action?: { url: string }; url?: string };
  const all = [...(items ?? []), ...(links ?? []), { url: action?.url }, { url }];
  return all.flatMap((item) => item.url ?? []);
}

describe('sections of a page', () => {
  it.each(sectionKinds)(
    'have at least four layouts of %s, and the one that families fall back on',
    (kind) => {
      expect(listLayouts(kind).length).toBeGreaterThanOrEqual(4);
      expect(sectionLayouts[kind]).toEqual(listLayouts(kind));
      expect(listLayouts(kind)).toContain(defaultLayouts[kind]);
      expect(samples.some(({ section }) => section.kind === kind)).toBe(true);
    },
  );

  it.each(cases)('shows every text, address and picture: $name', ({ section, lang }) => {
    const { html, text, links, images } = render(section, lang);
    expect(html).toContain(`id="${section.id}"`);
    for (const part of listTexts(section)) expect(text).toContain(part.replace(/\s+/g, ' '));
    const isPlayed = section.kind === 'music' && section.layout !== 'compact';
    for (const url of isPlayed ? [] : listAddresses(section)) expect(links).toContain(url);
    const pictures = JSON.stringify(section).match(/https:\/\/images\.example\/\w+\.jpg/g) ?? [];
    for (const url of pictures) expect(images).toContain(url);
  });

  it.each(kindsAndLayouts)(
    'has no rule for a class that it does not show: %s/%s',
    (kind, layout) => {
      const { css, layouts } = findSectionDesign(kind);
      const part = layouts[layout] as CodePart;
      const shown = new Set((part.jsx + allShared).match(/[\w-]+/g));
      const own = [`${kind}-section`, `${kind}-${layout}`];
      const styled = classesOf(part.css).filter((name) => !shown.has(name) && !own.includes(name));
      expect(styled).toEqual([]);
      const jsx = Object.values(layouts)
        .map((each) => each.jsx)
        .join('');
      const known = new Set((jsx + allShared).match(/[\w-]+/g));
      const unknown = classesOf(css).filter((name) => !known.has(name) && name !== own[0]);
      expect(
        unknown.filter((name) => !name.startsWith(`${kind}-`) && !name.startsWith('space-')),
      ).toEqual([]);
    },
  );

  it('give nothing inside a section the name of a layout', () => {
    const layoutNames = new Set(kindsAndLayouts.map(([kind, layout]) => `${kind}-${layout}`));
    const used = kindsAndLayouts.flatMap(([kind, layout]) =>
      classNamesOf(findSectionDesign(kind).layouts[layout]?.jsx ?? ''),
    );
    expect(used.concat(classNamesOf(allShared)).filter((name) => layoutNames.has(name))).toEqual(
      [],
    );
  });

  it('style no class of another kind or of a layout family', () => {
    const owners = new Map<string, string>();
    const clashes: string[] = [];
    for (const [kind] of kindsAndLayouts) {
      const { css, layouts } = findSectionDesign(kind);
      const all =
        css +
        Object.values(layouts)
          .map((part) => part.css)
          .join('');
      for (const name of openersOf(all)) {
        const owner = owners.get(name) ?? kind;
        owners.set(name, owner);
        if (owner !== kind) clashes.push(`${name}: ${owner}, ${kind}`);
      }
    }
    for (const family of listFamilies()) {
      const names = classNamesOf(findFamily(family).jsx);
      clashes.push(
        ...names
          .filter((name) => owners.has(name))
          .map((name) => `${name}: ${owners.get(name)}, ${family}`),
      );
    }
    expect(clashes).toEqual([]);
  });

  it.each(sectionKinds)('are not shown while they are hidden: %s', (kind) => {
    const sample = samples.find(({ section }) => section.kind === kind)?.section as PageSection;
    expect(render({ ...sample, hidden: true }).html).not.toContain(`id="${sample.id}"`);
  });

  const lists = cases.filter(({ section }) => 'items' in section || section.kind === 'links');
  it.each(lists)('leave no frame without items: $name', ({ section }) => {
    const empty = 'items' in section ? { ...section, items: [] } : { ...section, links: [] };
    const { html, css } = render(empty as PageSection);
    if (!['gallery', 'music', 'video'].includes(section.kind)) {
      return expect(html).not.toContain(`id="${section.id}"`);
    }
    // What they wait for is shown in the studio alone.
    expect(html).toMatch(new RegExp(`id="${section.id}".*data-placeholder.*\\[Your `));
    expect(css).toContain('.section:has(> .waiting) { display: none; }');
    expect(html).not.toMatch(/<(?:img|iframe|figure|ul|ol)\b/);
  });

  it('show what is there beside an empty section of the same kind', () => {
    const empty = (id: string) => ({ kind: 'gallery' as const, id, hidden: false, items: [] });
    const image = { url: 'https://images.example/one.jpg', alt: '' };
    const filled = { ...empty('filled'), items: [{ id: 'one', image }] };
    const sections = [empty('first'), filled, empty('last')];
    const { html } = renderDesign({ ...bakery, page: { ...bakery.page, sections } });
    expect(html).toContain('images.example/one.jpg');
    expect(html).not.toContain('data-placeholder');
  });
});
