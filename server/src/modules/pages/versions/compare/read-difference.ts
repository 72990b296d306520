// What two pages differ in. Runs in a worker process, as all that reads the source of pages does.
import { writeDesign } from '@vys/compiler/page-design/write-design';
import { type Change, diffDesigns } from '@vys/compiler/page-model/diff-designs';
import { openPage } from '@vys/compiler/page-model/open-page';
import { countChangedLines, mergeText } from '@vys/compiler/text/merge-text';
import type { PageDesign } from '@vys/contract/page-model/page-model';
import type { PageContent } from '@vys/contract/pages/page-content';

export type PageDifference = {
  /** Undefined where one of the pages was not made from a page model. */
  designs: { before: PageDesign; after: PageDesign; changes: Change[] } | undefined;
  /** Lines of code that differ beyond what `designs` tells; undefined when they cannot be counted. */
  codeLines: number | undefined;
  /** Title and description as browsers and search engines show them. */
  details: ('title' | 'description')[];
};

/** The same page is opened once, however often it is compared. */
export function createPageReader() {
  const opened = new Map<PageContent, PageDesign | undefined>();
  const open = (content: PageContent) => {
    if (!opened.has(content)) {
      const page = openPage(content);
      opened.set(content, page?.kind === 'model' ? page.design : undefined);
    }
    return opened.get(content);
  };
  return (before: PageContent, after: PageContent) => readDifference(open, before, after);
}

function readDifference(
  open: (content: PageContent) => PageDesign | undefined,
  before: PageContent,
  after: PageContent,
): PageDifference {
  const [old, now] = [open(before), open(after)];
  const designs = old && now && { before: old, after: now, changes: diffDesigns(old, now) };
  return {
    designs,
    codeLines: designs ? countOwnLines(before, after, designs) : countLines(before, after),
    details: (['title', 'description'] as const).filter((field) => isOwnDetail(field)),
  };

  function isOwnDetail(field: 'title' | 'description'): boolean {
    if (before.metadata[field] === after.metadata[field]) return false;
    if (!designs) return true;
    // It follows the page as long as it was not given by hand.
    const followed = writeDesign(designs.after).metadata[field];
    return after.metadata[field] !== followed;
  }
}

function countLines(before: PageContent, after: PageContent): number | undefined {
  const [jsx, css] = [
    countChangedLines(before.jsx, after.jsx),
    countChangedLines(before.css, after.css),
  ];
  return jsx === undefined || css === undefined ? undefined : jsx + css;
}

/** Of code that was changed by hand; what is written for the design is not counted. */
function countOwnLines(
  before: PageContent,
  after: PageContent,
  designs: NonNullable<PageDifference['designs']>,
): number | undefined {
  const [old, now] = [writeDesign(designs.before), writeDesign(designs.after)];
  const isOurs = (content: PageContent, written: PageContent) =>
    content.jsx === written.jsx && content.css === written.css;
  if (isOurs(before, old) && isOurs(after, now)) return 0;
  const [jsx, css] = (['jsx', 'css'] as const).map((part) => {
    // What the page would be if only its design had changed.
    const expected = mergeText(old[part], now[part], before[part]) ?? now[part];
    return countChangedLines(expected, after[part]);
  });
  return jsx === undefined || css === undefined ? undefined : jsx + css;
}
