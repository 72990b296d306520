// What a message says that no other part of the brief holds: it goes on the page in the creator's own words.

import { findAttribute } from '../../reading/attributes.ts';
import type { Message, MessageValue, Span } from '../../reading/message.ts';
import { fold } from '../../reading/words/text.ts';
import { type Token, tokenize } from '../../reading/words/tokens.ts';
import { findLookWords } from './read-look.ts';
import { lookTail, requestLength } from './read-tagline.ts';
import { findWantedSections } from './read-wanted.ts';
import {
  FRAME_WORDS,
  JOINING_WORDS,
  PAGE_NOUNS,
  REQUEST_WORDS,
  STOP_WORDS,
} from './text/lexicon.ts';
import type { Part } from './text/parts.ts';
import { sentenceCase } from './text/words.ts';

const isFrame = (word: string) =>
  REQUEST_WORDS.has(word) ||
  STOP_WORDS.has(word) ||
  FRAME_WORDS.has(word) ||
  PAGE_NOUNS.has(word) ||
  JOINING_WORDS.has(word);

/** Words that say something: no articles, no words of a request, none of values. */
export function contentWords(text: string): string[] {
  return tokenize(text)
    .filter(isContent)
    .map(({ fold: word }) => word);
}

/** A capital letter within a text makes a name of a small word: "am See". */
function isContent({ kind, fold: word, typed, start }: Token): boolean {
  if (kind === 'number') return true;
  if (kind !== 'word' || word.length < 2) return false;
  const isName = start > 0 && typed !== typed.toLowerCase() && typed !== typed.toUpperCase();
  return (
    !isFrame(word) ||
    (isName && !PAGE_NOUNS.has(word) && !FRAME_WORDS.has(word) && !REQUEST_WORDS.has(word))
  );
}

/** Asks for a look or a section and says nothing else. */
export function isInstruction(message: Message, part: Part): boolean {
  if (
    part.values.some(
      ({ kind }) => !['color', 'number', 'ordinal', 'platform', 'emoji', 'quoted'].includes(kind),
    )
  )
    return false;
  if (TELLS.test(fold(part.text))) return false;
  const colors = part.values.filter(({ kind }) => kind === 'color').length;
  const looks = findLookWords(part.text);
  const requests = findWantedSections(part.text);
  if (looks.length + requests.length + colors === 0) return false;
  const spans = [...looks, ...requests].map(({ start, end }) => ({
    start: start + part.start,
    end: end + part.start,
  }));
  const rest = contentWords(
    without(message, part, [
      ...spans,
      ...part.values.filter(({ kind }) => kind === 'color' || kind === 'platform'),
    ]),
  );
  const isStyled = looks.length + colors > 0;
  const other = isStyled ? rest.filter((word) => !hasLookPart(word)) : rest;
  return other.length <= (ASKS.test(fold(part.text)) ? 2 : 0);
}

/** Says what somebody makes: "i make pixel art" asks for no pixels. */
const TELLS =
  /^(?:i|we|ich|wir|je|nous|yo|eu|io|noi)?\s*(?:(?:i|we) (?:make|sell|do|create|write|paint|design|teach)|mache|machen|verkaufe|verkaufen|fais|faisons|vends|vendons|hago|hacemos|vendo|vendemos|faco|fazemos|faccio|facciamo|vendiamo)\b/;

const ASKS =
  /\b(?:should|able|konnen|sollen|puedan?|possam|possano|puissent|want|like|make|please|pls|with|add|include|bitte|soll|mochte|avec|style|quiero|con|por favor|com|vorrei|colou?rs?|vibes?|feel|look|farben|couleurs|colores|cores|colori|estilo|stil|stile)\b/;

const LOOK_PARTS: ReadonlySet<string> = new Set([
  'background',
  'accent',
  'button',
  'font',
  'colors',
  'heading',
  'text',
]);
const hasLookPart = (text: string) =>
  tokenize(text).some(({ fold: word }) => LOOK_PARTS.has(findAttribute(word) ?? ''));

/** Speaks about how the page is to look: its color words are requests, not content. */
export function isAboutLook(part: Part): boolean {
  const text = fold(part.text);
  return (
    findLookWords(part.text).length > 0 ||
    hasLookPart(text) ||
    /\b(?:colou?rs?|in|farben?|couleurs?|colores|cores|colori|background|hintergrund|fond|fondo|fundo|sfondo|theme|look|style|palette|tones?|tone|accents?|vibes?|en|mit|and|with|want)\b/.test(
      text,
    )
  );
}

