// Which slots of a request belong to the same item: "chai 3.60 hot choc 3.80" are two.
import type { SlotKind, TaggedSlot } from '../../../../tagging/labels.ts';

export type SlotGroup = readonly TaggedSlot[];

/** An item has at least one of these. */
const essential: ReadonlySet<SlotKind> = new Set([
  ...(['target', 'item', 'price', 'date', 'venue', 'location', 'quote', 'person'] as const),
  ...(['question', 'answer', 'value', 'label', 'link', 'title', 'new'] as const),
]);

/** A new one begins where a kind of slot comes again; what is no item by itself belongs to the one before. */
export function groupSlots(slots: readonly TaggedSlot[]): SlotGroup[] {
  const groups: TaggedSlot[][] = [];
  for (const slot of slots) {
    const open = groups.at(-1);
    const isAgain = open?.some((other) => other.slot === slot.slot) ?? true;
    if (open === undefined || (isAgain && essential.has(slot.slot))) groups.push([slot]);
    else open.push(slot);
  }
  return groups;
}

export const slotIn = (group: SlotGroup, ...kinds: SlotKind[]): TaggedSlot | undefined =>
  group.find(({ slot }) => kinds.includes(slot));

export const textIn = (group: SlotGroup, ...kinds: SlotKind[]): string | undefined =>
  slotIn(group, ...kinds)?.text;
