// One or two sentences for what operations did: "I added Instagram and moved Shop to the top."
import type { HistoryOperation, Operation } from '@vys/contract/page-model/operations';
import type { PageDesign } from '@vys/contract/page-model/page-model';
import { listOf, quote, toLang } from '../languages.ts';
import { fill, texts } from '../texts/texts.ts';
import { type Change, change } from './change.ts';
import { describeLinkMove, describeLinkUpdate, describeSchedule, place } from './link-changes.ts';
import {
  type Context,
  elementName,
  itemName,
  linkName,
  sectionName,
  sectionNameBefore,
  titleName,
} from './names.ts';
import {
  describeItemAdd,
  describeItemUpdate,
  describeProfile,
  describeRename,
  describeReplace,
  describeSectionUpdate,
} from './section-changes.ts';
import { describeElement, describeTheme } from './theme-changes.ts';

/** More are counted, not named. */
export type SummaryLimits = { parts: number; names: number };
const usualLimits: SummaryLimits = { parts: 4, names: 5 };

type Designs = { before: PageDesign | null; after: PageDesign; lang: string };

export function summarize(
  operations: readonly (Operation | HistoryOperation)[],
  before: PageDesign | null,
  after: PageDesign,
  lang: string,
): string {
  const own = toLang(lang);
  const parts = describeOperations(operations, { before, after, lang });
  if (parts.length === 0) return texts[own].unchanged;
  return fill(texts[own].sentence, { parts: listOf(parts, own) });
}

/** What they did as parts of a sentence: "added Shop". With more than the limit, the last says how many more. */
export function describeOperations(
  operations: readonly (Operation | HistoryOperation)[],
  { before, after, lang }: Designs,
  limits = usualLimits,
): string[] {
  const own = toLang(lang);
  const context: Context = { before, after, lang: own, texts: texts[own] };
  const parts = merge(operations.flatMap((operation) => describe(operation, context)));
  const shown = parts.length > limits.parts ? parts.slice(0, limits.parts - 1) : parts;
  const more = parts.length - shown.length;
  const said = shown.map((part) => say(part, context, limits.names));
  return more > 0 ? [...said, fill(context.texts.changes.more, { n: String(more) })] : said;
}

function say(
  { key, names, values }: Change,
  { lang, texts: own }: Context,
  mostNames: number,
): string {
  const shown = names.length > mostNames ? [...names.slice(0, mostNames - 1), '…'] : names;
  return fill(own.changes[key], { ...values, names: listOf(shown, lang) });
}

/** Parts that differ in their names only become one; each is said once. */
function merge(changes: readonly Change[]): Change[] {
  const merged = new Map<string, Change>();
  for (const part of changes) {
    const id = JSON.stringify([part.key, part.values]);
    const same = merged.get(id);
    const names = [...new Set([...(same?.names ?? []), ...part.names])];
    merged.set(id, { ...part, names });
  }
  return [...merged.values()];
}

function describe(operation: Operation | HistoryOperation, context: Context): Change | Change[] {
  switch (operation.type) {
    case 'profile.set':
      return describeProfile(operation, context);
    case 'text.replace':
      return describeReplacement(operation, context);
    case 'page.compose':
      return change('made');
    case 'page.redesign':
      return change('redesigned');
    case 'history.undo':
      return describeSteps('undone', operation.steps);
    case 'history.redo':
      return describeSteps('redone', operation.steps);
    case 'history.goto':
      return change('restored');
    case 'element.style':
      return describeElement(operation, context);
    default:
      if (isTheme(operation)) return describeTheme(operation, context);
      return isLink(operation)
        ? describeLink(operation, context)
        : describeSection(operation, context);
  }
}

type LinkOperation = Extract<Operation, { type: `link.${string}` }>;
type ThemeOperation = Extract<Operation, { type: `theme.${string}` }>;
type SectionOperation = Extract<Operation, { type: `section.${string}` | `item.${string}` }>;

const isLink = (operation: LinkOperation | SectionOperation): operation is LinkOperation =>
  operation.type.startsWith('link.');
const isTheme = (
  operation: LinkOperation | SectionOperation | ThemeOperation,
): operation is ThemeOperation => operation.type.startsWith('theme.');

