// One connection of the live channel: what its client may send, how slowly it may read, and when it is found to
// be dead. The only importer of `ws`.
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import {
  type LiveClientMessage,
  liveClientMessageSchema,
  liveCloseCodes,
} from '@vys/contract/notifications/live';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import { measurements } from '../../../../platform/metrics/measurements.ts';
import { SECOND } from '../../../../platform/time-spans.ts';
import type { LiveCaller } from './tickets.ts';

export type CloseReason = keyof typeof liveCloseCodes;

export type LiveSocket = {
  readonly userId: string;
  /** Those of an access token get notifications alone (API-30). */
  readonly hasTicket: boolean;
  sessionId: string;
  expiresAt: Date;
  /** Up to here its client knows the feed; undefined until the place to begin at is known. */
  position: number | undefined;
  /** The table is to be read for it before it gets what comes next. */
  isBehind: boolean;
  send(message: string): void;
  close(reason: CloseReason): void;
  /** Without a closing handshake. */
  terminate(): void;
  /** Pings every 30 seconds, and ends a connection that did not respond to the last ping. */
  checkAlive(now: Date): void;
};

export type SocketHandlers = {
  onRenew(socket: LiveSocket, ticket: string): void;
  onClose(socket: LiveSocket): void;
};

const MAX_FRAME_BYTES = 4 * 1024;
const PING_MS = 30 * SECOND;
const FRAMES_PER_WINDOW = 20;
const WINDOW_MS = 10 * SECOND;
/** What may wait for a slow reader. */
const MAX_BUFFERED_BYTES = 1024 * 1024;
/** For the other side to read the reason and close as well. */
const CLOSE_MS = 2 * SECOND;

export type AcceptSocket = (
  upgrade: { request: IncomingMessage; socket: Duplex; head: Buffer },
  onOpen: (connection: WebSocket) => void,
) => void;

export function createAcceptSocket(): AcceptSocket {
  const options = {
    noServer: true,
    maxPayload: MAX_FRAME_BYTES,
    perMessageDeflate: false,
    clientTracking: false,
    // Not among the types of the library yet.
    closeTimeout: CLOSE_MS,
  };
  const server = new WebSocketServer(options);
  return ({ request, socket, head }, onOpen) =>
    server.handleUpgrade(request, socket, head, (connection) => onOpen(connection));
}

/** Accepted, because a browser can tell why only from the code of a close. */
export function closeUnauthorized(connection: WebSocket): void {
  connection.on('error', ignoreError);
  connection.close(liveCloseCodes.unauthorized);
}

export function createLiveSocket(
  connection: WebSocket,
  caller: LiveCaller & { hasTicket: boolean; after: number | undefined },
  { onRenew, onClose }: SocketHandlers,
): LiveSocket {
  const isTooMany = countFrames();
  let isAlive = true;
  let checkedAt: number | undefined;

  const socket: LiveSocket = {
    userId: caller.userId,
    hasTicket: caller.hasTicket,
    sessionId: caller.sessionId,
    expiresAt: caller.expiresAt,
    position: caller.after,
    isBehind: true,
    send(message) {
      if (connection.readyState !== connection.OPEN) return;
      connection.send(message);
      const isTooSlow = connection.bufferedAmount > MAX_BUFFERED_BYTES;
      measurements.liveMessage.record(isTooSlow ? 'too_slow' : 'sent');
      if (isTooSlow) socket.close('tooSlow');
    },
    close(reason) {
      if (connection.readyState !== connection.OPEN) return;
      connection.close(liveCloseCodes[reason]);
      connection.off('message', onMessage);
    },
    terminate: () => connection.terminate(),
    checkAlive(now) {
      checkedAt ??= now.getTime();
      if (now.getTime() - checkedAt < PING_MS) return;
      if (!isAlive) return connection.terminate();
      checkedAt = now.getTime();
      isAlive = false;
      connection.ping();
    },
  };

  function onMessage(data: RawData, isBinary: boolean): void {
    const isFlood = isTooMany();
    const message = isFlood || isBinary ? undefined : parseMessage(data);
    if (isFlood) stopFlood();
    else if (message === undefined || !socket.hasTicket) socket.close('badMessage');
    else onRenew(socket, message.ticket);
  }

  function stopFlood(): void {
    socket.close('badMessage');
    // What comes would go on being parsed.
    connection.pause();
  }

  connection.on('message', onMessage);
  connection.on('ping', () => {
    if (isTooMany()) stopFlood();
  });
  connection.on('pong', () => {
    isAlive = true;
  });
  // It closes the connection with the code of the error, such as 1009.
  connection.on('error', ignoreError);
  connection.on('close', () => onClose(socket));
  return socket;
}

/** Counts one frame; true when it is one too many. */
function countFrames(): () => boolean {
  let count = 0;
  let windowEnd = 0;
  return () => {
    const now = performance.now();
    if (now >= windowEnd) {
      count = 0;
      windowEnd = now + WINDOW_MS;
    }
    count += 1;
    return count > FRAMES_PER_WINDOW;
  };
}

function parseMessage(data: RawData): LiveClientMessage | undefined {
  try {
    return liveClientMessageSchema.safeParse(JSON.parse(String(data))).data;
  } catch {
    return undefined;
  }
}

function ignoreError(): void {}
