// What two versions differ in, part by part of the page, in words, and which parts can be brought back. Runs in a
// worker process.
import type { Change } from '@vys/compiler/page-model/diff-designs';
import type { Language } from '@vys/contract/language/languages';
import type { PageModel } from '@vys/contract/page-model/page-model';
import type { PageContent } from '@vys/contract/pages/page-content';
import type { VersionDifference } from '@vys/contract/pages/versions';
import { describeDifference } from '../../../assistant/jobs.ts';
import { capitalize, describeCode, describeDetail } from './describe-changes.ts';
import { createPageReader, type PageDifference } from './read-difference.ts';
import { restorePart } from './restore-part.ts';

const limits = { parts: 40, names: 100 };

export type CompareInput = {
  before: PageContent;
  after: PageContent;
  /** The content that a part would be brought back into. */
  current: PageContent;
  language: Language;
};

export function compareVersions({
  before,
  after,
  current,
  language,
}: CompareInput): VersionDifference[] {
  const { designs, codeLines, details } = createPageReader()(before, after);
  const sayDetail = (field: (typeof details)[number]) => describeDetail(field, language);
  return [
    ...(designs ? compareDesigns(designs, { version: before, current, lang: language }) : []),
    ...(details.length === 0 ? [] : [{ ...plainPart('details'), changes: details.map(sayDetail) }]),
    ...(codeLines === 0
      ? []
      : [{ ...plainPart('code'), changes: [describeCode(codeLines, language)] }]),
  ];
}

const plainPart = (part: 'details' | 'code') => ({ part, kind: part, canRestore: false });

function compareDesigns(
  { before, after, changes }: NonNullable<PageDifference['designs']>,
  { version, current, lang }: { version: PageContent; current: PageContent; lang: string },
): VersionDifference[] {
  const byPart = Map.groupBy(changes, partOf);
  const order = ['profile', 'links', ...sectionIds(after.page, before.page), 'design'];
  return order.flatMap((part) => {
    const own = byPart.get(part);
    if (own === undefined) return [];
    const said = describeDifference(own, { before, after, lang }, limits);
    const section = [...after.page.sections, ...before.page.sections].find(
      ({ id }) => `section:${id}` === part,
    );
    return [
      {
        part,
        kind: section?.kind ?? (part as 'profile' | 'links' | 'design'),
        ...(section?.title ? { title: section.title } : {}),
        changes: said.map(capitalize),
        canRestore: restorePart({ version, current, part }) !== null,
      },
    ];
  });
}

/** Those of the page as it became, then those that are gone. */
function sectionIds(...pages: readonly PageModel[]): Set<string> {
  return new Set(pages.flatMap(({ sections }) => sections.map(({ id }) => `section:${id}`)));
}

function partOf(change: Change): string {
  switch (change.on) {
    case 'profile':
      return 'profile';
    case 'link': {
      const place = 'to' in change ? change.to : 'from' in change ? change.from : undefined;
      return place?.section === undefined ? 'links' : `section:${place.section}`;
    }
    case 'section':
      return `section:${change.id}`;
    case 'item':
      return `section:${change.section}`;
    case 'theme':
    case 'element':
      return 'design';
  }
}
