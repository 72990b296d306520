// The colors of a page as its CSS names them in custom properties, made readable; ours where it names none.
import {
  type Color,
  contrastRatio,
  MAX_COLOR_CHARACTERS,
  mixColors,
  parseColor,
  toHex,
} from '@vys/compiler/css/color';
import { readDeclarations } from '@vys/compiler/css/read-declarations';
import { type CssVariables, resolveVariables } from '@vys/compiler/css/resolve-variables';

export type Colors = { background: string; text: string; accent: string };

const names = {
  background: ['bg', 'background', 'page', 'canvas', 'paper', 'base', 'surface'],
  text: ['text', 'fg', 'foreground', 'ink', 'body'],
  accent: ['accent', 'primary', 'brand', 'highlight', 'link'],
} as const;

const defaultColors: Colors = { background: '#0f1a16', text: '#f0f7f3', accent: '#10b981' };
const dark: Color = { mode: 'rgb', r: 17 / 255, g: 17 / 255, b: 17 / 255, alpha: 1 };
const light: Color = { mode: 'rgb', r: 1, g: 1, b: 1, alpha: 1 };

const READABLE = 4.5;
const VISIBLE = 1.4;
const ACCENT_SHARE = 0.35;

export function extractColors(css: string): Colors {
  const variables = readVariables(css);
  const background = findColor(variables, names.background);
  if (!background) return defaultColors;
  const isReadable = (color: Color) => contrastRatio(color, background) >= READABLE;
  const fallback =
    contrastRatio(background, dark) > contrastRatio(background, light) ? dark : light;
  const ownText = findColor(variables, names.text);
  const text = ownText && isReadable(ownText) ? ownText : fallback;
  const ownAccent = findColor(variables, names.accent);
  const isVisible = ownAccent && contrastRatio(ownAccent, background) >= VISIBLE;
  const accent = isVisible ? ownAccent : mixColors(text, background, ACCENT_SHARE);
  return { background: toHex(background), text: toHex(text), accent: toHex(accent) };
}

/** The first value of each name: those further down are for a darker scheme or a wider screen. */
function readVariables(css: string): CssVariables {
  const variables = new Map<string, string>();
  for (const { property, value } of readDeclarations(css)) {
    if (property.startsWith('--') && !variables.has(property)) variables.set(property, value);
  }
  return variables;
}

function findColor(variables: CssVariables, words: readonly string[]): Color | undefined {
  for (const word of words) {
    for (const name of [word, `color-${word}`, `colour-${word}`, `${word}-color`, `page-${word}`]) {
      const value = resolveVariables(`var(--${name})`, variables, MAX_COLOR_CHARACTERS);
      const color = value === undefined ? undefined : parseColor(value);
      if (color && color.alpha > 0) return { ...color, alpha: 1 };
    }
  }
  return undefined;
}
