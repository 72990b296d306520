// Items of the page that become others: prices, names, dates, venues, roles, answers.
import type { Operation } from '@vys/contract/page-model/operations';
import type { SectionKind } from '@vys/contract/page-model/sections';
import type { Price } from '@vys/contract/page-model/values';
import type { TaggedSlot } from '../../../tagging/labels.ts';
import type { Candidate } from '../../candidate.ts';
import type { Target, TargetOf } from '../../scene/targets.ts';
import { type Frame, slotsOf } from '../frame.ts';
import { readStatus } from './entries/event-status.ts';
import { groupSlots, type SlotGroup, slotIn } from './entries/group-slots.ts';
import { type Fields, readEntry } from './entries/read-entry.ts';
import { offers } from './entries/wanted-kind.ts';
import { type FoundItem, findItem } from './find/find-item.ts';
import { relativePrice } from './prices/relative-price.ts';
import { proposal } from './values/evidence.ts';

const changing: ReadonlySet<string> = new Set(['set', 'correct', 'again', 'add']);

/** Slots that give a value, with the kinds of sections whose items have it. */
const holders: Partial<Record<TaggedSlot['slot'], readonly SectionKind[]>> = {
  price: [...offers, 'events'],
  detail: [...offers, 'team'],
  date: ['events'],
  time: ['events'],
  venue: ['events'],
  location: ['events'],
  status: ['events', 'products'],
  old: ['events', 'products'],
  role: ['team', 'testimonials'],
  person: ['team', 'testimonials', 'press'],
  question: ['faq'],
  answer: ['faq'],
  quote: ['testimonials', 'press'],
  value: ['stats'],
  label: ['stats'],
  item: [...offers, 'events', 'video', 'music'],
  link: ['events', 'products', 'services', 'team', 'press'],
};
const all = [...new Set(Object.values(holders).flat())];

/** Slots that may name what changes, where there is no target. */
const naming = ['item', 'label', 'person', 'question', 'location'] as const;

export function updateItems(frame: Frame): Candidate[] {
  const { kind } = frame.taggedRequest;
  if (!changing.has(kind) || (kind === 'add' && slotsOf(frame, 'target').length === 0)) return [];
  if (changeOf(frame) !== undefined) return [];
  const slots = frame.taggedRequest.slots.filter(
    ({ slot }) => !['section', 'place'].includes(slot),
  );
  const groups = groupSlots(slots).filter(
    (group) => valuesOf(group).length > 0 && !isOldValue(frame, group),
  );
  const read = groups.map((group) => updateOf(frame, group));
  const updates = read.filter((update) => update !== undefined);
  const [first] = updates;
  if (first === undefined || updates.length < groups.length) return [];
  return [
    proposal(
      frame,
      updates.map(({ operation }) => operation),
      Math.min(...updates.map(({ confidence }) => confidence)),
      updates.some(({ isAmbiguous }) => isAmbiguous) ? ['ambiguous'] : [],
    ),
  ];
}

/** A new name is a value too, and a status that is over. */
const valuesOf = (group: SlotGroup) =>
  group.filter(
    ({ slot, text }) =>
      (slot in holders && slot !== 'item' && slot !== 'old') ||
      (slot === 'item' && slotIn(group, 'target') !== undefined) ||
      (slot === 'old' && readStatus(text).status !== 'available'),
  );

/** "500 clients, not 400". */
function isOldValue({ scene }: Frame, group: SlotGroup): boolean {
  const [only, ...more] = group;
  if (only === undefined || more.length > 0 || only.slot !== 'value') return false;
  return scene.targets.some(
    (target) => target.kind === 'item' && target.item.value === only.text.trim(),
  );
}

type Update = { operation: Operation; confidence: number; isAmbiguous: boolean };

function updateOf(frame: Frame, group: SlotGroup): Update | undefined {
  const found = itemOf(frame, group);
  if (found === undefined) return undefined;
  const { target, confidence, isAmbiguous } = found;
  const fields = fieldsFor(frame, group, found);
  if (Object.keys(fields).length === 0) return undefined;
  const unset = unsetBy(target, fields);
  const operation: Operation = {
    type: 'item.update',
    section: target.section.id,
    id: target.id,
    set: fields,
    unset,
  };
  return { operation, confidence, isAmbiguous };
}

/** A day in place of "every friday", and the other way round. */
const unsetBy = ({ item }: TargetOf<'item'>, { day, when }: Fields): string[] => [
  ...(day !== undefined && item.when !== undefined ? ['when'] : []),
  ...(when !== undefined && item.day !== undefined ? ['day'] : []),
];

