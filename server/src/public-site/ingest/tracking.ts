// Counts views and clicks: the short beacon of the tracker, and the specified calls on both origins.
// Unknown names get the response of known ones and are not counted, so that names cannot be probed. What
// another site sends, or one page for another, is rejected; a click is stored with its target if the page has
// that link.
import type { IncomingMessage } from 'node:http';
import {
  type Beacon,
  MAX_BEACON_BYTES,
  parseBeacon,
  parseScriptless,
} from '@vys/compiler/document/tracker';
import { trackClick, trackView } from '@vys/contract/analytics/analytics';
import type { z } from 'zod';
import type { RequestHeaders } from '../../modules/analytics/index.ts';
import type { Config } from '../../platform/config.ts';
import { AppError, appError } from '../../platform/errors.ts';
import type { Bind } from '../../platform/http/http.ts';
import type { SiteAnalytics } from '../dependencies.ts';
import { readBody, readContentType } from '../http/body.ts';
import {
  findCurrent,
  namePath,
  type Published,
  type PublishedPages,
} from '../pages/page-lookup.ts';
import { isPlayerViewOf } from '../pages/player-view.ts';
import { REPORT_PATH } from '../trust/report.ts';
import { createVisitSource, FOREIGN, type VisitSource } from './visit-source.ts';

type Visit = {
  kind: 'view' | 'click';
  slug: string;
  referrer: string;
  target?: string | undefined;
  id?: string | undefined;
  search?: string | undefined;
};
type From = { ip: string; headers: RequestHeaders };
/** Of the page that is meant, and of the one that says that it sent the visit. */
type Paths = { path: string; sentFrom: string | undefined };

const nothing = Promise.resolve();

export type Tracking = {
  bind(bind: Bind): void;
  /** Resolves when the event is stored; throws for what the tracker would not have sent. */
  handleBeacon(request: IncomingMessage, ip: string): Promise<void>;
  /** The same for the text of a beacon. */
  countBeacon(text: string, from: From): Promise<void>;
  /** The tracking pixel of browsers that run no scripts. */
  handlePixel(request: IncomingMessage, ip: string): Promise<void>;
  handleApiCall(request: IncomingMessage, ip: string, kind: 'view' | 'click'): Promise<void>;
};

const CALL_BYTES = 4096;

/** Throws, or rejects, for what the tracker would not have sent. */
type Count = (visit: Visit, from: From) => Promise<void>;

function createCount(
  published: PublishedPages,
  analytics: SiteAnalytics,
  { source, pagesOrigin }: { source: VisitSource; pagesOrigin: string },
): Count {
  function record(visit: Visit, { ip, headers }: From, page: Published): Promise<void> {
    return analytics.record({
      kind: visit.kind,
      pageId: page.pageId,
      ip,
      userAgent: String(headers['user-agent'] ?? ''),
      referrer: visit.referrer,
      headers,
      target: visit.target === undefined ? undefined : page.links().find(visit.target),
      id: visit.id,
      search: visit.search,
    });
  }

  async function find(visit: Visit, from: From, { path, sentFrom }: Paths): Promise<void> {
    const page = await findCurrent(published, path);
    if (page === undefined) return;
    if (sentFrom !== undefined && namePath.test(sentFrom)) {
      const sender = await findCurrent(published, sentFrom);
      if (sender?.pageId !== page.pageId) throw appError(FOREIGN);
    }
    await record(visit, from, page);
  }

  // Without a promise of its own where the page is in memory, as nearly always.
  return (visit, from) => {
    const sentFrom = source.readPage(from.headers);
    if (visit.target !== undefined && isReportLink(visit.target)) return nothing;
    // A tab that was opened before a rename still names the page as it was called then.
    const path = `/${visit.slug.toLowerCase()}`;
    // The page was seen already, and is shown again beside a player.
    if (visit.kind === 'view' && isPlayerViewOf(visit.referrer, pagesOrigin + path)) return nothing;
    const page = published.getCached(path);
    return page === undefined || (sentFrom !== undefined && sentFrom !== path)
      ? find(visit, from, { path, sentFrom })
      : record(visit, from, page);
  };
}

