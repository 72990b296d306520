// Sends an image that a creator has uploaded: whole, a part of it (RFC 9110 §14), or not again.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { MEDIA_PATH } from '../../modules/media/index.ts';
import type { SiteMedia } from '../dependencies.ts';
import { allowAnyOrigin, immutable } from '../http/headers.ts';
import type { ResponseWriter } from '../http/responses.ts';
import { matches } from '../http/static-response.ts';

export { MEDIA_PATH };

type Deps = { media: SiteMedia; respond: ResponseWriter; common: readonly string[] };
/** An image, or the same in another width. */
const NAME = /^([^/]+)(?:\/([1-9]\d{1,3}))?$/;

type Part = { from: number; to: number };

export type SendMedia = (
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
) => Promise<void>;

export function createMediaSender({ media, respond, common }: Deps): SendMedia {
  // Images are re-encoded by us; should one ever be taken for a document, it may do nothing.
  const policy = ['content-security-policy', "default-src 'none'; sandbox"];
  const always = [...common, ...policy, ...allowAnyOrigin, ...immutable, 'accept-ranges', 'bytes'];

  return async (request, response, path) => {
    const [, key = '', width] = NAME.exec(path.slice(MEDIA_PATH.length)) ?? [];
    const isVariant = width !== undefined;
    const acceptsAvif = /\bimage\/avif\b/.test(request.headers.accept ?? '');
    const file = isVariant
      ? await media.findVariant(key, { width: Number(width), acceptsAvif })
      : await media.findFile(key);
    if (file === undefined) return respond.notFound(response);
    const { bytes, contentType } = file;
    // Every upload gets a new key, so it names the bytes.
    const etag = isVariant ? `"${key}-${width}${acceptsAvif ? 'a' : 'w'}"` : `"${key}"`;
    const head = ['etag', etag, ...(isVariant ? ['vary', 'accept'] : []), ...always];
    if (matches(request.headers['if-none-match'] ?? '', etag)) {
      response.writeHead(304, head);
      response.end();
      return;
    }
    const part = request.method === 'GET' ? readRange(request, etag, bytes.length) : undefined;
    if (part === 'none') {
      const range = ['content-range', `bytes */${bytes.length}`, 'content-length', '0'];
      response.writeHead(416, [...range, ...head]);
      response.end();
      return;
    }
    const body = part === undefined ? bytes : bytes.subarray(part.from, part.to + 1);
    const about = ['content-type', contentType, 'content-length', `${body.length}`];
    if (part !== undefined) {
      about.push('content-range', `bytes ${part.from}-${part.to}/${bytes.length}`);
    }
    response.writeHead(part === undefined ? 200 : 206, [...about, ...head]);
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}

/** Undefined for the whole file, also where several ranges or a unit other than bytes is requested. */
function readRange(
  request: IncomingMessage,
  etag: string,
  length: number,
): Part | 'none' | undefined {
  const { range, 'if-range': ifRange } = request.headers;
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range ?? '');
  if (match === null || (ifRange !== undefined && ifRange !== etag)) return undefined;
  const [, first = '', last = ''] = match;
  if (first === '') {
    if (last === '') return undefined;
    const size = Math.min(Number(last), length);
    return size === 0 ? 'none' : { from: length - size, to: length - 1 };
  }
  const from = Number(first);
  const to = last === '' ? length - 1 : Math.min(Number(last), length - 1);
  if (last !== '' && Number(last) < from) return undefined;
  return from >= length ? 'none' : { from, to };
}
