// Days of a month in words: "fifth of december", "fünften Dezember", "cinq décembre".
import { fold } from '../../words/text.ts';
import { readSpokenNumber } from '../spoken/number-words.ts';

const ENGLISH =
  `first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth
fifteenth sixteenth seventeenth eighteenth nineteenth twentieth twenty-first twenty-second twenty-third twenty-fourth
twenty-fifth twenty-sixth twenty-seventh twenty-eighth twenty-ninth thirtieth thirty-first`.split(
    /\s+/,
  );
const GERMAN =
  `erst zweit dritt viert fünft sechst siebt acht neunt zehnt elft zwölft dreizehnt vierzehnt fünfzehnt
sechzehnt siebzehnt achtzehnt neunzehnt zwanzigst einundzwanzigst zweiundzwanzigst dreiundzwanzigst vierundzwanzigst
fünfundzwanzigst sechsundzwanzigst siebenundzwanzigst achtundzwanzigst neunundzwanzigst dreißigst einunddreißigst`.split(
    /\s+/,
  );
const FIRST = new Set(['premier', 'primero', 'primeiro', 'primo', '1er']);

const days = new Map<string, number>([
  ...ENGLISH.map((word, index): [string, number] => [word, index + 1]),
  ...GERMAN.flatMap((stem, index) =>
    ['e', 'en', 'er'].map((ending): [string, number] => [fold(stem + ending), index + 1]),
  ),
]);

/** At the beginning of `words`, which are folded; `length` in words. From 1 to 31; "the first may be" is none. */
export function readSpokenDay(
  words: readonly string[],
  lang: string,
): { day: number; length: number } | undefined {
  const [first = '', second = '', third = ''] = words;
  if (FIRST.has(first)) return { day: 1, length: 1 };
  for (const [name, length] of [
    [`${first}-${third}`, second === '-' ? 3 : 0],
    [`${first}-${second}`, 2],
    [first, 1],
  ] as const) {
    const day = days.get(name);
    const isTold = lang !== 'en' || words[length] === 'of';
    if (day !== undefined && length > 0 && isTold) return { day, length };
  }
  if (lang === 'en' || lang === 'de') return undefined;
  const spoken = readSpokenNumber(words);
  if (!spoken || spoken.decimals > 0 || spoken.value < 2 || spoken.value > 31) return undefined;
  return { day: spoken.value, length: spoken.words };
}
