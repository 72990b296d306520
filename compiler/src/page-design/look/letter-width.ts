// How wide letters are, so that CSS can fit a name into its line without a script.
import type { PageFont, PageTheme } from '@vys/contract/page-model/theme';

/** Mean width in em of capitals and of letters as names have them, in bold, measured in Chromium. */
const widths: Readonly<Record<PageFont, readonly [capitals: number, letters: number]>> = {
  Anton: [0.45, 0.44],
  Archivo: [0.71, 0.59],
  'Bricolage Grotesque': [0.66, 0.57],
  Caveat: [0.51, 0.4],
  Cormorant: [0.65, 0.49],
  'DM Sans': [0.65, 0.57],
  Fraunces: [0.74, 0.61],
  'Great Vibes': [0.92, 0.49],
  'Hanken Grotesk': [0.63, 0.53],
  'Instrument Serif': [0.47, 0.4],
  'JetBrains Mono': [0.6, 0.6],
  Newsreader: [0.75, 0.58],
  Nunito: [0.68, 0.56],
  'Pixelify Sans': [0.59, 0.56],
  'Playfair Display': [0.68, 0.56],
  Sora: [0.72, 0.62],
  'Space Grotesk': [0.6, 0.55],
};

/** Of the display face, with a hair of room: as the headings are set, and for names that are all capitals. */
export function letterWidths(
  { fonts }: PageTheme,
  headingCase: 'normal' | 'upper',
): { letter: number; capital: number } {
  const [capital, letter] = widths[fonts.display].map((width) => Number((width * 1.01).toFixed(3)));
  return {
    letter: (headingCase === 'upper' ? capital : letter) as number,
    capital: capital as number,
  };
}
