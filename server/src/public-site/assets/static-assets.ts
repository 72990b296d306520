// Static files of the public site: packages, fonts, preview frame, pictures of
// templates, icon, robots.txt. Each response is built
// once and sent from memory.

import { TEMPLATE_PICTURES_PATH } from '@vys/contract/pages/preview';
import { type BundledPackages, findArchived, PACKAGES_PATH } from '../../modules/packages/index.ts';
import type { Config } from '../../platform/config.ts';
import { sha256 } from '../../platform/hash.ts';
import type { FileStore } from '../../platform/storage/file-store.ts';
import {
  allowAnyOrigin,
  commonHeaders,
  documentHeaders,
  immutable,
  mustRevalidate,
} from '../http/headers.ts';
import {
  compress,
  compressApart,
  createStaticResponse,
  createUncompressedResponse,
  type StaticResponse,
} from '../http/static-response.ts';
import { renderPreview } from '../preview/document.ts';
import { logoSvg } from '../trust/status-page.ts';
import { listFonts, readFont } from './fonts.ts';

type StaticAssetsDeps = { config: Config; bundledPackages: BundledPackages; files: FileStore };

/** Finds the file at a path. */
export function createStaticAssets({
  config,
  bundledPackages,
  files,
}: StaticAssetsDeps): (path: string) => Promise<StaticResponse | undefined> {
  const lasting = [...commonHeaders(config), ...allowAnyOrigin, ...immutable];
  const fonts = listFonts();
  const cache = createFixedAssets(config);
  const pictureHeaders = [...commonHeaders(config), ...allowAnyOrigin, ...cacheOneDay];
  const preview = renderPreview(config, bundledPackages);
  const previewHeaders = [...documentHeaders(config, preview.policy), ...mustRevalidate];
  cache.set('/_/preview', toStaticResponse(Buffer.from(preview.html), HTML, previewHeaders));

  async function make(path: string): Promise<StaticResponse | undefined> {
    const font = fonts.get(path);
    if (font !== undefined) {
      const bytes = readFont(font);
      return createUncompressedResponse(bytes, hashContent(bytes), 'font/woff2', lasting);
    }
    const picture = await drawTemplatePicture(path);
    if (picture !== undefined) return toStaticResponse(picture, SVG, pictureHeaders);
    const bytes =
      bundledPackages.files.get(path.slice(PACKAGES_PATH.length)) ??
      (await findArchived(files, path));
    return (
      bytes && createStaticResponse(await compressApart(bytes), hashContent(bytes), SCRIPT, lasting)
    );
  }

  return async (path) => {
    const cached = cache.get(path) ?? (await make(path));
    if (cached !== undefined) cache.set(path, cached);
    return cached;
  };
}

/** Loaded with the first picture: the process of the public pages stays small. */
async function drawTemplatePicture(path: string): Promise<Buffer | undefined> {
  if (!path.startsWith(TEMPLATE_PICTURES_PATH) || !path.endsWith('.svg')) return undefined;
  const { drawPicture } = await import('@vys/compiler/templates/pictures/pictures');
  const svg = drawPicture(path.slice(TEMPLATE_PICTURES_PATH.length, -'.svg'.length));
  return svg === undefined ? undefined : Buffer.from(svg);
}

const HTML = 'text/html; charset=utf-8';
const SVG = 'image/svg+xml';
const cacheOneDay = ['cache-control', 'public, max-age=86400'];
const SCRIPT = 'text/javascript; charset=utf-8';
const TEXT = 'text/plain; charset=utf-8';

function createFixedAssets(config: Config): Map<string, StaticResponse> {
  const headers = [...commonHeaders(config), ...cacheOneDay];
  const robots = Buffer.from(robotsText(config));
  return new Map([
    ['/favicon.ico', toStaticResponse(Buffer.from(logoSvg), SVG, headers)],
    ['/robots.txt', toStaticResponse(robots, TEXT, headers)],
  ]);
}

/** Engines may load what a page is made of, and nothing that is only for visitors. */
function robotsText({ pagesOrigin }: Config): string {
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

function toStaticResponse(
  bytes: Buffer,
  contentType: string,
  headers: readonly string[],
): StaticResponse {
  return createStaticResponse(compress(bytes), hashContent(bytes), contentType, headers);
}

export function hashContent(bytes: Buffer): string {
  return sha256(bytes).toString('base64url').slice(0, 22);
}
