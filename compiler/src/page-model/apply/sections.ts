// Operations on sections and their items.
import type { Operation, OperationOf } from '@vys/contract/page-model/operations';
import type { PageModel } from '@vys/contract/page-model/page-model';
import type { PageSection } from '@vys/contract/page-model/sections';
import { ApplyError } from '../apply-error.ts';
import { convertSection, duplicateSection } from './convert.ts';
import { changeFields, invertChange } from './fields.ts';
import type { PageChange } from './links.ts';
import { indexOfId, inserted, ordered, removed, replaced } from './lists.ts';

type SectionOperation = Extract<Operation, { type: `section.${string}` | `item.${string}` }>;
type Item = { id: string };

export function applyToSections(page: PageModel, operation: SectionOperation): PageChange {
  const { sections } = page;
  switch (operation.type) {
    case 'section.add': {
      const { section, index } = operation;
      const inverse = { type: 'section.remove', id: section.id } as const;
      return {
        page: { ...page, sections: inserted(sections, section, index) },
        inverse: [inverse],
      };
    }
    case 'section.update': {
      const section = findSection(page, operation.id);
      const { id, kind } = section;
      const changed = { ...changeFields(section, operation), id, kind } as PageSection;
      const inverse = { type: 'section.update', id, ...invertChange(section, operation) } as const;
      return { page: setSection(page, changed), inverse: [inverse] };
    }
    case 'section.replace': {
      const section = findSection(page, operation.id);
      const next = { ...operation.section, id: section.id };
      const inverse = { type: 'section.replace', id: section.id, section } as const;
      return { page: setSection(page, next), inverse: [inverse] };
    }
    case 'section.remove': {
      const section = findSection(page, operation.id);
      const index = indexOfId(sections, section.id);
      const inverse = { type: 'section.add', section, index } as const;
      return { page: { ...page, sections: removed(sections, section.id) }, inverse: [inverse] };
    }
    case 'section.move': {
      const section = findSection(page, operation.id);
      const rest = removed(sections, section.id);
      const index = indexOfId(sections, section.id);
      return {
        page: { ...page, sections: inserted(rest, section, operation.index) },
        inverse: [{ type: 'section.move', id: section.id, index }],
      };
    }
    case 'section.duplicate': {
      const section = findSection(page, operation.id);
      const copy = duplicateSection(page, section, operation.newId);
      const index = indexOfId(sections, section.id) + 1;
      return applyToSections(page, { type: 'section.add', section: copy, index });
    }
    case 'section.convert': {
      const section = findSection(page, operation.id);
      const converted = convertSection(page, section, operation.kind);
      const inverse = { type: 'section.replace', id: section.id, section } as const;
      return { page: setSection(page, converted), inverse: [inverse] };
    }
    case 'section.order': {
      const inverse = { type: 'section.order', ids: sections.map(({ id }) => id) } as const;
      return { page: { ...page, sections: ordered(sections, operation.ids) }, inverse: [inverse] };
    }
    case 'section.hide':
    case 'section.show':
      return update(page, operation.id, 'hidden', operation.type === 'section.hide');
    case 'section.rename':
      return update(page, operation.id, 'title', operation.title || undefined);
    case 'section.layout':
      return update(page, operation.id, 'layout', operation.layout);
    default:
      return applyToItems(page, operation);
  }
}

function applyToItems(
  page: PageModel,
  operation: Extract<SectionOperation, { type: `item.${string}` }>,
): PageChange {
  const section = findSection(page, operation.section);
  if (!('items' in section)) {
    throw new ApplyError('invalid', `the section ${section.id} has no items`);
  }
  const items: readonly Item[] = section.items;
  const withItems = (changed: readonly Item[]) =>
    setSection(page, { ...section, items: changed } as PageSection);
  const at = { section: section.id } as const;
  switch (operation.type) {
    case 'item.add': {
      const item = operation.item as Item;
      const inverse = { type: 'item.remove', ...at, id: item.id } as const;
      return { page: withItems(inserted(items, item, operation.index)), inverse: [inverse] };
    }
    case 'item.update': {
      const item = findItem(items, operation.id);
      const changed = { ...changeFields(item, operation), id: item.id };
      const inverse = {
        type: 'item.update',
        ...at,
        id: item.id,
        ...invertChange(item, operation),
      } as const;
      return { page: withItems(replaced(items, changed)), inverse: [inverse] };
    }
    case 'item.remove': {
      const item = findItem(items, operation.id);
      const index = indexOfId(items, item.id);
      const inverse = { type: 'item.add', ...at, item: { ...item }, index } as const;
      return { page: withItems(removed(items, item.id)), inverse: [inverse] };
    }
    case 'item.move': {
      const item = findItem(items, operation.id);
      const inverse: OperationOf<'item.move'> = {
        type: 'item.move',
        ...at,
        id: item.id,
        index: indexOfId(items, item.id),
      };
      const rest = removed(items, item.id);
      return { page: withItems(inserted(rest, item, operation.index)), inverse: [inverse] };
    }
    case 'item.duplicate': {
      const copy = { ...findItem(items, operation.id), id: operation.newId };
      const index = indexOfId(items, operation.id) + 1;
      return applyToItems(page, { type: 'item.add', ...at, item: copy, index });
    }
    case 'item.order': {
      const inverse = { type: 'item.order', ...at, ids: items.map(({ id }) => id) } as const;
      return { page: withItems(ordered(items, operation.ids)), inverse: [inverse] };
    }
  }
}

export function findSection(page: PageModel, id: string): PageSection {
  const section = page.sections.find((candidate) => candidate.id === id);
  if (section === undefined) throw new ApplyError('not_found', `there is no section ${id}`);
  return section;
}

function findItem(items: readonly Item[], id: string): Item {
  const item = items.find((candidate) => candidate.id === id);
  if (item === undefined) throw new ApplyError('not_found', `there is no item ${id}`);
  return item;
}

function setSection(page: PageModel, section: PageSection): PageModel {
  return { ...page, sections: replaced(page.sections, section) };
}

/** Undefined removes the field. */
function update(page: PageModel, id: string, field: string, value: unknown): PageChange {
  const set = value === undefined ? {} : { [field]: value };
  const unset = value === undefined ? [field] : [];
  return applyToSections(page, { type: 'section.update', id, set, unset });
}