export function createTracking(
  published: PublishedPages,
  analytics: SiteAnalytics,
  { pagesOrigin, appOrigin }: Pick<Config, 'pagesOrigin' | 'appOrigin'>,
): Tracking {
  const source = createVisitSource(pagesOrigin, appOrigin);
  const count = createCount(published, analytics, { source, pagesOrigin });

  async function handlePing(request: IncomingMessage, ip: string): Promise<void> {
    await readBody(request, MAX_BEACON_BYTES);
    const visit = parseScriptless(readQuery(request));
    const target = request.headers['ping-to'];
    if (visit?.kind !== 'click' || typeof target !== 'string') throw appError('input.malformed');
    const { slug } = visit;
    await count({ kind: 'click', slug, referrer: '', target }, { ip, headers: request.headers });
  }

  function countBeacon(text: string, { ip, headers }: From): Promise<void> {
    const beacon = parseBeacon(text);
    if (beacon === undefined) throw appError('input.malformed');
    return count(readVisit(beacon), { ip, headers: withoutPurpose(headers) });
  }

  return {
    bind(bind) {
      bind(trackView, async ({ body, request: { clientAddress: ip, headers } }) => {
        await count(readView(body), { ip, headers });
        return undefined;
      });
      bind(trackClick, async ({ body, request: { clientAddress: ip, headers } }) => {
        await count(readClick(body), { ip, headers });
        return undefined;
      });
    },
    async handlePixel(request, ip) {
      const visit = parseScriptless(readQuery(request));
      if (visit?.kind !== 'view') return;
      const { slug } = visit;
      try {
        await count({ kind: 'view', slug, referrer: '' }, { ip, headers: request.headers });
      } catch (error) {
        // On another site the image is the same, and counts nothing.
        if (!(error instanceof AppError) || error.code !== FOREIGN) throw error;
      }
    },
    async handleBeacon(request, ip) {
      const type = readContentType(request);
      if (type === 'text/ping') return await handlePing(request, ip);
      if (type !== 'text/plain') throw appError('input.media_type');
      const text = await readBody(request, MAX_BEACON_BYTES);
      await countBeacon(text, { ip, headers: request.headers });
    },
    countBeacon,
    async handleApiCall(request, ip, kind) {
      const body = parseJson(await readBody(request, CALL_BYTES));
      const from = { ip, headers: request.headers };
      const visit =
        kind === 'view'
          ? readView(check(trackView.body.safeParse(body)))
          : readClick(check(trackClick.body.safeParse(body)));
      await count(visit, from);
    },
  };
}

/** A visit that leads to a report is not counted as a visit of the page. */
function isReportLink(target: string): boolean {
  return target.includes('report') && URL.parse(target)?.pathname.startsWith(REPORT_PATH) === true;
}

/**
 * The tracker sends when the page is visible. At the moment in which a prerendered page is shown, Chromium still marks
 * its requests as prerendering.
 */
function withoutPurpose(headers: RequestHeaders): RequestHeaders {
  if (headers['sec-purpose'] === undefined) return headers;
  const { 'sec-purpose': _, ...others } = headers;
  return others;
}

function readVisit(beacon: Beacon): Visit {
  const { kind, slug, id, search } = beacon;
  if (kind === 'click') return { kind, slug, referrer: '', target: beacon.href, id, search };
  return { kind, slug, referrer: beacon.referrer ?? '', target: undefined, id, search };
}

function readView({ slug, referrer, ...sent }: z.output<typeof trackView.body>): Visit {
  return { kind: 'view', slug, referrer, ...readSent(sent) };
}

function readClick({ slug, url, ...sent }: z.output<typeof trackClick.body>): Visit {
  return { kind: 'click', slug, referrer: '', target: url, ...readSent(sent) };
}

type Sent = Omit<z.output<typeof trackView.body>, 'slug' | 'referrer'>;

function readSent({ event_id: id, ...campaign }: Sent): Pick<Visit, 'id' | 'search'> {
  const named = Object.entries(campaign).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  const search = named.length === 0 ? undefined : `?${new URLSearchParams(named)}`;
  return { ...(id === undefined ? {} : { id }), ...(search === undefined ? {} : { search }) };
}

function readQuery({ url = '' }: IncomingMessage): string {
  const start = url.indexOf('?');
  return start === -1 ? '' : url.slice(start);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw appError('input.malformed');
  }
}

function check<T>(result: { success: true; data: T } | { success: false }): T {
  if (!result.success) throw appError('input.invalid');
  return result.data;
}

/** Which call a path of the pages origin stands for. */
export function trackedKind(path: string): 'view' | 'click' | undefined {
  if (path === trackView.path) return 'view';
  return path === trackClick.path ? 'click' : undefined;
}