function describeLink(operation: LinkOperation, context: Context): Change {
  const name = (id: string) => linkName(context, id);
  switch (operation.type) {
    case 'link.add':
      return change('added', [titleName(operation.link.title, context.lang)]);
    case 'link.update':
      return describeLinkUpdate(operation, context);
    case 'link.remove':
      return change('removed', [name(operation.id)]);
    case 'link.move':
      return describeLinkMove(operation, context);
    case 'link.order':
      return change('reordered', [], { other: context.texts.fields.links });
    case 'link.hide':
      return change('hidden', [name(operation.id)]);
    case 'link.show':
      return change('shown', [name(operation.id)]);
    case 'link.emphasize': {
      const keys = { featured: 'featured', icon: 'asIcon', normal: 'asNormal' } as const;
      return change(keys[operation.emphasis], [name(operation.id)]);
    }
    case 'link.group': {
      const { group } = operation;
      const names = operation.ids.map(name);
      if (group === undefined) return change('ungrouped', names);
      return change('grouped', names, { other: titleName(group, context.lang) });
    }
    case 'link.schedule':
      return describeSchedule(operation, context);
    case 'link.duplicate':
      return change('duplicated', [], { name: name(operation.id) });
  }
}

function describeSection(operation: SectionOperation, context: Context): Change {
  switch (operation.type) {
    case 'section.add':
      return change('added', [sectionName(context, operation.section.id, 'a')]);
    case 'section.update':
      return describeSectionUpdate(operation, context);
    case 'section.replace':
      return describeReplace(operation, context);
    case 'section.convert': {
      const from = sectionNameBefore(context, operation.id);
      return change('replaced', [], { from, name: context.texts.sections[operation.kind][0] });
    }
    case 'section.duplicate':
      return change('duplicated', [], { name: sectionName(context, operation.id) });
    case 'section.rename':
      return describeRename(operation, context);
    case 'section.order':
      return change('reordered', [], { other: context.texts.fields.sections });
    case 'section.remove':
      return change('removed', [sectionName(context, operation.id)]);
    case 'section.hide':
      return change('hidden', [sectionName(context, operation.id)]);
    case 'section.show':
      return change('shown', [sectionName(context, operation.id)]);
    case 'section.layout':
      return change('layoutChanged', [], { name: sectionName(context, operation.id) });
    case 'section.move': {
      const list = context.after.page.sections.map(({ id }) => id);
      const name = sectionName(context, operation.id);
      const nameOf = (id: string) => elementName(context, id);
      return place(name, list.indexOf(operation.id), list, nameOf);
    }
    default:
      return describeItem(operation, context);
  }
}

function describeItem(
  operation: Extract<Operation, { type: `item.${string}` }>,
  context: Context,
): Change {
  switch (operation.type) {
    case 'item.add':
      return describeItemAdd(operation, context);
    case 'item.update':
      return describeItemUpdate(operation, context);
    case 'item.remove':
      return change('removed', [itemName(context, operation.section, operation.id)]);
    case 'item.duplicate':
      return change('duplicated', [], {
        name: itemName(context, operation.section, operation.id),
      });
    case 'item.order':
      return change('reordered', [], { other: sectionName(context, operation.section) });
    case 'item.move': {
      const { section, id } = operation;
      const found = context.after.page.sections.find((candidate) => candidate.id === section);
      const list = found && 'items' in found ? found.items.map((item) => item.id) : [];
      const nameOf = (other: string) => itemName(context, section, other);
      return place(nameOf(id), list.indexOf(id), list, nameOf);
    }
  }
}

function describeReplacement(
  { from, to }: Extract<Operation, { type: 'text.replace' }>,
  { lang }: Context,
): Change {
  const values = { from: quote(from, lang), value: quote(to, lang) };
  return change(to.trim() === '' ? 'textRemoved' : 'textReplaced', [], values);
}

function describeSteps(key: 'undone' | 'redone', steps: number): Change {
  if (steps === 1) return change(key);
  return change(key === 'undone' ? 'undoneSome' : 'redoneSome', [], { n: String(steps) });
}
