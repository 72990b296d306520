// The colors of a page as its CSS names them in custom properties, made readable; ours where it names none.
import { contrast, mix, parseColor, type Rgb, toHex } from './color.ts';

export type Colors = { background: string; text: string; accent: string };

const names = {
  background: ['bg', 'background', 'page', 'canvas', 'paper', 'base', 'surface'],
  text: ['text', 'fg', 'foreground', 'ink', 'body'],
  accent: ['accent', 'primary', 'brand', 'highlight', 'link'],
} as const;

const own: Record<keyof Colors, Rgb> = {
  background: [15, 26, 22],
  text: [240, 247, 243],
  accent: [16, 185, 129],
};
const dark: Rgb = [17, 17, 17];
const light: Rgb = [255, 255, 255];

const READABLE = 4.5;
const VISIBLE = 1.4;

export function extractColors(css: string): Colors {
  const tokens = readTokens(css);
  const background = findColor(tokens, names.background);
  if (!background) return toHexColors(own);
  const wanted = findColor(tokens, names.text);
  const plain = contrast(background, dark) > contrast(background, light) ? dark : light;
  const text = wanted && contrast(wanted, background) >= READABLE ? wanted : plain;
  const accent = findColor(tokens, names.accent);
  const isSeen = accent && contrast(accent, background) >= VISIBLE;
  return toHexColors({ background, text, accent: isSeen ? accent : mix(text, background, 0.35) });
}

function toHexColors({ background, text, accent }: Record<keyof Colors, Rgb>): Colors {
  return { background: toHex(background), text: toHex(text), accent: toHex(accent) };
}

/** The first value of each name: what stands further down is for a darker scheme or a wider screen. */
function readTokens(css: string): Map<string, string> {
  const tokens = new Map<string, string>();
  for (const [, name = '', value = ''] of css.matchAll(
    /(?<![\w-])--([\w-]{1,60})\s{0,9}:([^;{}]{1,200})/g,
  )) {
    const key = name.toLowerCase();
    if (!tokens.has(key)) tokens.set(key, value.trim());
  }
  return tokens;
}

function findColor(tokens: Map<string, string>, wanted: readonly string[]): Rgb | undefined {
  for (const word of wanted) {
    for (const name of [word, `color-${word}`, `colour-${word}`, `${word}-color`, `page-${word}`]) {
      const found = resolve(tokens, tokens.get(name));
      if (found) return found;
    }
  }
  return undefined;
}

function resolve(tokens: Map<string, string>, value: string | undefined): Rgb | undefined {
  let text = value;
  for (let step = 0; step < 5 && text !== undefined; step += 1) {
    const name = /^var\(\s*--([\w-]+)/.exec(text)?.[1];
    if (name === undefined) return parseColor(text);
    text = tokens.get(name.toLowerCase());
  }
  return undefined;
}
