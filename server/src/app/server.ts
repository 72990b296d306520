// The HTTP server of the workspace: error responses, forms, security headers, health, the web app.
import { randomUUID } from 'node:crypto';
import type { Route } from '@vys/contract';
import { identityRoutes } from '@vys/contract/identity/identity';
import { LIVE_PATH } from '@vys/contract/notifications/live';
import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify';
import type { Config } from '../platform/config.ts';
import type { Db } from '../platform/db/db.ts';
import { AppError, appError } from '../platform/errors.ts';
import {
  type ConnectionLimits,
  limitConnections,
  standardConnections,
} from '../platform/http/connection-limits.ts';
import { registerFormParser, registerMultipart } from '../platform/http/form-body.ts';
import { registerErrorHandler, sendAppError } from '../platform/http/http-errors.ts';
import { registerJsonResponses } from '../platform/http/json-responses.ts';
import type { Logger } from '../platform/log/log.ts';
import { createProxyCheck } from '../platform/net/client-address.ts';
import { rejectCrossSiteRequests } from './cross-site.ts';
import { registerEditorCors } from './editor-origins.ts';
import { bindHealth, type CheckReady } from './health.ts';
import { createScreenHeaders, securityHeaders } from './security-headers.ts';
import { serveWebApp } from './web/web-app.ts';

/** What a client may take of the server; times in milliseconds. */
export type AppLimits = {
  /** From the first byte of a request to the end of its head, and of its body. */
  head: number;
  request: number;
  /** How often the two are checked. */
  checkEvery: number;
  /** Without a byte in or out: between two requests, and within one. */
  idle: number;
  stalled: number;
  connections: ConnectionLimits;
};

const standard: AppLimits = {
  head: 10_000,
  request: 60_000,
  checkEvery: 5_000,
  idle: 72_000,
  stalled: 120_000,
  connections: standardConnections,
};

export async function createAppServer(
  config: Config,
  db: Db,
  log: Logger,
  checkReady: CheckReady,
  limits: AppLimits = standard,
): Promise<FastifyInstance> {
  const headers = securityHeaders(config);
  const hasLiveChannel = config.services.includes('app');
  const http: FastifyInstance = fastify({
    loggerInstance: log as FastifyBaseLogger,
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    http: {
      headersTimeout: limits.head,
      connectionsCheckingInterval: limits.checkEvery,
      // Other requests that offer to upgrade, as to HTTP/2, are served as they are.
      shouldUpgradeCallback: ({ url = '' }) => hasLiveChannel && url.split('?')[0] === LIVE_PATH,
    },
    requestTimeout: limits.request,
    keepAliveTimeout: limits.idle,
    connectionTimeout: limits.stalled,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    // An address that cannot be read belongs to no route, so no hook sees it.
    frameworkErrors: (_error, request, reply) => {
      reply.headers({ ...headers, 'x-request-id': request.id });
      sendAppError(request, reply, new AppError('route.not_found'));
    },
  });
  limitConnections(http.server, limits.connections, createProxyCheck(config.trustedProxies));
  // Registered first, so that rejections carry them too.
  addHeaders(http, headers);
  registerErrorHandler(http);
  registerJsonResponses(http);
  registerFormParser(http);
  await registerMultipart(http);
  rejectOtherServices(http, config);
  registerEditorCors(http, config);
  rejectCrossSiteRequests(http, config);
  bindHealth(http, db, checkReady);
  await serveWebApp(http, {
    origin: config.appOrigin,
    screenHeaders: createScreenHeaders(config),
  });
  return http;
}

export async function listenOnAppPort(http: FastifyInstance, config: Config): Promise<void> {
  await http.ready();
  if (!config.services.includes('app') && !config.services.includes('identity')) return;
  await http.listen({ port: config.appPort, host: config.host });
}

function addHeaders(http: FastifyInstance, headers: Record<string, string>): void {
  http.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    reply.header('x-request-id', request.id);
  });
  http.addHook('onResponse', async (request, reply) => {
    const took = Math.round(reply.elapsedTime);
    request.log.debug({ req: request, res: reply, ms: took }, 'request completed');
  });
}

/** In a process that runs only one of the two, the routes of the other do not exist. */
function rejectOtherServices(http: FastifyInstance, { services }: Config): void {
  if (services.includes('app') && services.includes('identity')) return;
  const hasIdentity = services.includes('identity');
  const ofIdentity = new Set<Route>(identityRoutes);
  http.addHook('onRequest', async (request) => {
    const { route } = request.routeOptions.config as { route?: Route };
    const isHealth = request.url === '/healthz' || request.url === '/readyz';
    const isIdentity = route !== undefined && ofIdentity.has(route);
    if (!isHealth && isIdentity !== hasIdentity) throw appError('route.not_found');
  });
}
