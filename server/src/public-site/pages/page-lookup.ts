// Published pages by name: looked up through the pages module, then cached as responses. Redirects of retired
// names are looked up each time.
import { readDocumentLanguage } from '@vys/compiler/document/document-language';
import type { Config } from '../../platform/config.ts';
import type { SitePages } from '../dependencies.ts';
import {
  documentHeaders,
  keptInFront,
  mustRevalidate,
  noIndex,
  privateOnly,
} from '../http/headers.ts';
import { createStaticResponse, type StaticResponse } from '../http/static-response.ts';
import { createPageCache } from './page-cache.ts';
import { type PageLinks, readPageLinks } from './page-links.ts';

export type Published = {
  readonly kind: 'page';
  readonly pageId: string;
  /** BCP 47. */
  readonly language: string | undefined;
  /** The Content-Security-Policy that its document was built with. */
  readonly policy: string;
  readonly content: StaticResponse;
  /** The same bytes for the creator of the page, whose visit is not counted by them. */
  createUncounted(): StaticResponse;
  /** Read at the first click. */
  links(): PageLinks;
  readonly size: number;
};

/** The page that had this path has another one now. */
export type Redirect = { readonly kind: 'moved'; readonly path: string; readonly size: number };

/** An operator has taken the page down. */
export type Suspended = {
  readonly kind: 'suspended';
  readonly language: string | undefined;
  readonly size: number;
};

export type LookupResult = Published | Redirect | Suspended | undefined;

export type PublishedPages = {
  /** The cached page for a path like `/anna`; costs one map lookup. */
  getCached(path: string): Published | undefined;
  find(path: string): Promise<LookupResult>;
  /** BCP 47, of the page with this name, also while it is suspended; undefined where there is none. */
  findLanguage(name: string): Promise<string | undefined>;
};

const MEMORY_BYTES = 256 * 1024 * 1024;
/** Where no pages are served, they are only looked up to count visits. */
const LOOKUP_BYTES = 16 * 1024 * 1024;
/** Bytes of a document in which its language stands. */
const LANGUAGE_WITHIN = 100;
/** The size of what must not be cached. */
const TOO_LARGE = Number.MAX_SAFE_INTEGER;
export const namePath = /^\/[a-z0-9_-]{3,20}$/;

export function createPublishedPages(pages: SitePages, config: Config): PublishedPages {
  const bytes = config.services.includes('site') ? MEMORY_BYTES : LOOKUP_BYTES;
  const cache = createPageCache<NonNullable<LookupResult>>(bytes, async (path) => {
    const lookup = await pages.findPublic(path.slice(1));
    if (lookup.kind === 'none') return undefined;
    if (lookup.kind === 'suspended') return { ...lookup, size: TOO_LARGE };
    if (lookup.kind === 'moved') return { kind: 'moved', path: `/${lookup.to}`, size: TOO_LARGE };
    const { html, brotli, gzip, etag, policy } = lookup.pageBuild;
    const hash = etag.replace(/^W\/|"/g, '');
    const robots = lookup.isIndexable ? [] : noIndex;
    const caching = [...mustRevalidate, ...keptInFront(config)];
    const headers = [...documentHeaders(config, policy), ...robots, ...caching];
    const bodies = { identity: html, br: brotli, gzip };
    const type = 'text/html; charset=utf-8';
    const content = createStaticResponse(bodies, hash, type, headers);
    const createUncounted = () => {
      const closed = policy.replace(/connect-src [^;]*/, "connect-src 'none'");
      const own = [...documentHeaders(config, closed), ...robots, ...privateOnly];
      return createStaticResponse(bodies, `${hash}-own`, type, own);
    };
    const links = listLinks(content, `${config.pagesOrigin}${path}`);
    // The addresses of its links are part of the document, so they take less than that once more.
    const size = content.size + html.length;
    const language = readDocumentLanguage(html.toString('utf8', 0, LANGUAGE_WITHIN));
    const { pageId } = lookup;
    return { kind: 'page', pageId, language, policy, content, createUncounted, links, size };
  });
  pages.onChange((name) => cache.drop(`/${name}`));

  function getCached(path: string): Published | undefined {
    const cached = cache.get(path);
    return cached?.kind === 'page' ? cached : undefined;
  }

  async function find(path: string): Promise<LookupResult> {
    if (!namePath.test(path)) return undefined;
    return getCached(path) ?? (await cache.load(path));
  }

  return {
    getCached,
    find,
    async findLanguage(name) {
      const page = await findLast({ find }, `/${name}`);
      return page?.language;
    },
  };
}

function listLinks({ variants }: StaticResponse, url: string): () => PageLinks {
  let links: PageLinks | undefined;
  return () => {
    const { bytes, bodyAt } = variants.identity.prebuilt;
    links ??= readPageLinks(bytes.toString('utf8', bodyAt), url);
    return links;
  };
}

/** Follows the page to the name it has now, at most once. */
export async function findCurrent(
  published: Pick<PublishedPages, 'find'>,
  path: string,
): Promise<Published | undefined> {
  const last = await findLast(published, path);
  return last?.kind === 'page' ? last : undefined;
}

async function findLast(
  published: Pick<PublishedPages, 'find'>,
  path: string,
): Promise<Published | Suspended | undefined> {
  const lookup = await published.find(path);
  const last = lookup?.kind === 'moved' ? await published.find(lookup.path) : lookup;
  return last?.kind === 'moved' ? undefined : last;
}
