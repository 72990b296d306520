// The facts of a message: its requests that say what the page holds, and every value that no slot covers.
import type { Message, MessageValue, Span } from '../../reading/message.ts';
import type { RequestKind, SlotKind, TaggedMessage, TaggedSlot } from '../../tagging/labels.ts';

export type Fact = Span & { kind: RequestKind; slots: readonly TaggedSlot[] };

/** With a page to be made, "add" and "set" say what it holds as well. */
const TELLING: ReadonlySet<RequestKind> = new Set<RequestKind>([
  ...(['make', 'restart', 'fact', 'want', 'add', 'set', 'feature', 'show', 'correct'] as const),
]);

const SLOT_OF_VALUE: Partial<Record<MessageValue['kind'], SlotKind>> = {
  url: 'link',
  handle: 'link',
  email: 'link',
  phone: 'link',
  hours: 'hours',
  address: 'address',
  price: 'price',
  date: 'date',
};

export const overlaps = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;
const contains = (outer: Span, inner: Span) => outer.start <= inner.start && inner.end <= outer.end;

export const slotsOf = ({ slots }: Fact, ...kinds: SlotKind[]): TaggedSlot[] =>
  slots.filter(({ slot }) => kinds.includes(slot));

export function readFacts(message: Message, { requests }: TaggedMessage): Fact[] {
  const missed = message.values.flatMap((value) => missedSlot(message, value, requests));
  const told = requests
    .filter(({ kind }) => TELLING.has(kind))
    .map(({ kind, start, end, slots }): Fact => {
      const own = missed.filter((slot) => overlaps({ start, end }, slot));
      return { kind, start, end, slots: sorted([...slots.filter(saysSomething), ...own]) };
    });
  const outside = missed.filter((slot) => !requests.some((request) => overlaps(request, slot)));
  return sorted([...told, ...factsAround(message, requests, outside)]);
}

const saysSomething = ({ text }: TaggedSlot) => /[\p{L}\p{N}]/u.test(text);

const sorted = <Place extends Span>(places: readonly Place[]) =>
  places.toSorted((a, b) => a.start - b.start);

function missedSlot(
  { text }: Message,
  value: MessageValue,
  requests: TaggedMessage['requests'],
): TaggedSlot[] {
  const slot = SLOT_OF_VALUE[value.kind];
  const { start, end } = value;
  const typed = text.slice(start, end);
  const home = requests.find((request) => overlaps(request, value));
  if (value.kind === 'handle' && value.platform && home?.kind === 'fact')
    return missedHandle(text, value, home);
  const isSure =
    slot !== undefined &&
    (value.kind !== 'handle' || typed.includes('@')) &&
    (value.kind !== 'date' ||
      (home?.kind === 'fact' && value.day !== undefined && /\d/.test(typed)));
  const isTaken =
    home !== undefined &&
    (!TELLING.has(home.kind) || home.slots.some((other) => overlaps(other, value)));
  return isSure && !isTaken ? [{ slot, start, end, text: typed, probability: 0 }] : [];
}

/** The handle itself, without the platform before it: "our instagram is smokinjoes". */
function missedHandle(
  text: string,
  value: Extract<MessageValue, { kind: 'handle' }>,
  home: TaggedMessage['requests'][number],
): TaggedSlot[] {
  const typed = text.slice(value.start, value.end);
  const at = typed.toLowerCase().lastIndexOf(value.handle.replace(/^@/, '').toLowerCase());
  const isTaken = home.slots.some((slot) => slot.slot !== 'platform' && overlaps(slot, value));
  const named = home.slots.findIndex((slot) => overlaps(slot, value));
  const isCorrected = named >= 0 && home.slots[named + 1]?.slot === 'link';
  if (at < 0 || isTaken || isCorrected) return [];
  const start = value.start + at;
  const end = start + value.handle.replace(/^@/, '').length;
  return [{ slot: 'link', start, end, text: text.slice(start, end), probability: 0 }];
}

/** One for each clause, up to the requests beside it. */
function factsAround(
  { clauses }: Message,
  requests: readonly Span[],
  slots: readonly TaggedSlot[],
): Fact[] {
  const facts = new Map<number, Fact & { slots: TaggedSlot[] }>();
  for (const slot of slots) {
    const clause = clauses.find((one) => contains(one, slot)) ?? slot;
    const before = requests.findLast(({ end }) => end <= slot.start)?.end ?? 0;
    const after = requests.find(({ start }) => start >= slot.end)?.start ?? clause.end;
    const start = Math.max(clause.start, before);
    const fact = facts.get(start) ?? {
      kind: 'fact',
      start,
      end: Math.min(clause.end, after),
      slots: [],
    };
    fact.slots.push(slot);
    facts.set(start, fact);
  }
  return [...facts.values()];
}

/** From the slot before it, or from the beginning of the fact. */
export function textBefore({ text }: Message, fact: Fact, slot: Span): string {
  const from = fact.slots.findLast(({ end }) => end <= slot.start)?.end ?? fact.start;
  return text.slice(Math.min(from, slot.start), slot.start);
}
