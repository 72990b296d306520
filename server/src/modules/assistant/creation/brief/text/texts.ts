// How texts of a message are written on a page: capital letters, sentences, labels.
import { fold } from '../../../reading/words/text.ts';

/** No letter of the text is upper case: its names need capital letters of ours. */
export function hasPlainCase(text: string): boolean {
  return text === text.toLowerCase();
}

const SMALL = new Set(
  'and of the de del da do das dos di du des la le les los las el il y et e und von van der den zu am im bei in on at for by with n an en sur a à'.split(
    ' ',
  ),
);

/** Each word with a capital letter, except small ones between others. */
export function capitalized(text: string): string {
  return text
    .split(' ')
    .map((word, index, all) =>
      index > 0 && index < all.length - 1 && SMALL.has(fold(word))
        ? word
        : /^(?:dj|mc|diy|tv|uk|usa|nyc)$/.test(word)
          ? word.toUpperCase()
          : word.replace(/\p{L}/u, (letter) => letter.toUpperCase()),
    )
    .join(' ');
}

export const asName = (text: string): string => (hasPlainCase(text) ? capitalized(text) : text);

export const sentenceCase = (text: string): string =>
  text.replace(
    /^(["'(\s]*)(\p{L})/u,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );

export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

export function sentence(text: string): string {
  const clean = sentenceCase(oneLine(text).replace(/[\s,;:–—-]+$/u, ''));
  return clean === '' || /[.!?…)"»]$/.test(clean) ? clean : `${clean}.`;
}

/** Words that lead to a value and say nothing about it. */
const LEADING = new Set(
  `a an the my our its it's is are was on at in from for to of with and or also plus via by as i'm we're im i we you can me us his her he she they
  will be have has oh so so right then um ok der die das den dem des ein eine einen mein meine meinen unser unsere ist sind am im um an auf bei fur mit und oder von zu zum zur ich wir man kann auch uber
  le la les l un une mon ma mes notre nos est sont au aux a en sur dans pour avec et ou de du des d je on nous c'est y el los las lo una mi mis nuestro nuestra es son al por para con o u del nos se su
  o os as um uma meu minha nosso nossa e sao no na nos nas em com ou do da dos das se il i gli uno mio mia nostro nostra sono alle ai nel nella su di dal dalla si ci che que qui wo where when there here hier ici aqui qui
  called named please pls bitte ne mal just got like`.split(/\s+/),
);
const bare = (word: string) => fold(word).replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');

/** "oh and tickets at" as "tickets": what names the value after it, at most four words. */
export function labelBefore(text: string): string {
  const last = text.split(/[\n.;,!?()|•*>]+/).at(-1) ?? '';
  const words = last.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  while (words.length > 0 && LEADING.has(bare(words.at(-1) ?? ''))) words.pop();
  while (words.length > 0 && LEADING.has(bare(words[0] ?? ''))) words.shift();
  return words.length > 4 ? '' : words.join(' ').replace(/^[^\p{L}\p{N}]+|[\s:=–—-]+$/gu, '');
}
