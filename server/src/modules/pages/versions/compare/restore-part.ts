// Brings one part of an earlier version back into the current page, by operations, so that everything else stays.
// Runs in a worker process.
import { writeDesign } from '@vys/compiler/page-design/write-design';
import { ApplyError } from '@vys/compiler/page-model/apply-error';
import { changePage, openPage } from '@vys/compiler/page-model/open-page';
import type { Operation } from '@vys/contract/page-model/operations';
import type { PageDesign, PageModel } from '@vys/contract/page-model/page-model';
import type { PageContent } from '@vys/contract/pages/page-content';

export type RestorePartInput = {
  version: PageContent;
  current: PageContent;
  /** `profile`, `links`, `design` or `section:` with the id of a section. */
  part: string;
};

/** Null where the part cannot be brought back, or is there already. */
export function restorePart({ version, current, part }: RestorePartInput): PageContent | null {
  const [earlier, now] = [openPage(version), openPage(current)];
  if (earlier?.kind !== 'model' || now?.kind !== 'model') return null;
  const operations = operationsFor(part, earlier.design, now.design);
  if (operations.length === 0) return null;
  try {
    const { content, design } = changePage(current, operations, writeDesign);
    if (losesLinks(earlier.design.page, now.design.page, design.page)) return null;
    const isSame = content.jsx === current.jsx && content.css === current.css;
    return isSame ? null : content;
  } catch (error) {
    if (error instanceof ApplyError) return null;
    throw error;
  }
}

/** A link that both pages have would be gone, or be there twice, because it stands in another part by now. */
function losesLinks(earlier: PageModel, now: PageModel, restored: PageModel): boolean {
  const [before, after, result] = [earlier, now, restored].map(linkIds);
  const count = (id: string) => result?.filter((other) => other === id).length ?? 0;
  const shared = before?.filter((id) => after?.includes(id)) ?? [];
  return shared.some((id) => count(id) === 0) || result?.some((id) => count(id) > 1) === true;
}

const linkIds = ({ links, sections }: PageModel): string[] =>
  [...links, ...sections.flatMap((section) => ('links' in section ? section.links : []))].map(
    ({ id }) => id,
  );

function operationsFor(part: string, earlier: PageDesign, now: PageDesign): Operation[] {
  switch (part) {
    case 'profile':
      return restoreProfile(earlier.page, now.page);
    case 'links':
      return [
        ...now.page.links.map(({ id }): Operation => ({ type: 'link.remove', id })),
        ...earlier.page.links.map((link): Operation => ({ type: 'link.add', link })),
      ];
    case 'design':
      return [{ type: 'theme.set', theme: earlier.theme }];
    default:
      return restoreSection(part.replace(/^section:/, ''), earlier.page, now.page);
  }
}

function restoreSection(id: string, earlier: PageModel, now: PageModel): Operation[] {
  const index = earlier.sections.findIndex((section) => section.id === id);
  const indexNow = now.sections.findIndex((section) => section.id === id);
  const section = earlier.sections[index];
  if (section === undefined) return indexNow < 0 ? [] : [{ type: 'section.remove', id }];
  if (indexNow < 0) return [{ type: 'section.add', section, index }];
  const isMoved = index !== indexNow;
  return [
    { type: 'section.replace', id, section },
    ...(isMoved ? [{ type: 'section.move', id, index } as const] : []),
  ];
}

function restoreProfile(earlier: PageModel, now: PageModel): Operation[] {
  const { links: _links, sections: _sections, ...set } = earlier;
  const { name: _name, lang: _lang, links: _own, sections: _all, ...optional } = now;
  const unset = Object.keys(optional) as (keyof typeof optional)[];
  return [{ type: 'profile.set', set, unset: unset.filter((field) => set[field] === undefined) }];
}
