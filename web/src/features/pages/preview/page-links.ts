// The links of a page in its order. What reads pages is loaded when it is needed.
import type { PageContent } from '@vys/contract/pages/page-content';

export type ListedLink = { url: string; title: string };

/** Each address once. Empty for code that cannot be read. */
export async function listPageLinks(content: PageContent): Promise<ListedLink[]> {
  const { openPage } = await import('@vys/compiler/page-model/open-page');
  const page = openPage(content)?.design.page;
  if (!page) return [];
  const links = [
    ...page.links,
    ...page.sections.flatMap((section) => ('links' in section ? section.links : [])),
  ].filter(({ hidden }) => !hidden);
  const titles = new Map<string, string>();
  for (const { url, title } of links) if (url && !titles.has(url)) titles.set(url, title);
  return [...titles].map(([url, title]) => ({ url, title }));
}
