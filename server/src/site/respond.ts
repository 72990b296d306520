// Ways to answer on the public host that are not a published page: small pages, redirects, errors.
import type { ServerResponse } from 'node:http';
import { type ErrorCode, errorTable } from '@vys/contract';
import type { Config } from '../kit/config.ts';
import { Failure, fail } from '../kit/fail.ts';
import { isUnavailable } from '../kit/unavailable.ts';
import { commonHeaders, documentHeaders, fiveMinutes, neverStored, revalidate } from './headers.ts';
import { renderSmallPage, type SmallPage, smallPagePolicy } from './small-page.ts';

export type Responder = {
  page(response: ServerResponse, status: number, page: SmallPage, extra?: readonly string[]): void;
  notFound(response: ServerResponse): void;
  /** 410 for a page that an operator has taken down. */
  suspended(response: ServerResponse): void;
  /** A page of ours with a policy of its own; never indexed, never stored. */
  document(response: ServerResponse, status: number, document: OwnDocument): void;
  redirect(response: ServerResponse, status: 301 | 302, location: string): void;
  /** To the new name of a page; the old one may belong to somebody else one day. */
  moved(response: ServerResponse, status: 301 | 308, location: string): void;
  /** Without a body. */
  empty(response: ServerResponse, status: number, extra?: readonly string[]): void;
  /** As the API answers errors. */
  json(response: ServerResponse, failure: Failure): void;
  notAllowed(response: ServerResponse, allow: string): void;
};

export type OwnDocument = { html: string; policy: string; extra?: readonly string[] };

export function createResponder(config: Config): Responder {
  const common = commonHeaders(config);
  const document = documentHeaders(config, smallPagePolicy);
  // Made once: the same bytes whether the name is free, a draft or switched off.
  const nothing = Buffer.from(
    renderSmallPage({
      title: 'Nothing here yet',
      text: 'There is no page at this address right now.',
      link: { href: `${config.appOrigin}/signup`, label: 'Make your own page' },
    }),
  );
  const gone = Buffer.from(
    renderSmallPage({
      title: 'This page is suspended',
      text: 'It was reported, and we took it down because it goes against our rules. Nobody can see it until that is settled.',
      link: { href: `${config.appOrigin}/ai-studio`, label: 'It is my page' },
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

  const away = (location: string) => ['location', location, 'referrer-policy', 'no-referrer'];

  function bare(response: ServerResponse, status: number, extra: readonly string[]): void {
    const length = status === 204 ? [] : ['content-length', '0'];
    response.writeHead(status, [...length, ...common, ...extra]);
    response.end();
  }

  function empty(response: ServerResponse, status: number, extra: readonly string[] = []): void {
    bare(response, status, [...neverStored, ...extra]);
  }

  return {
    page: (response, status, page, extra = []) =>
      html(response, status, Buffer.from(renderSmallPage(page)), [...neverStored, ...extra]),
    notFound: (response) => html(response, 404, nothing, revalidate),
    suspended: (response) => html(response, 410, gone, revalidate),
    document(response, status, { html: text, policy, extra = [] }) {
      const body = Buffer.from(text);
      const head = ['content-type', 'text/html; charset=utf-8', 'content-length', `${body.length}`];
      const headers = [...documentHeaders(config, policy), ...neverStored, ...extra];
      response.writeHead(status, [...head, 'x-robots-tag', 'noindex', ...headers]);
      response.end(body);
    },
    redirect: (response, status, location) => empty(response, status, away(location)),
    moved: (response, status, location) =>
      bare(response, status, [...fiveMinutes, ...away(location)]),
    empty,
    json(response, failure) {
      const { fields } = failure.details;
      const body = { code: failure.code, message: messageOf(failure) };
      const bytes = Buffer.from(JSON.stringify(fields ? { ...body, fields } : body));
      const head = ['content-type', 'application/json', 'content-length', `${bytes.length}`];
      const all = [...head, ...common, ...neverStored, ...retryAfter(failure)];
      response.writeHead(statusOf(failure.code), all);
      response.end(bytes);
    },
    notAllowed: (response, allow) => empty(response, 405, ['allow', allow]),
  };
}

export function retryAfter({ details }: Failure): string[] {
  return details.retryAfter === undefined ? [] : ['retry-after', String(details.retryAfter)];
}

/** Anything thrown as a failure; a database that is away is `unavailable`. */
export function asFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  return fail(isUnavailable(error) ? 'unavailable' : 'internal', { retryAfter: 5 });
}

export function statusOf(code: ErrorCode): number {
  return errorTable[code].status;
}

export function messageOf(failure: Failure): string {
  return failure.details.message ?? errorTable[failure.code].message;
}
