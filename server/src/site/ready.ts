// Answers made once and sent many times: bytes with their compressed forms, headers as the flat array
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
import { makeQuickAnswer, type QuickAnswer, sendQuickly } from './quick-send.ts';

type Form = {
  etag: string;
  headers: string[];
  unchanged: string[];
  quick: QuickAnswer;
  quickUnchanged: QuickAnswer;
};

export type Ready = {
  readonly forms: Readonly<Record<Encoding, Form>>;
  /** Memory this takes, roughly. */
  readonly size: number;
};

export type Bodies = Readonly<Record<Encoding, Buffer>>;

/** `hash` is of the content; every encoding gets an ETag of its own from it. */
export function makeReady(
  bodies: Bodies,
  hash: string,
  contentType: string,
  extra: readonly string[],
): Ready {
  const vary = ['vary', 'Accept-Encoding'];
  const form = (encoding: Encoding): Form => {
    const etag = `"${hash}-${encoding}"`;
    const body = bodies[encoding];
    const unchanged = ['etag', etag, ...vary, ...extra];
    const headers = ['content-type', contentType, 'content-length', `${body.length}`, ...unchanged];
    if (encoding !== 'identity') headers.push('content-encoding', encoding);
    return formOf(etag, headers, unchanged, body);
  };
  const forms = { br: form('br'), gzip: form('gzip'), identity: form('identity') };
  const bytes = bodies.br.length + bodies.gzip.length + bodies.identity.length;
  // Once as they are, and once behind their finished head.
  const size = 2 * bytes + OVERHEAD;
  return { forms, size };
}

/** For bytes that do not become smaller. */
export function makePlainReady(
  body: Buffer,
  hash: string,
  contentType: string,
  extra: readonly string[],
): Ready {
  const etag = `"${hash}"`;
  const unchanged = ['etag', etag, ...extra];
  const headers = ['content-type', contentType, 'content-length', `${body.length}`, ...unchanged];
  const form = formOf(etag, headers, unchanged, body);
  return { forms: { br: form, gzip: form, identity: form }, size: 2 * body.length + OVERHEAD };
}

const OVERHEAD = 12_000;

function formOf(etag: string, headers: string[], unchanged: string[], body: Buffer): Form {
  const quick = makeQuickAnswer('200 OK', headers, body);
  const quickUnchanged = makeQuickAnswer('304 Not Modified', unchanged);
  return { etag, headers, unchanged, quick, quickUnchanged };
}

export function compress(bytes: Buffer): Bodies {
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return {
    identity: bytes,
    gzip: gzipSync(bytes, { level: 9 }),
    br: brotliCompressSync(bytes, { params }),
  };
}

/** The same for what is large, so that nothing waits for it meanwhile. */
export async function compressApart(bytes: Buffer): Promise<Bodies> {
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const [br, gzip] = await Promise.all([
    promisify(brotliCompress)(bytes, { params }),
    promisify(deflate)(bytes, { level: 9 }),
  ]);
  return { identity: bytes, gzip, br };
}

/** For GET and HEAD. Answers false, and sends nothing, to a request for a service worker. */
export function sendReady(
  request: IncomingMessage,
  response: ServerResponse,
  ready: Ready,
): boolean {
  const asked = readRawHeaders(request.rawHeaders);
  if (asked.isServiceWorker) return false;
  const form = ready.forms[encodingFor(asked.acceptEncoding)];
  if (asked.ifNoneMatch !== '' && matches(asked.ifNoneMatch, form.etag)) {
    if (sendQuickly(response, form.quickUnchanged)) return true;
    response.writeHead(304, form.unchanged);
    response.end();
    return true;
  }
  if (request.method === 'GET' && sendQuickly(response, form.quick)) return true;
  response.writeHead(200, form.headers);
  if (request.method === 'HEAD') response.end();
  else response.end(form.quick.bytes.subarray(form.quick.bodyAt));
  return true;
}

type Asked = { acceptEncoding: string; ifNoneMatch: string; isServiceWorker: boolean };

// Reading three raw headers is much cheaper than having node:http build its object of all of them.
function readRawHeaders(raw: readonly string[]): Asked {
  const asked = { acceptEncoding: '', ifNoneMatch: '', isServiceWorker: false };
  for (let i = 0; i < raw.length; i += 2) {
    const name = raw[i] as string;
    const value = raw[i + 1] as string;
    if (name.length === 15 && name.toLowerCase() === 'accept-encoding') {
      asked.acceptEncoding += asked.acceptEncoding === '' ? value : `,${value}`;
    } else if (name.length === 13 && name.toLowerCase() === 'if-none-match') {
      asked.ifNoneMatch += asked.ifNoneMatch === '' ? value : `,${value}`;
    } else if (name.length === 14 && isServiceWorkerHeader(name.toLowerCase(), value)) {
      asked.isServiceWorker = true;
    }
  }
  return asked;
}

/** Service Workers §6.1 and Fetch metadata: a script for a worker that would outlive our answers. */
function isServiceWorkerHeader(name: string, value: string): boolean {
  return (
    name === 'service-worker' ||
    (name === 'sec-fetch-dest' && value.toLowerCase() === 'serviceworker')
  );
}

/** RFC 9110 §13.1.2: a list or `*`, compared weakly. */
export function matches(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
}
