// A page's source as a design, and operations applied to the source. Code that people changed by hand stays as they
// left it.

import type { Operation } from '@vys/contract/page-model/operations';
import type { PageDesign } from '@vys/contract/page-model/page-model';
import type { PageContent } from '@vys/contract/pages/page-content';
import { mergeText } from '../text/merge-text.ts';
import { ApplyError } from './apply-error.ts';
import { applyOperations } from './apply-operation.ts';
import { changeFreePage } from './free-code/change-free-page.ts';
import { readFreePage } from './free-code/read-free-page.ts';
import { readPageConstant } from './read-page-constant.ts';
import { readThemeCss, replaceThemeCss } from './theme-css.ts';
import { writePageConstant } from './write-page-constant.ts';

export type OpenedPage = {
  design: PageDesign;
  /** `model`: made from a page model; `code`: written freely, and read as far as that goes. */
  kind: 'model' | 'code';
};
export type WriteDesign = (design: PageDesign) => PageContent;
export type ChangedPage = { content: PageContent; design: PageDesign; inverse: Operation[] };
type Source = Pick<PageContent, 'jsx' | 'css'>;

/** Undefined for code that cannot be parsed. */
export function openPage(content: Source): OpenedPage | undefined {
  const design = readDesign(content);
  if (design !== undefined) return { design, kind: 'model' };
  const read = readFreePage(content);
  return read && { design: read, kind: 'code' };
}

/**
 * All or none. Throws ApplyError, `unsupported` where the code has no place for an operation. `inverse` is empty for
 * code that was written freely: its previous version brings it back.
 */
export function changePage(
  content: PageContent,
  operations: readonly Operation[],
  writeDesign: WriteDesign,
): ChangedPage {
  const before = readDesign(content);
  const start = operations.findLastIndex(({ type }) => type === 'page.compose');
  const composition = operations[start];
  if (composition?.type === 'page.compose') {
    // Nothing of the code before is left, so it may have been anything.
    const { design } = applyOperations(composition.design, operations.slice(start));
    const inverse: Operation[] = before ? [{ type: 'page.compose', design: before }] : [];
    return { content: writeDesign(design), design, inverse };
  }
  if (before === undefined) return changeFreePage(content, operations);
  const { design, inverse } = applyOperations(before, operations);
  const changed = carryOver(content, writeDesign(before), writeDesign(design), design);
  return { content: changed, design, inverse };
}

function readDesign({ jsx, css }: Source): PageDesign | undefined {
  const page = readPageConstant(jsx)?.page;
  const theme = page && readThemeCss(css)?.theme;
  return page && theme && { page, theme };
}

/** What is written differently for the new design changes; everything else is as it was. */
function carryOver(
  content: PageContent,
  before: PageContent,
  after: PageContent,
  design: PageDesign,
): PageContent {
  const { metadata } = content;
  const isOwn = (field: 'title' | 'description') => metadata[field] !== before.metadata[field];
  return {
    jsx:
      content.jsx === before.jsx ? after.jsx : mergeJsx(content.jsx, before.jsx, after.jsx, design),
    css:
      content.css === before.css ? after.css : mergeCss(content.css, before.css, after.css, design),
    metadata: {
      title: isOwn('title') ? metadata.title : after.metadata.title,
      description: isOwn('description') ? metadata.description : after.metadata.description,
    },
  };
}

function mergeJsx(current: string, before: string, after: string, { page }: PageDesign): string {
  const [own, old, now] = [current, before, after].map((jsx) => parts(jsx, readPageConstant(jsx)));
  const head = mergeRest(own?.head, old?.head, now?.head);
  const tail = mergeRest(own?.tail, old?.tail, now?.tail);
  const isSame = JSON.stringify(readPageConstant(current)?.page) === JSON.stringify(page);
  return head + (isSame ? own?.part : writePageConstant(page).trimEnd()) + tail;
}

function mergeCss(current: string, before: string, after: string, { theme }: PageDesign): string {
  const [own, old, now] = [current, before, after].map((css) => parts(css, readThemeCss(css)));
  const head = mergeRest(own?.head, old?.head, now?.head);
  const tail = mergeRest(own?.tail, old?.tail, now?.tail);
  return head + replaceThemeCss(own?.part ?? '', theme) + tail;
}

type Parts = { head: string; part: string; tail: string };

function parts(text: string, place: { start: number; end: number } | undefined): Parts | undefined {
  if (place === undefined) return undefined;
  const { start, end } = place;
  return { head: text.slice(0, start), part: text.slice(start, end), tail: text.slice(end) };
}

function mergeRest(current = '', before = '', after = ''): string {
  const merged = mergeText(before, after, current);
  if (merged !== undefined) return merged;
  throw new ApplyError(
    'unsupported',
    'the code of this page was changed where this would change it',
  );
}
