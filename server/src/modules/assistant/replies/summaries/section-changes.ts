// What operations on sections, their items and the profile changed.
import type { OperationOf } from '@vys/contract/page-model/operations';
import { formatDay, quote } from '../languages.ts';
import { type FieldKey, fieldKeys } from '../texts/texts.ts';
import { type Change, change } from './change.ts';
import {
  type Context,
  findItem,
  itemName,
  nameOfItem,
  nameOfSection,
  sectionName,
  sectionNameBefore,
} from './names.ts';

/** Names of the model that people call otherwise. */
const fieldNames: Readonly<Record<string, FieldKey>> = {
  day: 'date',
  when: 'date',
  city: 'location',
  place: 'location',
  answer: 'text',
  quote: 'text',
  question: 'title',
  caption: 'description',
  url: 'links',
  hasForm: 'sections',
};

export function fieldKey(name: string): FieldKey | undefined {
  return fieldKeys.find((known) => known === name) ?? fieldNames[name];
}

export function describeSectionUpdate(
  { id, set, unset }: OperationOf<'section.update'>,
  context: Context,
): Change {
  const name = sectionName(context, id);
  const changed = [...Object.keys(set), ...unset];
  const [only = ''] = changed;
  const key = changed.length === 1 ? fieldKey(only) : undefined;
  if (!key) return change('updated', [name]);
  return setField(context, key, name, set[only]);
}

function setField(context: Context, key: FieldKey, name: string, value: unknown): Change {
  const { texts, lang } = context;
  const field = texts.fields[key];
  if (typeof value === 'string' && key === 'date' && /^\d{4}-\d\d-\d\d$/.test(value)) {
    return change('dateChanged', [], { name, value: formatDay(value, lang) });
  }
  const isShort = typeof value === 'string' && value.length <= 60 && !value.includes('\n');
  if (!isShort || key === 'links') return change('fieldChanged', [], { field, name });
  return change('fieldSet', [], { field, value: quote(value, lang) });
}

export function describeReplace(
  { id, section }: OperationOf<'section.replace'>,
  context: Context,
): Change {
  const from = sectionNameBefore(context, id);
  return change('replaced', [], { from, name: nameOfSection(section, context, 'a') });
}

export function describeRename({ id }: OperationOf<'section.rename'>, context: Context): Change {
  const from = sectionNameBefore(context, id);
  const name = sectionName(context, id);
  if (from === name) return change('updated', [name]);
  return change('renamed', [], { from, name });
}

export function describeItemAdd(
  { section, item }: OperationOf<'item.add'>,
  context: Context,
): Change {
  return change('addedTo', [nameOfItem(item, context)], { other: sectionName(context, section) });
}

export function describeItemUpdate(
  { section, id, set, unset }: OperationOf<'item.update'>,
  context: Context,
): Change {
  const before = findItem(context.before, section, id);
  const name = itemName(context, section, id);
  const changed = [...Object.keys(set), ...unset];
  if (changed.includes('name') && before) {
    return change('renamed', [], { from: nameOfItem(before, context), name });
  }
  const price = priceText(set.price);
  if (price !== undefined) return change('priceChanged', [], { name, value: price });
  if (set.isSoldOut === true || set.status === 'sold-out') return change('soldOut', [name]);
  if (set.status === 'canceled') return change('canceled', [name]);
  if (set.isSoldOut === false || set.status === 'available') return change('available', [name]);
  const [only = ''] = changed;
  const key = changed.length === 1 ? fieldKey(only) : undefined;
  if (!key) return change('updated', [name]);
  const { texts, lang } = context;
  const { day } = set;
  if (key === 'date' && typeof day === 'string') {
    return change('dateChanged', [], { name, value: formatDay(day, lang) });
  }
  return change('fieldChanged', [], { field: texts.fields[key], name });
}

function priceText(price: unknown): string | undefined {
  if (typeof price !== 'object' || price === null || !('text' in price)) return undefined;
  return typeof price.text === 'string' ? price.text : undefined;
}

/** One part for each field of the profile. */
export function describeProfile(
  { set, unset }: OperationOf<'profile.set'>,
  { texts, lang }: Context,
): Change[] {
  const given = Object.entries(set).map(([key, value]) => {
    if (key === 'lang' && typeof value === 'string') {
      return change('languageSet', [], { value: languageName(value, lang) });
    }
    const field = texts.fields[fieldKey(key) ?? 'text'];
    const isText = typeof value === 'string' && value.length <= 80 && !value.includes('\n');
    return isText
      ? change('fieldSet', [], { field, value: quote(value, lang) })
      : change('updated', [field]);
  });
  const removed = unset.map((key) =>
    change('fieldRemoved', [], { field: texts.fields[fieldKey(key) ?? 'text'] }),
  );
  return [...given, ...removed];
}

function languageName(tag: string, lang: string): string {
  return new Intl.DisplayNames(lang, { type: 'language' }).of(tag) ?? tag;
}
