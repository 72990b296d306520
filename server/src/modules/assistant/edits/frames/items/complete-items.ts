// What the tagger left open or took for something else, as far as the words themselves say it: a time that was taken
// for a title, a quotation in its marks, dates and prices without a slot.

import type { MessageValue, Span } from '../../../reading/message.ts';
import type { SlotKind, TaggedSlot } from '../../../tagging/labels.ts';
import { has, isMeaningful } from '../../scene/scene.ts';
import { type Frame, slotsOf } from '../frame.ts';

const changing: ReadonlySet<string> = new Set(['add', 'set', 'correct', 'again']);

export function completeItems(given: Frame): Frame {
  const frame = asAddition(given);
  const { taggedRequest } = frame;
  if (taggedRequest.kind === 'remove')
    return { ...frame, taggedRequest: { ...taggedRequest, slots: narrowed(frame) } };
  if (!changing.has(taggedRequest.kind)) return frame;
  const slots = withQuote(frame).flatMap((slot) => corrected(frame, slot));
  const missing = [...missingValues(frame, slots), ...missingDay(frame, slots)];
  const all = [...slots, ...missing, ...missingPerson(frame, slots)].sort(
    (a, b) => a.start - b.start,
  );
  return { ...frame, taggedRequest: { ...taggedRequest, slots: all } };
}

/** "add [iced latte] large for 5" is another one, and no new price. */
function asAddition(frame: Frame): Frame {
  const { scene, taggedRequest } = frame;
  const [target, price, ...more] = taggedRequest.slots;
  const [first] = scene.concepts;
  const isPriced = target?.slot === 'target' && price?.slot === 'price' && more.length === 0;
  if (taggedRequest.kind !== 'set' || first?.concept !== 'add' || first.from > 2 || !isPriced)
    return frame;
  const between = scene.words.filter(
    (word) => word.start >= target.end && word.end <= price.start && isMeaningful(word),
  );
  const joints = ['price', 'change', 'item', 'section'];
  const last = between.findLast(({ concepts }) => !joints.some((joint) => concepts.has(joint)));
  if (last === undefined || between.length > 2) return frame;
  const text = scene.message.text.slice(target.start, last.end);
  const item = { ...target, slot: 'item' as const, end: last.end, text };
  return { ...frame, taggedRequest: { ...taggedRequest, kind: 'add', slots: [item, price] } };
}

/** "remove mara's [review]" is about hers, not about all of them. */
function narrowed({ scene, taggedRequest }: Frame): readonly TaggedSlot[] {
  const [only, ...more] = taggedRequest.slots.filter(
    ({ slot }) => slot === 'target' || slot === 'section',
  );
  if (only === undefined || more.length > 0) return taggedRequest.slots;
  const items = scene.mentions.filter(({ target, quality, words, via }) => {
    const [word] = words.map((index) => scene.words[index]);
    const isOutside =
      word !== undefined && !taggedRequest.slots.some((slot) => overlaps(slot, word));
    return target.kind === 'item' && quality > 0.8 && isOutside && via !== 'reference';
  });
  const [item] = items;
  const first = item && scene.words[Math.min(...item.words)];
  const last = item && scene.words[Math.max(...item.words)];
  if (items.length !== 1 || item?.target.kind !== 'item' || !first || !last)
    return taggedRequest.slots;
  const { kind } = item.target.section;
  if (!has(scene, `s.${kind}`, `i.${kind}`)) return taggedRequest.slots;
  const span = { start: first.start, end: last.end };
  const text = scene.message.text.slice(span.start, span.end);
  return taggedRequest.slots.map((slot) => (slot === only ? { ...slot, ...span, text } : slot));
}

const isVoice = ({ scene }: Frame): boolean =>
  has(scene, 's.press', 'i.press', 's.testimonials', 'i.testimonials');

/** What stands in quotation marks beside "review" is one quotation. */
function withQuote(frame: Frame): readonly TaggedSlot[] {
  const { scene, taggedRequest } = frame;
  const quoted = scene.values.filter(({ kind }) => kind === 'quoted');
  const [only] = quoted;
  if (taggedRequest.kind !== 'add' || only === undefined || quoted.length > 1 || !isVoice(frame))
    return taggedRequest.slots;
  const isTitle = taggedRequest.slots.some((slot) => slot.slot === 'title' && overlaps(slot, only));
  // What is written on a link.
  if (isTitle && slotsOf(frame, 'link').length > 0) return taggedRequest.slots;
  const outside = taggedRequest.slots.filter((slot) => !overlaps(slot, only));
  const { start, end } = only;
  const quote = { slot: 'quote' as const, start, end, text: textOf(scene, only), probability: 0.5 };
  return [...outside, quote].sort((a, b) => a.start - b.start);
}

