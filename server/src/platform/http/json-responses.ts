// JSON for users over the wire: compressed, and not sent again to clients that have it (RFC 9110 §13.1.2).
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Route } from '@vys/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sha256 } from '../hash.ts';

/** Below it, headers outweigh what is saved. */
const SMALLEST_BYTES = 1_024;
/** Good for text, and fast enough to do it for each response. */
const BROTLI_QUALITY = 4;

const encoders: Readonly<Record<string, (text: string) => Promise<Buffer>>> = {
  br: (text) =>
    promisify(brotliCompress)(text, {
      params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY },
    }),
  gzip: (text) => promisify(gzip)(text),
};

/**
 * Of routes for users only: their token is in a header, so no website can have a browser send such a request and
 * guess secrets from the length of what comes back (BREACH). Responses with tokens are left as they are.
 */
export function registerJsonResponses(http: FastifyInstance): void {
  http.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < SMALLEST_BYTES) return payload;
    const { route } = request.routeOptions.config as { route?: Route };
    if (route?.access !== 'user' || route.responseType !== 'json') return payload;
    reply.header('vary', 'accept-encoding');
    if (isKnown(request, reply, payload)) {
      reply.code(304).removeHeader('content-type').removeHeader('content-length');
      return '';
    }
    const encoding = chooseEncoding(String(request.headers['accept-encoding'] ?? ''));
    const encode = encoding === undefined ? undefined : encoders[encoding];
    if (!encoding || !encode) return payload;
    reply.header('content-encoding', encoding).removeHeader('content-length');
    return await encode(payload);
  });
}

/** Names the response by what it says; a weak name, because its encodings are the same to clients. */
function isKnown(request: FastifyRequest, reply: FastifyReply, payload: string): boolean {
  // Versions of a page have names of their own.
  if (request.method !== 'GET' || reply.statusCode !== 200 || reply.hasHeader('etag')) return false;
  const name = `"${sha256(payload).toString('base64url').slice(0, 22)}"`;
  reply.header('etag', `W/${name}`);
  const known = String(request.headers['if-none-match'] ?? '').split(',');
  return known.some((tag) => tag.trim().replace(/^W\//, '') === name);
}

/** The best one that the client takes; undefined for none. */
export function chooseEncoding(accepted: string): 'br' | 'gzip' | undefined {
  const taken = new Set<string>();
  for (const part of accepted.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    const isRejected = parameters.some((text) => /^q=0(?:\.0*)?$/.test(text));
    if (!isRejected) taken.add(name);
  }
  return (['br', 'gzip'] as const).find((name) => taken.has(name));
}
