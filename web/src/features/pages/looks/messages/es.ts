// Texts of features/pages/looks, in Spanish.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  chooseLook: 'Elige un diseño',
  look: (place) => `Diseño ${place}`,
};

export const palettes: Messages<typeof en.palettes> = {
  sourdough: 'Masa madre',
  cobalt: 'Cobalto',
  paper: 'Papel',
  tomato: 'Tomate',
  forest: 'Bosque',
  bubblegum: 'Chicle',
  harbor: 'Puerto',
  lemon: 'Limón',
  blush: 'Rubor',
  acid: 'Ácido',
  champagne: 'Champán',
  lagoon: 'Laguna',
  'poster-red': 'Rojo cartel',
  slate: 'Pizarra',
  clay: 'Arcilla',
  neon: 'Neón',
  sage: 'Salvia',
  peach: 'Melocotón',
  ink: 'Tinta',
  sunset: 'Atardecer',
  wine: 'Vino',
  terminal: 'Consola',
  sky: 'Cielo',
  lilac: 'Lila',
};

export const paletteText: typeof en.paletteText = (name) => palettes[name] ?? name;
