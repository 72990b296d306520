// The live channel (doc2 §7) on the HTTP server of the app: opens connections, renews them, and closes them when
// the server stops.
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { isUnavailable } from '../../../platform/http/unavailable.ts';
import type { ReadClientAddress } from '../../../platform/net/client-address.ts';
import type { Identity } from '../../identity/index.ts';
import { createHandshakes, type LiveQuery, type Upgrade } from './connection/handshake.ts';
import {
  closeUnauthorized,
  createAcceptSocket,
  createLiveSocket,
  type LiveSocket,
} from './connection/live-socket.ts';
import { rejectUpgrade } from './connection/reject-upgrade.ts';
import { createTicketReader } from './connection/tickets.ts';
import { createHub, type HubDeps } from './hub.ts';
import { writeReady } from './live-messages.ts';

export type LiveChannel = {
  /** Tells all clients to connect again. */
  close(): Promise<void>;
};

export type LiveChannelOptions = {
  /** Of the app. */
  server: Server;
  readClientAddress: ReadClientAddress;
  /** Sockets of this process. */
  maxSockets: number;
};

export type LiveChannelDeps = Omit<HubDeps, 'identity'> & {
  identity: Pick<Identity, 'findCaller' | 'isSessionActive' | 'acceptEndedSessions'>;
  appOrigin: string;
};

export function openLiveChannel(
  deps: LiveChannelDeps,
  { server, readClientAddress, maxSockets }: LiveChannelOptions,
): LiveChannel {
  const { log } = deps;
  const accept = createAcceptSocket();
  const hub = createHub(deps);
  const findByTicket = createTicketReader(deps);
  const handshakes = createHandshakes({ ...deps, findByTicket, readClientAddress });
  let isClosing = false;

  const isFull = () => isClosing || hub.socketCount >= maxSockets;

  async function open(upgrade: Upgrade, query: LiveQuery): Promise<void> {
    const caller = await handshakes.findCaller(query);
    if (upgrade.socket.destroyed) return;
    if (isFull()) return rejectUpgrade(upgrade.socket, 'unavailable');
    accept(upgrade, (connection) => {
      if (caller === undefined) return closeUnauthorized(connection);
      const hasTicket = query.ticket !== undefined;
      const given = { ...caller, hasTicket, after: hasTicket ? query.after : undefined };
      const handlers = { onRenew: renew, onClose: hub.remove };
      const socket = createLiveSocket(connection, given, handlers);
      if (hasTicket) socket.send(writeReady(socket.expiresAt));
      hub.add(socket);
    });
  }

  function renew(socket: LiveSocket, ticket: string): void {
    findByTicket(ticket).then(
      (caller) => {
        if (caller?.userId !== socket.userId) return socket.close('unauthorized');
        socket.sessionId = caller.sessionId;
        socket.expiresAt = caller.expiresAt;
        socket.send(writeReady(caller.expiresAt));
      },
      (err: unknown) => {
        log.warn({ event: 'live.not_renewed', err }, 'live connection not renewed');
        // The client connects again, with another ticket.
        socket.close('restart');
      },
    );
  }

  function onUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on('error', ignoreError);
    const query = isFull() ? 'unavailable' : handshakes.read(request);
    if (typeof query === 'string') rejectUpgrade(socket, query);
    else {
      open({ request, socket, head }, query).catch((err: unknown) => {
        if (!isUnavailable(err)) log.error({ event: 'live.open_failed', err }, 'socket not opened');
        rejectUpgrade(socket, 'unavailable');
      });
    }
  }

  server.on('upgrade', onUpgrade);
  return {
    async close() {
      isClosing = true;
      await hub.close();
      server.off('upgrade', onUpgrade);
    },
  };
}

/** A client that is gone; its connection closes. */
function ignoreError(): void {}
