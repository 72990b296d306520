// The whole CSS of a page from its design: theme block, base, sections, layout. The first line names
// the design, which is how a later "another one" knows what to leave behind.
import { stack } from '../theme/fonts.ts';
import { luminance } from '../theme/oklch.ts';
import type { Palette } from '../theme/palettes.ts';
import { type Roles, solveTheme } from '../theme/solve.ts';
import type { Layout } from './layouts/layout.ts';
import { BASE, sectionCss } from './section-styles.ts';
import type { SectionKind } from './sections.ts';

export type Design = {
  layout: Layout;
  palette: Palette;
  sections: readonly SectionKind[];
  headline: string;
};

/** How long the longest word is; the headline is sized so that this word fits on one line. */
export function longestWord(text: string): number {
  return Math.max(4, ...text.split(/[\s-]+/).map((word) => [...word].length));
}

export const GRADIENT = 'linear-gradient(165deg, var(--bg), var(--bg2))';

/** The custom properties of a solved theme, in the order they are written. */
export function roleTokens(roles: Roles): [name: string, value: string][] {
  return [
    ['--bg', roles.bg],
    ['--bg2', roles.bg2],
    ['--backdrop', roles.bg === roles.bg2 ? 'var(--bg)' : GRADIENT],
    ['--surface', roles.surface],
    ['--text', roles.text],
    ['--muted', roles.muted],
    ['--accent', roles.accent],
    ['--accent-text', roles.accentText],
    ['--border', roles.border],
  ];
}

export function schemeOf(roles: Roles): 'dark' | 'light' {
  return luminance(roles.text) > luminance(roles.bg) ? 'dark' : 'light';
}

function themeBlock({ layout, palette, headline }: Design): string {
  const roles = solveTheme(palette);
  const tokens: [string, string][] = [
    ['color-scheme', schemeOf(roles)],
    ...roleTokens(roles),
    ['--font-display', stack(layout.display)],
    ['--font-body', stack(layout.body)],
    ['--radius', layout.radius],
    ['--space', '1'],
    ['--size', '100%'],
    ['--align', layout.align],
    ['--letters', String(longestWord(headline))],
  ];
  const lines = tokens.map(([name, value]) => `  ${name}: ${value};`);
  return `/* Design: ${layout.name}. Palette: ${palette.name}. */\n:root {\n${lines.join('\n')}\n}`;
}

export function stylesheet(design: Design): string {
  return `${[themeBlock(design), BASE, ...sectionCss(design.sections), design.layout.css].join(
    '\n',
  )}\n`;
}

export function designOf(css: string): { layout: string; palette: string } | undefined {
  const found = /^\s*\/\* Design: ([a-z]+)\. Palette: ([^.]+)\. \*\//.exec(css);
  return found?.[1] && found[2] ? { layout: found[1], palette: found[2] } : undefined;
}
