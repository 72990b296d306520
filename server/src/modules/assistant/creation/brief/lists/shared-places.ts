// When and where several events are, where it is said once: "6 Dec, 13 Dec, all 10 am at the Crown".
import type { Message } from '../../../reading/message.ts';
import type { SlotKind, TaggedSlot } from '../../../tagging/labels.ts';
import { first, type Row } from './read-rows.ts';

const SHARED: readonly SlotKind[] = ['time', 'venue'];
const EACH =
  /(?:^|[^\p{L}])(?:all|always|each|every time|both|immer|jeweils|alle|beide|tous|toutes|toujours|chaque|todos|todas|siempre|sempre|tutti|tutte|cada)\s+(?:\p{L}+\s+){0,2}$/iu;

export function withSharedPlaces(message: Message, rows: readonly Row[]): Row[] {
  const filled: Row[] = [];
  for (const [index, row] of rows.entries()) {
    const shared = [
      ...saidOfAll(message, row, rows),
      ...saidBefore(message, row, rows[index - 1], filled.at(-1)),
    ];
    filled.push(shared.length === 0 ? row : { ...row, slots: [...row.slots, ...shared] });
  }
  return filled;
}

/** What the last event of a fact says with an "all" or "each" before it. */
function saidOfAll({ text }: Message, row: Row, rows: readonly Row[]): TaggedSlot[] {
  const last = rows.findLast(({ fact }) => fact === row.fact);
  if (last === undefined || last === row) return [];
  const start = last.slots.find(
    (slot) => SHARED.includes(slot.slot) && EACH.test(text.slice(row.fact.start, slot.start)),
  )?.start;
  if (start === undefined) return [];
  return last.slots.filter(
    (slot) =>
      slot.start >= start && SHARED.includes(slot.slot) && first(row, slot.slot) === undefined,
  );
}

const WHERE: readonly SlotKind[] = ['item', 'venue', 'location'];
const JOINS = /^\s*(?:,|and|&|\+|und|et|y|e)?\s*$/iu;

/** "… at the Pier on 19, 26 and 27 Dec": a day that says no more, right behind another; `filled` is the one before. */
function saidBefore(
  { text }: Message,
  row: Row,
  before: Row | undefined,
  filled: Row | undefined,
): TaggedSlot[] {
  const start = row.slots[0]?.start;
  const end = before?.slots.at(-1)?.end;
  const isBare = row.slots.every(({ slot }) => slot !== 'detail' && !WHERE.includes(slot));
  if (before?.fact !== row.fact || !isBare || start === undefined || end === undefined) return [];
  if (!JOINS.test(text.slice(end, start))) return [];
  return (filled?.slots ?? []).filter(({ slot }) => WHERE.includes(slot));
}
