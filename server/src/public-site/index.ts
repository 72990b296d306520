// Entry point of the public site: finds published pages by name, serves their bytes from memory, counts
// visits, takes forms. It has an HTTP server of its own on the pages origin.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { MARK_DAYS } from '../modules/analytics/index.ts';
import { type BundledPackages, storeBundledPackages } from '../modules/packages/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { Bind } from '../platform/http/http.ts';
import type { Logger } from '../platform/log/log.ts';
import { createClientAddressReader, createProxyCheck } from '../platform/net/client-address.ts';
import { createMemoryLimiter } from '../platform/rate-limit/memory-limiter.ts';
import type { FileStore } from '../platform/storage/file-store.ts';
import { DAY, SECOND } from '../platform/time-spans.ts';
import { createStaticAssets } from './assets/static-assets.ts';
import type {
  SiteAnalytics,
  SiteForms,
  SiteMedia,
  SiteModeration,
  SitePages,
} from './dependencies.ts';
import { createBeaconAnswer } from './http/fast-path/answer-beacon.ts';
import { createPageAnswer } from './http/fast-path/answer-page.ts';
import type { ObservePlain } from './http/fast-path/fast-path.ts';
import { commonHeaders } from './http/headers.ts';
import { createRequestHandler } from './http/request-handler.ts';
import { createResponseWriter } from './http/responses.ts';
import { createSiteServer } from './http/server.ts';
import { createForms } from './ingest/forms.ts';
import { createIngestHandler, createTrackingPixel } from './ingest/ingest.ts';
import { createOwnVisitHandler } from './ingest/own-visits.ts';
import { createSubscriptionLinkPages } from './ingest/subscription-links.ts';
import { createTracking } from './ingest/tracking.ts';
import { createMediaSender } from './pages/media-file.ts';
import { createOgImageLookup } from './pages/og-image.ts';
import { createPublishedPages } from './pages/page-lookup.ts';
import { createPlayerView } from './pages/player-view.ts';
import { createSitemap } from './pages/sitemap.ts';
import { createInspector } from './trust/inspector.ts';
import { createReports } from './trust/report.ts';

export { createAssetLookup } from './assets/asset-lookup.ts';
export type {
  SiteAnalytics,
  SiteForms,
  SiteMedia,
  SiteModeration,
  SitePages,
} from './dependencies.ts';

export type Site = {
  /** Binds the tracking calls on the app server too. */
  bind(bind: Bind): void;
  listen(): Promise<void>;
  close(): Promise<void>;
};

export type SiteDeps = {
  pages: SitePages;
  forms: SiteForms;
  moderation: SiteModeration;
  analytics: SiteAnalytics;
  media: SiteMedia;
  files: FileStore;
  bundledPackages: BundledPackages;
  config: Config;
  clock: Clock;
  log: Logger;
  /** Where requests are measured. */
  observer?: SiteObserver | undefined;
};

export type SiteObserver = {
  /** Called before the request is handled. */
  observeRequest(request: IncomingMessage, response: ServerResponse): void;
  /** Called with the requests that are answered on their socket. */
  observePlain: ObservePlain;
};

export function createSite(deps: SiteDeps): Site {
  const { pages, forms, moderation, analytics, media, files, bundledPackages, config, clock, log } =
    deps;
  const published = createPublishedPages(pages, config);
  const tracking = createTracking(published, analytics, config);
  const respond = createResponseWriter(config);
  const limiter = createMemoryLimiter(clock);
  const readClientAddress = createClientAddressReader(config.trustedProxies);
  const markSeconds = (MARK_DAYS * DAY) / SECOND;
  const handleRequest = createRequestHandler({
    ownVisits: createOwnVisitHandler({ analytics, limiter, config, markSeconds }),
    readClientAddress,
    published,
    findFile: createFileFinder(deps),
    sendMedia: createMediaSender({ media, respond, common: commonHeaders(config) }),
    ingest: createIngestHandler({
      published,
      tracking,
      forms: createForms({ forms, published, respond, limiter, pagesOrigin: config.pagesOrigin }),
      reports: createReports(moderation, published, respond, limiter),
      respond,
      readClientAddress,
      trackingPixel: createTrackingPixel(config),
    }),
    subscriptionLinkPages: createSubscriptionLinkPages(forms, published, respond),
    inspector: createInspector(moderation, published, respond, config.pagesOrigin),
    playerView: createPlayerView(config, respond),
    respond,
    appOrigin: config.appOrigin,
    log,
  });
  const { observer } = deps;
  const listener: typeof handleRequest =
    observer === undefined
      ? handleRequest
      : (request, response) => {
          observer.observeRequest(request, response);
          handleRequest(request, response);
        };
  const observe = observer?.observePlain;
  const server = createSiteServer({
    listener,
    isProxy: createProxyCheck(config.trustedProxies),
    plain: config.hasFastPath
      ? {
          page: createPageAnswer(published, observe),
          beacon: createBeaconAnswer({ tracking, readClientAddress, config, observe }),
        }
      : undefined,
  });
  return {
    bind: tracking.bind,
    async listen() {
      await storeBundledPackages(files, bundledPackages);
      await server.listen(config.pagesPort, config.host, config.pagesWorkers > 1);
    },
    close: server.close,
  };
}

/** Responses that are neither a page nor an uploaded image, by path. */
function createFileFinder(deps: SiteDeps) {
  const finders = [createStaticAssets(deps), createOgImageLookup(deps), createSitemap(deps)];
  return async (path: string) => {
    for (const find of finders) {
      const result = await find(path);
      if (result !== undefined) return result;
    }
    return undefined;
  };
}
