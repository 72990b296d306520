// Colours in a clause: hex codes, colour words, and shades such as "dark green" or "pastel pink".
import { NAMED_COLORS } from '../theme/named-colors.ts';
import { fromHex, toHex } from '../theme/oklch.ts';
import type { Read } from './tokens.ts';
import { maskOf } from './tokens.ts';

export type FoundColor = { hex: string; words: string; from: number; to: number };

const SHADES: Record<string, (l: number, c: number) => [number, number]> = {
  dark: (_l, c) => [0.32, Math.min(c, 0.11)],
  deep: (_l, c) => [0.32, Math.min(c, 0.14)],
  darker: (l, c) => [Math.max(0.2, l - 0.15), c],
  light: (_l, c) => [0.9, Math.min(c, 0.08)],
  lighter: (l, c) => [Math.min(0.95, l + 0.12), c * 0.8],
  pale: (_l, c) => [0.94, Math.min(c, 0.045)],
  soft: (_l, c) => [0.86, Math.min(c, 0.07)],
  pastel: (_l, c) => [0.89, Math.min(c, 0.075)],
  bright: (l, c) => [Math.max(l, 0.66), Math.max(c, 0.2)],
  vivid: (l) => [l, 0.24],
  neon: () => [0.86, 0.26],
  electric: (l) => [Math.max(0.55, l), 0.26],
  muted: (l, c) => [l, c * 0.5],
  dusty: (_l, c) => [0.72, Math.min(c, 0.06)],
  warm: (l, c) => [l, c],
};

function shaded(hex: string, shade: string): string {
  const { l, c, h } = fromHex(hex);
  const rule = SHADES[shade];
  if (!rule) return hex;
  const [lightness, chroma] = rule(l, c);
  // A grey has no hue to strengthen.
  return toHex({ l: lightness, c: c < 0.02 ? c : chroma, h });
}

export function findColors(read: Read, words: readonly string[]): FoundColor[] {
  const found: FoundColor[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const color = colorAt(read, words, at);
    if (!color) continue;
    found.push(color);
    at = color.to - 1;
  }
  return found;
}

function colorAt(read: Read, words: readonly string[], at: number): FoundColor | undefined {
  const word = words[at] ?? '';
  const mask = maskOf(read, word);
  if (mask?.kind === 'h') return { hex: long(mask.value), words: mask.value, from: at, to: at + 1 };
  const next = words[at + 1];
  const pair = next ? NAMED_COLORS.get(`${word}${next}`.replaceAll('-', '')) : undefined;
  if (pair) return { hex: pair, words: `${word} ${next}`, from: at, to: at + 2 };
  if (word in SHADES) {
    const inner = colorAt(read, words, at + 1);
    if (!inner || inner.words.startsWith('#')) return undefined;
    return {
      hex: shaded(inner.hex, word),
      words: `${word} ${inner.words}`,
      from: at,
      to: inner.to,
    };
  }
  const plain =
    NAMED_COLORS.get(word.replaceAll('-', '')) ?? NAMED_COLORS.get(word.replace(/ish$/, ''));
  return plain ? { hex: plain, words: word, from: at, to: at + 1 } : undefined;
}

function long(hex: string): string {
  const digits = hex.slice(1).toLowerCase();
  return digits.length === 3 ? `#${[...digits].map((d) => d + d).join('')}` : `#${digits}`;
}
