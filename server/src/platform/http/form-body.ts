// Reads bodies of application/x-www-form-urlencoded for the routes that say they take forms.
// Every route takes one type of body and no other.
import type { Route } from '@vys/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { appError } from '../errors.ts';

const FORM = 'application/x-www-form-urlencoded';
const MULTIPART = 'multipart/form-data';

export function registerFormParser(http: FastifyInstance): void {
  const readBody = async (_request: FastifyRequest, body: string | Buffer) =>
    readForm(String(body));
  http.addContentTypeParser(FORM, { parseAs: 'string' }, readBody);
  http.removeContentTypeParser('text/plain');
  http.addHook('onRequest', async (request) => {
    const contentType = request.headers['content-type']?.toLowerCase();
    const expectedType = getContentType(request);
    if (contentType === undefined || contentType.startsWith(expectedType)) return;
    if (
      expectedType === FORM ||
      contentType.startsWith(FORM) ||
      contentType.startsWith('multipart/')
    ) {
      throw appError('input.media_type');
    }
  });
}

/** No name may come twice (RFC 6749 §3.2). */
function readForm(body: string): Record<string, string> {
  const entries = [...new URLSearchParams(body)];
  if (new Set(entries.map(([name]) => name)).size < entries.length) {
    throw appError('input.malformed', { message: 'duplicated parameter' });
  }
  return Object.fromEntries(entries);
}

function getContentType(request: FastifyRequest): string {
  const { route } = request.routeOptions.config as { route?: Route };
  const json = 'application/json';
  return { json, raw: json, form: FORM, multipart: MULTIPART }[route?.bodyType ?? 'json'];
}
