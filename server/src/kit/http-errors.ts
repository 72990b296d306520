// The one translator from anything thrown to an answer: {code, message}, or RFC 6749 §5.2 for OAuth routes.
import { type ErrorBody, type ErrorCode, errorTable, type Route } from '@vys/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Failure, OAuthFailure } from './fail.ts';
import { isUnavailable } from './unavailable.ts';

const fastifyCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'input.too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'input.media_type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'input.malformed',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'input.malformed',
  FST_ERR_CTP_INVALID_JSON_BODY: 'input.malformed',
  FST_REQ_FILE_TOO_LARGE: 'media.image_too_large',
  // PostgreSQL keeps no NUL in text, nor in JSON.
  '22021': 'input.invalid',
  '22P05': 'input.invalid',
};

/** Seconds until a retry makes sense, by status, where the failure does not say. */
const defaultWait: Readonly<Record<number, number>> = { 429: 5, 503: 5 };

export function translateErrors(http: FastifyInstance): void {
  http.setErrorHandler((error: FastifyError, request, reply) => {
    const failure = asFailure(error);
    logFailure(request, failure, error);
    if (isOAuth(request)) return sendOAuth(reply, failure);
    if (failure instanceof OAuthFailure) return sendOAuth(reply, failure);
    return sendFailure(request, reply, failure);
  });
  http.setNotFoundHandler((request, reply) =>
    sendFailure(request, reply, new Failure('route.not_found')),
  );
}

/** Faults of ours, and who was turned away: without a right, with a bad token, or for asking too often. */
function logFailure(request: FastifyRequest, failure: Failure | OAuthFailure, error: Error): void {
  if (failure instanceof OAuthFailure) {
    const { error: refusal, description: reason } = failure;
    request.log.info({ req: request, refusal, reason }, 'refused');
    return;
  }
  const { status } = errorTable[failure.code];
  const isForged = status === 401 && request.headers.authorization !== undefined;
  if (status >= 500) {
    request.log.error({ err: error }, failure.code);
  } else if (isForged || status === 403 || status === 429) {
    request.log.info({ req: request, refusal: failure.code }, 'refused');
  }
}

export function sendFailure(request: FastifyRequest, reply: FastifyReply, failure: Failure) {
  const entry = errorTable[failure.code];
  const body: ErrorBody = {
    code: failure.code,
    message: failure.details.message ?? entry.message,
    ...(failure.details.fields ? { fields: failure.details.fields } : {}),
    ...(failure.code === 'internal' ? { request_id: request.id } : {}),
  };
  const wait = failure.details.retryAfter ?? defaultWait[entry.status];
  if (wait !== undefined) reply.header('retry-after', String(wait));
  if (entry.status === 401) reply.header('www-authenticate', 'Bearer');
  return reply.code(entry.status).header('cache-control', 'no-store').send(body);
}

function sendOAuth(reply: FastifyReply, failure: Failure | OAuthFailure) {
  reply.header('cache-control', 'no-store');
  if (failure instanceof OAuthFailure) {
    reply.code(failure.status).headers(failure.headers);
    if (failure.error === '') return reply.send();
    return reply.send({ error: failure.error, error_description: failure.description });
  }
  const { status, message } = errorTable[failure.code];
  const error = status >= 500 ? 'server_error' : 'invalid_request';
  if (failure.details.retryAfter !== undefined) {
    reply.header('retry-after', String(failure.details.retryAfter));
  }
  return reply.code(status).send({ error, error_description: failure.details.message ?? message });
}

function isOAuth(request: FastifyRequest): boolean {
  const { route } = request.routeOptions.config as { route?: Route };
  return route?.dialect === 'oauth';
}

function asFailure(error: FastifyError): Failure | OAuthFailure {
  if (error instanceof Failure || error instanceof OAuthFailure) return error;
  if (isBodyCutOff(error)) return new Failure('input.malformed');
  if (isUnavailable(error)) return new Failure('unavailable', { retryAfter: 5 });
  const known = fastifyCodes[error.code];
  if (known) return new Failure(known);
  // Half of a surrogate pair, which JSON can carry and PostgreSQL's JSON cannot.
  if (error.code === '22P02' && /type json/.test(error.message))
    return new Failure('input.invalid');
  if (error instanceof SyntaxError || error.statusCode === 400)
    return new Failure('input.malformed');
  return new Failure('internal');
}

/** The client went away in the middle of its body; it has the code of a connection that others lost. */
function isBodyCutOff({ code, statusCode }: FastifyError): boolean {
  return code === 'ECONNRESET' && statusCode === 400;
}
