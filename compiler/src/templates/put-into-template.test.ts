// Putting pages into templates: nothing of the creator's is lost, and what they lack is marked.

import { type PageDesign, pageDesignSchema } from '@vys/contract/page-model/page-model';
import type { PageSection } from '@vys/contract/page-model/sections';
import { isPlaceholder } from '@vys/contract/page-model/values';
import { type TemplateId, templateIds } from '@vys/contract/templates/template-ids';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sixty, streamer, twelve } from '../../test/family-samples.ts';
import { anyTheme } from '../../test/page-designs.ts';
import { renderDesign } from '../../test/render-design.ts';
import { allCreators, bakery, extremes } from '../../test/sample-designs.ts';
import { putIntoTemplate } from './put-into-template.ts';
import { templateDesign } from './templates.ts';

const samples = [...Object.values(allCreators), sixty, streamer, twelve, ...extremes];
const template = (id: TemplateId) => templateDesign(id, (name) => `https://images.example/${name}`);

const withoutLayout = ({ layout: _, ...section }: PageSection) => section;
/** Texts that neither are the title nor wait for the creator. */
function unmarkedTexts(value: unknown): string[] {
  if (typeof value === 'string') return isPlaceholder(value) ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  const technical = ['id', 'kind', 'layout', 'status', 'title'];
  return Object.entries(value).flatMap(([key, inner]) =>
    technical.includes(key) ? [] : unmarkedTexts(inner),
  );
}

/** Sections of all samples, mixed, with ids that are used once. */
const anyPage: fc.Arbitrary<PageDesign> = fc
  .record({
    profile: fc.constantFrom(...samples),
    sections: fc.shuffledSubarray(samples.flatMap(({ page }) => page.sections)),
    theme: anyTheme,
  })
  .map(({ profile, sections, theme }) => {
    let number = 0;
    const rename = (_: string, id: string) => {
      number += 1;
      return `"id":"${id.slice(0, 20)}-${number}"`;
    };
    const page = { ...profile.page, sections: sections.slice(0, 40) };
    const renamed = JSON.stringify(page).replace(/"id":"([^"]+)"/g, rename);
    return pageDesignSchema.parse({ page: JSON.parse(renamed), theme });
  });

describe('a page in the look of a template', () => {
  it('ROUTE-13 keeps every link, text and picture of any page', () => {
    fc.assert(
      fc.property(fc.constantFrom(...templateIds), anyPage, (id, own) => {
        const { design } = putIntoTemplate(template(id), own);
        const kept = design.page.sections.map(withoutLayout);
        for (const section of own.page.sections) {
          expect(kept).toContainEqual(withoutLayout(section));
        }
        const { sections: _, tagline, cover, links, ...profile } = own.page;
        expect(design.page).toMatchObject(profile);
        if (links.length + own.page.sections.length > 0) expect(design.page.links).toEqual(links);
        if (tagline !== undefined) expect(design.page.tagline).toBe(tagline);
        if (cover !== undefined) expect(design.page.cover).toEqual(cover);
        expect(design.theme).toEqual(template(id).theme);
      }),
      { numRuns: 150 },
    );
  });

  it('ROUTE-13 says nothing that is not the creator’s but titles and placeholders', () => {
    fc.assert(
      fc.property(fc.constantFrom(...templateIds), anyPage, (id, own) => {
        const { design, addedSections } = putIntoTemplate(template(id), own);
        const ownIds = new Set(own.page.sections.map((section) => section.id));
        const added = design.page.sections.filter((section) => !ownIds.has(section.id));
        expect(added).toHaveLength(addedSections);
        for (const section of added) expect(unmarkedTexts(section), section.kind).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('takes the order of the template, and its layouts', () => {
    const { design } = putIntoTemplate(template('cafe'), bakery);
    const kinds = design.page.sections.map(({ kind }) => kind);
    expect(kinds).toEqual(
      ['hours', 'menu', 'text', 'map', 'newsletter'].toSorted(byPlaceIn(kinds)),
    );
    expect(kinds.indexOf('hours')).toBeLessThan(kinds.indexOf('menu'));
    expect(kinds.indexOf('menu')).toBeLessThan(kinds.indexOf('map'));
    expect(putIntoTemplate(template('cafe'), bakery).addedSections).toBe(0);
  });

  it('lets a menu fill the place of products', () => {
    const { design } = putIntoTemplate(template('maker'), bakery);
    const kinds = design.page.sections.map(({ kind }) => kind);
    expect(kinds).toContain('menu');
    expect(kinds).not.toContain('products');
  });

  it.each(templateIds)('renders an account without anything in %s, marked', (id) => {
    const page = { name: 'Ada', lang: 'en', links: [], sections: [] };
    const { design } = putIntoTemplate(template(id), { page, theme: bakery.theme });
    const { html } = renderDesign(design);
    expect(html).toContain('Ada');
    expect(html.match(/data-placeholder/g)?.length).toBeGreaterThanOrEqual(3);
  });

  it('speaks the language of the page', () => {
    const page = { name: 'Ada', lang: 'de', links: [], sections: [] };
    const { design } = putIntoTemplate(template('cafe'), { page, theme: bakery.theme });
    expect(JSON.stringify(design.page)).toContain('Deine Öffnungszeiten');
  });

  it('keeps a picture behind the page as its cover', () => {
    const theme = {
      ...bakery.theme,
      background: { kind: 'image' as const, url: 'https://images.example/b.jpg' },
    };
    const { design } = putIntoTemplate(template('coach'), { page: bakery.page, theme });
    expect(design.page.cover).toEqual({ url: 'https://images.example/b.jpg', alt: '' });
  });
});

const byPlaceIn = (order: readonly string[]) => (a: string, b: string) =>
  order.indexOf(a) - order.indexOf(b);
