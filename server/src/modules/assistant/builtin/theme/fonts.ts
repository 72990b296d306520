// The bundled typefaces, their fallbacks, and the words people use for them.
// No other family is ever written into a page, so no page asks a foreign host for a font.

const SANS = 'ui-sans-serif, system-ui, sans-serif';
const SERIF = 'ui-serif, Georgia, serif';
const MONO = 'ui-monospace, Menlo, monospace';

const FALLBACK = {
  Archivo: SANS,
  'Bricolage Grotesque': SANS,
  Caveat: 'cursive',
  'DM Sans': SANS,
  Fraunces: SERIF,
  'Hanken Grotesk': SANS,
  'JetBrains Mono': MONO,
  Nunito: SANS,
  'Playfair Display': SERIF,
  Sora: SANS,
  'Space Grotesk': SANS,
  'Instrument Serif': SERIF,
} as const;
export type Family = keyof typeof FALLBACK;
export const FAMILIES = Object.keys(FALLBACK) as Family[];

export function stack(family: Family): string {
  return `"${family}", ${FALLBACK[family]}`;
}

export const SYSTEM_STACK = SANS;

export type Pair = { display: Family; body: Family };

/** Pairs by the word people ask for. Several words may share one. */
export const FONT_MOODS: readonly { words: string[]; name: string; pair: Pair }[] = [
  {
    name: 'serif',
    words: ['serif', 'editorial', 'classic', 'traditional', 'bookish', 'literary'],
    pair: { display: 'Fraunces', body: 'Fraunces' },
  },
  {
    name: 'elegant serif',
    words: ['elegant', 'luxury', 'luxurious', 'fashion', 'fancy', 'classy', 'romantic'],
    pair: { display: 'Playfair Display', body: 'DM Sans' },
  },
  {
    name: 'monospace',
    words: ['mono', 'monospace', 'monospaced', 'typewriter', 'code', 'coding', 'techy', 'terminal'],
    pair: { display: 'JetBrains Mono', body: 'JetBrains Mono' },
  },
  {
    name: 'rounded',
    words: ['rounded', 'round', 'friendly', 'soft', 'cute', 'playful', 'fun'],
    pair: { display: 'Nunito', body: 'Nunito' },
  },
  {
    name: 'handwritten',
    words: ['handwritten', 'handwriting', 'hand-written', 'script', 'cursive', 'personal'],
    pair: { display: 'Caveat', body: 'Nunito' },
  },
  {
    name: 'modern',
    words: ['modern', 'sans', 'sans-serif', 'sansserif', 'grotesque', 'clean', 'minimal', 'simple'],
    pair: { display: 'Hanken Grotesk', body: 'Hanken Grotesk' },
  },
  {
    name: 'geometric',
    words: ['geometric', 'futuristic', 'tech', 'startup', 'bold', 'strong'],
    pair: { display: 'Sora', body: 'DM Sans' },
  },
];
