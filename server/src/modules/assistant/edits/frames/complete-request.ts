// What the tagger left open in a request: addresses and platforms that the reader found, quoted texts in full, and parts
// of the page that the words name.
import type { Message, MessageValue, Span } from '../../reading/message.ts';
import type { RequestKind, SlotKind, TaggedRequest, TaggedSlot } from '../../tagging/labels.ts';
import { createScene, type Scene, type Setting } from '../scene/scene.ts';

export function completeRequest(
  setting: Setting,
  message: Message,
  taggedRequest: TaggedRequest,
): TaggedRequest {
  const scene = createScene(setting, message, taggedRequest);
  const widened = taggedRequest.slots.map((slot) => inQuotes(message, slot));
  const withValues = [...widened, ...missingValues(scene, taggedRequest.kind, widened)];
  const slots = [
    ...withValues,
    ...missingTargets(scene, taggedRequest.kind, withValues),
    ...joinedTargets(scene, taggedRequest.kind, withValues),
  ];
  return { ...taggedRequest, slots: slots.sort((a, b) => a.start - b.start) };
}

const overlaps = (a: Span, b: Span) => a.start < b.end && a.end > b.start;

const slotOf = (message: Message, slot: SlotKind, { start, end }: Span): TaggedSlot => ({
  slot,
  start,
  end,
  text: message.text.slice(start, end),
  probability: 0.5,
});

const texts: ReadonlySet<SlotKind> = new Set([
  ...(['name', 'tagline', 'title', 'about', 'quote', 'question', 'answer', 'new', 'old'] as const),
]);

/** A text that begins or ends within quotation marks is all that stands in them. */
function inQuotes(message: Message, slot: TaggedSlot): TaggedSlot {
  const quoted = message.values.find((value) => value.kind === 'quoted' && overlaps(value, slot));
  if (quoted === undefined || !texts.has(slot.slot)) return slot;
  const isInside = slot.start >= quoted.start && slot.end <= quoted.end;
  return isInside ? { ...slotOf(message, slot.slot, quoted), probability: slot.probability } : slot;
}

function missingValues(
  { message, values }: Scene,
  kind: RequestKind,
  slots: readonly TaggedSlot[],
): TaggedSlot[] {
  if (kind !== 'add' && kind !== 'set' && kind !== 'correct') return [];
  const open = values.filter((value) => !slots.some((slot) => overlaps(slot, value)));
  const links = open.filter(isAddress).map((value) => slotOf(message, 'link', value));
  const hasLink = links.length > 0 || slots.some(({ slot }) => slot === 'link');
  const hasName = slots.some(({ slot }) => slot === 'platform' || slot === 'target');
  if (kind !== 'add' || !hasLink || hasName) return links;
  const platforms = open.filter((value) => value.kind === 'platform');
  return [...links, ...platforms.map((value) => slotOf(message, 'platform', value))];
}

const isAddress = (value: MessageValue): boolean =>
  value.kind === 'url' || value.kind === 'email' || value.kind === 'phone';

const naming: ReadonlySet<SlotKind> = new Set([
  ...(['target', 'section', 'item', 'platform', 'link', 'old', 'person', 'question'] as const),
  ...(['title', 'label', 'date', 'venue', 'tagline', 'name', 'location'] as const),
]);
/** With one of these it is clear what is set. */
const ownTexts: ReadonlySet<SlotKind> = new Set([
  ...(['hours', 'address', 'value', 'job', 'quote', 'answer'] as const),
]);
const onPage: ReadonlySet<RequestKind> = new Set(['remove', 'move', 'hide', 'show', 'feature']);

/** Only where nothing else says what it is about. */
function missingTargets(
  scene: Scene,
  kind: RequestKind,
  slots: readonly TaggedSlot[],
): TaggedSlot[] {
  const isSet = kind === 'set' && !slots.some(({ slot }) => ownTexts.has(slot));
  if (!(onPage.has(kind) || isSet) || slots.some(({ slot }) => naming.has(slot))) return [];
  const { message, span, words } = scene;
  const free = scene.mentions.filter(
    ({ via, quality, words: own }) =>
      via !== 'reference' &&
      quality >= 0.9 &&
      own.every((index) => !slots.some((slot) => overlaps(slot, words[index] as Span))),
  );
  const taken = new Set<number>();
  const named = free.flatMap(({ words: own }) => {
    if (own.some((index) => taken.has(index))) return [];
    for (const index of own) taken.add(index);
    const first = words[Math.min(...own)];
    const last = words[Math.max(...own)];
    return first && last ? [slotOf(message, 'target', { start: first.start, end: last.end })] : [];
  });
  return named.length > 0 || slots.length > 0 || isSet ? named : [slotOf(message, 'target', span)];
}

const onlyJoint =
  /^[\s,]*(?:(?:and|und|et|y|e|&|n|both|the|die|den|das|der|le|la|les|el|los|las|o|a|os|as|il|lo|i|gli)\b[\s,]*)*$/iu;

/** "instagram and directions" names both. */
function joinedTargets(
  { mentions, message, words }: Scene,
  kind: RequestKind,
  slots: readonly TaggedSlot[],
): TaggedSlot[] {
  if (!onPage.has(kind)) return [];
  const targets = slots.filter(({ slot }) => slot === 'target' || slot === 'section');
  return mentions.flatMap(({ via, quality, words: own }) => {
    const first = words[Math.min(...own)];
    const last = words[Math.max(...own)];
    if (via === 'reference' || quality < 0.9 || !first || !last) return [];
    const span = { start: first.start, end: last.end };
    if (slots.some((slot) => overlaps(slot, span))) return [];
    const isJoined = targets.some(({ start, end }) => {
      const gap = message.text.slice(Math.min(end, span.end), Math.max(start, span.start));
      return /[\s,&]/.test(gap) && onlyJoint.test(gap) && gap.trim() !== '';
    });
    return isJoined ? [slotOf(message, 'target', span)] : [];
  });
}
