// How long a post is, as each network counts it. Pure.

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const LINK = /https?:\/\/\S+/g;

/** As people see them: an emoji is one, however it is put together. */
export const countCharacters = (text: string): number => [...segmenter.segment(text)].length;

/** Every link counts as long as those that X shortens links to (docs.x.com, Counting characters). */
export const X_LINK_LENGTH = 23;
/** Inclusive; Latin and its relatives, and some punctuation. Everything else, emoji included, counts twice. */
const X_SINGLE_RANGES: readonly (readonly [number, number])[] = [
  [0, 4351],
  [8192, 8205],
  [8208, 8223],
  [8242, 8247],
];

const isSingleOnX = (character: string) => {
  const point = character.codePointAt(0) ?? 0;
  return X_SINGLE_RANGES.some(([first, last]) => point >= first && point <= last);
};

export function countOnX(text: string): number {
  const links = text.match(LINK)?.length ?? 0;
  const characters = [...segmenter.segment(text.replace(LINK, ''))].map(({ segment }) => segment);
  return characters.reduce((sum, character) => sum + weighOnX(character), links * X_LINK_LENGTH);
}

/** An emoji counts twice as a whole; letters with several marks count by the code point. */
function weighOnX(character: string): number {
  if (/\p{Extended_Pictographic}|\p{Regional_Indicator}/u.test(character)) {
    return [...character].every(isSingleOnX) ? [...character].length : 2;
  }
  return [...character].reduce((sum, point) => sum + (isSingleOnX(point) ? 1 : 2), 0);
}
