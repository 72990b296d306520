// Serves /metrics on a port of its own, which no browser and no proxy of the product reaches: on the machine
// itself, or with a token.
import { timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { sha256 } from '../hash.ts';
import type { MetricRegistry } from './registry.ts';

export type MetricsAddress = { host: string; port: number; token: string | undefined };
export type MetricsServer = { close(): Promise<void> };

const TIMEOUT_MS = 10_000;

export async function openMetricsServer(
  metrics: Pick<MetricRegistry, 'contentType' | 'print'>,
  { host, port, token }: MetricsAddress,
  onError: (error: unknown) => void,
): Promise<MetricsServer> {
  const server = createServer({ requestTimeout: TIMEOUT_MS }, (request, response) => {
    const send = (status: number, text: string, headers: Record<string, string> = {}) =>
      response
        .writeHead(status, { 'content-type': 'text/plain; charset=utf-8', ...headers })
        .end(text);
    if (!isAllowed(request, token))
      return send(401, 'A token is needed.\n', { 'www-authenticate': 'Bearer' });
    if (request.method !== 'GET') return send(405, 'GET only.\n', { allow: 'GET' });
    if (request.url?.split('?')[0] !== '/metrics') return send(404, 'Metrics are at /metrics.\n');
    metrics.print().then(
      (text) => send(200, text, { 'content-type': metrics.contentType }),
      (error: unknown) => {
        onError(error);
        send(500, 'Metrics failed.\n');
      },
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve());
  });
  return {
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function isAllowed({ headers }: IncomingMessage, token: string | undefined): boolean {
  if (token === undefined) return true;
  return timingSafeEqual(sha256(headers.authorization ?? ''), sha256(`Bearer ${token}`));
}
