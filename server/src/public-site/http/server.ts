// The HTTP server of the public site: limits, time-outs, and an orderly end.
import { createServer, type RequestListener, type Server } from 'node:http';
import type { ListenOptions, Socket } from 'node:net';
import {
  type ConnectionLimits,
  limitConnections,
  standardConnections,
} from '../../platform/http/connection-limits.ts';
import type { IsTrustedProxy } from '../../platform/net/client-address.ts';
import type { PlainAnswers } from './fast-path/connection.ts';
import { answerPlainRequests, type FastPath } from './fast-path/fast-path.ts';
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

export type SiteServerOptions = {
  listener: RequestListener;
  isProxy: IsTrustedProxy;
  /** What needs no node:http. */
  plain?: PlainAnswers | undefined;
  limits?: SiteLimits;
};

export function createSiteServer({
  listener,
  isProxy,
  plain,
  limits = standard,
}: SiteServerOptions): SiteServer {
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
  const fastPath =
    plain &&
    answerPlainRequests(server, plain, {
      ...limits,
      onSilent: (socket) => rejectConnection('ERR_HTTP_REQUEST_TIMEOUT', socket, limits.linger),
    });
  limitConnections(server, limits.connections, isProxy);
  const idle = closeIdleConnections(server, 15_000, 5);
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) =>
    rejectConnection(error.code, socket, limits.linger),
  );
  return {
    listen: (port, host, isShared = false) => listen(server, { port, host, reusePort: isShared }),
    async close() {
      idle.stop();
      await close(server, fastPath);
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

async function close(server: Server, fastPath: FastPath | undefined): Promise<void> {
  if (!server.listening) return;
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  fastPath?.closeIdle();
  const force = setTimeout(() => {
    server.closeAllConnections();
    fastPath?.closeAll();
  }, GRACE_MS);
  await closed;
  clearTimeout(force);
}

const statusLines: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

function rejectConnection(code: string | undefined, socket: Socket, linger: number): void {
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = statusLines[code ?? ''] ?? '400 Bad Request';
  socket.end(`HTTP/1.1 ${status}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n`);
  // `end` leaves the other half open for as long as the client likes.
  const timer = setTimeout(() => socket.destroy(), linger);
  socket.once('close', () => clearTimeout(timer));
}
