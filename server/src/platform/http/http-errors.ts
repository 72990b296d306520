// The only place that turns anything thrown into a response: {code, message}, or RFC 6749 §5.2 for OAuth
// routes.
import { type ErrorBody, type ErrorCode, errorStatuses, type Route } from '@vys/contract';
import { DEFAULT_LANGUAGE } from '@vys/contract/language/languages';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, OAuthError } from '../errors.ts';
import { getRequestLanguage } from '../language/request-language.ts';
import { describeFailure, sayFields } from './describe-failure.ts';
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

/** Seconds until a retry makes sense, by status, where the error does not say. */
const defaultWait: Readonly<Record<number, number>> = { 429: 5, 503: 5 };

export function registerErrorHandler(http: FastifyInstance): void {
  http.setErrorHandler((error: FastifyError, request, reply) => {
    const failure = toAppError(error);
    logError(request, failure, error);
    if (isOAuth(request)) return sendOAuth(reply, failure);
    if (failure instanceof OAuthError) return sendOAuth(reply, failure);
    return sendAppError(request, reply, failure);
  });
  http.setNotFoundHandler((request, reply) =>
    sendAppError(request, reply, new AppError('route.not_found')),
  );
}

/** Logs internal errors, and requests without permission, with a bad token or over a rate limit. */
function logError(request: FastifyRequest, failure: AppError | OAuthError, error: Error): void {
  if (failure instanceof OAuthError) {
    const { error: errorCode, description: reason } = failure;
    request.log.info(
      { event: 'http.rejected', req: request, errorCode, reason },
      'request rejected',
    );
    return;
  }
  const status = errorStatuses[failure.code];
  const isForged = status === 401 && request.headers.authorization !== undefined;
  if (status >= 500) {
    request.log.error(
      { event: 'http.failed', err: error, errorCode: failure.code },
      'request failed',
    );
  } else if (isForged || status === 403 || status === 429) {
    request.log.info(
      { event: 'http.rejected', req: request, errorCode: failure.code },
      'request rejected',
    );
  }
}

export function sendAppError(request: FastifyRequest, reply: FastifyReply, failure: AppError) {
  const status = errorStatuses[failure.code];
  const language = getRequestLanguage(request.headers);
  const body: ErrorBody = {
    code: failure.code,
    message: describeFailure(failure, language),
    ...(failure.details.fields ? { fields: sayFields(failure.details.fields, language) } : {}),
    ...failure.details.more,
    ...(failure.code === 'internal' ? { request_id: request.id } : {}),
  };
  const wait = failure.details.retryAfter ?? defaultWait[status];
  if (wait !== undefined) reply.header('retry-after', String(wait));
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  const { missingScope } = failure.details;
  if (missingScope !== undefined) {
    const challenge = `Bearer error="insufficient_scope", scope="${missingScope}"`;
    reply.header('www-authenticate', challenge);
  }
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('content-language', language)
    .send(body);
}

function sendOAuth(reply: FastifyReply, failure: AppError | OAuthError) {
  reply.header('cache-control', 'no-store');
  if (failure instanceof OAuthError) {
    reply.code(failure.status).headers(failure.headers);
    if (failure.error === '') return reply.send();
    return reply.send({ error: failure.error, error_description: failure.description });
  }
  const status = errorStatuses[failure.code];
  const error = status >= 500 ? 'server_error' : 'invalid_request';
  if (failure.details.retryAfter !== undefined) {
    reply.header('retry-after', String(failure.details.retryAfter));
  }
  // In ASCII, which other languages are not (RFC 6749 §5.2).
  const description = describeFailure(failure, DEFAULT_LANGUAGE);
  return reply.code(status).send({ error, error_description: description });
}

function isOAuth(request: FastifyRequest): boolean {
  const { route } = request.routeOptions.config as { route?: Route };
  return route?.errorFormat === 'oauth';
}

function toAppError(error: FastifyError): AppError | OAuthError {
  if (error instanceof AppError || error instanceof OAuthError) return error;
  if (isBodyCutOff(error)) return new AppError('input.malformed');
  if (isUnavailable(error)) return new AppError('unavailable', { retryAfter: 5 });
  const code = fastifyCodes[error.code];
  if (code) return new AppError(code);
  // Half of a surrogate pair, which JSON can carry and PostgreSQL's JSON cannot.
  if (error.code === '22P02' && /type json/.test(error.message))
    return new AppError('input.invalid');
  if (error instanceof SyntaxError || error.statusCode === 400)
    return new AppError('input.malformed');
  return new AppError('internal');
}

/** The client went away in the middle of its body; it has the code of a connection that others lost. */
function isBodyCutOff({ code, statusCode }: FastifyError): boolean {
  return code === 'ECONNRESET' && statusCode === 400;
}
