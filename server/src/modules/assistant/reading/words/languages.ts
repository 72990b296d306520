// The languages that messages are read in.
export const LANGUAGES = ['en', 'de', 'fr', 'es', 'pt', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];

export const languageOf = (tag: string): Language => {
  const primary = tag.slice(0, 2).toLowerCase();
  return LANGUAGES.find((language) => language === primary) ?? 'en';
};

/** Rows of `key: phrase,phrase`; a key may stand in several rows. */
export function readRows(data: string): { key: string; phrases: string[] }[] {
  return data
    .trim()
    .split('\n')
    .map((row) => {
      const colon = row.indexOf(':');
      const phrases = row.slice(colon + 1).split(',');
      return {
        key: row.slice(0, colon),
        phrases: phrases.map((phrase) => phrase.trim()).filter(Boolean),
      };
    });
}
