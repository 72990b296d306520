// Computes the contrast of every pair of tokens that meet on screen, in both themes (WCAG 2.2 AA).
import { describe, expect, it } from 'vitest';
import { contrast, parseOklch } from './oklch.ts';
import css from './tokens.css?raw';

function block(selector: string): Map<string, string> {
  const start = css.indexOf(`\n${selector} {`);
  const body = css.slice(start, css.indexOf('\n}', start));
  const tokens = [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)];
  return new Map(tokens.map(([, name, value]) => [name as string, value as string]));
}

const light = block(':root');
const themes = { light, dark: new Map([...light, ...block('.dark')]) };

const surfaces = ['canvas', 'surface', 'raised', 'overlay', 'inset', 'hover'];
const tones = ['success', 'warning', 'danger', 'info'];

const textPairs: [foreground: string, background: string][] = [
  ...['fg', 'muted', 'subtle', 'accent-text', ...tones.map((tone) => `${tone}-foreground`)].flatMap(
    (foreground) => surfaces.map((background): [string, string] => [foreground, background]),
  ),
  ...tones.flatMap((tone): [string, string][] => [
    [`${tone}-foreground`, `${tone}-soft`],
    ['fg', `${tone}-soft`],
  ]),
  ['fg', 'elevated'],
  ['fg', 'active'],
  ['muted', 'active'],
  ['accent-text', 'accent-soft'],
  ['on-inverse', 'inverse'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-accent', 'accent-active'],
  ['on-accent-control', 'accent-control'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-hover'],
  ['on-danger', 'danger-active'],
];

const controlPairs: [mark: string, background: string][] = [
  ...['control', 'focus', 'accent-control', 'danger-control'].flatMap((mark) =>
    ['canvas', 'surface', 'overlay', 'inset'].map((background): [string, string] => [
      mark,
      background,
    ]),
  ),
  ...[1, 2, 3, 4, 5, 6].map((n): [string, string] => [`chart-${n}`, 'surface']),
  ['muted', 'raised'],
];

describe.each(Object.entries(themes))('%s theme', (_name, tokens) => {
  const ratio = (first: string, second: string) => {
    const find = (name: string) => parseOklch(tokens.get(name) ?? `no token ${name}`);
    return contrast(find(first), find(second));
  };

  it.each(textPairs)('reads %s on %s at 4.5:1', (foreground, background) => {
    expect(ratio(foreground, background)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(controlPairs)('shows %s on %s at 3:1', (mark, background) => {
    expect(ratio(mark, background)).toBeGreaterThanOrEqual(3);
  });
});

describe('tokens', () => {
  it('gives every color of the light theme a dark counterpart', () => {
    const dark = block('.dark');
    expect([...light.keys()].filter((name) => !dark.has(name))).toEqual([]);
  });

  it('steps its five text sizes by 1.2', () => {
    const theme = block('@theme');
    const sizes = ['xs', 'sm', 'base', 'lg', 'xl'].map((size) =>
      Number.parseFloat(theme.get(`text-${size}`) ?? ''),
    );
    for (let step = 1; step < sizes.length; step++) {
      expect((sizes[step] as number) / (sizes[step - 1] as number)).toBeCloseTo(1.2, 2);
    }
  });

  it('measures black on white as 21:1', () => {
    expect(contrast(parseOklch('oklch(0 0 0)'), parseOklch('oklch(1 0 0)'))).toBeCloseTo(21, 1);
  });
});
