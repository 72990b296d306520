// The theme in CSS: what is written reads back, hand edits count, and nothing else in the CSS is touched.
import { themeSchema } from '@vys/contract/page-model/theme';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyTheme, bakery } from '../../test/page-designs.ts';
import { scanCss } from '../css/scan-css.ts';
import { contrast } from './colors.ts';
import { readThemeCss, replaceThemeCss, writeThemeCss } from './theme-css.ts';

const { theme } = bakery();
const LAYOUT = 'body { background: var(--page-background); }\n:root { --family: other; }\n';
const page = `/* Olive & Rye */\n${writeThemeCss(theme)}${LAYOUT}`;
const propertyOf = (css: string, name: string) =>
  scanCss(css).declarations.find(({ property }) => property === name)?.value;

describe('the theme rule of a page', () => {
  it('is read back as it was written, whatever the theme', () => {
    fc.assert(
      fc.property(anyTheme, (any) => {
        const css = writeThemeCss(any);
        expect(readThemeCss(css + LAYOUT)).toEqual({ theme: any, start: 0, end: css.length - 1 });
      }),
      { numRuns: 500 },
    );
  });

  it('is one rule that no value ends, in CSS as in HTML', () => {
    fc.assert(
      fc.property(anyTheme, (any) => {
        const css = writeThemeCss(any);
        expect(scanCss(css).problem).toBeUndefined();
        expect(scanCss(`${css}b{color:red}`).declarations.at(-1)?.property).toBe('color');
        expect(css).not.toMatch(/<|\n\n/);
        expect(
          css.split('\n').every((line) => /^(?::root \{|}|| {2}[a-z-][\w-]*: .+;)$/.test(line)),
        ).toBe(true);
      }),
    );
  });

  it('replaced by another reads as that other, and keeps the rest of the CSS', {
    tags: 'slow',
  }, () => {
    fc.assert(
      fc.property(anyTheme, anyTheme, (before, after) => {
        const css = `/* mine */\n${writeThemeCss(before)}${LAYOUT}`;
        const replaced = replaceThemeCss(css, after) ?? '';
        expect(readThemeCss(replaced)?.theme).toEqual(after);
        expect(replaced.startsWith('/* mine */\n:root {')).toBe(true);
        expect(replaced.endsWith(`}\n${LAYOUT}`)).toBe(true);
        const back = readThemeCss(replaceThemeCss(replaced, before) ?? '');
        expect(back?.theme).toEqual(before);
      }),
      { numRuns: 300 },
    );
  });

  it('says what a color is for, and holds an accent that can be read as text', () => {
    const css = writeThemeCss({ ...theme, colors: { ...theme.colors, accent: '#ffd400' } });
    expect(propertyOf(css, '--accent')).toBe('#ffd400');
    const readable = propertyOf(css, '--accent-readable') ?? '';
    expect(contrast(readable, theme.colors.background)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(readable, theme.colors.surface)).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    ['a short color', '--accent: #15803d', '--accent: #F00', { accent: '#ff0000' }],
    ['a color by its name', '--text: #1c1917', '--text: navy', { text: '#000080' }],
    ['a color in rgb()', '--muted: #57534e', '--muted: rgb(10 20 30)', { muted: '#0a141e' }],
  ])('honors %s that was written by hand', (_title, from, to, expected) => {
    expect(readThemeCss(page.replace(from, to))?.theme.colors).toMatchObject(expected);
  });

  it('honors the last of two values, as browsers do', () => {
    const css = page.replace('  --scale: 1;', '  --scale: 1;\n  --scale: 1.2;');
    expect(readThemeCss(css)?.theme.scale).toBe(1.2);
  });

  it('keeps comments, spacing and the properties of the author when a color changes', () => {
    const custom = page.replace(
      '  --radius: 12px;',
      '  /* round */ --radius:12px ;\n  --mine: 3px;',
    );
    const colors = { ...theme.colors, border: '#123456' };
    expect(replaceThemeCss(custom, { ...theme, colors })).toBe(
      custom.replace('--border: #e7e5e4', '--border: #123456'),
    );
  });

  it('adds and removes what the layout decides otherwise', () => {
    const styled = themeSchema.parse({
      ...theme,
      shadow: 'soft',
      elements: { order: { scale: 2 } },
    });
    const css = replaceThemeCss(page, styled) ?? '';
    expect(propertyOf(css, '--element-order')).toBe('scale 2');
    expect(replaceThemeCss(css, theme)).toBe(page);
  });

  it.each([
    ['no CSS', ''],
    ['a page of other origin', ':root { --bg: #fff; } body { color: red; }'],
    ['a theme in a media query', `@media print { ${writeThemeCss(theme)} }`],
    ['a color that cannot be read', page.replace('--accent: #15803d', '--accent: var(--brand)')],
    ['a missing color', page.replace('  --muted: #57534e;\n', '')],
    ['a family that does not exist', page.replace('--family: storefront', '--family: castle')],
  ])('is not read from %s', (_title, css) => {
    expect(readThemeCss(css)).toBeUndefined();
    expect(replaceThemeCss(css, theme)).toBeUndefined();
  });
});
