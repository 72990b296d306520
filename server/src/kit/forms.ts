// Reads bodies of application/x-www-form-urlencoded for the routes that say they take forms.
// Those routes take nothing else, and no other route takes a form.
import type { Route } from '@vys/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fail } from './fail.ts';

const FORM = 'application/x-www-form-urlencoded';

export function acceptForms(http: FastifyInstance): void {
  const read = async (request: FastifyRequest, body: string | Buffer) => {
    if (!takesForms(request)) throw fail('input.media_type');
    return readForm(String(body));
  };
  http.addContentTypeParser(FORM, { parseAs: 'string' }, read);
  http.addHook('onRequest', async (request) => {
    const type = request.headers['content-type'];
    if (takesForms(request) && type !== undefined && !type.toLowerCase().startsWith(FORM)) {
      throw fail('input.media_type');
    }
  });
}

/** No name may come twice (RFC 6749 §3.2). */
function readForm(body: string): Record<string, string> {
  const entries = [...new URLSearchParams(body)];
  if (new Set(entries.map(([name]) => name)).size < entries.length) {
    throw fail('input.malformed', { message: 'duplicated parameter' });
  }
  return Object.fromEntries(entries);
}

function takesForms(request: FastifyRequest): boolean {
  const { route } = request.routeOptions.config as { route?: Route };
  return route?.bodyType === 'form';
}