function without(message: Message, part: Span, spans: readonly Span[]): string {
  let text = '';
  let from = part.start;
  for (const { start, end } of [...spans].sort((a, b) => a.start - b.start)) {
    if (start > from) text += `${message.text.slice(from, start)} `;
    from = Math.max(from, end);
  }
  return text + message.text.slice(Math.min(from, part.end), part.end);
}

/** Shown elsewhere as what they are, so that a sentence can do without them. */
const isShownElsewhere = ({ kind }: MessageValue) =>
  ['url', 'handle', 'email', 'phone', 'image'].includes(kind);

export type Leftover = { part: Part; text: string };

/** Parts with a word that none of `texts` has. */
export function findLeftovers(
  message: Message,
  parts: readonly Part[],
  texts: readonly string[],
  used: readonly Span[],
  taken: readonly Span[],
): Leftover[] {
  const known = new Set(texts.flatMap((text) => tokenize(text).map(({ fold: word }) => word)));
  return parts.flatMap((part) => {
    if (taken.some(({ start, end }) => start <= part.start && part.end <= end)) return [];
    const look = [
      ...lookTail(message, part),
      ...(asksForPage(part) ? findLookWords(part.text, part.start) : []),
    ];
    const values = [...part.values.filter((value) => used.includes(value)), ...look];
    const missing = contentWords(without(message, part, values)).filter((word) => !known.has(word));
    if (missing.length === 0) return [];
    const text = tidy(without(message, part, [...part.values.filter(isShownElsewhere), ...look]));
    return text === '' ? [] : [{ part, text }];
  });
}

/** "make a memorial page for my grandmother": up to what the page is for. */
const withoutRequest = (text: string) => text.replace(REQUEST, '');
const REQUEST =
  /^(?:make|create|build|design|need|want|erstelle?|mach|baue?|brauche|fais|crée|créer|crea|haz|quiero|necesito|cria|faz|quero|preciso|fammi|vorrei)\s(?:\S+\s){0,5}?(?:page|site|website|seite|webseite|página|pagina|web|sito)\s(?:for|about|für|über|pour|sur|para|sobre|per|su)\s(?:(?:my|our|meine?n?|unsere?n?|mon|ma|notre|mi|nuestr[oa]|[oa]? ?meu|minha|il mio|la mia)\s)?/iu;

function tidy(text: string): string {
  const words = text.split(/\s+/).filter(Boolean);
  const kept = withoutRequest(words.slice(requestLength(words)).join(' '))
    .split(/\s+/)
    .filter(Boolean);
  while (
    kept.length > 0 &&
    (JOINING_WORDS.has(fold(kept[0] ?? '')) || /^[^\p{L}\d"]+$/u.test(kept[0] ?? ''))
  )
    kept.shift();
  while (
    kept.length > 1 &&
    (/^(?:at|on|is|and|via|by|to|und|auf|unter|et|sur|y|en|e|em|su|:|@|my|the|with|mit|text|call|tel|phone|email|mail|whatsapp|ring|ruf|anruf|chamar|chiamare|llamar|appeler|or)$/i.test(
      kept.at(-1) ?? '',
    ) ||
      /^[^\p{L}\d")!?%€$£]+$/u.test(kept.at(-1) ?? ''))
  )
    kept.pop();
  return kept
    .join(' ')
    .replace(/\(\s*\)/g, '')
    .replace(/[\s,;:–—-]+$/g, '');
}

/** Between parts of a sentence as it was, where nothing between them was left out. */
function joint(part: Part, next: Part | undefined): string {
  if (next === undefined) return '';
  const isDash = /^[-–—]$/.test(part.ending) && next.start - part.end < 5;
  return isDash ? ` ${part.ending} ` : ', ';
}

const asksForPage = ({ text }: Part) =>
  tokenize(text).some(({ fold: word }) => PAGE_NOUNS.has(word));

/** Sentences as they were, each with a capital letter and a full stop. */
export function joinLeftovers(leftovers: readonly Leftover[]): string[] {
  const sentences = new Map<number, Leftover[]>();
  for (const leftover of leftovers) {
    const { sentence } = leftover.part;
    sentences.set(sentence, [...(sentences.get(sentence) ?? []), leftover]);
  }
  return [...sentences.values()].map((pieces) => {
    const text = sentenceCase(
      pieces.map(({ part, text: piece }, at) => piece + joint(part, pieces[at + 1]?.part)).join(''),
    );
    const ending = pieces.at(-1)?.part.ending ?? '';
    return /[.!?…:]$/.test(text)
      ? text
      : `${text}${'!?'.includes(ending) && ending !== '' ? ending : '.'}`;
  });
}
