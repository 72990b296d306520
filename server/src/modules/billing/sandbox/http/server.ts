// The sandbox on a port of the loopback interface: HTTP as Stripe speaks it.
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Logger } from '../../../../platform/log/log.ts';
import { newId } from '../context.ts';
import { handleRequest, type RequestDeps, type SandboxResponse } from './handle-request.ts';
import { endpoints } from './router.ts';
import { invalidRequest } from './wire.ts';

export type SandboxServer = {
  /** Resolves to the port. */
  listen(): Promise<number>;
  close(): Promise<void>;
};

const MAX_BODY = 256 * 1024;

export function createSandboxServer(
  deps: RequestDeps & { log: Logger; afterWrite: () => void },
): SandboxServer {
  const server = createServer((request, response) => {
    respond(deps, request)
      .catch((error: unknown): SandboxResponse => {
        deps.log.error({ event: 'billing.sandbox_failed', err: error }, 'sandbox request failed');
        const message = 'An unknown error occurred';
        return { status: 500, body: { error: { type: 'api_error', message } } };
      })
      .then(({ status, body, isReplayed }) => {
        const text = JSON.stringify(body);
        response.writeHead(status, {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(text),
          'request-id': newId('req'),
          'stripe-version': '2026-10-28.endive',
          ...(isReplayed ? { 'idempotent-replayed': 'true' } : {}),
        });
        response.end(text);
        if (request.method !== 'GET') deps.afterWrite();
      });
  });
  return {
    listen: () => listen(server),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Of this machine only: what other machines send never arrives. */
function listen(server: Server): Promise<number> {
  if (server.listening) return Promise.resolve((server.address() as AddressInfo).port);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}

async function respond(deps: RequestDeps, request: IncomingMessage): Promise<SandboxResponse> {
  const url = new URL(request.url ?? '/', 'http://sandbox');
  const found = findEndpoint(request.method ?? 'GET', url.pathname);
  if (!found) {
    const error = invalidRequest(`Unrecognized request URL (${request.method}: ${url.pathname}).`);
    return { status: 404, body: error.body };
  }
  const body = await readBody(request);
  const key = request.headers['idempotency-key'];
  return handleRequest(deps, {
    ...found,
    url: url.pathname,
    form: body === '' ? url.search.slice(1) : body,
    authorization: request.headers.authorization,
    idempotencyKey: Array.isArray(key) ? key[0] : key,
  });
}

function findEndpoint(method: string, pathname: string) {
  const parts = pathname.split('/');
  // Named parts before others: `create_preview` is no id.
  const matching = endpoints.filter((endpoint) => {
    const pattern = endpoint.path.split('/');
    return (
      endpoint.method === method &&
      pattern.length === parts.length &&
      pattern.every((part, index) => part.startsWith(':') || part === parts[index])
    );
  });
  const endpoint = matching.find(({ path }) => path === pathname) ?? matching[0];
  if (!endpoint) return undefined;
  const pattern = endpoint.path.split('/');
  const ids = parts.filter((_, index) => pattern[index]?.startsWith(':'));
  return { endpoint, ids: ids.map(decodeURIComponent) };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BODY) throw new Error('the request to the sandbox is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
