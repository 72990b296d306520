// Requests that the tagger cut, took for another kind or did not see, as far as the words of the page tell what is meant.
import type { Message, Span } from '../../../reading/message.ts';
import type { SlotKind, TaggedRequest, TaggedSlot } from '../../../tagging/labels.ts';
import type { Setting } from '../../scene/scene.ts';
import { findNewAddresses } from './addresses.ts';
import { overlaps } from './anchors.ts';
import { withoutKept } from './kept.ts';
import { findLongTexts } from './long-texts.ts';
import { findProfileTexts } from './profile-texts.ts';
import { findRenamings } from './renamings.ts';

/** What the tagger is as sure of stays as it is. */
const SURE = 0.97;
const FOUND = 0.92;

export function repairRequests(
  setting: Setting,
  message: Message,
  tagged: readonly TaggedRequest[],
): TaggedRequest[] {
  const isSure = (span: Span) =>
    tagged.some((request) => request.probability >= SURE && overlaps(request, span));
  const found = [
    ...findProfileTexts(message, tagged).map(({ field, target, text }) =>
      toRequest(message, [slotOf(message, field, text)], target),
    ),
    ...findRenamings(setting, message, tagged).map(({ target, text }) =>
      toRequest(message, [slotOf(message, 'target', target), slotOf(message, 'title', text)]),
    ),
    ...findNewAddresses(setting, message, tagged).map(({ target, address, title }) =>
      toRequest(message, [
        slotOf(message, 'target', target),
        slotOf(message, 'link', address),
        ...(title ? [slotOf(message, 'title', title)] : []),
      ]),
    ),
    ...findLongTexts(setting, message).map(({ target, text }) =>
      toRequest(message, [slotOf(message, 'target', target), slotOf(message, 'about', text)]),
    ),
  ].filter((request) => !isSure(request));
  const apart = found.filter(
    (request, index) => !found.slice(0, index).some((other) => overlaps(other, request)),
  );
  const kept = tagged.flatMap((request) => remainderOf(request, apart));
  return withoutKept(
    message,
    [...kept, ...apart].sort((a, b) => a.start - b.start),
  );
}

function toRequest(message: Message, slots: readonly TaggedSlot[], lead?: Span): TaggedRequest {
  const sorted = [...slots].sort((a, b) => a.start - b.start);
  const start = Math.min(lead?.start ?? message.text.length, sorted[0]?.start ?? 0);
  const end = Math.max(...sorted.map((slot) => slot.end));
  return { kind: 'set', start, end, probability: FOUND, slots: sorted };
}

const slotOf = (message: Message, slot: SlotKind, { start, end }: Span): TaggedSlot => ({
  slot,
  start,
  end,
  text: message.text.slice(start, end),
  probability: FOUND,
});

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
