// The named moods a page can start from: a ground, sometimes a second ground, and an accent.
// Everything else about the colours is solved from these (solve.ts).

export type Palette = { name: string; bg: string; bg2?: string; accent: string; words: string[] };

export const PALETTES: readonly Palette[] = [
  {
    name: 'paper',
    bg: '#f7f2e8',
    accent: '#b8401a',
    words: ['warm', 'cream', 'vintage', 'cozy', 'cosy'],
  },
  { name: 'ink', bg: '#101413', accent: '#35d39a', words: ['techy', 'tech', 'hacker'] },
  {
    name: 'moss',
    bg: '#e8eee0',
    accent: '#2f6b3a',
    words: ['natural', 'nature', 'organic', 'earthy', 'botanical'],
  },
  {
    name: 'clay',
    bg: '#f2e1d3',
    accent: '#8f3414',
    words: ['terracotta', 'rustic', 'autumn', 'desert'],
  },
  {
    name: 'harbour',
    bg: '#0b1b2b',
    accent: '#62c7ff',
    words: ['ocean', 'sea', 'marine', 'nautical'],
  },
  {
    name: 'citrus',
    bg: '#fff4c9',
    accent: '#c2410c',
    words: ['sunny', 'summer', 'cheerful', 'happy', 'playful'],
  },
  {
    name: 'blush',
    bg: '#fbe6e4',
    accent: '#ad1f52',
    words: ['romantic', 'feminine', 'pastel', 'cute', 'sweet'],
  },
  {
    name: 'midnight',
    bg: '#0c1024',
    accent: '#ffb84d',
    words: ['night', 'luxury', 'luxurious', 'premium'],
  },
  {
    name: 'bone',
    bg: '#f5f5f1',
    accent: '#191917',
    words: ['minimal', 'minimalist', 'clean', 'simple', 'monochrome', 'neutral', 'plain'],
  },
  {
    name: 'acid',
    bg: '#0d0e0c',
    accent: '#d4f53c',
    words: ['neon', 'bold', 'edgy', 'cyberpunk', 'electric', 'vibrant'],
  },
  {
    name: 'lagoon',
    bg: '#dff1ee',
    accent: '#0b6b63',
    words: ['fresh', 'calm', 'spa', 'tropical', 'calming'],
  },
  {
    name: 'sky',
    bg: '#e6effa',
    accent: '#1d4fd8',
    words: ['corporate', 'business', 'professional', 'trustworthy'],
  },
  { name: 'cobalt', bg: '#1b36d6', accent: '#ffe45c', words: ['energetic', 'sporty', 'loud'] },
  { name: 'tomato', bg: '#ffe9df', accent: '#d62c1a', words: ['spicy', 'foodie', 'hot'] },
  { name: 'forest', bg: '#12271d', accent: '#e9c46a', words: ['woodland', 'outdoor', 'outdoorsy'] },
  {
    name: 'wine',
    bg: '#2a0f1c',
    accent: '#ff9db0',
    words: ['moody', 'gothic', 'dramatic', 'elegant'],
  },
  {
    name: 'sunset',
    bg: '#ffd3b0',
    bg2: '#ff9f9f',
    accent: '#8c1d4f',
    words: ['sunrise', 'dusk', 'dreamy'],
  },
  {
    name: 'aurora',
    bg: '#08201f',
    bg2: '#123b52',
    accent: '#7cf2c4',
    words: ['northern', 'galaxy', 'space', 'cosmic', 'futuristic'],
  },
  { name: 'violet', bg: '#3a1078', bg2: '#7c3aed', accent: '#ffd166', words: [] },
];

export function paletteNamed(name: string): Palette | undefined {
  return PALETTES.find((palette) => palette.name === name);
}

/** The palette a mood word stands for, by its own name or one of its words. */
export function paletteForMood(word: string): Palette | undefined {
  return PALETTES.find((palette) => palette.name === word || palette.words.includes(word));
}

/** One colour or two as a gradient ground; plain purple gets the palette drawn for it. */
export function gradientPalette(from: string, to?: string): Palette {
  const violet = paletteNamed('violet');
  if (!to && violet?.bg2 === from) return violet;
  return { name: 'own', bg: from, ...(to ? { bg2: to } : {}), accent: to ?? from, words: [] };
}
