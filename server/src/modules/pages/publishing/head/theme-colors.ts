// The background color of a page in each color scheme, for `theme-color`: that of its root elements, else of
// the element that encloses its content.
import type { ThemeColors } from '@vys/compiler';
import { type ColorScheme, type CssRule, readRules } from './css-rules.ts';
import { declarationsFor, type PageRoot, readDeclarations, readPageRoot } from './page-root.ts';

/** In the order in which browsers take the background of the whole window from them. */
const ROOTS: readonly (readonly string[])[] = [
  ['html', ':root'],
  ['body', '#page'],
];

const MAX_SUBSTITUTIONS = 20;
const MAX_CHARACTERS = 500;

/** `css` is minified, `html` sanitized. Without a color where the page names none that can be read. */
export function findThemeColors(css: string, html: string): ThemeColors {
  const rules = readRules(css);
  const enclosing = readPageRoot(html);
  const find = (scheme: ColorScheme) => {
    const active = rules.filter((rule) => rule.scheme === undefined || rule.scheme === scheme);
    return findBackground(active, enclosing, scheme);
  };
  const [light, dark] = [find('light'), find('dark')];
  return { ...(light ? { light } : {}), ...(dark ? { dark } : {}) };
}

function findBackground(
  rules: readonly CssRule[],
  enclosing: PageRoot,
  scheme: ColorScheme,
): string | undefined {
  const rootSelectors = ROOTS.flat();
  const variables = new Map<string, string>();
  for (const { name, value } of declarationsFor(rules, [...rootSelectors, '*', ':host'])) {
    if (name.startsWith('--')) variables.set(name, value);
  }
  const enclosingDeclarations = [
    ...declarationsFor(rules, enclosing.selectors),
    ...readDeclarations(enclosing.style),
  ];
  for (const { name, value } of enclosingDeclarations) {
    if (name.startsWith('--') && !variables.has(name)) variables.set(name, value);
  }
  const candidates = [...ROOTS.map((root) => declarationsFor(rules, root)), enclosingDeclarations];
  for (const declarations of candidates) {
    const background = declarations.findLast(({ name }) => /^background(?:-color)?$/.test(name));
    const color = background && findColor(resolve(background.value, variables, scheme));
    if (color) return color;
  }
  return undefined;
}

/** Puts in the values of variables and the side of `light-dark()` that counts. */
function resolve(value: string, variables: Map<string, string>, scheme: ColorScheme): string {
  let text = value;
  for (let count = 0; count < MAX_SUBSTITUTIONS && text.length <= MAX_CHARACTERS; count += 1) {
    const match = /\b(var|light-dark)\(/i.exec(text);
    if (!match) break;
    const inside = match.index + match[0].length;
    const { args, end } = readArguments(text, inside);
    const [first = '', second = ''] = args;
    const isVariable = match[1]?.toLowerCase() === 'var';
    const replacement = isVariable
      ? (variables.get(first) ?? second)
      : scheme === 'light'
        ? first
        : second;
    text = text.slice(0, match.index) + replacement + text.slice(end);
  }
  return text;
}

/** The arguments of a function up to its closing parenthesis; what follows the first comma is the second. */
function readArguments(text: string, start: number): { args: [string, string]; end: number } {
  let depth = 1;
  let comma = -1;
  let at = start;
  for (; at < text.length; at += 1) {
    const character = text[at];
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (depth === 0) break;
    if (character === ',' && depth === 1 && comma < 0) comma = at;
  }
  const first = text.slice(start, comma < 0 ? at : comma).trim();
  const second = comma < 0 ? '' : text.slice(comma + 1, at).trim();
  return { args: [first, second], end: at + 1 };
}

const COLOR_FUNCTION =
  /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^()]{1,80}\)/i;
const NOT_A_COLOR =
  /^(?:none|inherit|initial|unset|revert|revert-layer|transparent|currentcolor|fixed|cover)$/i;

/** The color of a background; of a gradient its first. */
function findColor(value: string): string | undefined {
  if (/^color-mix\(/i.test(value)) return value.endsWith(')') ? value : undefined;
  const color = COLOR_FUNCTION.exec(value)?.[0];
  if (color !== undefined) return isOpaque(color) ? color : undefined;
  return /^[a-z]{3,20}$/i.test(value) && !NOT_A_COLOR.test(value) ? value : undefined;
}

/** A partly transparent color is not the one that is seen. */
function isOpaque(color: string): boolean {
  if (color.startsWith('#')) return color.length === 4 || color.length === 7;
  return !/^rgba|^hsla|\//i.test(color) || /[,/]\s*(?:1|1\.0+|100%)\s*\)$/.test(color);
}
