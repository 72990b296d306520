// Published pages by name: looked up through the pages room, then kept ready to send.
import type { Config } from '../kit/config.ts';
import { documentHeaders, revalidate } from './headers.ts';
import { createPageCache } from './page-cache.ts';
import { makeReady, type Ready } from './ready.ts';
import type { SitePages } from './rooms.ts';

export type Published = {
  readonly pageId: string;
  readonly ready: Ready;
  readonly size: number;
};

export type PublishedPages = {
  /** What is in memory for a path like `/anna`; costs one look into a map. */
  peek(path: string): Published | undefined;
  find(path: string): Promise<Published | undefined>;
};

const MEMORY_BYTES = 256 * 1024 * 1024;
export const namePath = /^\/[a-z0-9_-]{3,20}$/;

export function createPublishedPages(pages: SitePages, config: Config): PublishedPages {
  const cache = createPageCache<Published>(MEMORY_BYTES, async (path) => {
    const found = await pages.findPublic(path.slice(1));
    if (found.kind === 'none') return undefined;
    const { html, brotli, gzip, etag, policy } = found.artifact;
    const hash = etag.replace(/^W\/|"/g, '');
    const headers = [...documentHeaders(config, policy), ...revalidate];
    const bodies = { identity: html, br: brotli, gzip };
    const ready = makeReady(bodies, hash, 'text/html; charset=utf-8', headers);
    return { pageId: found.pageId, ready, size: ready.size };
  });
  pages.onChange((name) => cache.drop(`/${name}`));

  return {
    peek: cache.get,
    async find(path) {
      if (!namePath.test(path)) return undefined;
      return cache.get(path) ?? (await cache.load(path));
    },
  };
}
