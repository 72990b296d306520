// The door of the public host: finds published pages by name, serves their bytes from memory, counts
// visits, takes forms. It has an HTTP server of its own on the pages origin.
import type { Clock } from '../kit/clock.ts';
import type { Config } from '../kit/config.ts';
import type { Files } from '../kit/files.ts';
import type { Bind } from '../kit/http.ts';
import type { Logger } from '../kit/log.ts';
import { createProxyCheck } from '../kit/network.ts';
import { createAnswer } from './answer.ts';
import { createClientAddress } from './client-address.ts';
import { createFormLinkPages } from './form-links.ts';
import { createForms } from './forms.ts';
import { commonHeaders } from './headers.ts';
import { createInspector } from './inspector.ts';
import { createMediaSender } from './media-file.ts';
import { createOwnFiles } from './own-files.ts';
import { createPublishedPages } from './published.ts';
import { createReports } from './report.ts';
import { createResponder } from './respond.ts';
import type { SiteAnalytics, SiteMedia, SitePages } from './rooms.ts';
import { createSiteServer } from './server.ts';
import { createSharingImages } from './sharing-image.ts';
import { keepShelf, type Shelf } from './shelf.ts';
import { createSitemap } from './sitemap.ts';
import { createTaking, makeViewImage } from './taking.ts';
import { createVisits } from './visits.ts';

export { createPublicFiles } from './public-file.ts';
export type { SiteAnalytics, SiteMedia, SitePages } from './rooms.ts';
export { createShelf, type Shelf } from './shelf.ts';

export type Site = {
  /** Binds the tracking calls on the app door too. */
  bind(bind: Bind): void;
  listen(): Promise<void>;
  close(): Promise<void>;
};

export type SiteDeps = {
  pages: SitePages;
  analytics: SiteAnalytics;
  media: SiteMedia;
  files: Files;
  shelf: Shelf;
  config: Config;
  clock: Clock;
  log: Logger;
};

export function createSite(deps: SiteDeps): Site {
  const { pages, analytics, media, files, shelf, config, clock, log } = deps;
  const published = createPublishedPages(pages, config);
  const visits = createVisits(published, analytics, config);
  const respond = createResponder(config);
  const answer = createAnswer({
    published,
    findFile: createFileFinder(deps),
    sendMedia: createMediaSender({ media, respond, common: commonHeaders(config) }),
    take: createTaking({
      published,
      visits,
      forms: createForms(pages, respond, clock),
      reports: createReports(pages, respond, clock),
      respond,
      clientAddress: createClientAddress(config.trustedProxies),
      viewImage: makeViewImage(config),
    }),
    formLinkPages: createFormLinkPages(pages, respond),
    inspector: createInspector(pages, respond, config.pagesOrigin),
    respond,
    appOrigin: config.appOrigin,
    log,
  });
  const server = createSiteServer(answer, createProxyCheck(config.trustedProxies));
  return {
    bind: visits.bind,
    async listen() {
      await keepShelf(files, shelf);
      await server.listen(config.pagesPort, config.host);
    },
    close: server.close,
  };
}

/** What is neither a page nor somebody's image, by its path. */
function createFileFinder(deps: SiteDeps) {
  const finders = [createOwnFiles(deps), createSharingImages(deps), createSitemap(deps)];
  return async (path: string) => {
    for (const find of finders) {
      const found = await find(path);
      if (found !== undefined) return found;
    }
    return undefined;
  };
}
