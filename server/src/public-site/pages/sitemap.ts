// The sitemap: an index and its parts, built on request and cached for an hour. The pages module decides
// which pages have enough content to be in it.

import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { createBoundedCache } from '../../platform/bounded-cache.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config.ts';
import { HOUR } from '../../platform/time-spans.ts';
import { hashContent } from '../assets/static-assets.ts';
import type { SitePages } from '../dependencies.ts';
import { commonHeaders } from '../http/headers.ts';
import { createStaticResponse, type StaticResponse } from '../http/static-response.ts';

export const SITEMAP_PATH = '/sitemap.xml';

type Deps = {
  pages: Pick<SitePages, 'countIndexed' | 'listIndexed'>;
  config: Config;
  clock: Clock;
};

/** The most that the protocol allows in one file. */
const PART = 50_000;
/** The most that the index may name. */
const MAX_PARTS = 50_000;
const partPath = /^\/sitemap-([1-9]\d{0,4})\.xml$/;
const squeeze = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Finds the sitemap at a path. */
export function createSitemap({ pages, config, clock }: Deps) {
  const cache = createBoundedCache<string, Promise<StaticResponse>>({
    maxEntries: MAX_PARTS,
    ttlMs: HOUR,
    clock,
  });
  const headers = [...commonHeaders(config), 'cache-control', 'public, max-age=3600'];
  const { pagesOrigin } = config;

  async function write(part: number): Promise<string> {
    if (part > 0) return writePart(await pages.listIndexed((part - 1) * PART, PART));
    const parts = Math.max(1, Math.ceil((await pages.countIndexed()) / PART));
    const entries = Array.from(
      { length: parts },
      (_, i) => `<sitemap><loc>${pagesOrigin}/sitemap-${i + 1}.xml</loc></sitemap>`,
    );
    return `${XML}<sitemapindex ${NAMESPACE}>${entries.join('')}</sitemapindex>\n`;
  }

  function writePart(list: readonly { name: string; publishedAt: Date }[]): string {
    const entries = list.map(
      ({ name, publishedAt }) =>
        `<url><loc>${pagesOrigin}/${name}</loc><lastmod>${publishedAt.toISOString()}</lastmod></url>`,
    );
    return `${XML}<urlset ${NAMESPACE}>${entries.join('')}</urlset>\n`;
  }

  async function make(part: number): Promise<StaticResponse> {
    const bytes = Buffer.from(await write(part));
    const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };
    const [br, gz] = await Promise.all([squeeze(bytes, { params }), deflate(bytes)]);
    const bodies = { identity: bytes, br, gzip: gz };
    return createStaticResponse(
      bodies,
      hashContent(bytes),
      'application/xml; charset=utf-8',
      headers,
    );
  }

  return async (path: string): Promise<StaticResponse | undefined> => {
    const part = path === SITEMAP_PATH ? 0 : Number(partPath.exec(path)?.[1] ?? -1);
    if (part < 0) return undefined;
    const cached = cache.get(path);
    if (cached !== undefined) return cached;
    // Checked first, so that made-up numbers take no memory.
    if (part > 1 && (part - 1) * PART >= (await pages.countIndexed())) return undefined;
    const content = make(part);
    cache.set(path, content);
    content.catch(() => cache.delete(path));
    return content;
  };
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
