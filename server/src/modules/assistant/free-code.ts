// Changes of a page whose code was written by hand. Where the code has no place for one, another design is offered:
// a page of ours with what could be read of it.
import { writeDesign } from '@vys/compiler/page-design/write-design';
import { ApplyError } from '@vys/compiler/page-model/apply-error';
import { type ChangedPage, changePage, openPage } from '@vys/compiler/page-model/open-page';
import type { Operation } from '@vys/contract/page-model/operations';
import type { PageDesign } from '@vys/contract/page-model/page-model';
import type { PageContent } from '@vys/contract/pages/pages';
import { ask } from './replies/index.ts';
import { toLang } from './replies/languages.ts';
import { texts } from './replies/texts/texts.ts';
import type { AssistantReply } from './types.ts';

/** Undefined where the page has no place for the operations. `before` is what was read of it. */
export function change(
  page: PageContent,
  before: PageDesign,
  operations: readonly Operation[],
): ChangedPage | undefined {
  const isRedesign = operations.some(({ type }) => type === 'page.redesign');
  try {
    return isRedesign && isFreeCode(page)
      ? rebuild(page, before, operations)
      : changePage(page, operations, writeDesign);
  } catch (error) {
    if (error instanceof ApplyError) return undefined;
    throw error;
  }
}

function rebuild(
  page: PageContent,
  before: PageDesign,
  operations: readonly Operation[],
): ChangedPage {
  return changePage(page, [{ type: 'page.compose', design: before }, ...operations], writeDesign);
}

const isFreeCode = (page: PageContent) => openPage(page)?.kind === 'code';

/** Undefined for a page of ours, and where the operations fit no design of what was read. */
export function offerRebuild(
  page: PageContent,
  before: PageDesign,
  operations: readonly Operation[],
  lang: string,
): AssistantReply | undefined {
  if (!isFreeCode(page)) return undefined;
  const compose = { type: 'page.compose', design: before } as const;
  const rebuilt = change(page, before, [compose, ...operations]);
  if (!rebuilt) return undefined;
  const { redesign } = texts[toLang(lang)].suggest;
  return {
    kind: 'question',
    lang,
    say: ask('rebuild', [], lang),
    operations: [],
    suggestions: [{ text: redesign, page: rebuilt.content }],
  };
}
