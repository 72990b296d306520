// What is proposed for pages of every kind; that the assistant understands it is tested in the server package.
import { type PageDesign, pageDesignSchema } from '@vys/contract/page-model/page-model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyTheme, bakery } from '../../../../../compiler/test/page-designs.ts';
import { listPageSuggestions } from './page-suggestions.ts';

const today = '2026-11-22';
const labels = (design: PageDesign) => listPageSuggestions(design, today).map(({ label }) => label);
const withPage = (over: object): PageDesign =>
  pageDesignSchema.parse({ ...bakery(), page: { ...bakery().page, ...over } });

const title = fc.constantFrom('Shop', 'Book a table', '[Title]', 'ショップ', 'متجر');
const url = fc.constantFrom(undefined, 'https://olive.org', 'http://example.com/a', 'tel:+49 30 1');
const day = fc.constantFrom('2026-01-01', '2026-11-22', '2027-05-05');
const name = fc.constantFrom('Spring fair', '[A dish]', '[Event]');
const sections = [
  day.map((value) => ({ kind: 'countdown', id: 'days', title: 'Launch', day: value })),
  fc.record({ id: fc.constant('item'), name }).map((item) => {
    return { kind: 'menu', id: 'menu', title: 'Menu', items: [item] };
  }),
  fc.record({ id: fc.constant('event'), name, day }).map((item) => {
    return { kind: 'events', id: 'events', items: [item] };
  }),
  fc.constant({ kind: 'gallery', id: 'gallery', title: 'Gallery', items: [] }),
];
const anyDesign = fc
  .record({
    theme: anyTheme,
    tagline: fc.constantFrom(undefined, 'Bread', '[Your opening line]'),
    links: fc.array(fc.record({ title, url, hidden: fc.boolean() }), { maxLength: 14 }),
    sections: fc.subarray(sections).chain((chosen) => fc.tuple(...chosen)),
  })
  .map(({ theme, links, ...page }) =>
    pageDesignSchema.parse({
      theme: { ...theme, elements: {} },
      page: {
        name: 'Olive',
        lang: 'en',
        ...page,
        links: links.map((link, place) => ({ ...link, id: `link-${place}` })),
      },
    }),
  );

describe('suggestions for a page', () => {
  it('are three at most, differ, and say something, for any page', () => {
    fc.assert(
      fc.property(anyDesign, (design) => {
        const listed = listPageSuggestions(design, today);
        expect(listed.length).toBeGreaterThan(0);
        expect(listed.length).toBeLessThanOrEqual(3);
        expect(new Set(listed.map(({ label }) => label)).size).toBe(listed.length);
        for (const suggestion of listed) {
          expect(suggestion.label.trim()).not.toBe('');
          expect('send' in suggestion ? suggestion.send : suggestion.start).not.toBe('');
        }
      }),
    );
  });

  it('name what visitors of such a page look for', () => {
    expect(labels(bakery())).toEqual([
      'Add your opening hours',
      'Add a map',
      'Show me another design',
    ]);
  });

  it('name problems before what is missing', () => {
    const links = [
      { id: 'one', title: 'Shop' },
      { id: 'two', title: '[Title]', url: 'https://olive.org' },
      { id: 'three', title: 'Blog', url: 'http://localhost:3000/blog' },
    ];
    expect(labels(withPage({ tagline: '[Your opening line]', links }))).toEqual([
      '[Your opening line] is still a placeholder',
      '"Shop" has no address',
      'Your second link has no title',
    ]);
    expect(labels(withPage({ links }))[2]).toBe('"Blog" leads to localhost');
  });

  it('leave alone what visitors do not see, and addresses that are not on the web', () => {
    const links = [
      { id: 'one', title: 'Shop', hidden: true },
      { id: 'two', title: 'Mail', url: 'mailto:me@example.com' },
      { id: 'three', title: 'Menu', url: '#menu' },
      { id: 'four', title: 'Examples', url: 'https://example-bakery.com' },
    ];
    expect(labels(withPage({ links }))[0]).toBe('Add your opening hours');
  });

  it('count a day as past only when it is over', () => {
    const countdown = (day: string) =>
      withPage({ sections: [{ kind: 'countdown', id: 'days', day }] });
    expect(labels(countdown(today))[0]).toBe('Add your opening hours');
    expect(labels(countdown('2026-11-21'))[0]).toMatch(/^Remove the countdown/);
  });
});