const negation =
  /\b(?:isn['’]?t|aren['’]?t|not|no longer|nicht(?: mehr)?|n['’]est (?:plus|pas)|ya no(?: est[aá])?|n[aã]o est[aá]|n[aã]o|non [eè](?: pi[uù])?)\s+$/iu;

const overlaps = (a: Span, b: Span) => a.start < b.end && a.end > b.start;

function corrected(frame: Frame, slot: TaggedSlot): TaggedSlot[] {
  const { scene, taggedRequest } = frame;
  const value = scene.values.find((one) => overlaps(one, slot));
  const isWhole = value !== undefined && value.start <= slot.start + 1 && value.end >= slot.end - 1;
  if (isWhole && slot.slot === 'title' && value.kind === 'time') return [{ ...slot, slot: 'time' }];
  const before = scene.message.text.slice(taggedRequest.start, slot.start);
  if (slot.slot === 'status' && negation.test(before)) return [{ ...slot, slot: 'old' }];
  const isPrice = value?.kind === 'price' || /[€£$]|^\D{0,14}\d+(?:[.,]\d+)?\s*$/u.test(slot.text);
  if (slot.slot === 'price' && has(scene, 'rename') && !isPrice)
    return [{ ...slot, slot: 'title' }];
  return slot.slot === 'detail' && taggedRequest.kind === 'add' ? priced(frame, slot) : [slot];
}

const another =
  /^(?!(?:for|für|pour|para|per|ab|from|desde|da|h|ø)\s)(\p{L}[\p{L} '’&-]{2,40}?)\s+(\d{1,4}(?:[.,]\d{1,2})?\s*[€£$]?)$/iu;

/** "and juice 3" is an item of its own. */
function priced({ scene, taggedRequest }: Frame, slot: TaggedSlot): TaggedSlot[] {
  const before = scene.message.text.slice(taggedRequest.start, slot.start);
  const [, name, price] = another.exec(slot.text) ?? [];
  const isListed = /(?:,|\b(?:and|und|et|y|e|plus))\s*$/iu.test(before);
  const hasPrices = taggedRequest.slots.some(
    (other) => other.slot === 'price' && other.end < slot.start,
  );
  if (name === undefined || price === undefined || !isListed || !hasPrices) return [slot];
  const end = slot.start + name.length;
  return [
    { ...slot, slot: 'item', end, text: name },
    { ...slot, slot: 'price', start: slot.end - price.length, text: price },
  ];
}

const kindsOfValues: Partial<Record<MessageValue['kind'], SlotKind>> = {
  price: 'price',
  date: 'date',
  time: 'time',
};
/** What a value without a slot can belong to. */
const owners: Partial<Record<SlotKind, readonly SlotKind[]>> = {
  price: ['item', 'target'],
  date: ['venue', 'location', 'target'],
  time: ['date'],
};

/** Only where a single one is left, and something to which it belongs. */
function missingValues({ scene }: Frame, slots: readonly TaggedSlot[]): TaggedSlot[] {
  const hasSlot = (...kinds: SlotKind[]) => slots.some(({ slot }) => kinds.includes(slot));
  if (hasSlot('hours', 'question', 'answer', 'quote', 'about', 'tagline', 'new', 'title'))
    return [];
  return Object.entries(kindsOfValues).flatMap(([kind, slot]) => {
    const open = scene.values.filter(
      (value) => value.kind === kind && !slots.some((other) => overlaps(other, value)),
    );
    const [only] = open;
    const isOwned = hasSlot(...(owners[slot] ?? []));
    const isVague =
      only?.kind === 'date' && (only.day === undefined || !/\d/.test(textOf(scene, only)));
    if (only === undefined || open.length > 1 || hasSlot(slot) || !isOwned || isVague) return [];
    const { start, end } = only;
    return [{ slot, start, end, text: textOf(scene, only), probability: 0.5 }];
  });
}

/** "on the 28th". */
function missingDay({ scene }: Frame, slots: readonly TaggedSlot[]): TaggedSlot[] {
  const isDated = slots.some(({ slot }) => slot === 'target' || slot === 'venue');
  if (!isDated || slots.some(({ slot }) => slot === 'date' || slot === 'place')) return [];
  return scene.values.flatMap((value) => {
    const before = scene.message.text.slice(scene.span.start, value.start);
    const isDay =
      value.kind === 'ordinal' &&
      value.position > 4 &&
      /\b(?:on|to|until|am|zum|le|au|el|al|il|dia|día)\s+(?:the\s+)?$/iu.test(before);
    if (!isDay || slots.some((slot) => overlaps(slot, value))) return [];
    const { start, end } = value;
    return [{ slot: 'date' as const, start, end, text: textOf(scene, value), probability: 0.5 }];
  });
}

const author =
  /(?<!\p{L})(?:from|by|von|de|da|di|par)\s+(\p{Lu}[\p{L}.'’-]*(?:\s\p{Lu}[\p{L}.'’-]*){0,2})/u;

/** Who is quoted. */
function missingPerson(
  { scene, taggedRequest }: Frame,
  slots: readonly TaggedSlot[],
): TaggedSlot[] {
  const [quote, ...more] = slots.filter(({ slot }) => slot === 'quote');
  const hasName = slots.some(({ slot }) => slot === 'person' || slot === 'name');
  if (taggedRequest.kind !== 'add' || quote === undefined || more.length > 0 || hasName) return [];
  const match = author.exec(scene.text);
  const name = match?.[1];
  if (match === null || name === undefined) return [];
  const start = scene.span.start + match.index + match[0].length - name.length;
  const person = { slot: 'person' as const, start, end: start + name.length, text: name };
  return slots.some((slot) => overlaps(slot, person)) ? [] : [{ ...person, probability: 0.5 }];
}

const textOf = ({ message }: Frame['scene'], { start, end }: Span): string =>
  message.text.slice(start, end);
