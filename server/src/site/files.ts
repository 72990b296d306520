// Files of our own on the public host: shelf, fonts, preview frame, icon, robots.txt, made once and
// sent from memory.
import { createHash } from 'node:crypto';
import type { Config } from '../kit/config.ts';
import { listFonts, readFont } from './fonts.ts';
import { commonHeaders, documentHeaders, forAnyOrigin, immutable, revalidate } from './headers.ts';
import { renderPreview } from './preview/document.ts';
import { type Bodies, compress, makePlainReady, makeReady, type Ready } from './ready.ts';
import { SHELF_PATH, type Shelf } from './shelf.ts';
import { mark } from './small-page.ts';

const oneDay = ['cache-control', 'public, max-age=86400'];

/** Finds the file at a path. */
export function createFiles(config: Config, shelf: Shelf): (path: string) => Ready | undefined {
  const common = commonHeaders(config);
  const fonts = listFonts();
  const ready = new Map<string, Ready>();
  for (const [name, bytes] of shelf.files) {
    const headers = [...common, ...forAnyOrigin, ...immutable];
    ready.set(`${SHELF_PATH}${name}`, asReady(compress(bytes), 'text/javascript', headers));
  }
  const { html, policy } = renderPreview(config, shelf);
  const preview = [...documentHeaders(config, policy), ...revalidate];
  ready.set('/_/preview', asReady(compress(Buffer.from(html)), HTML, preview));
  ready.set(
    '/favicon.ico',
    asReady(compress(Buffer.from(mark)), 'image/svg+xml', [...common, ...oneDay]),
  );
  const robots = Buffer.from('User-agent: *\nDisallow: /_/\nAllow: /\n');
  ready.set(
    '/robots.txt',
    asReady(compress(robots), 'text/plain; charset=utf-8', [...common, ...oneDay]),
  );

  return (path) => {
    const known = ready.get(path);
    const font = fonts.get(path);
    if (known !== undefined || font === undefined) return known;
    const bytes = readFont(font);
    const headers = [...common, ...forAnyOrigin, ...immutable];
    const loaded = makePlainReady(bytes, hashOf(bytes), 'font/woff2', headers);
    ready.set(path, loaded);
    return loaded;
  };
}

const HTML = 'text/html; charset=utf-8';

function asReady(bodies: Bodies, contentType: string, headers: readonly string[]): Ready {
  return makeReady(bodies, hashOf(bodies.identity), contentType, headers);
}

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
}
