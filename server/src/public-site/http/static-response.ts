// Responses built once and sent many times: bytes with their compressed forms, headers as the flat array
// that node:http takes without copying, strong ETags, 304, HEAD.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  gzip as deflate,
  gzipSync,
} from 'node:zlib';
import { type Encoding, encodingFor } from './encoding.ts';
import {
  createPrebuiltResponse,
  type PrebuiltResponse,
  sendPrebuilt,
} from './prebuilt-response.ts';

type EncodedVariant = {
  etag: string;
  headers: string[];
  notModifiedHeaders: string[];
  prebuilt: PrebuiltResponse;
  notModified: PrebuiltResponse;
};

export type StaticResponse = {
  readonly variants: Readonly<Record<Encoding, EncodedVariant>>;
  /** Memory this takes, roughly. */
  readonly size: number;
};

export type Bodies = Readonly<Record<Encoding, Buffer>>;

/** `hash` is of the content; every encoding gets an ETag of its own from it. */
export function createStaticResponse(
  bodies: Bodies,
  hash: string,
  contentType: string,
  extra: readonly string[],
): StaticResponse {
  const vary = ['vary', 'Accept-Encoding'];
  const variant = (encoding: Encoding): EncodedVariant => {
    const etag = `"${hash}-${encoding}"`;
    const body = bodies[encoding];
    const notModifiedHeaders = ['etag', etag, ...vary, ...extra];
    const headers = [
      'content-type',
      contentType,
      'content-length',
      `${body.length}`,
      ...notModifiedHeaders,
    ];
    if (encoding !== 'identity') headers.push('content-encoding', encoding);
    return createVariant(etag, headers, notModifiedHeaders, body);
  };
  const variants = { br: variant('br'), gzip: variant('gzip'), identity: variant('identity') };
  const bytes = bodies.br.length + bodies.gzip.length + bodies.identity.length;
  // Once as they are, and once behind their finished head.
  const size = 2 * bytes + OVERHEAD;
  return { variants, size };
}

/** For bytes that do not become smaller. */
export function createUncompressedResponse(
  body: Buffer,
  hash: string,
  contentType: string,
  extra: readonly string[],
): StaticResponse {
  const etag = `"${hash}"`;
  const notModifiedHeaders = ['etag', etag, ...extra];
  const headers = [
    'content-type',
    contentType,
    'content-length',
    `${body.length}`,
    ...notModifiedHeaders,
  ];
  const variant = createVariant(etag, headers, notModifiedHeaders, body);
  return {
    variants: { br: variant, gzip: variant, identity: variant },
    size: 2 * body.length + OVERHEAD,
  };
}

const OVERHEAD = 12_000;

function createVariant(
  etag: string,
  headers: string[],
  notModifiedHeaders: string[],
  body: Buffer,
): EncodedVariant {
  const prebuilt = createPrebuiltResponse('200 OK', headers, body);
  const notModified = createPrebuiltResponse('304 Not Modified', notModifiedHeaders);
  return { etag, headers, notModifiedHeaders, prebuilt, notModified };
}

export function compress(bytes: Buffer): Bodies {
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return {
    identity: bytes,
    gzip: gzipSync(bytes, { level: 9 }),
    br: brotliCompressSync(bytes, { params }),
  };
}

/** The same for large bytes, without blocking the event loop. */
export async function compressApart(bytes: Buffer): Promise<Bodies> {
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const [br, gzip] = await Promise.all([
    promisify(brotliCompress)(bytes, { params }),
    promisify(deflate)(bytes, { level: 9 }),
  ]);
  return { identity: bytes, gzip, br };
}

/** For GET and HEAD. Returns false, and sends nothing, for a request for a service worker. */
export function sendStatic(
  request: IncomingMessage,
  response: ServerResponse,
  content: StaticResponse,
): boolean {
  const headers = readRawHeaders(request.rawHeaders);
  if (headers.isServiceWorker) return false;
  const variant = content.variants[encodingFor(headers.acceptEncoding)];
  if (headers.ifNoneMatch !== '' && matches(headers.ifNoneMatch, variant.etag)) {
    if (sendPrebuilt(response, variant.notModified)) return true;
    response.writeHead(304, variant.notModifiedHeaders);
    response.end();
    return true;
  }
  if (request.method === 'GET' && sendPrebuilt(response, variant.prebuilt)) return true;
  response.writeHead(200, variant.headers);
  if (request.method === 'HEAD') response.end();
  else response.end(variant.prebuilt.bytes.subarray(variant.prebuilt.bodyAt));
  return true;
}

type RequestHeaders = { acceptEncoding: string; ifNoneMatch: string; isServiceWorker: boolean };

// Reading three raw headers is much cheaper than having node:http build its object of all of them.
function readRawHeaders(raw: readonly string[]): RequestHeaders {
  const headers = { acceptEncoding: '', ifNoneMatch: '', isServiceWorker: false };
  for (let i = 0; i < raw.length; i += 2) {
    const name = raw[i] as string;
    const value = raw[i + 1] as string;
    if (name.length === 15 && name.toLowerCase() === 'accept-encoding') {
      headers.acceptEncoding += headers.acceptEncoding === '' ? value : `,${value}`;
    } else if (name.length === 13 && name.toLowerCase() === 'if-none-match') {
      headers.ifNoneMatch += headers.ifNoneMatch === '' ? value : `,${value}`;
    } else if (name.length === 14 && isServiceWorkerHeader(name.toLowerCase(), value)) {
      headers.isServiceWorker = true;
    }
  }
  return headers;
}

/** Service Workers §6.1 and Fetch metadata: a script for a worker that would outlive our responses. */
function isServiceWorkerHeader(name: string, value: string): boolean {
  return (
    name === 'service-worker' ||
    (name === 'sec-fetch-dest' && value.toLowerCase() === 'serviceworker')
  );
}

/** RFC 9110 §13.1.2: a list or `*`, compared weakly. */
export function matches(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
