// Every layout with every palette: readable, parseable, self-contained, repeatable.
import { compile, parseModule } from '@vys/compiler';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRoles } from '../edit/edit-colors.ts';
import { linksIn } from '../receipt.ts';
import { FAMILIES } from '../theme/fonts.ts';
import { contrast } from '../theme/oklch.ts';
import { PALETTES } from '../theme/palettes.ts';
import type { PageContent, PageKind } from '../types.ts';
import { composePage } from './compose-page.ts';
import { LAYOUTS, layoutsOf } from './layouts/all.ts';
import { designOf } from './stylesheet.ts';

const KINDS: PageKind[] = ['link-in-bio', 'portfolio', 'coming-soon', 'pricing'];
const facts = {
  username: 'ada',
  fullName: 'Ada Lovelace',
  links: [
    { title: 'Instagram', url: 'https://instagram.com/ada' },
    { title: 'Shop', url: 'https://example.com/shop' },
  ],
};

function foreign(page: PageContent, own: string[]): string[] {
  const all = [...`${page.jsx}\n${page.css}`.matchAll(/(?:https?:)?\/\/[^\s"'`)<>{}]+/g)].map(
    String,
  );
  return all.filter((address) => !own.includes(address));
}

describe('composed pages', () => {
  it('CHAT-5 CHAT-6 CHAT-7 CHAT-8 have at least four designs for each kind of page', () => {
    for (const kind of KINDS) expect(layoutsOf(kind).length).toBeGreaterThanOrEqual(4);
    expect(PALETTES.length).toBeGreaterThanOrEqual(12);
  });

  it.each(LAYOUTS.map((layout) => [layout.name, layout] as const))(
    'PUB-3 %s is readable in every palette (AA)',
    (_name, layout) => {
      for (const palette of PALETTES) {
        const page = composePage(layout.kind, facts, 's', { layout: layout.name, palette });
        const roles = readRoles(page.css);
        if (!roles) throw new Error('a composed page has all roles');
        const grounds = [roles.bg, roles.bg2, roles.surface];
        for (const ground of grounds) {
          expect(contrast(roles.text, ground), `${palette.name} text`).toBeGreaterThanOrEqual(4.5);
          expect(contrast(roles.muted, ground), `${palette.name} muted`).toBeGreaterThanOrEqual(
            4.5,
          );
          expect(contrast(roles.accent, ground), `${palette.name} accent`).toBeGreaterThanOrEqual(
            3,
          );
        }
        expect(contrast(roles.accentText, roles.accent)).toBeGreaterThanOrEqual(4.5);
      }
    },
  );

  it('PUB-3 stay readable whatever two colours are asked for', () => {
    const hex = fc
      .integer({ min: 0, max: 0xffffff })
      .map((n) => `#${n.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(hex, hex, hex, (bg, bg2, accent) => {
        const palette = { name: 'own', bg, bg2, accent, words: [] };
        const roles = readRoles(composePage('portfolio', facts, 's', { palette }).css);
        if (!roles) throw new Error('a composed page has all roles');
        for (const ground of [roles.bg, roles.bg2, roles.surface]) {
          expect(contrast(roles.text, ground)).toBeGreaterThanOrEqual(4.5);
          expect(contrast(roles.muted, ground)).toBeGreaterThanOrEqual(4.5);
          expect(contrast(roles.accent, ground)).toBeGreaterThanOrEqual(3);
        }
        expect(contrast(roles.accentText, roles.accent)).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: 400 },
    );
  });

  it('ONB-25 parse and carry name and links exactly, whatever characters they hold', () => {
    const words = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
      .filter((text) => /\S/.test(text));
    const url = fc.webUrl();
    const links = fc.uniqueArray(fc.record({ title: words, url }), {
      maxLength: 6,
      selector: (link) => link.url,
    });
    fc.assert(
      fc.property(
        fc.constantFrom(...KINDS),
        words,
        links,
        fc.string(),
        (kind, fullName, own, seed) => {
          const page = composePage(kind, { username: 'ada', fullName, links: own }, seed);
          expect(parseModule(page.jsx).ok).toBe(true);
          const flat = (text: string) => text.replace(/\s+/g, ' ').trim();
          const found = linksIn(page).filter((link) => !link.url.startsWith('#'));
          expect(found.map((link) => link.url)).toEqual(own.map((link) => link.url));
          expect(found.map((link) => link.title)).toEqual(own.map((link) => flat(link.title)));
        },
      ),
      { numRuns: 200 },
    );
  });

  it('PUB-2 name only bundled typefaces and no foreign address', () => {
    for (const layout of LAYOUTS) {
      const page = composePage(layout.kind, facts, 's', { layout: layout.name });
      expect(
        foreign(
          page,
          facts.links.map((link) => link.url),
        ),
        layout.name,
      ).toEqual([]);
      expect(page.jsx).not.toMatch(/\bimport\b|\buse[A-Z]|on[A-Z]\w+=/);
      const fonts = [...page.css.matchAll(/--font-\w+: "([^"]+)"/g)].map((found) => found[1]);
      expect(fonts).toHaveLength(2);
      for (const font of fonts) expect(FAMILIES).toContain(font);
    }
  });

  it('PUB-2 have one h1, a main, lists of links and reduced motion', () => {
    for (const layout of LAYOUTS) {
      const { jsx, css } = composePage(layout.kind, facts, 's', { layout: layout.name });
      expect(jsx.match(/<h1>/g)).toHaveLength(1);
      expect(jsx).toMatch(/<main [\s\S]*<nav className="links" aria-label="Links">\s*<ul>/);
      expect(css).toContain('prefers-reduced-motion');
      expect(css).toContain(':focus-visible');
    }
  });

  it('PUB-2 compile without an error or a warning and need no script', () => {
    for (const layout of LAYOUTS) {
      const page = composePage(layout.kind, facts, 's', { layout: layout.name });
      const result = compile(page);
      expect(result.diagnostics, layout.name).toEqual([]);
      expect(result.ok && result.analysis.needsRuntime, layout.name).toBe(false);
    }
  });

  it('PUB-3 repeat for the same seed and differ between seeds', () => {
    const links = [1, 2, 3].map((n) => ({ title: `Link ${n}`, url: `https://example.com/${n}` }));
    const many = { ...facts, links };
    for (const kind of KINDS) {
      expect(composePage(kind, facts, 'a')).toEqual(composePage(kind, facts, 'a'));
      const designs = (about: typeof facts) =>
        new Set(
          Array.from(
            { length: 60 },
            (_, i) => designOf(composePage(kind, about, `s${i}`).css)?.layout,
          ),
        );
      expect(designs(many).size).toBe(layoutsOf(kind).length);
      expect(designs({ ...facts, links: [] })).not.toContain('tiles');
    }
  });
});
