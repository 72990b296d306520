// Limits the open connections of an HTTP server: in all, and from one network, so that a client that holds
// thousands of slow ones does not shut out others.
import type { Server } from 'node:http';
import type { IsTrustedProxy } from '../net/client-address.ts';
import { ipPrefix } from '../net/ip-address.ts';
import { createConcurrencyLimit } from '../rate-limit/concurrency-limit.ts';
import { rateLimits } from '../rate-limit/policies.ts';

export type ConnectionLimits = { total: number; perNetwork: number };

/**
 * A connection takes some 20 KB. A browser opens at most six, of which idle ones end within 90 seconds, so a
 * network's share serves hundreds of people behind one address, and is a tenth of what there is.
 */
export const standardConnections: ConnectionLimits = {
  total: 10_000,
  perNetwork: rateLimits['connections.address'].atOnce,
};

/** Closes what is too much as it comes. A trusted proxy speaks for many networks and counts in all only. */
export function limitConnections(
  server: Server,
  { total, perNetwork }: ConnectionLimits,
  isProxy: IsTrustedProxy,
): void {
  const limit = createConcurrencyLimit({ atOnce: perNetwork, retryAfterSeconds: 0 });
  server.maxConnections = total;
  server.on('connection', (socket) => {
    const { remoteAddress = '' } = socket;
    if (isProxy(remoteAddress)) return;
    const end = limit.tryStart(ipPrefix(remoteAddress));
    if (end === undefined) socket.destroy();
    else socket.once('close', end);
  });
}
