// Words for how a page looks. Palettes and type pairs say which they suit, and pages move towards them.
export const moods = [
  'minimal',
  'elegant',
  'playful',
  'techy',
  'bold',
  'classic',
  'editorial',
  'handwritten',
  'warm',
  'calm',
  'natural',
  'luxury',
  'romantic',
  'retro',
  'fresh',
  'serious',
] as const;
export type Mood = (typeof moods)[number];
