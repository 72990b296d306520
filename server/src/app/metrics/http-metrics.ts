// How long requests take, by what kind of request it was. Kinds are few: a path or a name that a client chose never
// becomes a label.
import { BEACON_PATH } from '@vys/compiler/document/tracker';
import type { Route } from '@vys/contract';
import type { FastifyInstance } from 'fastify';
import { PACKAGES_PATH } from '../../modules/packages/index.ts';
import type { Add, MetricRegistry } from '../../platform/metrics/registry.ts';
import type { SiteObserver } from '../../public-site/index.ts';

const BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const METHODS = /^(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)$/;

export function createHttpHistogram(metrics: MetricRegistry): Add {
  return metrics.histogram(
    'vys_http_request_duration_seconds',
    'Time from the head of a request to the end of its response, by service, kind of route and status.',
    ['service', 'route', 'method', 'status'],
    BUCKETS,
  );
}

/** Of the workspace: `pages` for every route of the contract whose id begins with `pages.`. */
export function observeApp(http: FastifyInstance, observe: Add): void {
  http.addHook('onResponse', async (request, reply) => {
    const { route } = request.routeOptions.config as { route?: Route };
    const labels = { service: 'app', route: nameAppRoute(route, request.url) };
    observe(reply.elapsedTime / 1000, { ...labels, ...describe(request.method, reply.statusCode) });
  });
}

/** Of the public site. */
export function createSiteObserver(observe: Add): SiteObserver {
  return {
    observeRequest(request, response) {
      const startedAt = performance.now();
      response.once('close', () => {
        const labels = { service: 'site', route: nameSiteRoute(request.url ?? '') };
        const seconds = (performance.now() - startedAt) / 1000;
        observe(seconds, { ...labels, ...describe(request.method ?? '', response.statusCode) });
      });
    },
    observePlain({ route, method }, status, seconds) {
      observe(seconds, { service: 'site', route, ...describe(method, status) });
    },
  };
}

function nameAppRoute(route: Route | undefined, url: string): string {
  if (route !== undefined) return route.id.split('.')[0] ?? 'other';
  if (/^\/(?:healthz|readyz)$/.test(url)) return 'health';
  return url.startsWith('/api/') ? 'unknown' : 'web';
}

function nameSiteRoute(url: string): string {
  const path = url.split('?', 1)[0] ?? '';
  if (path === BEACON_PATH || path.startsWith('/api/')) return 'ingest';
  if (!path.startsWith('/_/')) return 'page';
  if (path.startsWith(PACKAGES_PATH)) return 'packages';
  return siteKinds.find((kind) => path.startsWith(`/_/${kind}/`)) ?? 'system';
}

const siteKinds = ['media', 'og', 'forms', 'report', 'confirm', 'unsubscribe'];

function describe(method: string, status: number): { method: string; status: string } {
  return { method: METHODS.test(method) ? method : 'other', status: String(status) };
}