/** What a slot names is not among the values that it gives. */
function fieldsFor(frame: Frame, group: SlotGroup, { target, name }: Found): Fields {
  const { section, item } = target;
  const given = group.filter((slot) => slot !== name || isNewSurname(slot, item.name));
  const context = { scene: frame.scene, kind: section.kind, section, old: item };
  return { ...goneStatus(group, target), ...readEntry(given, context) };
}

/** "Lina got married, she's Lina Brandt now". */
function isNewSurname({ slot, text }: TaggedSlot, old: unknown): boolean {
  const [first, ...others] = text.trim().toLowerCase().split(/\s+/);
  const known = typeof old === 'string' ? old.toLowerCase().split(/\s+/) : [];
  const isNew = others.length > 0 && others.at(-1) !== known.at(-1);
  return slot === 'person' && isNew && first === known[0];
}

/** "not sold out anymore". */
function goneStatus(group: SlotGroup, { section, item }: TargetOf<'item'>): Fields {
  const old = slotIn(group, 'old')?.text ?? '';
  const { status } = readStatus(old);
  const isGone = status !== 'available' && (item.status === status || item.isSoldOut === true);
  if (!isGone) return {};
  return section.kind === 'events' ? { status: 'available' } : { isSoldOut: false };
}

type Found = FoundItem & { name?: TaggedSlot };

function itemOf(frame: Frame, group: SlotGroup): Found | undefined {
  const values = valuesOf(group);
  const kinds = values
    .map(({ slot }) => holders[slot] ?? [])
    .reduce((left, right) => left.filter((kind) => right.includes(kind)), all);
  const target = slotIn(group, 'target');
  const old = slotIn(group, 'old');
  if (target !== undefined) {
    const found =
      findItem(frame, target, kinds) ??
      (old && findItem(frame, old, kinds)) ??
      otherItem(frame, target.text, kinds);
    return found && { ...found, name: target };
  }
  const name = naming.map((kind) => slotIn(group, kind)).find((slot) => slot !== undefined);
  const isName = name !== undefined && values.some((slot) => slot !== name);
  const married = name?.slot === 'person' && !isName ? findItem(frame, name, kinds) : undefined;
  if (name !== undefined && married && isNewSurname(name, married.target.item.name))
    return { ...married, confidence: 0.92, name };
  const named = isName ? findItem(frame, name, kinds) : undefined;
  if (named !== undefined && named.confidence > 0.75) return { ...named, name: name as TaggedSlot };
  const byOld = old && findItem(frame, old, kinds);
  return (
    byOld ?? (frame.taggedRequest.kind === 'set' && isName ? undefined : lastItem(frame, kinds))
  );
}

const otherWords =
  /\b(?:other|remaining|andere[nrs]?|übrige[nrs]?|autre|otr[oa]|outr[oa]|altr[oa])\b/iu;

/** "the other girl": the only one of its section that was not spoken of. */
function otherItem(
  { scene }: Frame,
  text: string,
  kinds: readonly SectionKind[],
): FoundItem | undefined {
  const last = scene.targets.find(({ id }) => id === scene.past.targets[0]);
  if (!otherWords.test(text) || last?.kind !== 'item' || !kinds.includes(last.section.kind))
    return undefined;
  const others = scene.targets.filter(
    (target): target is TargetOf<'item'> =>
      target.kind === 'item' &&
      target.section.id === last.section.id &&
      !scene.past.targets.includes(target.id),
  );
  const [only] = others;
  return only === undefined || others.length > 1
    ? undefined
    : { target: only, confidence: 0.9, isAmbiguous: false };
}

/** What the turn before was about. */
function lastItem({ scene }: Frame, kinds: readonly SectionKind[]): Found | undefined {
  const isFitting = (target: Target | undefined): target is TargetOf<'item'> =>
    target?.kind === 'item' && kinds.includes(target.section.kind);
  const recent = scene.past.targets
    .map((id) => scene.targets.find((target) => target.id === id))
    .filter(isFitting);
  const [only] = recent;
  return only === undefined
    ? undefined
    : { target: only, confidence: recent.length === 1 ? 0.88 : 0.7, isAmbiguous: false };
}

/** "20 cents more" says no price by itself. */
export function changeOf(frame: Frame): ((amount: number) => number) | undefined {
  const [amount] = slotsOf(frame, 'price', 'value', 'new');
  if (amount === undefined || frame.taggedRequest.kind === 'add') return undefined;
  const { message, span } = frame.scene;
  const before = message.text.slice(span.start, amount.start);
  return relativePrice(amount.text, before, message.text.slice(amount.end, span.end));
}

export const priceOfItem = ({ item }: TargetOf<'item'>) => item.price as Price | undefined;
