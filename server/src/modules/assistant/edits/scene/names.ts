// Names that new parts of a page get: ids that are free, and titles written as the page writes them.
import type { PageModel } from '@vys/contract/page-model/page-model';
import { tokensOf } from './targets.ts';

export function freeId(page: PageModel, text: string, taken: readonly string[] = []): string {
  const used = new Set([
    ...taken,
    ...page.links.map(({ id }) => id),
    ...page.sections.flatMap((section) => [
      section.id,
      ...('items' in section ? section.items.map(({ id }) => id) : []),
      ...('links' in section ? section.links.map(({ id }) => id) : []),
    ]),
  ]);
  const slug = tokensOf(text)
    .map((token) => token.replace(/[^a-z0-9]/g, ''))
    .filter(Boolean)
    .join('-')
    .slice(0, 30)
    .replace(/-+$/, '');
  const base = /^[a-z]/.test(slug) ? slug : `new-${slug}`.replace(/-$/, '');
  if (!used.has(base)) return base;
  for (let count = 2; ; count += 1) {
    if (!used.has(`${base}-${count}`)) return `${base}-${count}`;
  }
}

/** A first letter as the neighbors have it: people type in lower case. */
export function likeNeighbor(text: string, neighbor: string | undefined): string {
  const isTypedLow = text === text.toLowerCase();
  const isUpper = neighbor === undefined || /^\p{Lu}|^[^\p{L}]/u.test(neighbor);
  return isTypedLow && isUpper ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}
