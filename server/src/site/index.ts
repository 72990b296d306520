// Entry point of the public site: finds published pages by name, serves their bytes from memory, counts
// visits, takes forms. It has an HTTP server of its own on the pages origin.
import type { Clock } from '../kit/clock.ts';
import type { Config } from '../kit/config.ts';
import type { FileStore } from '../kit/file-store.ts';
import type { Bind } from '../kit/http.ts';
import type { Logger } from '../kit/log.ts';
import { createProxyCheck } from '../kit/network.ts';
import { createClientAddress } from './client-address.ts';
import type { SiteAnalytics, SiteMedia, SitePages } from './dependencies.ts';
import { createForms } from './forms.ts';
import { commonHeaders } from './headers.ts';
import { createIngestHandler, createTrackingPixel } from './ingest.ts';
import { createInspector } from './inspector.ts';
import { createMediaSender } from './media-file.ts';
import { createOgImageLookup } from './og-image.ts';
import { type BundledPackages, storeBundledPackages } from './packages.ts';
import { createPublishedPages } from './page-lookup.ts';
import { createReports } from './report.ts';
import { createRequestHandler } from './request-handler.ts';
import { createResponseWriter } from './responses.ts';
import { createSiteServer } from './server.ts';
import { createSitemap } from './sitemap.ts';
import { createStaticAssets } from './static-assets.ts';
import { createSubscriptionLinkPages } from './subscription-links.ts';
import { createTracking } from './tracking.ts';

export { createAssetLookup } from './asset-lookup.ts';
export type { SiteAnalytics, SiteMedia, SitePages } from './dependencies.ts';
export { type BundledPackages, createBundledPackages } from './packages.ts';

export type Site = {
  /** Binds the tracking calls on the app server too. */
  bind(bind: Bind): void;
  listen(): Promise<void>;
  close(): Promise<void>;
};

export type SiteDeps = {
  pages: SitePages;
  analytics: SiteAnalytics;
  media: SiteMedia;
  files: FileStore;
  bundledPackages: BundledPackages;
  config: Config;
  clock: Clock;
  log: Logger;
};

export function createSite(deps: SiteDeps): Site {
  const { pages, analytics, media, files, bundledPackages, config, clock, log } = deps;
  const published = createPublishedPages(pages, config);
  const tracking = createTracking(published, analytics, config);
  const respond = createResponseWriter(config);
  const handleRequest = createRequestHandler({
    published,
    findFile: createFileFinder(deps),
    sendMedia: createMediaSender({ media, respond, common: commonHeaders(config) }),
    ingest: createIngestHandler({
      published,
      tracking,
      forms: createForms(pages, respond, clock),
      reports: createReports(pages, respond, clock),
      respond,
      clientAddress: createClientAddress(config.trustedProxies),
      trackingPixel: createTrackingPixel(config),
    }),
    subscriptionLinkPages: createSubscriptionLinkPages(pages, respond),
    inspector: createInspector(pages, respond, config.pagesOrigin),
    respond,
    appOrigin: config.appOrigin,
    log,
  });
  const server = createSiteServer(handleRequest, createProxyCheck(config.trustedProxies));
  return {
    bind: tracking.bind,
    async listen() {
      await storeBundledPackages(files, bundledPackages);
      await server.listen(config.pagesPort, config.host);
    },
    close: server.close,
  };
}

/** What is neither a page nor somebody's image, by its path. */
function createFileFinder(deps: SiteDeps) {
  const finders = [createStaticAssets(deps), createOgImageLookup(deps), createSitemap(deps)];
  return async (path: string) => {
    for (const find of finders) {
      const found = await find(path);
      if (found !== undefined) return found;
    }
    return undefined;
  };
}
