// Requests that the tagger took together or apart, by what their slots are for.
import type { Message } from '../../../reading/message.ts';
import type { SlotKind, TaggedRequest, TaggedSlot } from '../../../tagging/labels.ts';

const UNSURE = 0.5;
const CERTAIN = 0.9;

/** Beside a look that is certain, words of another clause that may not be one: "bigger, mum can't read without glasses". */
function withoutUnsureLooks({ text }: Message, request: TaggedRequest): TaggedRequest {
  if (request.kind !== 'look') return request;
  const isLook = ({ slot }: TaggedSlot) => slot === 'look' || slot === 'notlook';
  const sure = request.slots.filter((slot) => isLook(slot) && slot.probability >= CERTAIN);
  const isApart = (slot: TaggedSlot) =>
    sure.length > 0 &&
    sure.every((one) => {
      const [from, to] = one.end <= slot.start ? [one.end, slot.start] : [slot.end, one.start];
      return /[.,;:!?\n]/.test(text.slice(from, to));
    });
  const slots = request.slots.filter(
    (slot) => !isLook(slot) || slot.probability >= UNSURE || !isApart(slot),
  );
  return { ...request, slots };
}

const asked: ReadonlySet<SlotKind> = new Set<SlotKind>(['question', 'answer']);
const linked: ReadonlySet<SlotKind> = new Set<SlotKind>(['platform', 'link', 'title']);

/** A question with its answer, and then a link. */
function parted({ text }: Message, request: TaggedRequest): TaggedRequest[] {
  const first = request.slots.findIndex(({ slot }) => linked.has(slot));
  const [before, after] = [request.slots.slice(0, first), request.slots.slice(first)];
  const last = before.at(-1);
  const next = after[0];
  const isTwo =
    request.kind === 'add' &&
    first > 0 &&
    before.every(({ slot }) => asked.has(slot)) &&
    after.every(({ slot }) => linked.has(slot));
  if (!isTwo || last === undefined || next === undefined) return [request];
  const gap = /[.!?\n]\s*/.exec(text.slice(last.end - 1, next.start));
  const start = gap === null ? next.start : last.end - 1 + gap.index + gap[0].length;
  return [
    { ...request, end: last.end, slots: before },
    { ...request, start, slots: after },
  ];
}

const named: ReadonlySet<SlotKind> = new Set<SlotKind>(['target', 'old']);
const values: ReadonlySet<SlotKind> = new Set<SlotKind>([
  ...(['role', 'price', 'title', 'new', 'hours', 'time', 'date', 'link', 'value'] as const),
]);

/** "Lina isn't a stylist anymore" and "it's master stylist": what becomes what. */
function joined(requests: readonly TaggedRequest[]): TaggedRequest[] {
  const isOpen = ({ kind, slots }: TaggedRequest) =>
    kind === 'set' &&
    ['target', 'old'].every((one) => slots.some(({ slot }) => slot === one)) &&
    slots.every(({ slot }) => named.has(slot));
  const isValue = ({ kind, slots: [only, ...more] }: TaggedRequest) =>
    kind === 'set' && only !== undefined && more.length === 0 && values.has(only.slot);
  return requests.flatMap((request, index) => {
    const [before, next] = [requests[index - 1], requests[index + 1]];
    if (before && isOpen(before) && isValue(request)) return [];
    if (!next || !isOpen(request) || !isValue(next)) return [request];
    return [{ ...request, end: next.end, slots: [...request.slots, ...next.slots] }];
  });
}

export const partRequests = (
  message: Message,
  requests: readonly TaggedRequest[],
): TaggedRequest[] =>
  joined(requests)
    .map((request) => withoutUnsureLooks(message, request))
    .flatMap((request) => parted(message, request));
