// The HTTP server of the public site: limits, time-outs, and an orderly end.
import { createServer, type RequestListener, type Server } from 'node:http';
import type { ListenOptions, Socket } from 'node:net';
import {
  type ConnectionLimits,
  limitConnections,
  standardConnections,
} from '../../platform/http/connection-limits.ts';
import type { IsTrustedProxy } from '../../platform/net/client-address.ts';
import { closeIdleConnections } from './idle-connections.ts';

export type SiteServer = {
  /** `isShared`: other processes listen on the same port. */
  listen(port: number, host: string, isShared?: boolean): Promise<void>;
  close(): Promise<void>;
};

/** What a visitor may take of the server; times in milliseconds. */
export type SiteLimits = {
  /** From the first byte of a request to the end of its head, and of its body. */
  head: number;
  request: number;
  /** How often the two are checked. */
  look: number;
  /** From the response to a bad request to the end of its connection. */
  linger: number;
  connections: ConnectionLimits;
};

const GRACE_MS = 5000;
const standard: SiteLimits = {
  head: 10_000,
  request: 20_000,
  look: 5_000,
  linger: 1_000,
  connections: standardConnections,
};

export function createSiteServer(
  listener: RequestListener,
  isProxy: IsTrustedProxy,
  limits: SiteLimits = standard,
): SiteServer {
  const server = createServer(
    {
      maxHeaderSize: 16 * 1024,
      headersTimeout: limits.head,
      requestTimeout: limits.request,
      connectionsCheckingInterval: limits.look,
      // Idle connections are ended below.
      keepAliveTimeout: 0,
      optimizeEmptyRequests: true,
    },
    listener,
  );
  limitConnections(server, limits.connections, isProxy);
  const idle = closeIdleConnections(server, 15_000, 5);
  server.on('clientError', (error, socket: Socket) =>
    rejectConnection(error, socket, limits.linger),
  );
  return {
    listen: (port, host, isShared = false) => listen(server, { port, host, reusePort: isShared }),
    async close() {
      idle.stop();
      await close(server);
    },
  };
}

function listen(server: Server, address: ListenOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(address, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

async function close(server: Server): Promise<void> {
  if (!server.listening) return;
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  const force = setTimeout(() => server.closeAllConnections(), GRACE_MS);
  await closed;
  clearTimeout(force);
}

const statusLines: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

function rejectConnection(error: Error & { code?: string }, socket: Socket, linger: number): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = statusLines[error.code ?? ''] ?? '400 Bad Request';
  socket.end(`HTTP/1.1 ${status}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n`);
  // `end` leaves the other half open for as long as the client likes.
  const timer = setTimeout(() => socket.destroy(), linger);
  socket.once('close', () => clearTimeout(timer));
}
