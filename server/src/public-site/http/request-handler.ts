// Decides what a request to the public site gets. Requests for pages in memory are handled in a few
// steps without a promise; everything else is handled asynchronously.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { BEACON_PATH } from '@vys/compiler/document/tracker';
import type { Logger } from '../../platform/log/log.ts';
import type { ReadClientAddress } from '../../platform/net/client-address.ts';
import { type IngestHandler, isIngestPath } from '../ingest/ingest.ts';
import { isOwnVisitsPath, type OwnVisitHandler } from '../ingest/own-visits.ts';
import { isSubscriptionLink, type SubscriptionLinkPages } from '../ingest/subscription-links.ts';
import { MEDIA_PATH, type SendMedia } from '../pages/media-file.ts';
import { namePath, type Published, type PublishedPages } from '../pages/page-lookup.ts';
import { isPlayerQuery, type PlayerView } from '../pages/player-view.ts';
import type { Inspector } from '../trust/inspector.ts';
import { sendError } from './error-response.ts';
import type { ResponseWriter } from './responses.ts';
import { type StaticResponse, sendStatic } from './static-response.ts';

export type RequestHandlerDeps = {
  published: PublishedPages;
  findFile(path: string): Promise<StaticResponse | undefined>;
  sendMedia: SendMedia;
  ingest: IngestHandler;
  ownVisits: OwnVisitHandler;
  readClientAddress: ReadClientAddress;
  inspector: Inspector;
  playerView: PlayerView;
  subscriptionLinkPages: SubscriptionLinkPages;
  respond: ResponseWriter;
  appOrigin: string;
  log: Logger;
};

const MAX_PATH = 2048;

export function createRequestHandler(deps: RequestHandlerDeps) {
  const { published, respond } = deps;

  return (request: IncomingMessage, response: ServerResponse): void => {
    const { url = '', method = '' } = request;
    const query = url.indexOf('?');
    const path = query === -1 ? url : url.slice(0, query);
    try {
      const page = method === 'GET' || method === 'HEAD' ? published.getCached(path) : undefined;
      const isPlain = !(query !== -1 && isPlayerQuery(url, query));
      if (page !== undefined && isPlain && !deps.ownVisits.isMarked(request)) {
        send(request, response, page.content);
        return;
      }
    } catch (error) {
      sendError(deps, request, response, error);
      return;
    }
    const handled =
      path === BEACON_PATH
        ? deps.ingest(request, response, path)
        : handleUncached(request, response, path, url.slice(path.length));
    handled.catch((error: unknown) => sendError(deps, request, response, error));
  };

  function send(request: IncomingMessage, response: ServerResponse, content: StaticResponse): void {
    if (!sendStatic(request, response, content)) respond.empty(response, 403);
  }

  /** The creator of a page gets it without a working tracker. */
  async function sendPage(request: IncomingMessage, response: ServerResponse, page: Published) {
    const isOwn =
      deps.ownVisits.isMarked(request) &&
      (await deps.ownVisits.recognize(request, page, deps.readClientAddress(request)));
    send(request, response, isOwn ? page.createUncounted() : page.content);
  }

  async function handleUncached(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    query: string,
  ): Promise<void> {
    if (path.length > MAX_PATH) return respond.empty(response, 414);
    if (!isPath(path)) return respond.empty(response, 400);
    if (isIngestPath(path)) return await deps.ingest(request, response, path);
    if (isSubscriptionLink(path)) return await deps.subscriptionLinkPages(request, response, path);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return respond.notAllowed(response, 'GET, HEAD');
    }
    if (isOwnVisitsPath(path)) {
      const ip = deps.readClientAddress(request);
      return await deps.ownVisits.mark(request, response, query, ip);
    }
    if (path === '/') return respond.redirect(response, 302, `${deps.appOrigin}/`);
    const file = await deps.findFile(path);
    if (file !== undefined) return send(request, response, file);
    if (path.startsWith(MEDIA_PATH)) return await deps.sendMedia(request, response, path);
    const inspected = deps.inspector.readName(path);
    if (inspected !== undefined) return await deps.inspector.send(response, inspected);
    const plain = plainPath(path);
    if (plain !== path && namePath.test(plain)) {
      return respond.redirect(response, 301, `${plain}${query}`);
    }
    const page = await published.find(path);
    if (page === undefined) return respond.notFound(response);
    if (page.kind === 'suspended') return respond.suspended(response, page.language);
    if (page.kind === 'moved') return respond.moved(response, 301, `${page.path}${query}`);
    if (isPlayerQuery(query)) return deps.playerView.send(response, { path, page }, query);
    await sendPage(request, response, page);
  }
}

/** Neither the absolute form meant for proxies, nor `*`, nor broken percent-encoding. */
function isPath(path: string): boolean {
  return path.startsWith('/') && !/%(?![0-9a-f]{2})/i.test(path);
}

/** As the page's own address writes it; what is not UTF-8 stays as it is. */
function plainPath(path: string): string {
  try {
    return decodeURIComponent(path).toLowerCase().replace(/\/$/, '');
  } catch {
    return path;
  }
}
