// What can be selected on a page, read from its source.
import type { PageModel } from '@vys/contract/page-model/page-model';
import type { PageContent } from '@vys/contract/pages/page-content';
import { openPage } from '../page-model/open-page.ts';
import { listCodeElements } from './list-code-elements.ts';
import { listElements } from './list-elements.ts';
import type { PageElements } from './page-element.ts';

/** Null for code that cannot be read. */
export function readElements({ jsx, css }: Pick<PageContent, 'jsx' | 'css'>): PageElements | null {
  const opened = openPage({ jsx, css });
  if (opened === undefined) return null;
  const { design, kind } = opened;
  return {
    kind,
    elements: kind === 'model' ? listElements(design) : listCodeElements(design, jsx),
    ids: idsOf(design.page),
    colors: design.theme.colors,
  };
}

function idsOf({ links, sections }: PageModel): string[] {
  return [
    ...links.map(({ id }) => id),
    ...sections.flatMap((section) => [
      section.id,
      ...('links' in section ? section.links.map(({ id }) => id) : []),
      ...('items' in section ? section.items.map(({ id }) => id) : []),
    ]),
  ];
}
