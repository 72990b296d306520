// Which of the six languages a message is written in: words that carry sentences, words of the lexicons, letters.
import { attributes, comparatives, moods } from '../attributes.ts';
import { colorWords } from '../colors.ts';
import { findPlatform } from '../platforms.ts';
import { sectionNames } from '../section-names.ts';
import { verbs } from '../verbs.ts';
import { everydayWords } from './everyday.ts';
import { LANGUAGES, type Language, languageOf } from './languages.ts';
import { STOP_WORDS } from './stop-words.ts';
import { fold } from './text.ts';
import type { Token } from './tokens.ts';
import { TRIGRAMS } from './trigrams.ts';

type Scores = Record<Language, number>;

const STOP_WEIGHT = 3;
const EVERYDAY_WEIGHT = 2.5;
const LEXICON_WEIGHT = 2;
const SUFFIX_WEIGHT = 1.2;
/** Of a name that is no known word, as much as of another word. */
const NAME_SHARE = 0.5;
const TRIGRAM_WEIGHT = 0.35;
/** Evidence for the language of the interface, as much as one common word. */
const PRIOR = 1.5;

/** Less of a lead is no evidence. */
const LEAST_LEAD = 0.8;

const wordScores = new Map<string, Partial<Scores>>();

function learn(word: string, languages: readonly Language[], weight: number): void {
  if (word === '') return;
  const scores = wordScores.get(word) ?? {};
  for (const language of languages) scores[language] = Math.max(scores[language] ?? 0, weight);
  wordScores.set(word, scores);
}

for (const language of LANGUAGES) {
  for (const word of STOP_WORDS[language].split(' ')) learn(word, [language], STOP_WEIGHT);
}
const everyday = LANGUAGES.map((language) => [language, everydayWords(language)] as const);
for (const [language, words] of everyday) {
  for (const word of words) if (word.length > 1) learn(word, [language], EVERYDAY_WEIGHT);
}
for (const lexicon of [verbs, sectionNames, attributes, moods, comparatives]) {
  for (const { word, languages } of lexicon.words()) {
    if (word.length > 2 && !wordScores.has(word)) learn(word, languages, LEXICON_WEIGHT);
    else if (word.length > 2) learn(word, languages, LEXICON_WEIGHT / 2);
  }
}
for (const { word, languages } of colorWords()) {
  if (word.length > 2) learn(word, languages, LEXICON_WEIGHT);
}
const trigramLanguages = new Map<string, Language[]>();
for (const language of LANGUAGES) {
  for (const trigram of TRIGRAMS[language].split(' ')) {
    const known = trigramLanguages.get(trigram);
    if (known) known.push(language);
    else trigramLanguages.set(trigram, [language]);
  }
}

const LETTERS: Partial<Record<string, readonly Language[]>> = {
  ß: ['de'],
  ä: ['de'],
  ö: ['de'],
  ü: ['de', 'de', 'es'],
  ñ: ['es', 'es'],
  '¿': ['es', 'es'],
  '¡': ['es', 'es'],
  ã: ['pt', 'pt'],
  õ: ['pt', 'pt'],
  ç: ['fr', 'pt'],
  œ: ['fr'],
  ê: ['fr', 'pt'],
  è: ['fr', 'it'],
  ù: ['it', 'fr'],
  ò: ['it', 'it'],
  ì: ['it', 'it'],
  â: ['fr', 'pt'],
  î: ['fr'],
  ô: ['fr', 'pt'],
  ë: ['fr'],
  ó: ['es', 'pt'],
  í: ['es', 'pt'],
  ú: ['es', 'pt'],
  á: ['es', 'pt'],
};

