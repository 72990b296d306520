// The tokens of a message with all that the readers and lexicons know about each.
import type { PageModel } from '@vys/contract/page-model/page-model';
import { isFirstName } from '../../creation/brief/names/first-names.ts';
import { isCity } from '../../creation/brief/text/cities.ts';
import { findOccupations } from '../../creation/find-occupation.ts';
import { findConcepts } from '../../edits/lexicon/concepts.ts';
import { attributes, comparatives, fontKinds, moods } from '../../reading/attributes.ts';
import type { Message, Span } from '../../reading/message.ts';
import { platformNames } from '../../reading/platforms.ts';
import { sectionNames } from '../../reading/section-names.ts';
import { verbs } from '../../reading/verbs.ts';
import { type Token, tokenize } from '../../reading/words/tokens.ts';
import { namesOfPage } from './page-names.ts';

export type TaggingToken = Span & {
  typed: string;
  /** Lower case without accents; digits as their number. */
  word: string;
  /** With its spelling corrected. */
  normal: string;
  shape: string;
  /** Kind of the value that it is in, `B-` at the beginning; empty without one. */
  value: string;
  /** Lexicon classes, concepts and names on the page. */
  classes: readonly string[];
  verb: string;
  isSentenceStart: boolean;
  /** Index of the sentence or line. */
  sentence: number;
};

export type TokenizedMessage = {
  tokens: readonly TaggingToken[];
  lang: string;
  hasPage: boolean;
  /** First verb of each sentence. */
  sentenceVerbs: readonly string[];
};

export function tokenizeMessage(message: Message, page: PageModel | null): TokenizedMessage {
  const tokens = tokenize(message.text);
  const classes = tokens.map((): string[] => []);
  addLexiconClasses(tokens, classes, message.lang);
  addConcepts(message, tokens, classes);
  addOccupations(message, tokens, classes);
  const names = namesOfPage(page);
  const normals = normalsOf(message, tokens);
  const found: TaggingToken[] = [];
  const sentenceVerbs: string[] = [];
  let sentence = -1;
  let isSentenceStart = true;
  let nextValue = 0;
  tokens.forEach((token, index) => {
    while ((message.values[nextValue]?.end ?? Number.POSITIVE_INFINITY) <= token.start)
      nextValue += 1;
    const value = message.values[nextValue];
    const isInValue = value !== undefined && value.start < token.end;
    const begins = value !== undefined && value.start >= token.start;
    const own = classes[index] as string[];
    const normal = normals.get(token.start) ?? wordOf(token);
    own.push(...(names.get(token.fold) ?? names.get(normal) ?? []));
    if (isSentenceStart) sentence += 1;
    const verb = own.find((name) => name.startsWith('verb.')) ?? '';
    sentenceVerbs[sentence] ||= verb;
    found.push({
      start: token.start,
      end: token.end,
      typed: token.typed,
      word: wordOf(token),
      normal,
      shape: shapeOf(token),
      value: isInValue ? `${begins ? 'B-' : ''}${value.kind}` : '',
      classes: own,
      verb,
      isSentenceStart,
      sentence,
    });
    isSentenceStart = endsSentence(token, tokens[index + 1], isInValue && value.end > token.end);
  });
  return { tokens: found, lang: message.lang, hasPage: page !== null, sentenceVerbs };
}

const wordOf = ({ kind, typed, fold }: Token) => (kind === 'number' ? `0${typed.length}` : fold);

function shapeOf({ kind, typed, isGlued }: Token): string {
  const glued = isGlued ? '+' : '';
  if (kind !== 'word')
    return `${glued}${kind === 'number' ? `9${Math.min(4, typed.length)}` : kind}`;
  if (typed === typed.toLowerCase()) return `${glued}a`;
  if (typed === typed.toUpperCase()) return `${glued}${typed.length > 1 ? 'AA' : 'A'}`;
  return typed.charAt(0) === typed.charAt(0).toLowerCase() ? `${glued}aA` : `${glued}Aa`;
}

function endsSentence(token: Token, next: Token | undefined, isWithinValue: boolean): boolean {
  if (token.kind === 'newline') return true;
  return !isWithinValue && '.!?…'.includes(token.typed) && next?.isGlued !== true;
}

function normalsOf(message: Message, tokens: readonly Token[]): Map<number, string> {
  const starts = new Set(tokens.filter(({ kind }) => kind === 'word').map(({ start }) => start));
  return new Map(
    message.words.flatMap(({ start, normal }) => (starts.has(start) ? [[start, normal]] : [])),
  );
}

const lexicons = [
  ['verb', verbs],
  ['section', sectionNames],
  ['part', attributes],
  ['mood', moods],
  ['font', fontKinds],
  ['more', comparatives],
] as const;

function addLexiconClasses(tokens: readonly Token[], classes: string[][], lang: string): void {
  tokens.forEach((token, index) => {
    if (token.kind !== 'word') return;
    for (const [name, lexicon] of lexicons) {
      const match = lexicon.matchAt(tokens, index, lang);
      if (match) addTo(classes, index, match.end, `${name}.${match.value}`, name);
    }
    const platform = platformNames.matchAt(tokens, index);
    if (platform && !platform.value.isEverydayWord) addTo(classes, index, platform.end, 'platform');
    if (isFirstName(token.fold)) classes[index]?.push('first-name');
    if (isCity(token.fold)) classes[index]?.push('city');
    const next = tokens[index + 1];
    if (next?.kind === 'word' && isCity(`${token.fold} ${next.fold}`))
      addTo(classes, index, index + 2, 'city');
  });
}

function addTo(classes: string[][], from: number, end: number, ...names: string[]): void {
  for (let index = from; index < end; index += 1) classes[index]?.push(...names);
}

function addConcepts(message: Message, tokens: readonly Token[], classes: string[][]): void {
  const { words } = message;
  const indexes = new Map(tokens.map(({ start }, index) => [start, index]));
  const normals = words.map(({ normal }) => normal.replaceAll('-', ' '));
  for (const { concept, from, to } of findConcepts(normals, message.lang)) {
    for (let word = from; word <= to; word += 1) {
      const index = indexes.get(words[word]?.start ?? -1);
      if (index !== undefined) classes[index]?.push(`c.${concept}`);
    }
  }
}

function addOccupations(message: Message, tokens: readonly Token[], classes: string[][]): void {
  for (const { start, end } of findOccupations(message.text, message.lang)) {
    tokens.forEach((token, index) => {
      if (token.start >= start && token.end <= end) classes[index]?.push('job');
    });
  }
}
