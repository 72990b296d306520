// Files of our own on the public host: shelf, fonts, preview frame, icon, robots.txt, made ready once
// and sent from memory.
import { createHash } from 'node:crypto';
import type { Config } from '../kit/config.ts';
import type { Files } from '../kit/files.ts';
import { listFonts, readFont } from './fonts.ts';
import { commonHeaders, documentHeaders, forAnyOrigin, immutable, revalidate } from './headers.ts';
import { renderPreview } from './preview/document.ts';
import { compress, compressApart, makePlainReady, makeReady, type Ready } from './ready.ts';
import { findKept, SHELF_PATH, type Shelf } from './shelf.ts';
import { mark } from './small-page.ts';

type OwnFilesDeps = { config: Config; shelf: Shelf; files: Files };

/** Finds the file at a path. */
export function createOwnFiles({
  config,
  shelf,
  files,
}: OwnFilesDeps): (path: string) => Promise<Ready | undefined> {
  const lasting = [...commonHeaders(config), ...forAnyOrigin, ...immutable];
  const fonts = listFonts();
  const ready = madeAtStart(config);
  const preview = renderPreview(config, shelf);
  const previewHeaders = [...documentHeaders(config, preview.policy), ...revalidate];
  ready.set('/_/preview', asReady(Buffer.from(preview.html), HTML, previewHeaders));

  async function make(path: string): Promise<Ready | undefined> {
    const font = fonts.get(path);
    if (font !== undefined) {
      const bytes = readFont(font);
      return makePlainReady(bytes, hashOf(bytes), 'font/woff2', lasting);
    }
    const bytes = shelf.files.get(path.slice(SHELF_PATH.length)) ?? (await findKept(files, path));
    return bytes && makeReady(await compressApart(bytes), hashOf(bytes), SCRIPT, lasting);
  }

  return async (path) => {
    const known = ready.get(path) ?? (await make(path));
    if (known !== undefined) ready.set(path, known);
    return known;
  };
}

const HTML = 'text/html; charset=utf-8';
const SCRIPT = 'text/javascript; charset=utf-8';
const TEXT = 'text/plain; charset=utf-8';

function madeAtStart(config: Config): Map<string, Ready> {
  const headers = [...commonHeaders(config), 'cache-control', 'public, max-age=86400'];
  const robots = Buffer.from(robotsOf(config));
  return new Map([
    ['/favicon.ico', asReady(Buffer.from(mark), 'image/svg+xml', headers)],
    ['/robots.txt', asReady(robots, TEXT, headers)],
  ]);
}

/** Engines may load what a page is made of, and nothing that is only for visitors. */
function robotsOf({ pagesOrigin }: Config): string {
  const closed = ['/_/forms/', '/_/preview', '/_/report/', '/api/', '/e$', '/*+$'];
  const lines = closed.map((path) => `Disallow: ${path}`);
  return [
    'User-agent: *',
    ...lines,
    'Allow: /',
    '',
    `Sitemap: ${pagesOrigin}/sitemap.xml`,
    '',
  ].join('\n');
}

function asReady(bytes: Buffer, contentType: string, headers: readonly string[]): Ready {
  return makeReady(compress(bytes), hashOf(bytes), contentType, headers);
}

export function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
}
