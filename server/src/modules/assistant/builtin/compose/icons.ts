// Small line drawings for links, ours, on a 24 grid. Platforms that share a meaning share a drawing;
// no trademark is copied.

const PATHS = {
  camera:
    'M5 5h14a2 2 0 012 2v10a2 2 0 01-2 2H5a2 2 0 01-2-2V7a2 2 0 012-2zM12 8.5a3.5 3.5 0 100 7 3.5 3.5 0 000-7M17.5 8h.01',
  cross: 'M5 4l14 16M19 4L5 20',
  play: 'M4 6h16a1 1 0 011 1v10a1 1 0 01-1 1H4a1 1 0 01-1-1V7a1 1 0 011-1zM10 9.5v5l4.5-2.5z',
  note: 'M9 18V6l11-2v12M9 18a2.5 2.5 0 11-5 0 2.5 2.5 0 015 0zM20 16a2.5 2.5 0 11-5 0 2.5 2.5 0 015 0z',
  mail: 'M3 6h18v12H3zM3 7l9 6 9-6',
  phone: 'M6 3h3l2 5-2.5 1.5a11 11 0 006 6L16 13l5 2v3a3 3 0 01-3 3A15 15 0 013 6a3 3 0 013-3z',
  globe: 'M12 3a9 9 0 100 18 9 9 0 000-18M3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18',
  bag: 'M5 8h14l1 13H4zM9 11V7a3 3 0 016 0v4',
  pen: 'M4 20l1-5L16 4l4 4L9 19zM14 6l4 4',
  code: 'M8 7l-5 5 5 5M16 7l5 5-5 5M13.5 5l-3 14',
  chat: 'M4 5h16v11H11l-5 4v-4H4z',
  case: 'M3 8h18v11H3zM9 8V5h6v3M3 13h18',
  heart: 'M12 20C5 15 3 12 3 9a4.5 4.5 0 019-1 4.5 4.5 0 019 1c0 3-2 6-9 11z',
  pin: 'M12 21c5-6 7-9 7-12a7 7 0 10-14 0c0 3 2 6 7 12zM12 6.500a2.5 2.5 0 100 5 2.5 2.5 0 000-5',
  calendar: 'M4 6h16v14H4zM4 11h16M8 3v5M16 3v5',
  spark: 'M12 3l2.500 6.500L21 12l-6.500 2.500L12 21l-2.500-6.500L3 12l6.500-2.500z',
} as const;
export type Glyph = keyof typeof PATHS;

export function icon(glyph: Glyph): string {
  return `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${PATHS[glyph]}" /></svg>`;
}
