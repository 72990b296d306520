// Links that the page has without an address, which a later message gives.
import type { PageLink } from '@vys/contract/page-model/links';
import type { Operation } from '@vys/contract/page-model/operations';
import type { PageModel } from '@vys/contract/page-model/page-model';
import { platformOfUrl } from '../../../reading/platforms.ts';
import { foldWord } from '../../lexicon/concepts.ts';
import { platformOfLink } from '../../scene/targets.ts';

type Wanted = Pick<PageLink, 'title' | 'url' | 'icon'>;

export const waitingLinks = ({ links }: PageModel): PageLink[] =>
  links.filter(({ url }) => url === undefined);

/** Of the same platform, or with the same title. */
export function findWaiting(page: PageModel, { title, url, icon }: Wanted): PageLink | undefined {
  const platform = (url === undefined ? undefined : platformOfUrl(url)?.slug) ?? icon;
  return waitingLinks(page).find(
    (link) =>
      (platform !== undefined && platformOfLink(link) === platform) ||
      foldWord(link.title) === foldWord(title),
  );
}

/** Titles of links that are to be added once more without an address. */
export function listAskedAgain(page: PageModel, operations: readonly Operation[]): string[] {
  const waiting = operations.map((operation) =>
    operation.type === 'link.add' && operation.link.url === undefined
      ? findWaiting(page, operation.link)
      : undefined,
  );
  return waiting.every((link) => link !== undefined) ? waiting.map(({ title }) => title) : [];
}
