// Visits of a page's own creator. The document has an opaque origin, so what it sends carries no cookie: the mark
// is read where the page itself is requested, and the page is then sent with a policy under which its tracker
// reaches nothing. The bytes stay the same.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { OWN_VISITS_PATH } from '@vys/contract/analytics/own-visits';
import type { Config } from '../../platform/config.ts';
import type { MemoryLimiter } from '../../platform/rate-limit/memory-limiter.ts';
import type { SiteAnalytics } from '../dependencies.ts';
import { noStore } from '../http/headers.ts';
import type { Published } from '../pages/page-lookup.ts';

const COOKIE = 'vys_own';
const pattern = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]{22})(?:;|$)`);
const YEARS_AGO = 'Max-Age=0';

export type OwnVisitHandler = {
  /** Costs no more than a look at one header. */
  isMarked(request: IncomingMessage): boolean;
  /** Whether the request is of the page's creator; such a view is counted apart. */
  recognize(request: IncomingMessage, page: Published, ip: string): Promise<boolean>;
  /** Gives a browser its mark for a ticket, or takes it away. */
  mark(
    request: IncomingMessage,
    response: ServerResponse,
    query: string,
    ip: string,
  ): Promise<void>;
};

type Deps = {
  analytics: Pick<SiteAnalytics, 'record' | 'ownVisits'>;
  limiter: MemoryLimiter;
  config: Pick<Config, 'pagesOrigin'>;
  markSeconds: number;
};

export function createOwnVisitHandler(deps: Deps): OwnVisitHandler {
  const { analytics, limiter, config, markSeconds } = deps;
  const { ownVisits } = analytics;
  const secure = config.pagesOrigin.startsWith('https:');
  // Where app and pages are different sites, the mark is given to a request of a third party.
  const attributes = `; Path=/; HttpOnly; ${secure ? 'SameSite=None; Secure' : 'SameSite=Lax'}`;
  const cookie = (value: string, age: string) => `${COOKIE}=${value}; ${age}${attributes}`;
  const readMark = ({ headers }: IncomingMessage) => pattern.exec(headers.cookie ?? '')?.[1];

  return {
    isMarked: ({ headers }) => headers.cookie?.includes(COOKIE) === true,
    async recognize(request, page, ip) {
      const mark = readMark(request);
      // A client that tries marks out is a visitor like others.
      if (mark === undefined || !limiter.tryConsume('ownVisit.address', ip)) return false;
      if (!(await ownVisits.isOwn(mark, page.pageId))) return false;
      if (request.method === 'GET' && isSeen(request)) {
        const userAgent = request.headers['user-agent'] ?? '';
        const { headers } = request;
        const view = { kind: 'view', pageId: page.pageId, ip, userAgent, referrer: '' } as const;
        await analytics.record({ ...view, headers, isOwn: true });
      }
      return true;
    },
    async mark(request, response, query, ip) {
      const search = new URLSearchParams(query);
      const headers = [...noStore, 'cross-origin-resource-policy', 'cross-origin'];
      if (search.has('end')) {
        const mark = readMark(request);
        if (mark !== undefined) await ownVisits.end(mark);
        response.writeHead(204, [...headers, 'set-cookie', cookie('', YEARS_AGO)]).end();
        return;
      }
      const mark = limiter.tryConsume('ownVisit.address', ip)
        ? await ownVisits.exchange(search.get('ticket') ?? '')
        : undefined;
      if (mark !== undefined) headers.push('set-cookie', cookie(mark, `Max-Age=${markSeconds}`));
      response.writeHead(mark === undefined ? 403 : 204, headers).end();
    },
  };
}

export const isOwnVisitsPath = (path: string): boolean => path === OWN_VISITS_PATH;

/** Loaded to be looked at, not ahead of that. */
function isSeen({ headers }: IncomingMessage): boolean {
  const purpose = `${headers['sec-purpose'] ?? ''}${headers.purpose ?? ''}`;
  const destination = headers['sec-fetch-dest'] ?? 'document';
  return destination === 'document' && !/prefetch|prerender/.test(purpose);
}