/** How words of a language end, and what professions and things of business end with. */
const SUFFIXES: Record<Language, RegExp> = {
  en: /(?:ing|ness|ship|ings|ight|smith|maker|ology)$/,
  de: /(?:ung|ungen|heit|keit|schaft|isch|ische|ischer|lich|liche|anwalt|anwaltin|meister|meisterin|lehrer|lehrerin|gesprach|recht|preis|preise|laden|termine?|kurse?|werkstatt|erei|chen|tag|zeiten|haus|berater|beraterin|therapie|kunst)$/,
  fr: /(?:eux|euse|euses|eur|eurs|erie|eries|iere|ieres|aire|aires|tte|ttes|eau|eaux|age|ages|ique|iques|ement)$/,
  es: /(?:cion|ciones|dad|dades|ero|era|eros|eras|eria|erias|ador|adora|adores|ito|itos|illo|illas?|aje|ajes|iento)$/,
  pt: /(?:cao|coes|dade|eiro|eira|eiros|eiras|aria|arias|agem|agens|inho|inhos|inha|ista|mento|mentos|oes)$/,
  it: /(?:zione|zioni|ita|iere|iera|ieri|eria|erie|ezza|aggio|aggi|ista|isti|trice|tore|tori|mento|menti|ello|etti|ico|ici)$/,
};

export const isKnownWord = (folded: string): boolean => wordScores.has(folded);
export const isStopWord = (folded: string, language: Language): boolean =>
  (wordScores.get(folded)?.[language] ?? 0) >= STOP_WEIGHT;

/** Brand names are the same in every language. */
const isPlatformWord = (word: string) => findPlatform(word) !== undefined;

/** `tokens` without those of values: an address, a handle or a quoted text says nothing about the language. */
export function detectLanguage(
  tokens: readonly Token[],
  fallback: string,
): { lang: Language; confidence: number } {
  const prior = languageOf(fallback);
  const scores: Scores = { en: 0, de: 0, fr: 0, es: 0, pt: 0, it: 0 };
  for (const token of tokens.slice(0, 400)) if (token.kind === 'word') scoreWord(scores, token);
  for (const token of tokens.slice(0, 400)) {
    if (token.kind === 'symbol') for (const one of LETTERS[token.typed] ?? []) scores[one] += 2;
  }
  scores[prior] += PRIOR;
  const ranked = [...LANGUAGES].sort((a, b) => scores[b] - scores[a]);
  const [best = prior, second = prior] = ranked;
  const evidence = scores[best] - (best === prior ? PRIOR : 0);
  const lead = scores[best] - scores[second];
  if (lead < LEAST_LEAD) return { lang: prior, confidence: 0 };
  const confidence =
    evidence <= 0 ? 0 : Math.min(1, lead / scores[best]) * Math.min(1, evidence / 10);
  return { lang: best, confidence: Math.round(confidence * 100) / 100 };
}

function scoreWord(scores: Scores, token: Token): void {
  const known = wordScores.get(token.fold);
  if (known === undefined && isPlatformWord(token.fold)) return;
  const isName = known === undefined && token.typed !== token.typed.toLowerCase();
  const share = known ? 1 / Math.sqrt(Object.keys(known).length) : 0;
  for (const [language, score] of Object.entries(known ?? {}))
    scores[language as Language] += score * share;
  if (!known) scoreSuffix(scores, token.fold, isName ? NAME_SHARE : 1);
  if (!known && !isName) scoreTrigrams(scores, token.fold);
  if (fold(token.typed) === token.typed.toLowerCase()) return;
  for (const letter of token.typed.toLowerCase()) {
    for (const language of LETTERS[letter] ?? []) scores[language] += isName ? NAME_SHARE : 1;
  }
}

function scoreSuffix(scores: Scores, word: string, share: number): void {
  if (word.length < 6) return;
  const ending = word.slice(-12);
  const languages = LANGUAGES.filter((language) => SUFFIXES[language].test(ending));
  for (const language of languages) scores[language] += (SUFFIX_WEIGHT * share) / languages.length;
}

function scoreTrigrams(scores: Scores, word: string): void {
  const padded = `_${word.slice(0, 40)}_`;
  for (let index = 0; index + 3 <= padded.length; index += 1) {
    const languages = trigramLanguages.get(padded.slice(index, index + 3));
    for (const language of languages ?? [])
      scores[language] += TRIGRAM_WEIGHT / (languages as Language[]).length;
  }
}
