// The name of a color for people: the nearest of those that every language has a word for.
const samples = {
  black: '#111111',
  white: '#fafafa',
  gray: '#8a8a8a',
  lightGray: '#d4d4d4',
  darkGray: '#4a4a4a',
  red: '#e02424',
  darkRed: '#7f1d1d',
  orange: '#f97316',
  yellow: '#facc15',
  beige: '#efe6d5',
  brown: '#7c4a21',
  green: '#22a34a',
  lightGreen: '#a7e8b5',
  darkGreen: '#14532d',
  turquoise: '#14b8a6',
  blue: '#2563eb',
  lightBlue: '#a5cdf8',
  darkBlue: '#172554',
  purple: '#7c3aed',
  lilac: '#c4a7f0',
  pink: '#ec4899',
  lightPink: '#f9c6dc',
} as const;
export type ColorName = keyof typeof samples;

/** `hex` has six digits. */
export function nearestColor(hex: string): ColorName {
  const names = Object.keys(samples) as ColorName[];
  return names.reduce((best, name) =>
    distance(hex, samples[name]) < distance(hex, samples[best]) ? name : best,
  );
}

/** Weighted by how red the two are, as the eye is (https://www.compuphase.com/cmetric.htm). */
function distance(a: string, b: string): number {
  const [r1, g1, b1] = channels(a);
  const [r2, g2, b2] = channels(b);
  const mean = (r1 + r2) / 2;
  return (
    (2 + mean / 256) * (r1 - r2) ** 2 +
    4 * (g1 - g2) ** 2 +
    (2 + (255 - mean) / 256) * (b1 - b2) ** 2
  );
}

function channels(hex: string): [red: number, green: number, blue: number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}
