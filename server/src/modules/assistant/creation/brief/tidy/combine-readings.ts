// The slots of the requests and those of other readings of the message: of those that overlap, the likeliest.
import type { Message, Span } from '../../../reading/message.ts';
import type {
  RequestKind,
  SlotKind,
  TaggedMessage,
  TaggedRequest,
  TaggedSlot,
} from '../../../tagging/labels.ts';

const TELLING: ReadonlySet<RequestKind> = new Set<RequestKind>([
  ...(['make', 'restart', 'fact', 'want', 'add', 'set'] as const),
]);
/** Free text: where no fact was found it may be a greeting, a request or thanks. */
const FREE: ReadonlySet<SlotKind> = new Set<SlotKind>([
  ...(['about', 'tagline', 'person', 'role', 'quote', 'section', 'target', 'title'] as const),
  ...(['look', 'notlook', 'color', 'notcolor', 'part', 'old', 'new', 'place'] as const),
]);
/** The reading of the requests counts as much as all others. */
const OWN_WEIGHT = 2;
const LEAST = 0.08;
const LEAST_OUTSIDE = 0.3;

const overlaps = (a: Span, b: Span) => a.start < b.end && b.start < a.end;

export function combineReadings({ text }: Message, given: TaggedMessage): TaggedMessage {
  const { requests, readings = [] } = given;
  if (readings.length === 0) return given;
  // "Tom Okafor, plumber" that was taken for talk tells all that there is.
  const tells = requests.some(({ kind }) => TELLING.has(kind));
  const telling = requests.filter(({ kind }) => TELLING.has(kind) || (!tells && kind === 'talk'));
  const others = requests.filter((request) => !telling.includes(request));
  const own = telling.flatMap(({ slots }) => slots);
  const candidates = new Map<string, TaggedSlot>();
  const total = OWN_WEIGHT + readings.length;
  const propose = (slot: TaggedSlot, weight: number) => {
    const key = `${slot.slot} ${slot.start} ${slot.end}`;
    const before = candidates.get(key)?.probability ?? 0;
    const share = isAcrossSentences(text, slot) ? 0.3 : 1;
    const probability = before + (share * weight * slot.probability) / total;
    candidates.set(key, { ...slot, probability });
  };
  for (const slot of own) propose(slot, OWN_WEIGHT);
  for (const slot of readings.flat())
    if (!others.some((request) => overlaps(request, slot)) && fits(slot, telling)) propose(slot, 1);
  const likely = [...candidates.values()].filter(
    (slot) =>
      own.some((one) => one.slot === slot.slot && overlaps(one, slot)) ||
      slot.probability >= (homesOf(slot, telling).length > 0 ? LEAST : LEAST_OUTSIDE),
  );
  return { requests: withSlots(text, requests, telling, best(likely)) };
}

const homesOf = (slot: Span, requests: readonly TaggedRequest[]) =>
  requests.filter((request) => overlaps(request, slot));

function fits(slot: TaggedSlot, telling: readonly TaggedRequest[]): boolean {
  const homes = homesOf(slot, telling);
  const isFact = homes.length === 1 && homes[0]?.kind === 'fact';
  return homes.length < 2 && (isFact || !FREE.has(slot.slot));
}

const isAcrossSentences = (text: string, { slot, start, end }: TaggedSlot) =>
  slot !== 'quote' && slot !== 'answer' && /[.!?]\s+\S|\n/.test(text.slice(start, end));

/** Those without overlap whose probabilities together are highest. */
function best(slots: readonly TaggedSlot[]): TaggedSlot[] {
  const sorted = slots.toSorted((a, b) => a.end - b.end);
  const sums = [0];
  const before = sorted.map((slot) => sorted.filter(({ end }) => end <= slot.start).length);
  sorted.forEach((slot, index) => {
    sums.push(Math.max(sums[index] ?? 0, slot.probability + (sums[before[index] ?? 0] ?? 0)));
  });
  const chosen: TaggedSlot[] = [];
  for (let index = sorted.length; index > 0; ) {
    const slot = sorted[index - 1] as TaggedSlot;
    if (sums[index] === sums[index - 1]) index -= 1;
    else {
      chosen.unshift(slot);
      index = before[index - 1] ?? 0;
    }
  }
  return chosen;
}

/** Those outside of the requests make facts of their own, one for each sentence. */
function withSlots(
  text: string,
  requests: readonly TaggedRequest[],
  telling: readonly TaggedRequest[],
  slots: readonly TaggedSlot[],
): TaggedRequest[] {
  const homes = new Map<TaggedRequest, TaggedSlot[]>();
  const facts: (TaggedRequest & { slots: TaggedSlot[] })[] = [];
  for (const slot of slots) {
    const home = homesOf(slot, requests)[0];
    const last = facts.at(-1);
    if (home) homes.set(home, [...(homes.get(home) ?? []), slot]);
    else if (
      last &&
      !/[.!?]\s|\n/.test(text.slice(last.end, slot.start)) &&
      !requests.some((request) => overlaps(request, { start: last.end, end: slot.start }))
    ) {
      last.slots.push(slot);
      last.end = slot.end;
    } else
      facts.push({
        kind: 'fact',
        start: slot.start,
        end: slot.end,
        probability: 0.5,
        slots: [slot],
      });
  }
  const completed = requests.map((request): TaggedRequest => {
    if (!telling.includes(request)) return request;
    const own = homes.get(request) ?? [];
    return {
      ...request,
      start: Math.min(request.start, own[0]?.start ?? request.start),
      end: Math.max(request.end, own.at(-1)?.end ?? request.end),
      slots: own,
    };
  });
  return [...completed, ...facts].sort((a, b) => a.start - b.start);
}
