// Colors of a page: texts can be read, whatever was asked for, and what was asked for stands where it can.
import type { PageTheme } from '@vys/contract/page-model/theme';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyBackground, anyColor, bakery } from '../../test/page-designs.ts';
import { parseColor } from '../css/color.ts';
import { applyOperations } from './apply-operation.ts';
import { type ColorWish, contrast, mix, type PageColors, schemeOf, solveColors } from './colors.ts';

const byName = (name: string) => ({ ...parseColor(name) });
const lightness = (hex: string) => contrast(hex, '#000000');
const hueOf = (hex: string) => {
  const { r = 0, g = 0, b = 0 } = byName(hex);
  return (Math.atan2(Math.sqrt(3) * (g - b), 2 * r - g - b) * 180) / Math.PI;
};

function unreadablePairs(colors: PageColors, ends: readonly string[] = [], accentContrast = 3) {
  const { background, surface, text, muted, accent, accentText } = colors;
  const pairs = [
    ...[background, surface, ...ends].flatMap((ground) => [
      ['text', contrast(text, ground), 4.5] as const,
      ['muted', contrast(muted, ground), 4.5] as const,
    ]),
    ['accentText', contrast(accentText, accent), 4.5] as const,
    ...[background, ...ends].map(
      (ground) => ['accent', contrast(accent, ground), accentContrast] as const,
    ),
  ];
  return pairs.filter(([, ratio, least]) => ratio < least);
}

const stopsOf = ({ background }: PageTheme) =>
  background.kind === 'gradient'
    ? [background.from, mix(background.from, background.to, 0.5), background.to]
    : [];

describe('solved colors', () => {
  const cases: [title: string, wish: ColorWish, scheme: string, expected: Partial<PageColors>][] = [
    ['a cream page', { background: '#fffaf0', accent: '#15803d' }, 'light', { accent: '#15803d' }],
    ['a navy page', { background: '#0b1b3a', accent: '#f59e0b' }, 'dark', { accent: '#f59e0b' }],
    ['white on white', { background: '#ffffff', accent: '#ffffff' }, 'light', {}],
    ['black on black', { background: '#000000', accent: '#000000' }, 'dark', {}],
    ['a middle gray', { background: '#777777', accent: '#777777' }, 'light', {}],
    [
      'a signal yellow',
      { background: '#ffe600', accent: '#d00000' },
      'light',
      { accent: '#d00000' },
    ],
    [
      'a wished text',
      { background: '#ffffff', accent: '#0000ff', text: '#330033' },
      'light',
      { text: '#330033' },
    ],
    [
      'an unreadable text',
      { background: '#ffffff', accent: '#0000ff', text: '#ffff00' },
      'light',
      {},
    ],
  ];
  it.each(cases)(
    'of %s can be read, on the background as it was wished',
    (_title, wish, scheme, expected) => {
      const colors = solveColors(wish);
      expect(unreadablePairs(colors)).toEqual([]);
      expect(colors.background).toBe(wish.background);
      expect(schemeOf(colors)).toBe(scheme);
      expect(colors).toMatchObject(expected);
    },
  );

  it('move the background when a scheme is wished that it does not allow', () => {
    const colors = solveColors({ background: '#e0f0ff', accent: '#0055aa', scheme: 'dark' });
    expect(schemeOf(colors)).toBe('dark');
    expect(unreadablePairs(colors)).toEqual([]);
  });

  it('can be read for any background and accent', () => {
    fc.assert(
      fc.property(
        anyColor,
        anyColor,
        fc.constantFrom(undefined, 'light' as const, 'dark' as const),
        fc.option(anyColor, { nil: undefined }),
        (background, accent, scheme, text) => {
          const colors = solveColors({ background, accent, scheme, text });
          expect(unreadablePairs(colors)).toEqual([]);
          if (scheme === undefined) expect(colors.background).toBe(background);
          else expect(schemeOf(colors)).toBe(scheme);
        },
      ),
      { numRuns: 1_000 },
    );
  });
});

const apply = (operations: unknown[], theme = bakery().theme) =>
  applyOperations({ ...bakery(), theme }, operations as never).design.theme;

describe('a change of color', () => {
  it('to a dark blue background gives light text', () => {
    const theme = apply([{ type: 'theme.color', role: 'background', color: '#0a1f44' }]);
    expect(theme.colors.background).toBe('#0a1f44');
    expect(theme.scheme).toBe('dark');
    expect(lightness(theme.colors.text)).toBeGreaterThan(15);
    expect(unreadablePairs(theme.colors)).toEqual([]);
  });

  it('keeps every color that can still be read', () => {
    const before = bakery().theme.colors;
    const { colors } = apply([{ type: 'theme.color', role: 'background', color: '#fdf2f8' }]);
    const { background: _background, border: _border, ...others } = before;
    expect(colors).toMatchObject(others);
  });

  it.each([
    ['background', '#ffd400'],
    ['background', '#808080'],
    ['surface', '#000000'],
    ['surface', '#ffccdd'],
    ['accent', '#ffff00'],
    ['accent', '#fffaf0'],
    ['text', '#ffffff'],
    ['text', '#ffff00'],
    ['border', '#ff0000'],
  ] as const)('of the %s to %s stands as it was asked, and texts can be read', (role, color) => {
    const theme = apply([{ type: 'theme.color', role, color }]);
    expect(theme.colors[role]).toBe(color);
    expect(unreadablePairs(theme.colors, [], role === 'accent' ? 1 : 3)).toEqual([]);
    expect(theme.scheme).toBe(schemeOf(theme.colors));
  });

  it('moves a text that is nearly readable, not the page', () => {
    const { colors } = apply([{ type: 'theme.color', role: 'text', color: '#ff0000' }]);
    expect(colors.background).toBe('#fffaf0');
    expect(contrast(colors.text, '#fffaf0')).toBeGreaterThanOrEqual(4.5);
    expect(hueOf(colors.text)).toBeCloseTo(hueOf('#ff0000'), -1);
  });

  it('keeps an accent of little contrast that was asked for, when the background changes after it', () => {
    const { colors } = apply([
      { type: 'theme.color', role: 'accent', color: '#ffe600' },
      { type: 'theme.color', role: 'background', color: '#ffffff' },
    ]);
    expect(colors.accent).toBe('#ffe600');
  });

  it('shows where a gradient or an image hid the background', () => {
    const theme = apply([
      {
        type: 'theme.background',
        background: { kind: 'gradient', from: '#ffeeee', to: '#eeeeff', angle: 90 },
      },
      { type: 'theme.color', role: 'background', color: '#112233' },
    ]);
    expect(theme.background).toEqual({ kind: 'plain' });
    expect(theme.colors.background).toBe('#112233');
  });
});

