// Rows of a fact: what belongs to one offer or one event, in the order in which it was told.
import type { Message } from '../../../reading/message.ts';
import type { SlotKind, TaggedSlot } from '../../../tagging/labels.ts';
import { type Fact, slotsOf, textBefore } from '../facts.ts';
import { labelBefore } from '../text/texts.ts';

export type Row = {
  fact: Fact;
  slots: TaggedSlot[];
  /** Words right before a row that has no item of its own. */
  label: string;
};

const ROW_SLOTS: readonly SlotKind[] = [
  ...(['item', 'price', 'detail', 'date', 'time', 'venue', 'status', 'location'] as const),
];

export const first = ({ slots }: Row, kind: SlotKind): TaggedSlot | undefined =>
  slots.find(({ slot }) => slot === kind);
export const all = ({ slots }: Row, ...kinds: SlotKind[]): TaggedSlot[] =>
  slots.filter(({ slot }) => kinds.includes(slot));

/** None where the fact tells of no item, price or date. */
export function readRows(message: Message, fact: Fact): Row[] {
  const isDated = hasDates(fact);
  const hasOffers = slotsOf(fact, 'item', 'price').length > 0;
  if (!isDated && !hasOffers) return [];
  const slots = fact.slots.filter(
    (slot) => ROW_SLOTS.includes(slot.slot) || (isDated && isRowLink(message, fact, slot)),
  );
  const own = isDated
    ? slots.filter((slot) => isOfRow(message, slot, slots))
    : slots.filter(({ slot }) => slot !== 'location' && slot !== 'venue');
  const groups = isDated ? byRepetition(own) : byStart(nameFirst(message, own));
  return groups.map((group) => toRow(message, fact, group));
}

function toRow(message: Message, fact: Fact, slots: TaggedSlot[]): Row {
  const start = slots[0];
  const label = start === undefined ? '' : labelBefore(textBefore(message, fact, start));
  return { fact, slots, label };
}

/** A time tells when something happens only where nothing has a price. */
function hasDates(fact: Fact): boolean {
  const has = (kind: SlotKind) => slotsOf(fact, kind).length > 0;
  // "A countdown to 23 December" is no event of its own.
  if (fact.kind === 'want' && has('section') && !has('item') && !has('venue')) return false;
  // "The Herald wrote in 2024: …"
  const hasOnlyYears = slotsOf(fact, 'date').every(({ text }) => /^\d{4}$/.test(text.trim()));
  if (has('quote') && !has('venue') && (hasOnlyYears || !has('item'))) return false;
  const isPlace = has('venue') && has('item') && !has('hours');
  const isProgram = slotsOf(fact, 'time').length > 1 && has('venue') && !has('hours');
  return (
    has('date') ||
    isProgram ||
    (has('time') && has('item') && !has('price')) ||
    (isPlace && !has('price'))
  );
}

/** Tickets beside a date, without a platform or title of their own. */
function isRowLink(message: Message, fact: Fact, slot: TaggedSlot): boolean {
  if (slot.slot !== 'link' || /@|^\+?[\d ()]+$/.test(slot.text)) return false;
  const before = fact.slots.findLast(({ end }) => end <= slot.start);
  const isNamed = before?.slot === 'platform' || before?.slot === 'title';
  return (
    !isNamed &&
    slotsOf(fact, 'name').length === 0 &&
    !/[.!?]\s/.test(textBefore(message, fact, slot))
  );
}

/** A new row where something comes that the row has already. */
function byRepetition(slots: readonly TaggedSlot[]): TaggedSlot[][] {
  const rows: TaggedSlot[][] = [];
  for (const slot of slots) {
    const row = rows.at(-1);
    const isNew =
      row === undefined ||
      (slot.slot !== 'detail' &&
        slot.slot !== 'status' &&
        row.some((other) => other.slot === slot.slot));
    if (isNew) rows.push([slot]);
    else row.push(slot);
  }
  return rows;
}

/** A city on a line of its own is where all of it is. */
function isOfRow({ text }: Message, slot: TaggedSlot, slots: readonly TaggedSlot[]): boolean {
  const isBeside = (other: TaggedSlot) =>
    other !== slot &&
    !text.slice(Math.min(slot.end, other.end), Math.max(slot.start, other.start)).includes('\n');
  return slot.slot !== 'location' || slots.some(isBeside);
}

/** "70 euro for a chimney, and a stove 90": the price before its name goes behind it. */
function nameFirst({ text }: Message, slots: readonly TaggedSlot[]): TaggedSlot[] {
  const ordered = [...slots];
  for (const [index, price] of slots.entries()) {
    const item = slots[index + 1];
    const isPair =
      price.slot === 'price' && item?.slot === 'item' && slots[index - 1]?.slot !== 'item';
    if (
      isPair &&
      /^\s*(?:for|für|pour|por|para|per)\s+(?:(?:an?|one|the|eine?|une?|una?|uma?)\s+)?$/u.test(
        text.slice(price.end, item.start),
      )
    )
      ordered.splice(index, 2, item, price);
  }
  return ordered;
}

/** Offers begin with their name, price or detail, as the first of them does. */
function byStart(slots: readonly TaggedSlot[]): TaggedSlot[][] {
  const start = startOf(slots);
  const rows: TaggedSlot[][] = [];
  for (const [index, slot] of slots.entries()) {
    const row = rows.at(-1);
    const beginsWithDetail = start === 'detail' && slots[index + 1]?.slot === 'item';
    const isNew =
      row === undefined ||
      (start === 'detail'
        ? (slot.slot === 'detail' && beginsWithDetail) ||
          (slot.slot === 'item' && row.some((other) => other.slot === 'item'))
        : slot.slot === start &&
          row.some(
            (other) => other.slot === start || other.slot === 'item' || other.slot === 'price',
          ));
    if (isNew) rows.push([slot]);
    else row.push(slot);
  }
  return rows;
}

function startOf(slots: readonly TaggedSlot[]): SlotKind {
  const named = slots.filter(({ slot }) => slot === 'item' || slot === 'price');
  const priceFirst = named[0]?.slot === 'price' && named.at(-1)?.slot === 'item';
  if (slots[0]?.slot === 'detail' && slots[1]?.slot === 'item') return 'detail';
  if (!slots.some(({ slot }) => slot === 'item'))
    return slots[0]?.slot === 'detail' ? 'detail' : 'price';
  return priceFirst ? 'price' : 'item';
}
