// Rejects requests that another website makes a browser send (cross-site request forgery), sign-in and
// sign-out included. Programs that are not browsers send neither header and are let through.
import type { Route } from '@vys/contract';
import { trackClick, trackView } from '@vys/contract/analytics/analytics';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../platform/config.ts';
import { appError } from '../platform/errors.ts';
import { editorRoutes } from './editor-origins.ts';

const safeMethods = ['GET', 'HEAD', 'OPTIONS'];

/** Called by published pages, which are another origin; they neither read cookies nor set any. */
const calledByPages: readonly string[] = [trackView.id, trackClick.id];

type Origins = Pick<Config, 'appOrigin' | 'editorOrigins'>;

export function rejectCrossSiteRequests(http: FastifyInstance, origins: Origins): void {
  http.addHook('onRequest', async (request) => {
    if (safeMethods.includes(request.method)) return;
    const { route } = request.routeOptions.config as { route?: Route };
    if (route === undefined || calledByPages.includes(route.id)) return;
    if (isSameOrigin(request, origins.appOrigin)) return;
    const { origin = '' } = request.headers;
    const isEditor = editorRoutes.has(route) && origins.editorOrigins.includes(origin);
    if (!isEditor) throw appError('auth.cross_site');
  });
}

/**
 * Fetch Metadata decides where the browser sends it, because it compares with the origin that the browser
 * sees, whatever a proxy makes of the host. Older browsers, and all browsers over plain http, send only
 * the origin. `same-site` is not enough: another port of this host is the same site.
 */
function isSameOrigin({ headers }: FastifyRequest, appOrigin: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin, host } = headers;
  if (origin === undefined || origin === appOrigin) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
