// The templates: each valid, rendered and visibly another, with sample content that no one could mistake for facts.

import { isPlaceholder } from '@vys/contract/page-model/values';
import { templateIds } from '@vys/contract/templates/template-ids';
import { describe, expect, it } from 'vitest';
import { renderDesign } from '../../test/render-design.ts';
import { differenceOf } from '../page-design/look/choose-look.ts';
import { contrast, TEXT_CONTRAST } from '../page-model/colors.ts';
import { drawPicture, pictureNames } from './pictures/pictures.ts';
import { withComingDays } from './template.ts';
import { templateDesign } from './templates.ts';

const PICTURES = 'https://images.example/';
const designs = templateIds.map((id) => ({
  id,
  design: templateDesign(id, (name) => `${PICTURES}${name}.svg`),
}));
const count = (values: readonly unknown[]) => new Set(values).size;

describe('the days of a template', () => {
  const wedding = templateDesign('wedding', (name) => name);
  const daysIn = (today: string) =>
    JSON.stringify(withComingDays(wedding, today)).match(/\d{4}-\d\d-\d\d/g);

  it('stay while they are to come', () => {
    expect(withComingDays(wedding, '2027-06-19')).toEqual(wedding);
  });

  it('move on together by whole years', () => {
    expect(new Set(daysIn('2027-06-20'))).toEqual(new Set(['2028-06-19', '2028-06-20']));
    expect(new Set(daysIn('2030-01-01'))).toEqual(new Set(['2030-06-19', '2030-06-20']));
    expect(new Set(daysIn('2030-12-31'))).toEqual(new Set(['2031-06-19', '2031-06-20']));
  });
});

describe('the templates', () => {
  it('have a layout family, a palette and a pair of typefaces each', () => {
    const themes = designs.map(({ design: { theme } }) => theme);
    expect(count(themes.map(({ family }) => family))).toBe(templateIds.length);
    expect(count(themes.map(({ fonts }) => `${fonts.display} ${fonts.body}`))).toBe(
      templateIds.length,
    );
    for (const [index, { colors }] of themes.entries()) {
      for (const other of themes.slice(index + 1)) {
        expect(differenceOf(colors, other.colors)).toBeGreaterThan(40);
      }
    }
  });

  it('are dark and light', () => {
    const dark = designs.filter(({ design }) => design.theme.scheme === 'dark');
    expect(dark.length).toBeGreaterThanOrEqual(4);
    expect(dark.length).toBeLessThanOrEqual(8);
  });

  it('draw all pictures, and show each of them', () => {
    const shown = designs.flatMap(({ design }) =>
      [...JSON.stringify(design).matchAll(/images\.example\/([a-z-]+)\.svg/g)].map(
        ([, name]) => name,
      ),
    );
    expect(new Set(shown)).toEqual(new Set(pictureNames));
    for (const name of pictureNames) {
      expect(drawPicture(name)).toMatch(/^<svg [^>]*viewBox="0 0 \d+ \d+">.*<\/svg>$/s);
    }
    expect(drawPicture('constructor')).toBeUndefined();
  });

  describe.each(designs)('$id', ({ design }) => {
    const { page, theme } = design;

    it('renders everything that it says', () => {
      const { html } = renderDesign(design);
      for (const { title } of page.links) expect(html).toContain(title.replaceAll('&', '&amp;'));
      for (const { id } of page.sections) expect(html).toContain(`id="${id}"`);
    });

    it('can be read', () => {
      const { text, muted, background, surface, accent, accentText } = theme.colors;
      for (const ground of [background, surface]) {
        expect(contrast(text, ground)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
        expect(contrast(muted, ground)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
      }
      expect(contrast(accentText, accent)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
    });

    it('leads only to reserved addresses, and holds no praise', () => {
      const text = JSON.stringify(page);
      const hosts = [...text.matchAll(/(?:https?:\/\/|mailto:[^@"]+@)([^/"]+)/g)];
      for (const [, host] of hosts) expect(host).toMatch(/\.example$/);
      expect(text).not.toMatch(/lorem|ipsum/i);
      expect(page.sections.map(({ kind }) => kind)).not.toContain('testimonials');
      expect(text.match(/"[^"]*"/g)?.filter((value) => isPlaceholder(value.slice(1, -1)))).toEqual(
        [],
      );
    });

    it('leads within the page to sections that it has', () => {
      const ids = page.sections.map(({ id }) => id);
      for (const { url } of page.links.filter(({ url }) => url?.startsWith('#'))) {
        expect(ids).toContain(url?.slice(1));
      }
    });
  });
});
