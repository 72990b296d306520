// Requests that the tagger cut, took for another kind or did not see, as far as the words of the page tell what is meant.
import type { Message, Span } from '../../../reading/message.ts';
import type { SlotKind, TaggedRequest, TaggedSlot } from '../../../tagging/labels.ts';
import type { Setting } from '../../scene/scene.ts';
import { findNewAddresses } from './addresses.ts';
import { overlaps } from './anchors.ts';
import { hiddenForNow } from './hidden-for-now.ts';
import { withoutKept } from './kept.ts';
import { findLongTexts } from './long-texts.ts';
import { partRequests } from './part-requests.ts';
import { findProfileTexts } from './profile-texts.ts';
import { findRenamings } from './renamings.ts';
import { withTitleEdges } from './title-edges.ts';

/** What the tagger is as sure of stays as it is. */
const SURE = 0.97;
const FOUND = 0.92;

export function repairRequests(
  setting: Setting,
  message: Message,
  given: readonly TaggedRequest[],
): TaggedRequest[] {
  const parts = partRequests(message, given);
  const tagged = withTitleEdges(message, hiddenForNow(message, parts));
  const isSure = (span: Span) =>
    tagged.some((request) => request.probability >= SURE && overlaps(request, span));
  const found = findAll(setting, message, tagged).filter((request) => !isSure(request));
  const apart = found.filter(
    (request, index) => !found.slice(0, index).some((other) => overlaps(other, request)),
  );
  const joined = joinPlaces(message, joinRemovals(message, tagged));
  const likely = joined.filter((request) => apart.length === 0 || !isDoubtful(request));
  const kept = likely.flatMap((request) => remainderOf(request, apart));
  return withoutKept(
    message,
    [...kept, ...apart].sort((a, b) => a.start - b.start),
  );
}

function findAll(
  setting: Setting,
  message: Message,
  tagged: readonly TaggedRequest[],
): TaggedRequest[] {
  const slot = (kind: SlotKind, span: Span | undefined) =>
    span === undefined ? [] : [slotOf(message, kind, span)];
  const profile = findProfileTexts(message, tagged).map(({ field, target, text }) =>
    toRequest('set', slot(field, text), target),
  );
  const renamings = findRenamings(setting, message, tagged).map(({ target, text }) =>
    toRequest('set', [...slot('target', target), ...slot('title', text)]),
  );
  const addresses = findNewAddresses(setting, message, tagged).map(({ target, address, title }) =>
    toRequest(target === undefined ? 'add' : 'set', [
      ...slot('target', target),
      ...slot('link', address),
      ...slot('title', title),
      ...placesIn(tagged, address),
    ]),
  );
  const longTexts = findLongTexts(setting, message).map(({ target, text, person }) =>
    toRequest('set', [
      ...slot('target', target),
      ...slot('about', text),
      ...slot('person', person),
    ]),
  );
  return [...profile, ...longTexts, ...renamings, ...addresses];
}

/** Where the request that holds the address wants it. */
const placesIn = (tagged: readonly TaggedRequest[], address: Span): TaggedSlot[] =>
  tagged
    .filter((request) => overlaps(request, address))
    .flatMap(({ slots }) =>
      slots.filter(({ slot, start }) => slot === 'place' && start > address.end),
    );

function toRequest(kind: 'add' | 'set', slots: readonly TaggedSlot[], lead?: Span): TaggedRequest {
  const sorted = [...slots].sort((a, b) => a.start - b.start);
  const start = Math.min(...[lead, sorted[0]].flatMap((span) => span?.start ?? []));
  const end = Math.max(...sorted.map((slot) => slot.end));
  return { kind, start, end, probability: FOUND, slots: sorted };
}

const slotOf = (message: Message, slot: SlotKind, { start, end }: Span): TaggedSlot => ({
  slot,
  start,
  end,
  text: message.text.slice(start, end),
  probability: FOUND,
});

/** "get rid of" and what it is about were tagged apart. */
function joinRemovals(message: Message, tagged: readonly TaggedRequest[]): TaggedRequest[] {
  return tagged.flatMap((request, index) => {
    const before = tagged[index - 1];
    const next = tagged[index + 1];
    if (before !== undefined && isOpenRemoval(message, before, request)) return [];
    if (next === undefined || !isOpenRemoval(message, request, next)) return [request];
    const [text = next] = next.slots;
    return [{ ...request, end: next.end, slots: [slotOf(message, 'target', text)] }];
  });
}

const isOpenRemoval = (
  { text }: Message,
  { kind, slots, end }: TaggedRequest,
  next: TaggedRequest,
) =>
  kind === 'remove' &&
  slots.length === 0 &&
  next.slots.length < 2 &&
  /^[\s"'“„«]*$/u.test(text.slice(end, next.start));

/** "between youtube" and "tiktok" are one place, of the request before. */
function joinPlaces(message: Message, tagged: readonly TaggedRequest[]): TaggedRequest[] {
  return tagged.flatMap((request, index) => {
    const before = tagged[index - 1];
    const next = tagged[index + 1];
    if (before !== undefined && isPlaceOf(before, request)) return [];
    if (next === undefined || !isPlaceOf(request, next)) return [request];
    const [first, last = first] = next.slots;
    if (first === undefined || last === undefined) return [request];
    const place = slotOf(message, 'place', { start: first.start, end: last.end });
    return [{ ...request, end: next.end, slots: [...request.slots, place] }];
  });
}

const isPlaceOf = ({ kind, slots }: TaggedRequest, next: TaggedRequest): boolean =>
  (kind === 'add' || kind === 'set') &&
  !slots.some(({ slot }) => slot === 'place') &&
  next.kind === 'move' &&
  next.slots.length === 2 &&
  next.slots[0]?.slot === 'place' &&
  next.slots[1]?.slot === 'target' &&
  /^(?:between|zwischen|entre|tra|fra)\s+\S/iu.test(next.slots[0].text);

const DOUBT = 0.15;
const withoutText: ReadonlySet<TaggedRequest['kind']> = new Set([
  ...(['remove', 'hide', 'feature', 'move', 'undo', 'redo'] as const),
]);

/** Not requested: it is about words beside what was asked for. */
const isDoubtful = ({ kind, probability }: TaggedRequest): boolean =>
  probability < DOUBT && withoutText.has(kind);

const ownValues: ReadonlySet<SlotKind> = new Set([
  ...(['link', 'price', 'place', 'date', 'hours', 'color', 'look', 'value', 'person'] as const),
]);

/** A request without what was found in it, where it says something of its own there. */
function remainderOf(request: TaggedRequest, found: readonly TaggedRequest[]): TaggedRequest[] {
  const inside = found.filter((other) => overlaps(other, request));
  if (inside.length === 0) return [request];
  const first = Math.min(...inside.map(({ start }) => start));
  const last = Math.max(...inside.map(({ end }) => end));
  const sides = [
    { start: request.start, end: first },
    { start: last, end: request.end },
  ];
  return sides.flatMap(({ start, end }) => {
    const slots = request.slots.filter((slot) => slot.start >= start && slot.end <= end);
    return slots.some(({ slot }) => ownValues.has(slot)) ? [{ ...request, start, end, slots }] : [];
  });
}
