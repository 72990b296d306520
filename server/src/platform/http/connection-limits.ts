// Limits the open connections of an HTTP server: in all, and from one network, so that whoever holds
// thousands of slow ones does not shut out others.
import type { Server } from 'node:http';
import { type IsProxy, ipPrefix } from '../net/network.ts';

export type ConnectionLimits = { total: number; perNetwork: number };

/**
 * A connection takes some 20 KB. A browser opens at most six, of which idle ones end within 90 seconds, so a
 * network's share serves hundreds of people behind one address, and is a tenth of what there is.
 */
export const standardConnections: ConnectionLimits = { total: 10_000, perNetwork: 1_000 };

/** Closes what is too much as it comes. A trusted proxy speaks for many networks and counts in all only. */
export function limitConnections(
  server: Server,
  { total, perNetwork }: ConnectionLimits,
  isProxy: IsProxy,
): void {
  const open = new Map<string, number>();
  server.maxConnections = total;
  server.on('connection', (socket) => {
    const { remoteAddress = '' } = socket;
    if (isProxy(remoteAddress)) return;
    const network = ipPrefix(remoteAddress);
    const count = open.get(network) ?? 0;
    if (count >= perNetwork) {
      socket.destroy();
      return;
    }
    open.set(network, count + 1);
    socket.once('close', () => {
      const left = (open.get(network) ?? 0) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
}
