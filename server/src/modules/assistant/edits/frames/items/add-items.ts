// Items that a request adds: into the section that the page has for them, else with a section of their own.
import type { Operation } from '@vys/contract/page-model/operations';
import type { PageSection, SectionKind } from '@vys/contract/page-model/sections';
import type { TaggedSlot } from '../../../tagging/labels.ts';
import type { Candidate } from '../../candidate.ts';
import { newSection, placeholdersOf } from '../../proposers/content/new-section.ts';
import { freeId } from '../../scene/names.ts';
import { itemsOf, nameOfItem, type TargetOf } from '../../scene/targets.ts';
import { type Frame, slotsOf } from '../frame.ts';
import { sectionPlace } from '../lists/list-place.ts';
import { indexOf, resolvePlace } from '../targets/resolve-place.ts';
import { groupSlots, type SlotGroup } from './entries/group-slots.ts';
import { type Fields, readEntry } from './entries/read-entry.ts';
import { type Wanted, wantedSection } from './entries/wanted-kind.ts';
import { proposal } from './values/evidence.ts';

/** Without one of these it is no item. */
const needed: Partial<Record<SectionKind, readonly string[]>> = {
  menu: ['name'],
  products: ['name'],
  services: ['name'],
  events: ['name', 'day', 'when'],
  faq: ['question'],
  testimonials: ['quote'],
  press: ['name'],
  team: ['name'],
  stats: ['value', 'label'],
};

const adding: ReadonlySet<string> = new Set(['add', 'again', 'correct', 'set']);

export function addItems(frame: Frame): Candidate[] {
  const wanted = wantedSection(frame);
  if (!adding.has(frame.taggedRequest.kind) || wanted === undefined || !(wanted.kind in needed))
    return [];
  const isChange = frame.taggedRequest.kind !== 'add';
  if (isChange && (slotsOf(frame, 'target', 'old').length > 0 || !mayBeNew(frame))) return [];
  const items = readItems(frame, wanted);
  if (items.length === 0) return [];
  const operations = wanted.section
    ? intoSection(frame, wanted.section, items)
    : withSection(frame, wanted.kind, items);
  const grounding = isChange ? 0.7 : 0.96;
  return operations.length === 0
    ? []
    : [proposal(frame, operations, grounding, [`kind:${wanted.kind}`])];
}

/** What should change but is called an item, as if it were new. */
const mayBeNew = (frame: Frame): boolean =>
  slotsOf(frame, 'item', 'quote', 'question').length > 0 && frame.taggedRequest.kind !== 'correct';

const outside: ReadonlySet<string> = new Set(['section', 'place', 'target', 'platform']);

export function groupsIn(frame: Frame): SlotGroup[] {
  const own = withNames(frame).filter(({ slot }) => !outside.has(slot));
  const isHeading = slotsOf(frame, 'item', 'question', 'link').length > 0;
  return groupSlots(own.filter(({ slot }) => slot !== 'title' || !isHeading));
}

/** What is added and called a target is new. */
function withNames({ taggedRequest }: Frame): readonly TaggedSlot[] {
  const isNamed = taggedRequest.slots.some(({ slot }) => slot === 'item' || slot === 'venue');
  const isPriced = taggedRequest.slots.some(({ slot }) => slot === 'price');
  if (taggedRequest.kind !== 'add' || isNamed || !isPriced) return taggedRequest.slots;
  return taggedRequest.slots.map((slot) =>
    slot.slot === 'target' ? { ...slot, slot: 'item' } : slot,
  );
}

function readItems(frame: Frame, { kind, section }: Wanted): Fields[] {
  let day: string | undefined;
  const read = groupsIn(frame).map((group) => {
    const fields = readEntry(group, { scene: frame.scene, kind, section, day });
    if (typeof fields.day === 'string') day = fields.day;
    return fields;
  });
  const filled = shareFields(frame, kind, kind === 'events' ? joinDays(read) : read);
  const { answer } = placeholdersOf(frame.scene);
  const asked = kind === 'faq' ? filled.map((fields) => ({ answer, ...fields })) : filled;
  return asked.map((fields) => complete(kind, fields)).filter((fields) => fields !== undefined);
}

