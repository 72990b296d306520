// Our public site as a process of its own: the real server, with thousands of published pages behind it.
import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { trackerScript } from '@vys/compiler';
import { policyFor } from '../../server/src/modules/pages/publishing/build/content-security-policy.ts';
import { openSite } from '../measure/site.ts';
import { listLinks, PAGES, pageName, renderPage, toRow } from './pages.ts';

const port = Number(process.argv[2] ?? '');
/** Of a cache in front, which keeps pages only where it is told of changes. */
const purgeUrl = process.argv[3];
const numbers = new Map(Array.from({ length: PAGES }, (_, page) => [pageName(page), page]));

const findPage: Parameters<typeof openSite>[1] = (name, origin) => {
  const page = numbers.get(name);
  if (page === undefined) return undefined;
  const html = Buffer.from(renderPage(toRow(page), listLinks(page)));
  return {
    html,
    // Not requested here: all servers are measured with gzip, which nginx can serve without a module.
    brotli: brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
    gzip: gzipSync(html, { level: 9 }),
    etag: createHash('sha256').update(html).digest('base64url').slice(0, 22),
    // As long as that of a page with a tracker.
    policy: policyFor(origin, { inlineScripts: [trackerScript], needsRuntime: false }),
  };
};
const env = purgeUrl === undefined ? {} : { CACHE_PURGE_URLS: purgeUrl };
await openSite(port, findPage, undefined, { env });
process.send?.('ready');
