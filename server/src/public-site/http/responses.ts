// Responses of the public site that are not a published page: status pages, redirects, errors.
import type { ServerResponse } from 'node:http';
import { type ErrorCode, errorStatuses } from '@vys/contract';
import { type Language, languages } from '@vys/contract/language/languages';
import type { Config } from '../../platform/config.ts';
import { AppError, appError } from '../../platform/errors.ts';
import { describeFailure, sayFields } from '../../platform/http/describe-failure.ts';
import { isUnavailable } from '../../platform/http/unavailable.ts';
import { sayIn } from '../../platform/language/text.ts';
import { chooseLocale, type Locale } from '../language.ts';
import { type SiteMessages, siteMessages } from '../messages/index.ts';
import { renderStatusPage, type StatusPage, statusPagePolicy } from '../trust/status-page.ts';
import {
  allowAnyOrigin,
  cacheFiveMinutes,
  commonHeaders,
  documentHeaders,
  mustRevalidate,
  noStore,
} from './headers.ts';
import {
  createPrebuiltResponse,
  type PrebuiltResponse,
  sendPrebuilt,
} from './prebuilt-response.ts';

export type ResponseWriter = {
  page(response: ServerResponse, status: number, page: StatusPage, extra?: readonly string[]): void;
  notFound(response: ServerResponse): void;
  /** 410 for a page that an operator has taken down, in the language of that page. */
  suspended(response: ServerResponse, pageLanguage?: string | undefined): void;
  /** A page of ours with a policy of its own; never indexed, never stored. */
  document(response: ServerResponse, status: number, document: RenderedDocument): void;
  redirect(response: ServerResponse, status: 301 | 302, location: string): void;
  /** To the new name of a page; the old name may belong to another user later. */
  moved(
    response: ServerResponse,
    status: 301 | 308,
    location: string,
    extra?: readonly string[],
  ): void;
  /** For scripts of published pages, which have no origin. */
  data(response: ServerResponse, status: number, data: object, extra?: readonly string[]): void;
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
  const noContent = createDoneResponse(config);
  // Made once: the same bytes whether the name is free, a draft or switched off.
  const notFoundPages = inEachLanguage('notFound', `${config.appOrigin}/signup`);
  const suspendedPages = inEachLanguage('suspended', `${config.appOrigin}/ai-studio`);

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
    notFound(response) {
      const { language } = chooseLocale(response.req);
      html(response, 404, notFoundPages[language], byLanguage);
    },
    suspended(response, pageLanguage) {
      const { language } = chooseLocale(response.req, pageLanguage);
      html(response, 410, suspendedPages[language], byLanguage);
    },
    document(response, status, { html: text, policy, extra = [] }) {
      const body = Buffer.from(text);
      const head = ['content-type', 'text/html; charset=utf-8', 'content-length', `${body.length}`];
      const headers = [...documentHeaders(config, policy), ...noStore, ...extra];
      response.writeHead(status, [...head, 'x-robots-tag', 'noindex', ...headers]);
      response.end(body);
    },
    redirect: (response, status, location) => empty(response, status, redirectHeaders(location)),
    moved: (response, status, location, extra = []) =>
      writeEmpty(response, status, [...cacheFiveMinutes, ...redirectHeaders(location), ...extra]),
    data(response, status, data, extra = []) {
      const bytes = Buffer.from(JSON.stringify(data));
      const head = ['content-type', 'application/json', 'content-length', `${bytes.length}`];
      response.writeHead(status, [...head, ...common, ...noStore, ...allowAnyOrigin, ...extra]);
      response.end(bytes);
    },
    empty,
    done(response) {
      if (!sendPrebuilt(response, noContent)) empty(response, 204);
    },
    json(response, failure) {
      const bytes = Buffer.from(JSON.stringify(toErrorBody(failure, chooseLocale(response.req))));
      const head = ['content-type', 'application/json', 'content-length', `${bytes.length}`];
      const headers = [...head, ...common, ...noStore, ...retryAfter(failure)];
      response.writeHead(getStatus(failure.code), headers);
      response.end(bytes);
    },
    notAllowed: (response, allow) => empty(response, 405, ['allow', allow]),
  };
}

/** The response of `done`. */
export function createDoneResponse(config: Config): PrebuiltResponse {
  return createPrebuiltResponse('204 No Content', [...commonHeaders(config), ...noStore]);
}

const byLanguage = [...mustRevalidate, 'vary', 'Accept-Language'];

/** A status page that leads on to `href`. */
function inEachLanguage(
  status: 'notFound' | 'suspended',
  href: string,
): Readonly<Record<Language, Buffer>> {
  const pages = languages.map((language) => {
    const { title, text, link } = siteMessages[language].status[status];
    const page = { language, title, text, link: { href, label: link } };
    return [language, Buffer.from(renderStatusPage(page))] as const;
  });
  return Object.fromEntries(pages) as Record<Language, Buffer>;
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
  return errorStatuses[code];
}

const errorMessages: Partial<Record<ErrorCode, keyof SiteMessages['errors']>> = {
  'input.invalid': 'invalid',
  'input.malformed': 'malformed',
  'input.media_type': 'mediaType',
  'input.too_large': 'tooLarge',
  'auth.forbidden': 'forbidden',
  'rate.limited': 'rateLimited',
  timeout: 'unavailable',
  unavailable: 'unavailable',
};

/** For visitors. What is wrong with an entry was said in their language where it was found. */
export function describeError({ code, details }: AppError, { language, messages }: Locale): string {
  if (code === 'input.invalid' && details.message !== undefined) {
    return sayIn(details.message, language);
  }
  return messages.errors[errorMessages[code] ?? 'internal'];
}

/** For callers of the API. */
function toErrorBody(failure: AppError, { language }: Locale) {
  const { fields } = failure.details;
  const body = { code: failure.code, message: describeFailure(failure, language) };
  return fields ? { ...body, fields: sayFields(fields, language) } : body;
}
