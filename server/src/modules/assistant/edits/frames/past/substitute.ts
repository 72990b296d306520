// An earlier request with other values: "no, tiktok" after "add my instagram @ada" is "add my tiktok @ada".
import type { Message, Span } from '../../../reading/message.ts';
import { readMessage } from '../../../reading/read-message.ts';
import type { SlotKind, TaggedRequest, TaggedSlot } from '../../../tagging/labels.ts';
import type { Setting } from '../../scene/scene.ts';

export type Substituted = { message: Message; taggedRequests: readonly TaggedRequest[] };
type Replacement = { slot: SlotKind; text: string };

/** What a slot may stand in for, the likeliest first. */
const alike: Partial<Record<SlotKind, readonly SlotKind[]>> = {
  target: ['target', 'section', 'platform', 'item', 'part', 'person'],
  section: ['section', 'target'],
  platform: ['platform', 'target'],
  part: ['part', 'target', 'section'],
  item: ['item', 'target', 'title', 'new'],
  person: ['person', 'target', 'name', 'item'],
  color: ['color', 'look'],
  look: ['look', 'color'],
  title: ['title', 'new', 'item', 'name'],
  new: ['new', 'title', 'tagline', 'name', 'about', 'item', 'answer', 'detail', 'quote'],
  name: ['name', 'person', 'new', 'title'],
  tagline: ['tagline', 'new'],
  location: ['location', 'address', 'venue', 'new'],
  venue: ['venue', 'location'],
  time: ['time', 'hours'],
  hours: ['hours', 'time'],
  price: ['price', 'value', 'new'],
  value: ['value', 'price'],
};
/** What is wrong now takes no one's place. */
const wrong: readonly SlotKind[] = ['notcolor', 'notlook', 'old'];

/** All requests of the request, or only the one that changes; undefined where nothing takes a place. */
export function substitute(
  setting: Setting,
  { message, taggedRequests }: Substituted,
  current: Message,
  taggedRequest: TaggedRequest,
  { isOnly = taggedRequest.kind === 'again', texts = new Map<number, string>() } = {},
): Substituted | undefined {
  const replacements = taggedRequest.slots
    .filter(({ slot }) => !wrong.includes(slot))
    .map(({ slot, start, end }) => ({
      slot,
      text: texts.get(start) ?? current.text.slice(start, end),
    }));
  if (replacements.length === 0) return undefined;
  const changed = requestToChange(taggedRequests, replacements);
  if (changed === undefined) return undefined;
  return rewrite(setting, message, isOnly ? [changed] : taggedRequests, changed, replacements);
}

const edits: readonly TaggedRequest['kind'][] = [
  ...(['add', 'remove', 'set', 'move', 'hide', 'show', 'feature', 'look', 'redesign'] as const),
];

/** The last one that has what is replaced. */
function requestToChange(
  taggedRequests: readonly TaggedRequest[],
  [first]: readonly Replacement[],
): TaggedRequest | undefined {
  const edited = taggedRequests.filter(({ kind }) => edits.includes(kind));
  const fits = edited.filter(
    (taggedRequest) => first && slotFor(taggedRequest.slots, first.slot) !== undefined,
  );
  return fits.at(-1) ?? edited.at(-1);
}

/** The slot that one of this kind can take the place of. */
export function slotFor(slots: readonly TaggedSlot[], slot: SlotKind): TaggedSlot | undefined {
  for (const kind of alike[slot] ?? [slot]) {
    const found = slots.filter((other) => other.slot === kind).at(-1);
    if (found !== undefined) return found;
  }
  return undefined;
}

type Edit = Span & { text: string; slot?: TaggedSlot; added?: SlotKind };

function rewrite(
  { lang, today }: Setting,
  message: Message,
  taggedRequests: readonly TaggedRequest[],
  changed: TaggedRequest,
  replacements: readonly Replacement[],
): Substituted | undefined {
  const edits: Edit[] = [];
  for (const { slot, text } of replacements) {
    const taken = edits.flatMap((edit) => edit.slot ?? []);
    const old = slotFor(
      changed.slots.filter((other) => !taken.includes(other)),
      slot,
    );
    if (old === undefined)
      edits.push({ start: changed.end, end: changed.end, text: ` ${text}`, added: slot });
    else edits.push({ start: old.start, end: old.end, text: sameCountry(old, text), slot: old });
  }
  edits.sort((a, b) => a.start - b.start);
  const text = spliceText(message.text, edits);
  const read = readMessage(text, { lang: message.lang || lang, today });
  if (read.text !== text) return undefined;
  return {
    message: read,
    taggedRequests: taggedRequests.map((taggedRequest) =>
      moveRequest(taggedRequest, changed, edits, text),
    ),
  };
}

/** "1702223334" in place of "+49 170 2223343". */
function sameCountry({ slot, text }: TaggedSlot, given: string): string {
  const [old, digits] = [text.replace(/\D/g, ''), given.replace(/\D/g, '')];
  const isNational = /^[\d\s()./-]+$/.test(given) && !digits.startsWith('0');
  const missing = old.length - digits.length;
  const isWhole = slot === 'link' && /^\s*\+/.test(text) && isNational && digits.length > 6;
  return isWhole && missing > 0 && missing < 4 ? `+${old.slice(0, missing)}${digits}` : given;
}

function spliceText(text: string, edits: readonly Edit[]): string {
  let written = '';
  let read = 0;
  for (const edit of edits) {
    written += text.slice(read, edit.start) + edit.text;
    read = edit.end;
  }
  return written + text.slice(read);
}

/** Where an offset of the old text is in the new one; what is added at it lies before or behind. */
function moved(offset: number, edits: readonly Edit[], isEnd: boolean): number {
  return edits.reduce((at, { start, end, text }) => {
    const isBefore = start === end ? start < offset || (isEnd && start === offset) : end <= offset;
    return isBefore ? at + text.length - (end - start) : at;
  }, offset);
}

function moveRequest(
  taggedRequest: TaggedRequest,
  changed: TaggedRequest,
  edits: readonly Edit[],
  text: string,
): TaggedRequest {
  const isChanged = taggedRequest === changed;
  const at = (slot: Span): Span => ({
    start: moved(slot.start, edits, false),
    end: moved(slot.end, edits, false),
  });
  const slots = taggedRequest.slots.map((slot): TaggedSlot => {
    const place = at(slot);
    return { ...slot, ...place, text: text.slice(place.start, place.end) };
  });
  const end = moved(taggedRequest.end, edits, isChanged);
  if (!isChanged)
    return { ...taggedRequest, start: moved(taggedRequest.start, edits, false), end, slots };
  return {
    ...taggedRequest,
    start: moved(taggedRequest.start, edits, false),
    end,
    slots: [...slots, ...addedSlots(edits, end, text)],
  };
}

function addedSlots(edits: readonly Edit[], end: number, text: string): TaggedSlot[] {
  const added = edits.filter((edit) => edit.added !== undefined);
  let start = end - added.reduce((sum, edit) => sum + edit.text.length, 0);
  return added.map((edit): TaggedSlot => {
    const span = { start: start + 1, end: start + edit.text.length };
    start = span.end;
    return {
      slot: edit.added as SlotKind,
      ...span,
      text: text.slice(span.start, span.end),
      probability: 1,
    };
  });
}
