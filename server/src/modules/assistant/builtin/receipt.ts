// The one line at the end of a reply: what changed, and that the links are still there.
import { linkSites } from './edit/link-sites.ts';
import { readSource } from './edit/source.ts';
import type { PageContent, PageLink } from './types.ts';

/** The links of a page in the order they stand. Jumps inside the page are not links in this sense. */
export function linksIn(page: PageContent): PageLink[] {
  const source = readSource(page.jsx);
  return source ? linkSites(source).map(({ title, url }) => ({ title, url })) : [];
}

/** How many of the earlier addresses are still on the page, each counted as often as it stood there. */
function kept(before: PageLink[], after: PageLink[]): number {
  const left = after.map((link) => link.url);
  return before.filter((link) => {
    const at = left.indexOf(link.url);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  }).length;
}

const count = (n: number) => `${n} ${n === 1 ? 'link' : 'links'}`;

export function receipt(
  verb: 'Changed' | 'Created',
  changed: string[],
  before: PageContent | null,
  after: PageContent,
): string {
  const [old, now] = [before ? linksIn(before) : [], linksIn(after)];
  const stayed = kept(old, now);
  const added = now.length - stayed;
  const gone = old.length - stayed;
  const parts: string[] = [];
  if (stayed > 0) parts.push(`${count(stayed)} intact`);
  if (added > 0)
    parts.push(
      `${stayed > 0 ? added : count(added)} ${gone > 0 && added === gone && before ? 'changed' : 'added'}`,
    );
  if (gone > 0 && added !== gone) parts.push(`${stayed > 0 ? gone : count(gone)} removed`);
  const links = parts.length > 0 ? ` ${parts.join(', ')}.` : '';
  return `${verb}: ${[...new Set(changed)].join(', ')}.${links}`;
}