describe('a gradient', () => {
  const gradient = (from: string, to: string) =>
    apply([{ type: 'theme.background', background: { kind: 'gradient', from, to, angle: 120 } }]);

  it.each([
    ['#ffecd2', '#fcb69f', 'light'],
    ['#0f0c29', '#302b63', 'dark'],
    ['#4facfe', '#00f2fe', 'light'],
  ])('from %s to %s stays, with text that can be read on both ends', (from, to, scheme) => {
    const theme = gradient(from, to);
    expect(theme.background).toMatchObject({ from, to });
    expect(theme.scheme).toBe(scheme);
    expect(unreadablePairs(theme.colors, [from, to])).toEqual([]);
  });

  it('from black to white moves one end, since no text could be read on both', () => {
    const theme = gradient('#000000', '#ffffff');
    expect(stopsOf(theme)).toContain('#000000');
    expect(unreadablePairs(theme.colors, stopsOf(theme))).toEqual([]);
  });
});

describe('the scheme', () => {
  it.each(['#fffaf0', '#e8f5e9', '#ffe4e6', '#dbeafe', '#ffffff'])(
    'turns a palette on %s dark and back, and keeps its hue',
    (background) => {
      const light = apply([{ type: 'theme.color', role: 'background', color: background }]);
      const dark = apply([{ type: 'theme.scheme', scheme: 'dark' }], light);
      const back = apply([{ type: 'theme.scheme', scheme: 'light' }], dark);
      expect([light.scheme, dark.scheme, back.scheme]).toEqual(['light', 'dark', 'light']);
      expect(lightness(dark.colors.background)).toBeLessThan(2.5);
      expect(lightness(back.colors.background)).toBeGreaterThan(15);
      for (const theme of [dark, back]) {
        expect(unreadablePairs(theme.colors)).toEqual([]);
        if (background === '#ffffff') continue;
        const turn = Math.abs(hueOf(theme.colors.background) - hueOf(background));
        expect(Math.min(turn, 360 - turn)).toBeLessThan(35);
      }
    },
  );

  it('stays as it is when it is asked for again', () => {
    expect(apply([{ type: 'theme.scheme', scheme: 'light' }])).toEqual(bakery().theme);
  });
});

describe('any sequence of color operations', () => {
  const steps = fc.integer({ min: -3, max: 3 });
  const role = fc.constantFrom('background', 'surface', 'text', 'muted', 'accentText', 'border');
  const anyOperation = fc.oneof(
    fc.record({ type: fc.constant('theme.color'), role, color: anyColor }),
    fc.record({ type: fc.constant('theme.lightness'), role, steps }),
    fc.record({ type: fc.constant('theme.saturation'), steps }),
    fc.record({ type: fc.constant('theme.scheme'), scheme: fc.constantFrom('light', 'dark') }),
    fc.record({ type: fc.constant('theme.background'), background: anyBackground }),
  );

  it('leaves a theme of which every text can be read', { tags: 'slow' }, () => {
    fc.assert(
      fc.property(fc.array(anyOperation, { minLength: 1, maxLength: 8 }), (operations) => {
        const theme = apply(operations);
        expect(unreadablePairs(theme.colors, stopsOf(theme))).toEqual([]);
        expect(theme.scheme).toBe(schemeOf(theme.colors));
        const last = operations.at(-1);
        if (last?.type === 'theme.color' && 'color' in last && last.role === 'background') {
          expect(theme.colors.background).toBe(last.color);
        }
        if (last?.type === 'theme.color' && 'color' in last && last.role === 'surface') {
          expect(theme.colors.surface).toBe(last.color);
        }
        if (last?.type === 'theme.scheme' && 'scheme' in last)
          expect(theme.scheme).toBe(last.scheme);
      }),
      { numRuns: 500 },
    );
  });

  it('keeps an accent exactly, whatever it is', () => {
    fc.assert(
      fc.property(anyColor, (color) => {
        const { colors } = apply([{ type: 'theme.color', role: 'accent', color }]);
        expect(colors.accent).toBe(color);
        expect(unreadablePairs(colors, [], 1)).toEqual([]);
      }),
    );
  });
});
