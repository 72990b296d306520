// Which meanings the words of a message have: verbs, attributes, places and kinds of sections, as named concepts.
import type { SectionKind } from '@vys/contract/page-model/sections';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { fontKinds, moods } from './looks.ts';
import { pt } from './pt.ts';
import { itemNames, sectionNames } from './sections.ts';
import { stopWords } from './stop-words.ts';
import { paletteWords, wording } from './wording.ts';

/** Phrases of a concept, separated by `|`. */
export type Lexicon = Readonly<Record<string, string>>;
/** Word indexes; `to` is the last. */
export type ConceptMatch = { concept: string; from: number; to: number };

const MAX_PHRASE_WORDS = 6;

class PhraseIndex {
  readonly #exact = new Map<string, string[]>();
  readonly #prefixes = new Map<string, string[]>();

  add(phrases: string, concept: string): void {
    for (const phrase of phrases.split('|')) {
      const folded = foldWord(phrase).replace(/[/-]/g, ' ').trim();
      const [map, key] = folded.endsWith('*')
        ? [this.#prefixes, folded.slice(0, -1)]
        : [this.#exact, folded];
      map.set(key, [...(map.get(key) ?? []), concept]);
    }
  }

  *find(phrase: string): Generator<string> {
    yield* this.#exact.get(phrase) ?? [];
    const shortest = phrase.lastIndexOf(' ') + 3;
    for (let length = shortest; length <= phrase.length; length += 1) {
      yield* this.#prefixes.get(phrase.slice(0, length)) ?? [];
    }
  }
}

export function foldWord(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .replaceAll('ß', 'ss');
}

/** Places in a list after the first, in six languages. */
const places: Lexicon = {
  second:
    'second|2nd|number two|zweite*|an zweiter stelle|deuxieme|en deuxieme|segundo|segunda|secondo|seconda',
  third: '3rd|third|dritte*|troisieme|tercero|tercera|terceiro|terceira|terzo|terza',
  fourth: '4th|fourth|vierte*|quatrieme|cuarto|cuarta|quarto|quarta',
};

function indexOf(lexicons: readonly Lexicon[]): PhraseIndex {
  const index = new PhraseIndex();
  for (const lexicon of lexicons) {
    for (const [concept, phrases] of Object.entries(lexicon)) index.add(phrases, concept);
  }
  for (const [kind, phrases] of Object.entries(sectionNames)) index.add(phrases, `s.${kind}`);
  for (const [kind, phrases] of Object.entries(itemNames)) index.add(phrases, `i.${kind}`);
  moods.forEach(({ words }, at) => {
    index.add(words, `mood.${at}`);
  });
  for (const [concept, phrases] of Object.entries(places)) index.add(phrases, concept);
  fontKinds.forEach(({ words }, at) => {
    index.add(words, `font.${at}`);
  });
  for (const [concept, phrases] of Object.entries(wording)) index.add(phrases, concept);
  paletteWords.forEach(({ words }, at) => {
    index.add(words, `palette.${at}`);
  });
  return index;
}

const lexicons: Record<string, Lexicon> = { en, de, fr, es, pt, it };
const indexes = new Map<string, PhraseIndex>();

/** English counts in every language: people mix it in. */
function indexFor(lang: string): PhraseIndex {
  const known = lang in lexicons ? lang : 'en';
  let index = indexes.get(known);
  if (index === undefined) {
    const own = lexicons[known] as Lexicon;
    index = indexOf(known === 'en' ? [en] : [own, en]);
    indexes.set(known, index);
  }
  return index;
}

let everyLanguage: PhraseIndex | undefined;

/** Whether a word as it was typed means something by itself. */
export const isKnown = (word: string, lang: string): boolean =>
  !indexFor(lang).find(word).next().done;

/** A phrase of several words hides what its words mean alone. */
export function findConcepts(words: readonly string[], lang: string): ConceptMatch[] {
  const own = phrasesIn(words, indexFor(lang));
  everyLanguage ??= indexOf(Object.values(lexicons));
  const known = (index: number) => own.some(({ from, to }) => from <= index && index <= to);
  const foreign = phrasesIn(words, everyLanguage).filter(
    ({ from, to }) =>
      !range(from, to).some((index) => known(index) || stopWords.has(words[index] as string)),
  );
  return turnAround(
    withParted(words, [...own, ...foreign]).sort((a, b) => a.from - b.from || b.to - a.to),
  );
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** Phrases whose words stand apart: "take the coffee off". */
const parted: Lexicon = {
  remove:
    'take off|take out|take down|kick out|throw out|leave out|cross out|cut out|can go|dont anymore|dont more|not anymore|arent anymore|isnt anymore|wont anymore|kein mehr|keine mehr|keinen mehr|nicht mehr|fliegt raus|fliegen raus|ne plus|non piu|nao mais|nimm raus|nimm weg|mach weg|schmeiss raus|wirf raus|tu weg',
  show: 'bring back|put back|hol zuruck|bring wieder|turn on|switch on|blende ein',
  hide: 'turn off|switch off|blende aus|schalt aus|schalte ab',
  muted: 'tone down|dial down',
  swap: 'trade places|swap out',
  available:
    'tickets again|back stock|karten wieder|tickets wieder|billets nouveau|entradas nuevo|ingressos novamente|biglietti nuovo',
  featured: 'stand out|stands out|make pop|hebe hervor|heb hervor',
};
const partedPhrases = Object.entries(parted).flatMap(([concept, phrases]) =>
  phrases.split('|').map((phrase) => [concept, ...phrase.split(' ')] as [string, string, string]),
);
const MOST_APART = 6;

function withParted(words: readonly string[], matches: readonly ConceptMatch[]): ConceptMatch[] {
  const found = partedPhrases.flatMap(([concept, first, last]): ConceptMatch[] => {
    const from = words.indexOf(first);
    const to = words.indexOf(last, from + 1);
    if (from < 0 || to <= from || to - from > MOST_APART) return [];
    return [
      { concept, from, to: from },
      { concept, from: to, to },
    ];
  });
  const taken = found.map(({ from }) => from);
  return [...matches.filter(({ from, to }) => from !== to || !taken.includes(from)), ...found];
}

const opposites: readonly (readonly [string, string])[] = [
  ['colorful', 'muted'],
  ['bigger', 'smaller'],
  ['darker', 'lighter'],
  ['round', 'square'],
  ['spacious', 'compact'],
  ['bold', 'thin'],
  ['upper', 'lower'],
];

/** "less colorful" and "nicht so bunt" mean the opposite. */
function turnAround(matches: readonly ConceptMatch[]): ConceptMatch[] {
  return matches.map((match) => {
    const pair = opposites.find((names) => names.includes(match.concept));
    const isTurned = matches.some(
      ({ concept, to }) => (concept === 'less' || concept === 'not') && to === match.from - 1,
    );
    if (pair === undefined || !isTurned) return match;
    return { ...match, concept: pair[0] === match.concept ? pair[1] : pair[0] };
  });
}

function phrasesIn(words: readonly string[], index: PhraseIndex): ConceptMatch[] {
  const matches: ConceptMatch[] = [];
  for (let from = 0; from < words.length; from += 1) {
    let phrase = '';
    for (let to = from; to < Math.min(words.length, from + MAX_PHRASE_WORDS); to += 1) {
      phrase = to === from ? (words[to] as string) : `${phrase} ${words[to]}`;
      for (const concept of new Set(index.find(phrase))) matches.push({ concept, from, to });
    }
  }
  return matches.filter((match) => !matches.some((other) => hides(other, match)));
}

const lengthOf = ({ from, to }: ConceptMatch) => to - from;

const hides = (outer: ConceptMatch, inner: ConceptMatch) =>
  !(outer.concept.startsWith('font.') && inner.concept === 'font') &&
  outer.from <= inner.from &&
  outer.to >= inner.to &&
  lengthOf(outer) > lengthOf(inner);

/** Of kinds of sections, in the order of how specific the words are. */
export const kindOfConcept = (concept: string): SectionKind | undefined =>
  concept.startsWith('s.') ? (concept.slice(2) as SectionKind) : undefined;
