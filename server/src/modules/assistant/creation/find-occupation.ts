// Finds the occupations that a text names, in six languages, also inside German compounds and plurals.

import type { Span } from '../reading/message.ts';
import { PhraseTable } from '../reading/words/phrases.ts';
import { fold } from '../reading/words/text.ts';
import { type Token, tokenize } from '../reading/words/tokens.ts';
import type { Language, Occupation } from './occupation.ts';
import { art } from './occupations/art.ts';
import { beauty } from './occupations/beauty.ts';
import { business } from './occupations/business.ts';
import { craft } from './occupations/craft.ts';
import { eventsCauses } from './occupations/events.ts';
import { food } from './occupations/food.ts';
import { health } from './occupations/health.ts';
import { learning } from './occupations/learning.ts';
import { media } from './occupations/media.ts';
import { music } from './occupations/music.ts';
import { tech } from './occupations/tech.ts';
import { homeAnimalsTravel } from './occupations/trades.ts';

export type OccupationMatch = Span & { occupation: Occupation; text: string; words: number };

export const occupations: readonly Occupation[] = [
  ...food,
  ...music,
  ...media,
  ...art,
  ...craft,
  ...health,
  ...beauty,
  ...homeAnimalsTravel,
  ...business,
  ...tech,
  ...learning,
  ...eventsCauses,
];

const languages: readonly Language[] = ['en', 'de', 'fr', 'es', 'pt', 'it'];
/** Endings of compounds: "Hochzeitsfotografin", "Lieblingsbäckerei". */
const SHORTEST_COMPOUND_END = 6;
const PLURALS: readonly [RegExp, string][] = [
  [/ies$/, 'y'],
  [/innen$/, 'in'],
  [/(?:es|en|er|s|n|e)$/, ''],
];

const tables = new Map(
  languages.map((lang) => [
    lang,
    new PhraseTable(
      occupations.flatMap((occupation) =>
        occupation.words[lang].split(', ').map((phrase) => [phrase, occupation] as const),
      ),
    ),
  ]),
);
const compoundEnds = occupations
  .flatMap((occupation) =>
    occupation.words.de
      .split(', ')
      .filter((word) => /^\p{L}+$/u.test(word) && word.length >= SHORTEST_COMPOUND_END)
      .map((word) => ({ end: fold(word), occupation })),
  )
  .sort((a, b) => b.end.length - a.end.length);

/** In the order of the text; the language of the text is asked first. */
export function findOccupations(text: string, lang: string): OccupationMatch[] {
  const tokens = tokenize(text);
  const matches: OccupationMatch[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const match = matchAt(tokens, index, lang);
    if (!match) continue;
    const start = tokens[index]?.start ?? 0;
    const end = tokens[match.end - 1]?.end ?? start;
    matches.push({
      start,
      end,
      occupation: match.value,
      text: text.slice(start, end),
      words: match.end - index,
    });
    index = match.end - 1;
  }
  return matches;
}

type Found = { value: Occupation; end: number };

function matchAt(tokens: readonly Token[], index: number, lang: string): Found | undefined {
  const token = tokens[index];
  if (token?.kind !== 'word') return undefined;
  const ordered = [...languages].sort((a, b) => Number(b === lang) - Number(a === lang));
  let best: Found | undefined;
  for (const language of ordered) {
    const match = tables.get(language)?.matchAt(tokens, index) ?? pluralAt(tokens, index, language);
    if (match && (!best || match.end > best.end)) best = match;
  }
  return best ?? compoundAt(token, index, lang);
}

function pluralAt(tokens: readonly Token[], index: number, lang: Language): Found | undefined {
  const token = tokens[index];
  if (!token || token.fold.length < 5) return undefined;
  for (const [ending, instead] of PLURALS) {
    if (!ending.test(token.fold)) continue;
    const single = token.fold.replace(ending, instead);
    const match = single.length >= 4 ? tables.get(lang)?.get(single) : undefined;
    if (match) return { value: match, end: index + 1 };
  }
  return undefined;
}

function compoundAt(token: Token, index: number, lang: string): Found | undefined {
  if (lang !== 'de') return undefined;
  const found = compoundEnds.find(
    ({ end }) => token.fold.endsWith(end) && token.fold.length > end.length + 2,
  );
  return found && { value: found.occupation, end: index + 1 };
}
