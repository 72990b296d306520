// Ids of what is added: those that the page already has get a number.
import type { Operation } from '@vys/contract/page-model/operations';
import type { PageDesign, PageModel } from '@vys/contract/page-model/page-model';

export function withFreeId(operation: Operation, { page }: PageDesign): Operation {
  const taken = new Set(listIds(page));
  const free = (wished: string): string => {
    let id = wished;
    for (let number = 2; taken.has(id); number += 1) {
      id = `${wished.replace(/-\d+$/, '').slice(0, 36)}-${number}`;
    }
    taken.add(id);
    return id;
  };
  switch (operation.type) {
    case 'link.add':
      return { ...operation, link: { ...operation.link, id: free(operation.link.id) } };
    case 'section.add': {
      const { section } = operation;
      const own = { ...section, id: free(section.id) };
      const renamed = <Entry extends { id: string }>(entries: readonly Entry[]) =>
        entries.map((entry) => ({ ...entry, id: free(entry.id) }));
      if ('items' in own) Object.assign(own, { items: renamed<{ id: string }>(own.items) });
      if ('links' in own) Object.assign(own, { links: renamed(own.links) });
      return { ...operation, section: own };
    }
    case 'item.add':
      return { ...operation, item: { ...operation.item, id: free(String(operation.item.id)) } };
    default:
      return operation;
  }
}

/** Of what an operation brings in. */
export function addedIds(operation: Operation): string[] {
  if (operation.type === 'link.add') return [operation.link.id];
  if (operation.type === 'item.add') return [String(operation.item.id)];
  if (operation.type !== 'section.add') return [];
  return listIds({ links: [], sections: [operation.section] });
}

function listIds({ links, sections }: Pick<PageModel, 'links' | 'sections'>): string[] {
  const nested = sections.flatMap((section): readonly { id: string }[] => {
    if ('items' in section) return section.items;
    return 'links' in section ? section.links : [];
  });
  return [...links, ...sections, ...nested].map(({ id }) => id);
}
