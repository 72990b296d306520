// From words that name something to what the page has: by name, platform, address, kind, place in a list, text or "it".
import type { Span } from '../../../reading/message.ts';
import { foldWord } from '../../lexicon/concepts.ts';
import { stopWords } from '../../lexicon/stop-words.ts';
import type { Mention } from '../../scene/mentions.ts';
import { createScene, has, isMeaningful, type Scene, wordsIn } from '../../scene/scene.ts';
import { type ProfileField, type Target, tokensOf } from '../../scene/targets.ts';
import type { Frame } from '../frame.ts';
import { findByContent } from './find-by-content.ts';
import { findByMeaning } from './find-by-meaning.ts';
import { findByPlace, findManyByPlace } from './find-by-place.ts';

export type Resolved = {
  target: Target;
  /** 1 is certain; a removal needs at least `CERTAIN`. */
  confidence: number;
  /** Indexes of the words of the frame's scene that name it. */
  words: readonly number[];
};

export type Hint = {
  kinds?: readonly Target['kind'][];
  /** For what only a listener knows, such as the kind of section in "the second one". */
  accepts?: (target: Target) => boolean;
};

export const CERTAIN = 0.8;
const LEAST = 0.45;
const AS_LIKELY = 0.07;

/** All that the span may name, the likeliest first. */
export function resolveTarget({ scene }: Frame, span: Span, hint: Hint = {}): Resolved[] {
  const part = createScene(scene, scene.message, span);
  const found: Resolved[] = [
    ...part.mentions.map((mention) => fromMention(part, mention)),
    ...profileTargets(part),
    ...findByPlace(scene, part, hint.kinds),
    ...findByContent(part),
    ...findByMeaning(part),
    ...findByReference(scene, part, hint.kinds),
  ];
  const own = wordsIn(scene, span);
  const best = new Map<string, Resolved>();
  for (const { target, confidence } of found) {
    const isWanted =
      (hint.kinds === undefined || hint.kinds.includes(target.kind)) &&
      (hint.accepts?.(target) ?? true);
    const known = best.get(target.id);
    if (isWanted && confidence >= LEAST && confidence > (known?.confidence ?? 0))
      best.set(target.id, { target, confidence, words: own });
  }
  return [...best.values()].sort((a, b) => b.confidence - a.confidence);
}

/** Those that are about as likely as the first. */
export const rivalsOf = (resolved: readonly Resolved[]): Resolved[] =>
  resolved.filter(({ confidence }) => confidence > (resolved[0]?.confidence ?? 0) - AS_LIKELY);

/** For each thing that the spans name what it may be; "insta and tiktok" in one span are two. */
export function resolveEach(frame: Frame, spans: readonly Span[], hint: Hint = {}): Resolved[][] {
  return spans.flatMap((span) => {
    const section = sectionNamed(frame, span, hint);
    if (section.length > 0) return [section];
    const whole = resolveTarget(frame, span, hint);
    if ((whole[0]?.confidence ?? 0) >= 0.97) return [whole];
    const several = [...manyReferred(frame, span, hint), ...manyByPlace(frame, span, hint)];
    if (several.length > 1) return several;
    const parts = splitSpan(frame, span).map((part) => resolveTarget(frame, part, hint));
    const isList = parts.length > 1 && parts.every(([first]) => (first?.confidence ?? 0) > 0.7);
    return isList ? parts : [whole];
  });
}

/** Words that were tagged as a section name one where they can. */
function sectionNamed(frame: Frame, span: Span, hint: Hint): Resolved[] {
  const isSection = 'slot' in span && span.slot === 'section';
  if (!isSection || (hint.kinds !== undefined && !hint.kinds.includes('section'))) return [];
  const found = resolveTarget(frame, span, { ...hint, kinds: ['section'] });
  return (found[0]?.confidence ?? 0) >= 0.6 ? found : [];
}

function manyByPlace({ scene }: Frame, span: Span, { kinds }: Hint): Resolved[][] {
  const part = createScene(scene, scene.message, span);
  return findManyByPlace(scene, part, kinds).map((found) => [found]);
}

const joints = /\s*(?:,|;|\/|\n|&|\+|\s(?:and|und|et|y|e|sowie|plus|or|oder|nor)\s)\s*/giu;

function splitSpan({ scene }: Frame, { start, end }: Span): Span[] {
  const text = scene.message.text.slice(start, end);
  const parts: Span[] = [];
  let from = 0;
  for (const match of text.matchAll(joints)) {
    if (match.index > from) parts.push({ start: start + from, end: start + match.index });
    from = match.index + match[0].length;
  }
  if (from < text.length) parts.push({ start: start + from, end });
  return parts;
}

/** "them" and "both" are all that the turn before was about. */
function manyReferred({ scene }: Frame, span: Span, { kinds }: Hint): Resolved[][] {
  const text = foldWord(scene.message.text.slice(span.start, span.end));
  if (
    !/^(?:them|these|those|both|all of (?:them|those)|sie|die|beide|les|tous|toutes|los|las|ellos|todos|todas|os|as|eles|li|le|loro|tutti|tutte|entrambi)$/.test(
      text,
    )
  )
    return [];
  const words = wordsIn(scene, span);
  return scene.past.targets.flatMap((id) => {
    const target = scene.targets.find((candidate) => candidate.id === id);
    return target === undefined || (kinds !== undefined && !kinds.includes(target.kind))
      ? []
      : [[{ target, confidence: 0.85, words }]];
  });
}

