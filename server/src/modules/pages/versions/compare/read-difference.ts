// What two pages differ in. Runs in a worker process, as all that reads the source of pages does.
import { writeDesign } from '@vys/compiler/page-design/write-design';
import { type Change, diffDesigns } from '@vys/compiler/page-model/diff-designs';
import { readPageConstant } from '@vys/compiler/page-model/read-page-constant';
import { readThemeCss } from '@vys/compiler/page-model/theme-css';
import { countChangedLines, mergeText } from '@vys/compiler/text/merge-text';
import type { PageDesign } from '@vys/contract/page-model/page-model';
import type { PageContent } from '@vys/contract/pages/page-content';

type Detail = keyof PageContent['metadata'];

export type PageDifference = {
  /** Undefined where one of the pages was not made from a page model. */
  designs: { before: PageDesign; after: PageDesign; changes: Change[] } | undefined;
  /** Lines of code that differ beyond what `designs` tells; undefined when they cannot be counted. */
  codeLines: number | undefined;
  /** As browsers and search engines show them, where they do not follow the page. */
  details: Detail[];
};

/** `written`: what our own code for the design is. */
type ModelPage = { content: PageContent; design: PageDesign; written: PageContent };

/** The same page is opened once, however often it is compared. */
export function createPageReader(): (before: PageContent, after: PageContent) => PageDifference {
  const opened = new Map<PageContent, ModelPage | undefined>();
  const open = (content: PageContent) => {
    if (!opened.has(content)) opened.set(content, openModel(content));
    return opened.get(content);
  };
  return (before, after) => {
    const [old, now] = [open(before), open(after)];
    return old && now ? compareModels(old, now) : compareCode(before, after);
  };
}

function openModel(content: PageContent): ModelPage | undefined {
  const page = readPageConstant(content.jsx)?.page;
  const theme = page && readThemeCss(content.css)?.theme;
  if (!theme) return undefined;
  const design = { page, theme };
  return { content, design, written: writeDesign(design) };
}

const detailNames = ['title', 'description'] as const;

function compareModels(old: ModelPage, now: ModelPage): PageDifference {
  const [before, after] = [old.design, now.design];
  const isGivenByHand = ({ content, written }: ModelPage, detail: Detail) =>
    content.metadata[detail] !== written.metadata[detail];
  return {
    designs: { before, after, changes: diffDesigns(before, after) },
    codeLines: countOwnLines(old, now),
    details: differingDetails(old.content, now.content).filter(
      (detail) => isGivenByHand(old, detail) || isGivenByHand(now, detail),
    ),
  };
}

function compareCode(before: PageContent, after: PageContent): PageDifference {
  return {
    designs: undefined,
    codeLines: sum(
      countChangedLines(before.jsx, after.jsx),
      countChangedLines(before.css, after.css),
    ),
    details: differingDetails(before, after),
  };
}

const differingDetails = (before: PageContent, after: PageContent) =>
  detailNames.filter((detail) => before.metadata[detail] !== after.metadata[detail]);

/** Of code that was changed by hand; what is written for the design is not counted. */
function countOwnLines(old: ModelPage, now: ModelPage): number | undefined {
  const count = (part: 'jsx' | 'css') => {
    const [before, after] = [old.content[part], now.content[part]];
    const isOurs = before === old.written[part] && after === now.written[part];
    if (isOurs || before === after) return 0;
    // What the page would be if only its design had changed.
    const expected = mergeText(old.written[part], now.written[part], before);
    return countChangedLines(expected ?? now.written[part], after);
  };
  return sum(count('jsx'), count('css'));
}

const sum = (a: number | undefined, b: number | undefined) =>
  a === undefined || b === undefined ? undefined : a + b;
