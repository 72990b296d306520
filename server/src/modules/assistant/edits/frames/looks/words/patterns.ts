// Lists of words as one expression each, and texts as those lists spell them.

/** Lower case, without accents; apostrophes separate words. */
export const foldText = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('ß', 'ss')
    .replace(/\b(\p{L}+n)['’](t)\b/gu, '$1$2')
    .replace(/['’´`-]/g, ' ');

/** `|` separates words and phrases; `*` stands for any ending. */
export const wordsPattern = (words: string): RegExp => {
  const phrases = words
    .split('|')
    .map((phrase) => phrase.trim().replaceAll('*', '\\p{L}*').replaceAll(' ', '\\s+'))
    .sort((a, b) => b.length - a.length);
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${phrases.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
};

export const hasWord = (text: string, pattern: RegExp): boolean => text.search(pattern) >= 0;
