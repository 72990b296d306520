// Texts of features/pages/looks.
export const messages = {
  chooseLook: 'Choose a look',
  look: (place: number) => `Look ${place}`,
};

/** By the name of the palette. */
export const palettes: Readonly<Record<string, string>> = {
  sourdough: 'Sourdough',
  cobalt: 'Cobalt',
  paper: 'Paper',
  tomato: 'Tomato',
  forest: 'Forest',
  bubblegum: 'Bubblegum',
  harbor: 'Harbor',
  lemon: 'Lemon',
  blush: 'Blush',
  acid: 'Acid',
  champagne: 'Champagne',
  lagoon: 'Lagoon',
  'poster-red': 'Poster red',
  slate: 'Slate',
  clay: 'Clay',
  neon: 'Neon',
  sage: 'Sage',
  peach: 'Peach',
  ink: 'Ink',
  sunset: 'Sunset',
  wine: 'Wine',
  terminal: 'Terminal',
  sky: 'Sky',
  lilac: 'Lilac',
};

export const paletteText = (name: string): string => palettes[name] ?? name;
