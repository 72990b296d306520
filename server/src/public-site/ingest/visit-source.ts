// Whether a view or click comes from our own pages, and from which, as far as the browser says. Our documents
// have an opaque origin: browsers send `Origin: null` and no Referer for them, as they do for a foreign page
// that hides itself the same way. Programs send none of these headers and are counted; the rate limits per
// network bound them.
import type { RequestHeaders } from '../../modules/analytics/index.ts';
import { appError } from '../../platform/errors.ts';

export type VisitSource = {
  /** Throws analytics.foreign_origin for another site; returns the path of the page, if one was named. */
  readPage(headers: RequestHeaders): string | undefined;
};

export const FOREIGN = 'analytics.foreign_origin';

/** Our pages are `cross-site` to everything; the workspace calls its own origin. */
const foreignSites = new Set(['same-site', 'none']);

export function createVisitSource(pagesOrigin: string, appOrigin: string): VisitSource {
  const ownOrigins = new Set([pagesOrigin, appOrigin]);
  return {
    readPage(headers) {
      const { origin, 'sec-fetch-site': site } = headers;
      if (typeof origin === 'string' && origin !== 'null' && !ownOrigins.has(origin))
        throw appError(FOREIGN);
      if (typeof site === 'string' && foreignSites.has(site)) throw appError(FOREIGN);
      // A ping has no Referer; browsers tell in a header of its own.
      const from = headers.referer ?? headers['ping-from'];
      if (typeof from !== 'string' || from === '') return undefined;
      const url = URL.parse(from);
      if (url === null || !ownOrigins.has(url.origin)) throw appError(FOREIGN);
      return url.origin === pagesOrigin ? url.pathname : undefined;
    },
  };
}
