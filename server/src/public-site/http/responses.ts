// Responses of the public site that are not a published page: status pages, redirects, errors.
import type { ServerResponse } from 'node:http';
import { type ErrorCode, errorTable } from '@vys/contract';
import type { Config } from '../../platform/config.ts';
import { AppError, appError } from '../../platform/errors.ts';
import { isUnavailable } from '../../platform/http/unavailable.ts';
import { statusMessages } from '../messages.ts';
import { renderStatusPage, type StatusPage, statusPagePolicy } from '../trust/status-page.ts';
import {
  cacheFiveMinutes,
  commonHeaders,
  documentHeaders,
  mustRevalidate,
  noStore,
} from './headers.ts';
import { createPrebuiltResponse, sendPrebuilt } from './prebuilt-response.ts';

export type ResponseWriter = {
  page(response: ServerResponse, status: number, page: StatusPage, extra?: readonly string[]): void;
  notFound(response: ServerResponse): void;
  /** 410 for a page that an operator has taken down. */
  suspended(response: ServerResponse): void;
  /** A page of ours with a policy of its own; never indexed, never stored. */
  document(response: ServerResponse, status: number, document: RenderedDocument): void;
  redirect(response: ServerResponse, status: 301 | 302, location: string): void;
  /** To the new name of a page; the old name may belong to another user later. */
  moved(response: ServerResponse, status: 301 | 308, location: string): void;
  /** Without a body. */
  empty(response: ServerResponse, status: number, extra?: readonly string[]): void;
  /** 204; what most requests of visitors get. */
  done(response: ServerResponse): void;
  /** In the error format of the API. */
  json(response: ServerResponse, failure: AppError): void;
  notAllowed(response: ServerResponse, allow: string): void;
};

export type RenderedDocument = { html: string; policy: string; extra?: readonly string[] };

export function createResponseWriter(config: Config): ResponseWriter {
  const common = commonHeaders(config);
  const document = documentHeaders(config, statusPagePolicy);
  const noContent = createPrebuiltResponse('204 No Content', [...common, ...noStore]);
  // Made once: the same bytes whether the name is free, a draft or switched off.
  const notFoundPage = Buffer.from(
    renderStatusPage({
      ...statusMessages.notFound,
      link: { href: `${config.appOrigin}/signup`, label: statusMessages.notFound.link },
    }),
  );
  const suspendedPage = Buffer.from(
    renderStatusPage({
      ...statusMessages.suspended,
      link: { href: `${config.appOrigin}/ai-studio`, label: statusMessages.suspended.link },
    }),
  );

  function html(
    response: ServerResponse,
    status: number,
    body: Buffer,
    extra: readonly string[],
  ): void {
    const head = ['content-type', 'text/html; charset=utf-8', 'content-length', `${body.length}`];
    response.writeHead(status, [...head, 'x-robots-tag', 'noindex', ...document, ...extra]);
    response.end(body);
  }

  function writeEmpty(response: ServerResponse, status: number, extra: readonly string[]): void {
    const length = status === 204 ? [] : ['content-length', '0'];
    response.writeHead(status, [...length, ...common, ...extra]);
    response.end();
  }

  function empty(response: ServerResponse, status: number, extra: readonly string[] = []): void {
    writeEmpty(response, status, [...noStore, ...extra]);
  }

  return {
    page: (response, status, page, extra = []) =>
      html(response, status, Buffer.from(renderStatusPage(page)), [...noStore, ...extra]),
    notFound: (response) => html(response, 404, notFoundPage, mustRevalidate),
    suspended: (response) => html(response, 410, suspendedPage, mustRevalidate),
    document(response, status, { html: text, policy, extra = [] }) {
      const body = Buffer.from(text);
      const head = ['content-type', 'text/html; charset=utf-8', 'content-length', `${body.length}`];
      const headers = [...documentHeaders(config, policy), ...noStore, ...extra];
      response.writeHead(status, [...head, 'x-robots-tag', 'noindex', ...headers]);
      response.end(body);
    },
    redirect: (response, status, location) => empty(response, status, redirectHeaders(location)),
    moved: (response, status, location) =>
      writeEmpty(response, status, [...cacheFiveMinutes, ...redirectHeaders(location)]),
    empty,
    done(response) {
      if (!sendPrebuilt(response, noContent)) empty(response, 204);
    },
    json(response, failure) {
      const { fields } = failure.details;
      const body = { code: failure.code, message: getMessage(failure) };
      const bytes = Buffer.from(JSON.stringify(fields ? { ...body, fields } : body));
      const head = ['content-type', 'application/json', 'content-length', `${bytes.length}`];
      const headers = [...head, ...common, ...noStore, ...retryAfter(failure)];
      response.writeHead(getStatus(failure.code), headers);
      response.end(bytes);
    },
    notAllowed: (response, allow) => empty(response, 405, ['allow', allow]),
  };
}

function redirectHeaders(location: string): string[] {
  return ['location', location, 'referrer-policy', 'no-referrer'];
}

export function retryAfter({ details }: AppError): string[] {
  return details.retryAfter === undefined ? [] : ['retry-after', String(details.retryAfter)];
}

/** Turns anything thrown into an AppError: `unavailable` when the database is down, else `internal`. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  return appError(isUnavailable(error) ? 'unavailable' : 'internal', { retryAfter: 5 });
}

export function getStatus(code: ErrorCode): number {
  return errorTable[code].status;
}

export function getMessage(failure: AppError): string {
  return failure.details.message ?? errorTable[failure.code].message;
}
