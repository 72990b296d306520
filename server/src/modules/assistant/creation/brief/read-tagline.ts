// What the creator does, in their own words: "Wedding photographer from Lisbon". Nothing is added to them.
import type { Message, Span } from '../../reading/message.ts';
import { fold } from '../../reading/words/text.ts';
import type { OccupationMatch } from '../find-occupation.ts';
import type { NameMatch } from './names/context.ts';
import { findLookWords } from './read-look.ts';
import type { Place } from './read-place.ts';
import { INTRODUCTIONS, NAMINGS, PAGE_NOUNS, REQUEST_WORDS, STOP_WORDS } from './text/lexicon.ts';
import type { Part } from './text/parts.ts';
import { sentenceCase } from './text/words.ts';

type Sources = {
  message: Message;
  parts: readonly Part[];
  occupations: readonly OccupationMatch[];
  name: NameMatch | undefined;
  place: Place | undefined;
};

const LONGEST_TAGLINE = 160;
const ARTICLES = new Set(
  'a an the my our ein eine einen der die das den dem des mein meine unser unsere un une le la les mon ma notre una el los las mi nuestro nuestra um uma o os as meu minha nosso nossa uno il lo gli mio mia nostro nostra'.split(
    ' ',
  ),
);
const DANGLING = new Set([
  ...STOP_WORDS,
  ...ARTICLES,
  'called',
  'named',
  'name',
  'namens',
  "s'appelle",
  'appelle',
  'heisst',
  'llama',
  'chama',
  'chiama',
  'si',
  'se',
  'is',
  'business',
  'for',
  'with',
]);

/** From the part that names the occupation, or else the first that says something in three words or more. */
export function readTagline(sources: Sources): (Span & { text: string }) | undefined {
  const { parts, occupations } = sources;
  const first = occupations.find(
    ({ text, start }) => !DOCUMENTS.test(text) && !isBesideDate(parts, start),
  );
  const part = first && parts.find(({ start, end }) => start <= first.start && first.end <= end);
  if (part?.values.some(({ kind }) => kind === 'price')) return undefined;
  if (part?.values.some(({ kind }) => kind === 'url') && part.text.split(/\s+/).length < 5)
    return undefined;
  return part && taglineOf(sources, part);
}

/** "service at St Anne's Church on Dec 2" says where, not what somebody does. */
const isBesideDate = (parts: readonly Part[], at: number) =>
  parts.some(
    ({ start, end, values }) =>
      start <= at && at < end && values.some(({ kind }) => kind === 'date'),
  );

/** Names of a document, not of what somebody does. */
const DOCUMENTS =
  /^(?:cv|resume|résumé|curriculum(?: vitae)?|currículum|currículo|lebenslauf|bewerbung|wedding|hochzeit|mariage|boda|casamento|matrimonio)$/iu;

export function taglineOf(sources: Sources, part: Part): (Span & { text: string }) | undefined {
  const { message, name, place } = sources;
  const cut = [
    ...part.values.filter(
      ({ kind }) =>
        kind !== 'number' && kind !== 'quoted' && kind !== 'color' && kind !== 'ordinal',
    ),
    ...(name ? [name] : []),
    ...lookTail(message, part),
  ]
    .filter(({ start, end }) => start < part.end && end > part.start)
    .sort((a, b) => a.start - b.start);
  const pieces = piecesOf(part, cut, name).map((spans) =>
    spans
      .map(([start, end]) => polish(message, start, end, place))
      .join(' ')
      .trim(),
  );
  const best = pieces.sort((a, b) => b.length - a.length)[0];
  if (!best || best.length > LONGEST_TAGLINE || (cut.length > 0 && best.length < 3))
    return undefined;
  const occupation = sources.occupations.find(
    ({ start, end }) => start >= part.start && end <= part.end,
  );
  const isOnlyPlace = occupation !== undefined && PREPOSITIONS.has(bare(best.split(' ')[0]));
  const isInName =
    occupation !== undefined &&
    name !== undefined &&
    name.start <= occupation.start &&
    occupation.end <= name.end;
  if (isOnlyPlace && isInName && name.text.includes(' ')) return undefined;
  const text = isOnlyPlace ? `${occupation.text} ${best}` : best;
  return { start: part.start, end: part.end, text: sentenceCase(text) };
}

/** "in sage and cream with a gradient", "with a dark look": from the preposition to the end of the part. */
export function lookTail(message: Message, part: Part): Span[] {
  const colors = part.values.filter(({ kind }) => kind === 'color');
  const looks = [...findLookWords(part.text, part.start), ...colors].sort(
    (a, b) => a.start - b.start,
  );
  for (const { start } of looks) {
    const before = message.text.slice(part.start, start);
    if (!isAboutPage(part, looks.length)) continue;
    const match = /\s(?:in|with|on|mit|en|avec|con|com|em)\s+(?:\S+\s+){0,2}$/i.exec(before);
    if (match) return [{ start: part.start + match.index, end: part.end }];
  }
  return [];
}

