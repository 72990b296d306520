// Operations on links: those at the top of the page and those of a section.
import type { PageLink } from '@vys/contract/page-model/links';
import type { Operation, OperationOf } from '@vys/contract/page-model/operations';
import type { PageModel } from '@vys/contract/page-model/page-model';
import { ApplyError } from '../apply-error.ts';
import { changeFields, invertChange } from './fields.ts';
import { indexOfId, inserted, ordered, removed, replaced } from './lists.ts';

export type PageChange = { page: PageModel; inverse: Operation[] };

type LinkOperation = Extract<Operation, { type: `link.${string}` }>;
/** Where a link stands: a section's list, or without `section` the one at the top. */
type Place = { section?: string | undefined; index: number; link: PageLink };

export function applyToLinks(page: PageModel, operation: LinkOperation): PageChange {
  switch (operation.type) {
    case 'link.add':
      return add(page, operation);
    case 'link.update': {
      const { link } = findLink(page, operation.id);
      const changed = changeFields(link, operation) as PageLink;
      const inverse = {
        type: 'link.update',
        id: link.id,
        ...invertChange(link, operation),
      } as const;
      return { page: setLink(page, { ...changed, id: link.id }), inverse: [inverse] };
    }
    case 'link.remove':
      return remove(page, operation.id);
    case 'link.move':
      return move(page, operation);
    case 'link.order': {
      const { ids, section } = operation;
      const before = listOf(page, section);
      const inverse = { type: 'link.order', ids: before.map(({ id }) => id), section } as const;
      return { page: setList(page, section, ordered(before, ids)), inverse: [inverse] };
    }
    case 'link.hide':
    case 'link.show':
      return change(page, operation.id, { hidden: operation.type === 'link.hide' });
    case 'link.emphasize':
      return change(page, operation.id, { emphasis: operation.emphasis });
    case 'link.group':
      return operation.ids.reduceRight<PageChange>(
        (done, id) => {
          const next = change(done.page, id, { group: operation.group });
          return { page: next.page, inverse: [...next.inverse, ...done.inverse] };
        },
        { page, inverse: [] },
      );
    case 'link.schedule': {
      const { from, until } = operation;
      const schedule = from === undefined && until === undefined ? undefined : { from, until };
      return change(page, operation.id, { schedule });
    }
    case 'link.duplicate': {
      const { section, index, link } = findLink(page, operation.id);
      const copy = { ...link, id: operation.newId };
      return add(page, { type: 'link.add', link: copy, section, index: index + 1 });
    }
  }
}

function add(page: PageModel, { link, section, index }: OperationOf<'link.add'>): PageChange {
  const links = inserted(listOf(page, section), link, index);
  return { page: setList(page, section, links), inverse: [{ type: 'link.remove', id: link.id }] };
}

function remove(page: PageModel, id: string): PageChange {
  const { section, index, link } = findLink(page, id);
  return {
    page: setList(page, section, removed(listOf(page, section), id)),
    inverse: [{ type: 'link.add', link, section, index }],
  };
}

function move(page: PageModel, { id, section, index }: OperationOf<'link.move'>): PageChange {
  const from = findLink(page, id);
  const without = remove(page, id).page;
  const links = inserted(listOf(without, section), from.link, index);
  const inverse = { type: 'link.move', id, section: from.section, index: from.index } as const;
  return { page: setList(without, section, links), inverse: [inverse] };
}

/** Undefined removes a field. */
function change(page: PageModel, id: string, values: Partial<PageLink>): PageChange {
  const set = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
  const unset = Object.keys(values).filter((name) => !(name in set));
  return applyToLinks(page, { type: 'link.update', id, set, unset });
}

export function findLink(page: PageModel, id: string): Place {
  const index = indexOfId(page.links, id);
  if (index >= 0) return { index, link: page.links[index] as PageLink };
  for (const section of page.sections) {
    const links = 'links' in section ? section.links : [];
    const at = indexOfId(links, id);
    if (at >= 0) return { section: section.id, index: at, link: links[at] as PageLink };
  }
  throw new ApplyError('not_found', `there is no link ${id}`);
}

function listOf(page: PageModel, sectionId: string | undefined): readonly PageLink[] {
  if (sectionId === undefined) return page.links;
  const section = page.sections.find(({ id }) => id === sectionId);
  if (section === undefined || !('links' in section)) {
    throw new ApplyError('not_found', `there is no section with links called ${sectionId}`);
  }
  return section.links;
}

function setList(
  page: PageModel,
  sectionId: string | undefined,
  links: readonly PageLink[],
): PageModel {
  if (sectionId === undefined) return { ...page, links: [...links] };
  const sections = page.sections.map((section) =>
    section.id === sectionId && 'links' in section ? { ...section, links: [...links] } : section,
  );
  return { ...page, sections };
}

function setLink(page: PageModel, link: PageLink): PageModel {
  const { section } = findLink(page, link.id);
  return setList(page, section, replaced(listOf(page, section), link));
}
