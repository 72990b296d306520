// Lets pages of the listed code editors call what an editor's token reaches, from within a browser (CORS).
// No cookies are sent: an editor shows its token. Every other origin gets the response of a server without
// CORS.
import { allRoutes, type Route } from '@vys/contract';
import { exchangeEditorCode } from '@vys/contract/editor-auth';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../platform/config.ts';
import { appError } from '../platform/errors.ts';

/** How long browsers may cache the response to a preflight, in seconds. */
const REMEMBER_SECONDS = 600;

/** What pages of the listed editors may call. */
export const editorRoutes: ReadonlySet<Route> = new Set(
  allRoutes.filter((route: Route) => route.scope === 'pages' || route.id === exchangeEditorCode.id),
);

export function registerEditorCors(http: FastifyInstance, { editorOrigins }: Config): void {
  if (editorOrigins.length === 0) return;
  http.addHook('onRequest', async (request, reply) => {
    const { route } = request.routeOptions.config as { route?: Route };
    if (route === undefined || !editorRoutes.has(route)) return;
    // Caches keep the responses to different origins apart.
    reply.header('vary', 'Origin');
    if (isListed(request)) allowOrigin(reply, request.headers.origin ?? '');
  });

  for (const [path, routes] of Map.groupBy(editorRoutes, ({ path }) => path)) {
    const methods = routes.map(({ method }) => method).join(', ');
    http.route({
      method: 'OPTIONS',
      url: path.replace(/\{(\w+)\}/g, ':$1'),
      config: { route: routes[0] },
      handler: async (request, reply) => {
        if (!isListed(request)) throw appError('route.not_found');
        return reply
          .code(204)
          .headers({
            'access-control-allow-methods': methods,
            'access-control-allow-headers': 'authorization, content-type, if-match',
            'access-control-max-age': String(REMEMBER_SECONDS),
          })
          .send();
      },
    });
  }

  function isListed({ headers }: FastifyRequest): boolean {
    return headers.origin !== undefined && editorOrigins.includes(headers.origin);
  }
}

function allowOrigin(reply: FastifyReply, origin: string): void {
  reply.headers({
    'access-control-allow-origin': origin,
    'access-control-expose-headers': 'etag, retry-after, x-request-id',
  });
}
