// The ground and the accent of a foreign page, where its styles say them plainly. Anything less than
// plain is not guessed.

import { clip } from '../../platform/formats/clip.ts';

export type Colors = { background: string; accent: string };

const HEX = '#(?:[0-9a-fA-F]{6}|[0-9a-fA-F]{3})\\b';
const RGB = 'rgb\\(\\s?\\d{1,3}\\s?,\\s?\\d{1,3}\\s?,\\s?\\d{1,3}\\s?\\)';
const COLOR = `(${HEX}|${RGB})`;
const LEADING_COLOR = new RegExp(`^${COLOR}`);
const DECLARED = new RegExp(`(?<![\\w-])(--[\\w-]+)\\s?:\\s?${COLOR}`, 'g');
/** Real styles of one page; more is a library. */
const MOST_CSS = 200_000;

export function readColors(css: string): Colors {
  const text = css
    .slice(0, MOST_CSS)
    .replace(/\/\*[\s\S]*?(?:\*\/|$)/g, ' ')
    .replace(/\s+/g, ' ');
  const variables = new Map<string, string>();
  for (const match of text.matchAll(DECLARED)) {
    const [, name = '', color = ''] = match;
    if (!variables.has(name)) variables.set(name, color);
  }
  const background =
    findRuleColor(text, /^(?:html|body)$/, variables) ||
    first(variables, /^--(?:page-)?(?:bg|background)(?:-color)?$/);
  const accent =
    first(variables, /^--(?:color-)?(?:accent|primary|brand)(?:-color)?$/) ||
    findRuleColor(text, /\.(?:btn|button|link)[\w-]*$/, variables);
  return { background: asHex(background), accent: asHex(accent) };
}

function first(variables: ReadonlyMap<string, string>, pattern: RegExp): string {
  return [...variables].find(([name]) => pattern.test(name))?.[1] ?? '';
}

function findRuleColor(
  css: string,
  selector: RegExp,
  variables: ReadonlyMap<string, string>,
): string {
  for (const rule of css.split('}')) {
    const [selectors = '', body = ''] = rule.split('{').slice(-2);
    if (!selectors.split(',').some((part) => selector.test(lastWord(part)))) continue;
    for (const declaration of body.split(';')) {
      const [name = '', value = ''] = declaration.split(':', 2);
      if (!/^background(?:-color)?$/.test(name.trim())) continue;
      const named = /^var\( ?(--[\w-]+)/.exec(clip(value.trim(), 100))?.[1];
      const color = LEADING_COLOR.exec(clip(value.trim(), 100))?.[0] ?? variables.get(named ?? '');
      if (color) return color;
    }
  }
  return '';
}

const lastWord = (selector: string) => selector.trim().split(/\s/).at(-1) ?? '';

/** Six digits in lower case; empty for what is no color. */
export function asHex(color: string): string {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(color);
  if (short)
    return `#${short
      .slice(1)
      .map((digit) => digit + digit)
      .join('')}`.toLowerCase();
  if (/^#[0-9a-f]{6}$/i.test(color)) return color.toLowerCase();
  const parts = color.match(/\d+/g)?.map(Number) ?? [];
  if (!color.startsWith('rgb') || parts.length !== 3 || parts.some((part) => part > 255)) return '';
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
