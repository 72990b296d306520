// Reads the fields of forms, for the routes that say they take them.
// Every route takes one type of body and no other; `any_form` is two encodings of the same.
import multipart from '@fastify/multipart';
import type { Route } from '@vys/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { appError } from '../errors.ts';
import { say } from '../messages/index.ts';

const FORM = 'application/x-www-form-urlencoded';
const MULTIPART = 'multipart/form-data';
/** The report of a mail server as an email, or its part for machines alone (RFC 3464). */
const REPORTS = ['message/rfc822', 'message/delivery-status'];

export function registerFormParser(http: FastifyInstance): void {
  const readBody = async (_request: FastifyRequest, body: string | Buffer) =>
    readForm(String(body));
  http.addContentTypeParser(FORM, { parseAs: 'string' }, readBody);
  http.removeContentTypeParser('text/plain');
  http.addContentTypeParser(
    REPORTS,
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string | Buffer) => String(body),
  );
  http.addHook('onRequest', async (request) => {
    const contentType = request.headers['content-type']?.toLowerCase();
    const expectedTypes = getContentTypes(request);
    if (contentType === undefined) return;
    if (expectedTypes.some((type) => contentType.startsWith(type))) return;
    if (
      expectedTypes.includes(FORM) ||
      REPORTS.some((type) => contentType.startsWith(type)) ||
      contentType.startsWith(FORM) ||
      contentType.startsWith('multipart/')
    ) {
      throw appError('input.media_type');
    }
  });
}

/** The module of an upload sets its limits; these hold for every multipart body. */
export async function registerMultipart(http: FastifyInstance): Promise<void> {
  await http.register(multipart, { limits: { files: 1, fields: 8, parts: 9 } });
}

/** No name may come twice (RFC 6749 §3.2). */
function readForm(body: string): Record<string, string> {
  const entries = [...new URLSearchParams(body)];
  if (new Set(entries.map(([name]) => name)).size < entries.length) {
    throw appError('input.malformed', { message: say((messages) => messages.duplicatedParameter) });
  }
  return Object.fromEntries(entries);
}

/** The fields of a multipart body that is a form without files. */
export async function readMultipartForm(request: FastifyRequest): Promise<Record<string, string>> {
  const form = new URLSearchParams();
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') throw appError('input.media_type');
      form.append(part.fieldname, String(part.value));
    }
  } catch (error) {
    throw toBodyError(error);
  }
  return readForm(form.toString());
}

/** The parser of multipart gives its own errors a code, and those of the syntax none. */
export function toBodyError(error: unknown): Error {
  return error instanceof Error && 'code' in error ? error : appError('input.malformed');
}

const contentTypes = {
  json: ['application/json'],
  raw: ['application/json'],
  bounces: ['application/json', ...REPORTS],
  form: [FORM],
  multipart: [MULTIPART],
  any_form: [FORM, MULTIPART],
} as const;

function getContentTypes(request: FastifyRequest): readonly string[] {
  const { route } = request.routeOptions.config as { route?: Route };
  return contentTypes[route?.bodyType ?? 'json'];
}
