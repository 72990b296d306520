// The templates that a page can start from, in the order in which they are shown.
export const templateIds = [
  'musician',
  'photographer',
  'cafe',
  'podcaster',
  'coach',
  'comedian',
  'author',
  'nonprofit',
  'streamer',
  'wedding',
  'freelancer',
  'maker',
] as const;
export type TemplateId = (typeof templateIds)[number];
