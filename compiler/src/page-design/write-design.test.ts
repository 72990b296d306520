// The source of designed pages: compiled, rendered and complete.
import { describe, expect, it } from 'vitest';
import { renderDesign } from '../../test/render-design.ts';
import { bakery, extremes, musician } from '../../test/sample-designs.ts';
import { findSectionDesign, listLayouts } from './sections/sections.ts';
import { writeDesign } from './write-design.ts';

describe('the source of a designed page', () => {
  it('opens with what the page says, and its CSS with the theme', () => {
    const { jsx, css } = writeDesign(bakery);
    expect(jsx.startsWith('const page = {\n  name: "Olive & Rye"')).toBe(true);
    expect(css.startsWith(':root {')).toBe(true);
  });

  it('is the same for the same design', () => {
    expect(writeDesign(bakery)).toEqual(writeDesign(structuredClone(bakery)));
  });

  it.each([
    { who: 'a bakery', design: bakery },
    { who: 'a musician', design: musician },
    ...extremes.map((design) => ({ who: design.page.name.slice(0, 20), design })),
  ])('compiles, renders and shows the name and all links: $who', ({ design }) => {
    const { html } = renderDesign(design);
    for (const { title, emphasis } of design.page.links) {
      expect(html).toContain(emphasis === 'icon' ? `aria-label="${title}"` : title);
    }
    expect(html).toContain(design.page.name.replace('&', '&amp;'));
  });

  it.each(
    bakery.page.sections.concat(musician.page.sections).flatMap((section) => {
      return listLayouts(section.kind).map((layout) => [section.kind, layout, section] as const);
    }),
  )('shows a %s section in the layout %s', (kind, layout, section) => {
    expect(findSectionDesign(kind).layouts[layout]?.jsx).toContain(`layout="${layout}"`);
    const page = { ...bakery.page, sections: [{ ...section, layout }] };
    expect(renderDesign({ ...bakery, page }).html).toContain(`id="${section.id}"`);
  });
});