/** "jewelry in copper" says what is sold; "a page in copper" says how it looks. */
const isAboutPage = ({ text }: Part, looks: number) =>
  looks > 1 ||
  text.split(/[\s,]+/).some((word) => PAGE_NOUNS.has(bare(word)) || LOOK_NOUNS.has(bare(word)));
const LOOK_NOUNS = new Set(
  'style styled look looking theme themed mode colors colours color colour accents background stil stilen farben look couleurs style colores estilo cores colori stile tones tones'.split(
    ' ',
  ),
);

const PREPOSITIONS = new Set('in aus bei en em a à au near from im am nel di de'.split(' '));

/** What stands before the name and after it belongs together: "meine Bäckerei … in Freiburg". */
function piecesOf(part: Part, cut: readonly Span[], name: Span | undefined): [number, number][][] {
  const pieces: [number, number][][] = [[]];
  let from = part.start;
  for (const span of [...cut, { start: part.end, end: part.end }]) {
    if (span.start > from) pieces.at(-1)?.push([from, span.start]);
    if (span.start !== name?.start || span.end !== name.end) pieces.push([]);
    from = Math.max(from, span.end);
  }
  return pieces.filter((spans) => spans.length > 0);
}

/** Without the words of a request or an introduction before it, and without what dangles at its end. */
function polish(message: Message, start: number, end: number, place: Place | undefined): string {
  let text = message.text.slice(start, end);
  if (place && place.start >= start && place.end <= end)
    text = text.slice(0, place.start - start) + place.text + text.slice(place.end - start);
  let words = text.split(/\s+/).filter(Boolean);
  words = words.slice(requestLength(words));
  words = words.slice(introductionLength(words));
  if (/^(?:is|are|ist|sind|est|sont|es|son|e|é|è|são|sou|somos|siamo)$/i.test(words[0] ?? ''))
    words.shift();
  while (
    words.length > 1 &&
    ((ARTICLES.has(bare(words[0])) && words[0] !== 'à') || /^[&+,:;–—-]$/.test(words[0] ?? ''))
  )
    words.shift();
  while (words.length > 0 && isDangling(words.at(-1) ?? '')) words.pop();
  return words.join(' ').replace(/^[\s,;:–—-]+|[\s,;:–—-]+$/g, '');
}

/** A capital letter makes a word a name, also where it is a small word elsewhere: "am See". */
const isDangling = (word: string) =>
  DANGLING.has(bare(word)) && word === word.toLowerCase() && !/["']$/.test(word);

const bare = (word: string | undefined) => fold(word ?? '').replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

/** How many words ask for a page: "please make me a dark page for my". */
export function requestLength(words: readonly string[]): number {
  let length = 0;
  let asksForPage = false;
  let isGreeting = true;
  for (const word of words) {
    const plain = bare(word);
    const isLook = findLookWords(word).length > 0 || /^(?:light|white|black)$/.test(plain);
    if (!(REQUEST_WORDS.has(plain) || PAGE_NOUNS.has(plain) || isLook || plain === '')) break;
    if (PAGE_NOUNS.has(plain)) asksForPage = true;
    if (
      isGreeting &&
      !/^(?:i|ich|je|we|wir|nous|soy|sou|sono|i'm|im|a|an|my|un|une|una|ein|eine)$/.test(plain)
    )
      isGreeting = true;
    if (length > 0 && /^\p{Lu}/u.test(word) && NAME_ARTICLES.has(plain)) break;
    length += 1;
  }
  return asksForPage ? length : greetingLength(words);
}

/** With a capital letter within a sentence they begin a name: "a page for The Copper Kettle". */
const NAME_ARTICLES = new Set('the la le el die das der los les las il lo gli'.split(' '));

const GREETING = new Set(
  'hi hey hello yo hiya howdy hallo moin servus bonjour salut coucou hola buenas ola oi ciao salve buongiorno so ok okay well please pls there'.split(
    ' ',
  ),
);

function greetingLength(words: readonly string[]): number {
  const length = words.findIndex((word) => !GREETING.has(bare(word)));
  return length < 0 ? words.length : length;
}

function introductionLength(words: readonly string[]): number {
  const text = fold(words.join(' '));
  const phrases = [...INTRODUCTIONS, ...NAMINGS].map(fold).sort((a, b) => b.length - a.length);
  const phrase = phrases.find(
    (candidate) => text === candidate || text.startsWith(`${candidate} `),
  );
  return phrase === undefined ? 0 : phrase.split(' ').length;
}
