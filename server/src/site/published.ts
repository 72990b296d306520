// Published pages by name: looked up through the pages room, then kept ready to send. Where a name leads
// that was given up is looked up each time.
import type { Config } from '../kit/config.ts';
import { documentHeaders, noIndex, revalidate } from './headers.ts';
import { createPageCache } from './page-cache.ts';
import { type PageLinks, readPageLinks } from './page-links.ts';
import { makeReady, type Ready } from './ready.ts';
import type { SitePages } from './rooms.ts';

export type Published = {
  readonly kind: 'page';
  readonly pageId: string;
  readonly ready: Ready;
  /** Read at the first click. */
  links(): PageLinks;
  readonly size: number;
};

/** The page that had this path has another one now. */
export type Moved = { readonly kind: 'moved'; readonly path: string; readonly size: number };

/** An operator has taken the page down. */
export type Suspended = { readonly kind: 'suspended'; readonly size: number };

export type Found = Published | Moved | Suspended | undefined;

export type PublishedPages = {
  /** What is in memory for a path like `/anna`; costs one look into a map. */
  peek(path: string): Published | undefined;
  find(path: string): Promise<Found>;
};

const MEMORY_BYTES = 256 * 1024 * 1024;
/** Where no pages are served, they are only looked up to count visits. */
const LOOKUP_BYTES = 16 * 1024 * 1024;
/** Of what is not to be kept in memory. */
const TOO_LARGE = Number.POSITIVE_INFINITY;
export const namePath = /^\/[a-z0-9_-]{3,20}$/;

export function createPublishedPages(pages: SitePages, config: Config): PublishedPages {
  const bytes = config.doors.includes('site') ? MEMORY_BYTES : LOOKUP_BYTES;
  const cache = createPageCache<NonNullable<Found>>(bytes, async (path) => {
    const found = await pages.findPublic(path.slice(1));
    if (found.kind === 'none') return undefined;
    if (found.kind === 'suspended') return { kind: 'suspended', size: TOO_LARGE };
    if (found.kind === 'moved') return { kind: 'moved', path: `/${found.to}`, size: TOO_LARGE };
    const { html, brotli, gzip, etag, policy } = found.artifact;
    const hash = etag.replace(/^W\/|"/g, '');
    const robots = found.isIndexable ? [] : noIndex;
    const headers = [...documentHeaders(config, policy), ...robots, ...revalidate];
    const bodies = { identity: html, br: brotli, gzip };
    const ready = makeReady(bodies, hash, 'text/html; charset=utf-8', headers);
    const links = linksOf(ready, `${config.pagesOrigin}${path}`);
    // The addresses of its links are part of the document, so they take less than that once more.
    const size = ready.size + html.length;
    return { kind: 'page', pageId: found.pageId, ready, links, size };
  });
  pages.onChange((name) => cache.drop(`/${name}`));

  function peek(path: string): Published | undefined {
    const kept = cache.get(path);
    return kept?.kind === 'page' ? kept : undefined;
  }

  return {
    peek,
    async find(path) {
      if (!namePath.test(path)) return undefined;
      return peek(path) ?? (await cache.load(path));
    },
  };
}

function linksOf({ forms }: Ready, url: string): () => PageLinks {
  let links: PageLinks | undefined;
  return () => {
    const { bytes, bodyAt } = forms.identity.quick;
    links ??= readPageLinks(bytes.toString('utf8', bodyAt), url);
    return links;
  };
}

/** Follows the page to the name it has now, at most once. */
export async function findFollowing(
  published: Pick<PublishedPages, 'find'>,
  path: string,
): Promise<Published | undefined> {
  const found = await published.find(path);
  const last = found?.kind === 'moved' ? await published.find(found.path) : found;
  return last?.kind === 'page' ? last : undefined;
}
