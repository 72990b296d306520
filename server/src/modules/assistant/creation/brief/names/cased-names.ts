// Names by their capital letters: their whole length, and the one that nothing else tells.
import type { Span } from '../../../reading/message.ts';
import { platformNames } from '../../../reading/platforms.ts';
import { isKnownWord } from '../../../reading/words/language.ts';
import { fold } from '../../../reading/words/text.ts';
import type { TaggedSlot } from '../../../tagging/labels.ts';
import { findOccupations } from '../../find-occupation.ts';
import { overlaps } from '../facts.ts';
import type { TagDraft } from '../missed/tag-draft.ts';
import { closingStart } from '../text/addressed.ts';
import { isCity } from '../text/cities.ts';

const JOINT = '(?: (?:of|the|de|da|do|di|du|del|della|la|le|and|y|e|et|for|to|&|no) | & | )';
const WORD = "(?!I(?![\\p{L}]))(?:\\p{Lu}[\\p{L}'’-]*|\\d{1,3}(?![\\p{L}\\d.,:€$£%]))";
const BEHIND = new RegExp(`^(?:${JOINT}${WORD})+`, 'u');
const PHRASE = new RegExp(
  `(?<![\\p{L}\\p{N}@._/-])\\p{Lu}[\\p{L}'’-]+(?:${JOINT}${WORD})+(?![\\p{L}\\p{N}@])`,
  'gu',
);
const BEFORE =
  /(?:^|[\s(])((?:(?:Dr|Dra|Prof|Rev|Mr|Mrs|Ms|Miss|Fr|Sr|Sra|Dott|Ing|Mag)\.? |Professor |Doctor |Sister |Brother |Father |Reverend |\p{Lu}\. ?){1,4})$/u;
const LONGEST_TITLE = 40;
const SALUTES =
  /^(?:dear|sir|madam|cher|chere|chers|querid[oa]s?|gentil[ei]|monsieur|madame|estimad[oa]s?|sehr geehrte\w*|liebe[rs]?|egregi[oa]?|spett|caro|cara|prezad[oa]s?)\b/;
const TAIL = /\s(?:inside|from|where|who|which|is|are|ist|est|es|é|è|vivo)\s.*$/u;

/** "Locker" of "Locker 212", "Tuttle" of "E. M. Tuttle", "Chano" of "Chano vivo en Cádiz". */
export function tidyCasedNames(draft: TagDraft): void {
  for (const name of draft.slots('name')) {
    if (name.probability === 1) continue;
    if (SALUTES.test(fold(name.text))) draft.remove(name);
    else if (/^\p{Lu}/u.test(name.text)) widen(draft, name);
  }
}

function widen(draft: TagDraft, name: TaggedSlot): void {
  const { text, lang } = draft.message;
  const tail = TAIL.exec(name.text)?.[0].length ?? 0;
  const end = name.end - tail;
  const behind = lang === 'de' || tail > 0 ? '' : (BEHIND.exec(text.slice(end))?.[0] ?? '');
  const before =
    BEFORE.exec(text.slice(Math.max(0, name.start - LONGEST_TITLE), name.start))?.[1] ?? '';
  const after: Span = { start: end, end: end + behind.length };
  const isOwn = behind !== '' && isFreePart(draft, after) && !isPlace(behind.trim());
  const start = name.start - before.length;
  const isTitled = before !== '' && isFreePart(draft, { start, end: name.start });
  const span = { start: isTitled ? start : name.start, end: isOwn ? after.end : end };
  if (span.start !== name.start || span.end !== name.end) draft.resize(name, span);
}

const isFreePart = (draft: TagDraft, span: Span) =>
  draft.isFree(span, 'about') && !isInValue(draft, span);

const isInValue = ({ message: { values } }: TagDraft, span: Span) =>
  values.some(
    (value) => !['number', 'color', 'name'].includes(value.kind) && overlaps(value, span),
  );

const isPlace = (text: string): boolean => isCity(text) || isCity(text.split(' ').at(-1) ?? '');

const WEAK = ['about', 'job', 'title', 'person', 'venue', 'tagline', 'location'] as const;
const UNSURE = 0.5;
const CALENDAR =
  /\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|mon|tue|wed|thu|fri|sat|sun|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter)s?$/;

const HEADER =
  /^[>\s]*(?:from|to|cc|subject|re|fwd?|von|an|betreff|de|para|objet|asunto|da|a|oggetto|assunto)\s*:/i;

/** The first phrase of capitalized words that is in no sure slot. In German every noun has a capital letter. */
export function findCasedName(draft: TagDraft): Span | undefined {
  const { text, lang } = draft.message;
  if (lang === 'de') return undefined;
  const closing = closingStart(text);
  for (const match of text.matchAll(PHRASE)) {
    const span = { start: match.index, end: match.index + match[0].length };
    const line = text.slice(text.lastIndexOf('\n', span.start) + 1, span.start);
    if (span.end > closing || HEADER.test(line)) continue;
    if (isName(draft, span)) return span;
  }
  return undefined;
}

function isName(draft: TagDraft, span: Span): boolean {
  const { text, lang } = draft.message;
  const phrase = text.slice(span.start, span.end);
  const words = phrase.split(' ');
  const begins = /(?:^|[.!?\n>]\s*)$/.test(text.slice(0, span.start));
  const isShouted = phrase === phrase.toUpperCase() && words.length > 4;
  const weak = draft.slots(...WEAK).filter((slot) => overlaps(slot, span));
  const kind = draft.requestAt(span)?.kind;
  return (
    !isShouted &&
    !(begins && words.length < 3 && isKnownWord(fold(words[0] ?? ''))) &&
    !SALUTES.test(fold(phrase)) &&
    !CALENDAR.test(fold(phrase)) &&
    !isPlace(phrase) &&
    !words.some((word) => platformNames.get(fold(word)) !== undefined) &&
    findOccupations(phrase, lang)[0]?.text !== phrase &&
    !isInValue(draft, span) &&
    kind !== 'want' &&
    weak.every(({ probability }) => probability < UNSURE) &&
    draft.isFree(span, ...WEAK)
  );
}