/** What has no day, beside others that have one, belongs to the event before: "…, tickets at …". */
function joinDays(items: readonly Fields[]): Fields[] {
  const hasDay = (fields: Fields) => 'day' in fields || 'when' in fields;
  const joined: Fields[] = [];
  for (const fields of items) {
    const last = joined.at(-1);
    if (last === undefined || hasDay(fields) || !hasDay(last)) joined.push(fields);
    else joined[joined.length - 1] = { ...fields, ...last };
  }
  return joined;
}

const each =
  /\b(?:each|both|all|apiece|je|jeweils|beide|alle|chacune?|les deux|cada|ambos|ambas|cadauno|ciascun[oa]|l['’]un[oa]|entramb[ie])\b/iu;

/** "muffin and scone, 3 each". */
function shareFields(frame: Frame, kind: SectionKind, items: readonly Fields[]): Fields[] {
  const isOffer = kind === 'menu' || kind === 'products' || kind === 'services';
  const last = items.at(-1);
  if (!isOffer || !each.test(frame.scene.text) || last?.price === undefined) return [...items];
  return items.map((fields) => ({ price: last.price, ...fields }));
}

function complete(kind: SectionKind, fields: Fields): Fields | undefined {
  const own = needed[kind] ?? [];
  const isAny = kind === 'events' && fields.name === undefined && fields.city !== undefined;
  const named = isAny ? { ...fields, name: fields.city } : fields;
  if (kind === 'events')
    return own.some((field) => field in named) && 'name' in named ? named : undefined;
  return own.every((field) => field in named) ? named : undefined;
}

/** What is there already gets what is said of it. */
function intoSection(frame: Frame, section: PageSection, items: readonly Fields[]): Operation[] {
  const place = itemPlace(frame, section);
  const taken: string[] = [];
  let { index } = place;
  return items.map((fields): Operation => {
    const same = itemsOf(section).find((item) => isSame(section, item, fields));
    if (same !== undefined) {
      const { name: _, question: __, ...set } = fields;
      return { type: 'item.update', section: section.id, id: same.id, set, unset: [] };
    }
    const item = { id: idFor(frame, fields, taken), ...fields };
    taken.push(item.id);
    const added = { type: 'item.add', section: section.id, item, index } as const;
    if (index !== undefined) index += 1;
    return added.index === undefined
      ? { type: 'item.add', section: section.id, item }
      : { ...added, index: added.index };
  });
}

/** By its name; dates and voices of the same name are others. */
function isSame(section: PageSection, item: TargetOf<'item'>['item'], fields: Fields): boolean {
  if (section.kind === 'events' || section.kind === 'testimonials' || section.kind === 'press')
    return false;
  const target: TargetOf<'item'> = { kind: 'item', id: item.id, item, section, index: 0 };
  const name = String(fields.name ?? fields.question ?? fields.label ?? '').toLowerCase();
  const known = nameOfItem(target).toLowerCase();
  const isFirstName = section.kind === 'team' && known.startsWith(`${name} `);
  return name !== '' && (known === name || isFirstName);
}

function idFor({ scene }: Frame, fields: Fields, taken: readonly string[]): string {
  const text = fields.city ?? fields.name ?? fields.question ?? fields.label ?? 'item';
  return freeId(scene.design.page, String(text), taken);
}

function itemPlace(frame: Frame, section: PageSection): { index?: number } {
  const [slot] = slotsOf(frame, 'place');
  const place =
    slot &&
    resolvePlace(frame, slot, {
      kinds: ['item'],
      accepts: (target) => target.kind === 'item' && target.section.id === section.id,
    });
  const index =
    place &&
    indexOf(
      place,
      itemsOf(section).map(({ id }) => id),
    );
  return index === undefined ? {} : { index };
}

function withSection(frame: Frame, kind: SectionKind, items: readonly Fields[]): Operation[] {
  const taken: string[] = [];
  const own = items.map((fields) => {
    const id = idFor(frame, fields, taken);
    taken.push(id);
    return { id, ...fields };
  });
  const title = slotsOf(frame, 'title')[0]?.text;
  const section = newSection(frame.scene, kind, { items: own, title });
  return section === undefined ? [] : [{ type: 'section.add', section, ...sectionPlace(frame) }];
}
