// Prices that no slot covers, in any sentence that has several: "Double 95 a night, family room 130".
import type { Span } from '../../../reading/message.ts';
import type { SlotKind, TaggedSlot } from '../../../tagging/labels.ts';
import { overlaps } from '../facts.ts';
import { type Pair, readPairs } from './missed-lists.ts';
import type { TagDraft } from './tag-draft.ts';

/** What a price may have been taken for. */
const WEAK = [
  ...(['about', 'title', 'detail', 'time', 'value', 'label', 'location', 'old', 'new'] as const),
  ...(['tagline', 'person', 'role', 'venue', 'status', 'job', 'name'] as const),
] satisfies SlotKind[];
const UNSURE = 0.6;

export function addMissedPrices(draft: TagDraft): void {
  for (const sentence of sentencesOf(draft.message.text).flatMap((span) => between(draft, span))) {
    const pairs = readPairs(draft, sentence).filter((pair) => isPrice(draft, pair));
    const known = draft.slots('price').filter((slot) => overlaps(slot, sentence));
    const missed = pairs.filter(({ price }) => !known.some((slot) => overlaps(slot, price)));
    if (missed.length === 0 || missed.length + known.length < 2) continue;
    const last = pairs.at(-1);
    if (last && isCounted(draft.message.text, last.price, sentence)) continue;
    for (const pair of missed) addPair(draft, pair);
  }
}

function sentencesOf(text: string): Span[] {
  return [...text.matchAll(/\S[\s\S]*?(?=[.!?;](?:\s|$)|\n|$)/gu)].map(({ index, 0: typed }) => ({
    start: index,
    end: index + typed.length,
  }));
}

/** The stretches of a sentence between what is surely no offer. */
function between(draft: TagDraft, sentence: Span): Span[] {
  const others = draft.all
    .flatMap(({ slots }) => slots)
    .filter((slot) => overlaps(slot, sentence) && !isOffer(slot))
    .toSorted((a, b) => a.start - b.start);
  const spans: Span[] = [];
  let start = sentence.start;
  for (const slot of others) {
    spans.push({ start, end: slot.start });
    start = Math.max(start, slot.end);
  }
  return [...spans, { start, end: sentence.end }].filter((span) => span.end - span.start > 3);
}

const isOffer = ({ slot, probability }: TaggedSlot): boolean =>
  slot === 'item' ||
  slot === 'price' ||
  slot === 'detail' ||
  (WEAK.some((kind) => kind === slot) && probability <= UNSURE);

/** A year, or a number with a sign of what it is. */
function isPrice({ message: { text } }: TagDraft, { price }: Pair): boolean {
  const typed = text.slice(price.start, price.end);
  const isYear = /^(?:19|20)\d\d$/.test(typed);
  const isSigned =
    /[#+/\d]$/.test(text.slice(0, price.start)) || /^[+%]/.test(text.slice(price.end));
  return !isYear && !isSigned;
}

/** "214 visits, 38 volunteers": what follows a number is counted by it. */
const isCounted = (text: string, price: Span, sentence: Span): boolean =>
  /^\s+\p{L}/u.test(text.slice(price.end, sentence.end)) &&
  !AFTER_PRICE.test(text.slice(price.end, sentence.end));
const AFTER_PRICE =
  /^\s+(?:a|an|and|each|per|plus|pp|for|from|or|with|if|on|the|und|pro|je|für|oder|et|par|la|le|pour|y|por|cada|e|o|al|l'|all|cadauno|extra|euros?|quid|pounds?|dollars?|bucks)\b/iu;

function addPair(draft: TagDraft, { item, price }: Pair): void {
  const taken = weakSlots(draft, price);
  if (taken === undefined) return;
  for (const slot of taken) draft.remove(slot);
  if (!draft.isFree(price)) return;
  const named = weakSlots(draft, item);
  if (named?.every((slot) => slot.start >= item.start)) {
    for (const slot of named) draft.remove(slot);
    if (draft.isFree(item)) draft.add('item', item);
  }
  draft.add('price', price);
}

/** Undefined where a slot is sure. */
function weakSlots(draft: TagDraft, span: Span): TaggedSlot[] | undefined {
  const slots = draft.slots(...WEAK).filter((slot) => overlaps(slot, span));
  return slots.some(({ probability }) => probability > UNSURE) ? undefined : slots;
}
