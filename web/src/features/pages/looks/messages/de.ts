// Texts of features/pages/looks, in German.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  chooseLook: 'Wähle ein Design',
  look: (place) => `Design ${place}`,
};

export const palettes: Messages<typeof en.palettes> = {
  sourdough: 'Sauerteig',
  cobalt: 'Kobalt',
  paper: 'Papier',
  tomato: 'Tomate',
  forest: 'Wald',
  bubblegum: 'Kaugummi',
  harbor: 'Hafen',
  lemon: 'Zitrone',
  blush: 'Rosé',
  acid: 'Giftgrün',
  champagne: 'Champagner',
  lagoon: 'Lagune',
  'poster-red': 'Plakatrot',
  slate: 'Schiefer',
  clay: 'Ton',
  neon: 'Neon',
  sage: 'Salbei',
  peach: 'Pfirsich',
  ink: 'Tinte',
  sunset: 'Abendrot',
  wine: 'Wein',
  terminal: 'Konsole',
  sky: 'Himmel',
  lilac: 'Flieder',
};

export const paletteText: typeof en.paletteText = (name) => palettes[name] ?? name;
