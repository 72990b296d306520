// A page as a model is shown it, in as many tokens as there are: the page model with its theme, then without long texts,
// then as an outline.
import type { OpenedPage } from '@vys/compiler/page-model/open-page';
import type { PageModel } from '@vys/contract/page-model/page-model';
import type { PageContent } from '@vys/contract/pages/pages';
import { dataBlock, dataJson } from './data-block.ts';
import { estimateTokens } from './token-estimate.ts';

const SHORT = 160;

export function describePageData(
  content: PageContent,
  { design, kind }: OpenedPage,
  mark: string,
  budget: number,
): string | undefined {
  const { page, theme } = design;
  const ways = [
    () => dataJson({ page: compact(page), theme: compact(theme) }),
    () => dataJson({ page: shortened(compact(page)), theme: compact(theme) }),
    () =>
      dataJson({ outline: outlineOf(page), theme: { family: theme.family, colors: theme.colors } }),
    () => dataJson({ outline: outlineOf({ ...page, sections: [] }) }),
  ];
  for (const write of ways) {
    const block = dataBlock('The page', write(), mark);
    const left = budget - estimateTokens(block);
    if (left < 0) continue;
    return kind === 'code' ? `${block}${codeWithin(content, mark, left)}` : block;
  }
  return undefined;
}

function codeWithin({ jsx, css }: PageContent, mark: string, budget: number): string {
  const both = `\n\n${dataBlock('Its code', `${jsx}\n\n/* CSS */\n${css}`, mark)}`;
  if (estimateTokens(both) <= budget) return both;
  const markup = `\n\n${dataBlock('Its code, without styles', jsx, mark)}`;
  return estimateTokens(markup) <= budget ? markup : '';
}

/** Without what every link and section has by default. */
function compact(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(compact);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(
    ([name, field]) =>
      !(name === 'hidden' && field === false) &&
      !(name === 'emphasis' && field === 'normal') &&
      !(name === 'isSoldOut' && field === false) &&
      !(name === 'status' && field === 'available'),
  );
  return Object.fromEntries(kept.map(([name, field]) => [name, compact(field)]));
}

function shortened(value: unknown): unknown {
  if (typeof value === 'string') {
    return value.length > SHORT && !/^\w+:\/\//.test(value) ? `${value.slice(0, SHORT)}…` : value;
  }
  if (Array.isArray(value)) return value.map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, shortened(field)]));
}

function outlineOf({ name, tagline, lang, links, sections }: PageModel): unknown {
  return {
    name,
    tagline,
    lang,
    links: links.map(({ id, title }) => ({ id, title })),
    sections: sections.map(({ id, kind, title, ...section }) => ({
      id,
      kind,
      title,
      ...('items' in section ? { items: section.items.length } : {}),
    })),
  };
}
