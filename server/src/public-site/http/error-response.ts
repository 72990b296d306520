// The response to a request to the public site that failed.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { BEACON_PATH } from '@vys/compiler/document/tracker';
import type { Logger } from '../../platform/log/log.ts';
import { trackedKind } from '../ingest/tracking.ts';
import { chooseLocale } from '../language.ts';
import { RequestAborted } from './body.ts';
import {
  describeError,
  getStatus,
  type ResponseWriter,
  retryAfter,
  toAppError,
} from './responses.ts';

type Deps = { respond: ResponseWriter; log: Logger };

export function sendError(
  deps: Deps,
  request: IncomingMessage,
  response: ServerResponse,
  error: unknown,
): void {
  // The rest of a small body mostly came in the same read, and is parsed a moment later.
  if (request.complete) respondToError(deps, request, response, error);
  else setImmediate(() => respondToError(deps, request, response, error));
}

function respondToError(
  { respond, log }: Deps,
  request: IncomingMessage,
  response: ServerResponse,
  error: unknown,
): void {
  if (error instanceof RequestAborted) {
    // Nothing of ours failed, and there is no one to respond to.
    log.debug({ req: request }, 'request aborted');
    response.destroy();
    return;
  }
  const failure = toAppError(error);
  const status = getStatus(failure.code);
  if (status >= 500)
    log.error(
      { event: 'site.request_failed', err: error, req: request },
      'public site request failed',
    );
  if (response.headersSent) {
    response.destroy();
    return;
  }
  // What is left of a body that was not read is not worth reading.
  if (!request.complete) response.shouldKeepAlive = false;
  const path = request.url?.split('?')[0] ?? '';
  if (path === BEACON_PATH) respond.empty(response, status, retryAfter(failure));
  else if (trackedKind(path) !== undefined) respond.json(response, failure);
  else {
    const locale = chooseLocale(request);
    const { title, retry } = locale.messages.status.error;
    const text = describeError(failure, locale);
    // Workers that are still starting, or a database that restarts, are there a moment later.
    const isPassing = status >= 500 || failure.code === 'timeout';
    const isSafe = request.method === 'GET' && /^\/(?!\/)/.test(path);
    const link = isPassing && isSafe ? { link: { href: path, label: retry } } : {};
    const page = { language: locale.language, title, text, ...link };
    respond.page(response, status, page, retryAfter(failure));
  }
}
