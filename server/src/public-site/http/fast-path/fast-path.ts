// Answers plain requests on the socket itself, without what node:http does for each: those for pages in memory, and
// the beacons of their visitors. A connection stays here as long as all it sends are such requests, each of them in one
// piece and after the response to the one before; with the first other bytes it goes over to node:http for good, and
// these bytes are the first that node:http reads.
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { type PlainAnswers, type PlainConnection, servePlainRequests } from './connection.ts';

/** Told of each request that was answered here. */
export type ObservePlain = (
  request: { route: 'page' | 'ingest'; method: 'GET' | 'HEAD' | 'POST' },
  status: number,
  seconds: number,
) => void;

export type FastPath = {
  /** The connections that are waiting for nothing; the others end with their response. */
  closeIdle(): void;
  closeAll(): void;
};

type Options = {
  /** Milliseconds until a connection must have sent something, and between two looks for those that have not. */
  head: number;
  look: number;
  /** Ends a connection that has sent nothing. */
  onSilent(socket: Socket): void;
};

/** For a server that does not listen yet. */
export function answerPlainRequests(
  server: Server,
  answers: PlainAnswers,
  { head, look, onSilent }: Options,
): FastPath {
  const accept = takeListener(server);
  const open = new Map<Socket, PlainConnection>();

  server.on('connection', (socket: Socket) => {
    const connection = servePlainRequests(socket, answers, {
      onClose: () => open.delete(socket),
      onOther(bytes) {
        open.delete(socket);
        // Node cannot put bytes back where the client has ended its half.
        if (socket.readableEnded || socket.destroyed) return void socket.destroy();
        socket.unshift(bytes);
        accept.call(server, socket);
        if (socket.isPaused()) socket.resume();
      },
    });
    open.set(socket, connection);
  });

  const timer = setInterval(() => {
    const latest = performance.now() - head;
    for (const [socket, { since }] of open) {
      if (socket.bytesRead === 0 && since < latest) onSilent(socket);
    }
  }, look);
  timer.unref();
  server.once('close', () => clearInterval(timer));

  return {
    closeIdle() {
      for (const connection of open.values()) connection.close();
    },
    closeAll() {
      for (const socket of open.keys()) socket.destroy();
    },
  };
}

/** What node:http does with a new connection. */
function takeListener(server: Server): (this: Server, socket: Socket) => void {
  const listeners = server.listeners('connection');
  const [listener] = listeners;
  if (listener === undefined || listeners.length > 1)
    throw new Error('the server must be new: one listener of node:http takes its connections');
  server.off('connection', listener as () => void);
  return listener as (this: Server, socket: Socket) => void;
}