/** Words that only say what sort of thing it is. */
const general = [
  'link',
  'button',
  'section',
  'item',
  'it',
  'text',
  'heading',
  'all',
  'more',
  'last',
  'first',
  'not',
];

/** Less certain the more words of the span it leaves open. */
function fromMention(part: Scene, { target, words, quality }: Mention): Resolved {
  const open = part.words.flatMap((word, index) => {
    const isGeneral = general.some((concept) => word.concepts.has(concept));
    const isKind = [...word.concepts].some((concept) => /^[si]\./.test(concept));
    const counts = isMeaningful(word) && !isGeneral && !isKind && !words.includes(index);
    return counts ? [index] : [];
  });
  const share = words.length / (words.length + open.length);
  const isExact =
    target.kind !== 'profile' &&
    part.aliases.some(
      ({ target: other, tokens, weight }) =>
        other.id === target.id && weight === 1 && sameTokens(tokens, part.text),
    );
  const confidence = isExact ? 1 : quality * (0.6 + 0.4 * share);
  return { target, confidence, words };
}

function sameTokens(tokens: readonly string[], text: string): boolean {
  const own = tokensOf(text).filter((token) => !stopWords.has(token));
  return own.length === tokens.length && own.every((token, index) => token === tokens[index]);
}

const fieldConcepts: readonly [concept: string, field: ProfileField][] = [
  ['tagline', 'tagline'],
  ['name', 'name'],
  ['bio', 'about'],
  ['location', 'location'],
  ['pronouns', 'pronouns'],
  ['photo', 'avatar'],
  ['cover', 'cover'],
];

function profileTargets(part: Scene): Resolved[] {
  const { page } = part.design;
  return fieldConcepts.flatMap(([concept, field]): Resolved[] => {
    const value = page[field];
    const isQuoted = typeof value === 'string' && foldWord(value) === foldWord(part.text);
    if (isQuoted) return [{ target: { kind: 'profile', id: field }, confidence: 1, words: [] }];
    if (!has(part, concept)) return [];
    const isOnly = part.words.every(
      (word) => word.concepts.has(concept) || stopWords.has(word.normal),
    );
    const confidence = value === undefined ? 0.6 : isOnly ? 0.95 : 0.88;
    return [{ target: { kind: 'profile', id: field }, confidence, words: [] }];
  });
}

/** Also pronouns of other languages that are stop words elsewhere. */
const pronoun =
  /^(?:it|that|this|them|those|these|one|he|she|her|him|den|die|das|der|ihn|sie|es|dies\w*|le|la|les|lo|los|las|ese|esa|eso|este|esta|esto|ello|ellos|ellas|quello|quella|quelli|questo|questa|li|o|a|os|as|esse|essa|isso|ele|ela|celui|celle|ca|cela|lui|elle)$/;

export const isPronoun = (text: string): boolean => pronoun.test(foldWord(text.trim()));

/** "it", "that button": what the request or the turn before was about. */
function findByReference(scene: Scene, part: Scene, kinds: Hint['kinds']): Resolved[] {
  const isReference = part.words.every(
    (word) =>
      word.concepts.has('it') ||
      pronoun.test(word.normal) ||
      stopWords.has(word.normal) ||
      ['link', 'button', 'section'].some((concept) => word.concepts.has(concept)),
  );
  if (!isReference) return [];
  const isLink = has(part, 'link', 'button');
  return referents(scene, part.span.start).filter(
    ({ target }) =>
      (kinds === undefined || kinds.includes(target.kind)) &&
      (!isLink || target.kind === 'link') &&
      (!has(part, 'section') || isLink || target.kind === 'section'),
  );
}

/** What a pronoun at that place may stand for: named before in the message, else what the last turn was about. */
export function referents(scene: Scene, at: number): Resolved[] {
  const { past, targets, message } = scene;
  const several = past.targets.length > 1;
  const last = past.targets.slice(0, 1).flatMap((id): Resolved[] => {
    const known = targets.find((target) => target.id === id);
    const field = fieldConcepts.find(([, name]) => name === id)?.[1];
    const target =
      known ?? (field === undefined ? undefined : ({ kind: 'profile', id: field } as const));
    const confidence = past.isSelected ? 1 : several ? 0.78 : 0.9;
    return target === undefined ? [] : [{ target, confidence, words: [] }];
  });
  if (last.length > 0 || at === 0) return last;
  const before = createScene(scene, message, { start: 0, end: at });
  const said = before.mentions
    .filter(({ via, quality }) => via !== 'reference' && via !== 'all' && quality > 0.8)
    .sort((a, b) => Math.max(...b.words) - Math.max(...a.words) || b.quality - a.quality);
  const fields = profileTargets(before).filter(({ confidence }) => confidence > 0.8);
  return [
    ...said.slice(0, 2).map(({ target }) => ({ target, confidence: 0.82, words: [] })),
    ...fields.map((entry) => ({ ...entry, confidence: 0.8 })),
  ];
}
