// What a fact says beside its slots, in the creator's words: "collection only", "no auditions", "since 1974".
import type { Message, Span } from '../../reading/message.ts';
import { platformNames } from '../../reading/platforms.ts';
import { findVerb } from '../../reading/verbs.ts';
import { isKnownWord } from '../../reading/words/language.ts';
import { fold } from '../../reading/words/text.ts';
import { tokenize } from '../../reading/words/tokens.ts';
import type { SlotKind, TaggedSlot } from '../../tagging/labels.ts';
import { type Fact, overlaps, slotsOf } from './facts.ts';
import { isAddressed, isRunOn } from './text/addressed.ts';
import { oneLine, sentence } from './text/texts.ts';

/** Ends of sentences and clauses, brackets, and what begins a clause of its own. */
const BREAKS =
  /[.!?;:]+(?=\s|$)|[,\n()[\]|•*]|\s[-–—/]+\s|\s(?:and|but|und|aber|et|mais|y|pero|e|mas|ma)\s(?=(?:i|we|you|they|it|no|ich|wir|man|je|j'|nous|on|vous|yo|me|nos|eu|nós|io|noi|si)\s)/giu;
const LEAD =
  /^(?:(?:and|but|so|also|plus|then|und|aber|auch|et|mais|aussi|y|pero|también|e|mas|também|ma|anche|yeah|well|ok|okay|oh|ah|nah|btw|basically)\s+)+/iu;
const CHAT =
  /^(?:(?:yes|yeah|ja|oui|sí|si|sim|no|nope|nein|non|nao|não)(?: (?:really|way|idea|problem|worries|joke|wirklich|vraiment|de verdad|mesmo|davvero))?|really|obvs|ok|okay|(?:thats?|that's)(?: (?:it|all))?(?: \S+)?|thank.*|thx|ta|cheers|hi|hey|hello|idk|not sure|for now|etc|das wars?|c'est tout|eso es todo|só isso|tutto qui|(?:if|when|maybe|perhaps|probably|just|vielleicht|peut-être|quizás|talvez|forse)(?: \S+)?)$/iu;
/** What is said of something named before means nothing alone. */
const POINTS =
  /^(?:which|who|that|this|these|those|there|it'?s (?:called|named)|called|named|forwarded|weitergeleitet\p{L}*|der|die|das|qui|que|chi|che|both|all|heißt)\b|\shere$|^(?:for|to|für|pour|para|per)\s+\S+$|\b(?:same|above|below|following)\b/iu;
/** A person, or the name of a place. */
const NAME = /^(?:\p{Lu}[\p{L}'.-]*\s?){1,3}$/u;
const SHORTEST = 7;
const SHORTEST_WORD = 3;
const VALUES: ReadonlySet<string> = new Set([
  ...['url', 'email', 'phone', 'price', 'hours', 'handle', 'address', 'platform', 'image', 'color'],
]);

export function readStatements(message: Message, facts: readonly Fact[]): string[] {
  return facts
    .filter(({ kind }) => kind === 'fact')
    .flatMap((fact) => {
      const clauses = clausesOf(message, fact);
      const lists = listsOf(message, fact, clauses);
      const told = clauses.filter(
        (span) => !lists.some((list) => overlaps(list, span)) && isTold(message, fact, span),
      );
      return [...told, ...lists].toSorted((a, b) => a.start - b.start);
    })
    .map(({ start, end }) => oneLine(message.text.slice(start, end)))
    .map(sentence);
}

/** "shes called Ivy", "mon activité de fleuriste": says only what name and occupation say. */
const NAMES =
  /\b(?:called|named|name is|heisst|s'appell\w+|llam[ao]\w*|cham[ao]\w*|chiam[ao]\w*)\b|^(?:my|our|meine?|unsere?|mon|ma|notre|mi|nuestr[oa]|meu|minha|noss[oa]|il mio|la mia) (?:business|activit\w*|job|beruf|negocio|attivita|work)\b/;

/** "Weddings, portraits, newborns": single words that no slot covers, two or more with commas between. */
function listsOf({ text, values }: Message, { slots }: Fact, clauses: readonly Span[]): Span[] {
  const lists: (Span & { size: number })[] = [];
  for (const span of clauses) {
    const word = text.slice(span.start, span.end);
    const isFree = ![...slots, ...values].some((other) => overlaps(other, span));
    if (!/^\p{L}[\p{L}'-]{2,}$/u.test(word) || !isFree || CHAT.test(word) || isAddressed(word))
      continue;
    const last = lists.at(-1);
    if (last && /^\s*,\s*$/.test(text.slice(last.end, span.start))) {
      last.end = span.end;
      last.size += 1;
    } else lists.push({ ...span, size: 1 });
  }
  return lists.filter(({ size }) => size > 1);
}

/** Of texts that a page shows as they are written. */
const TEXTS: ReadonlySet<SlotKind> = new Set<SlotKind>([
  ...(['job', 'about', 'location', 'venue', 'status', 'person', 'role', 'label'] as const),
  ...(['title', 'detail', 'quote', 'question', 'answer', 'item'] as const),
]);
const LISTED: ReadonlySet<SlotKind> = new Set<SlotKind>([
  ...(['item', 'price', 'link', 'platform', 'date', 'question', 'quote', 'address'] as const),
]);
const LONGEST = 15;
const LEAST_LETTERS = 4;

/** Clauses of which some slot or some rare word is not among what is shown, folded. */
export function readLeftovers(message: Message, facts: readonly Fact[], shown: string): string[] {
  const isLost = (slot: TaggedSlot) =>
    TEXTS.has(slot.slot) && !shown.includes(fold(oneLine(slot.text)));
  return facts
    .filter((fact) => fact.kind === 'fact' && slotsOf(fact, 'date', 'time').length < 2)
    .flatMap((fact) =>
      clausesOf(message, fact).flatMap((span) => {
        const slots = fact.slots.filter((slot) => overlaps(slot, span));
        const clause = message.text.slice(span.start, span.end);
        const isLong = clause.split(/\s+/).length > LONGEST;
        if (isLong) return slots.filter(isLost).map(({ text }) => text);
        if (isAddressed(clause) || CHAT.test(clause) || NAMES.test(fold(clause))) return [];
        const isList = slots.length === 0 || slots.some(({ slot }) => LISTED.has(slot));
        const isTold = slots.some(isLost) || (!isList && hasRareWord(message, span, slots, shown));
        return isTold ? clause : [];
      }),
    )
    .map((text) => sentence(oneLine(text)));
}

const isWordOf = (shown: string, word: string) =>
  new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u').test(shown);

function hasRareWord(
  { text }: Message,
  { start, end }: Span,
  slots: readonly TaggedSlot[],
  shown: string,
): boolean {
  const rest = slots.reduceRight(
    (left, slot) =>
      left.slice(0, Math.max(0, slot.start - start)) +
      ' '.repeat(3) +
      left.slice(Math.max(0, slot.end - start)),
    text.slice(start, end),
  );
  return fold(rest)
    .split(/[^\p{L}]+/u)
    .some((word) => word.length >= LEAST_LETTERS && !isKnownWord(word) && !isWordOf(shown, word));
}

function clausesOf({ text }: Message, fact: Fact): Span[] {
  const said = text.slice(fact.start, fact.end);
  const breaks = [...said.matchAll(BREAKS)].filter(
    ({ index, 0: mark }) =>
      !fact.slots.some((slot) =>
        overlaps(slot, { start: fact.start + index, end: fact.start + index + mark.length }),
      ),
  );
  const ends = [...breaks.map(({ index }) => index), said.length];
  const starts = [0, ...breaks.map(({ index, 0: mark }) => index + mark.length)];
  return starts.flatMap((from, at) => {
    const typed = said.slice(from, ends[at]);
    const isLabel = said.charAt(ends[at] ?? 0) === ':';
    const lead = typed.length - typed.trimStart().replace(LEAD, '').length;
    const start = fact.start + from + lead;
    const end = start + typed.slice(lead).trimEnd().length;
    return isLabel || end - start < SHORTEST_WORD ? [] : [{ start, end }];
  });
}

function isTold({ text, lang, values }: Message, { slots }: Fact, span: Span): boolean {
  const clause = text.slice(span.start, span.end);
  const tokens = tokenize(clause);
  const words = tokens.filter(({ kind }) => kind === 'word');
  const [first] = words;
  if (
    clause.length < SHORTEST ||
    words.length === 0 ||
    tokens.length < 2 ||
    !/\p{L}{4}|\d{4}/u.test(clause)
  )
    return false;
  if (slots.some((slot) => overlaps(slot, span))) return false;
  if (values.some((value) => VALUES.has(value.kind) && overlaps(value, span))) return false;
  if (
    tokens.some((_, index) => platformNames.matchAt(tokens, index)?.value.isEverydayWord === false)
  )
    return false;
  if (first && findVerb(first.fold, lang) !== undefined) return false;
  return (
    !isAddressed(clause) &&
    !isRunOn(clause) &&
    !CHAT.test(clause) &&
    !NAME.test(clause) &&
    !POINTS.test(fold(clause))
  );
}
