// Answers plain requests for pages in memory on the socket itself, without what node:http does for each. A connection
// stays here as long as all it sends are such requests, each of them in one piece; with the first other bytes it goes
// over to node:http for good, and these bytes are the first that node:http reads.
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import {
  LONGEST_REQUEST,
  type PlainHeaders,
  type PlainRequest,
  readPlainRequest,
} from './plain-request.ts';

/** Returns false, and writes nothing, where node:http has to answer. */
export type AnswerPlainRequest = (request: PlainRequest, socket: Socket) => boolean;

export type FastPath = {
  /** The connections that are waiting for nothing. */
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
  answer: AnswerPlainRequest,
  { head, look, onSilent }: Options,
): FastPath {
  const accept = takeListener(server);
  /** Since when, as `performance.now` tells. */
  const open = new Map<Socket, number>();

  server.on('connection', (socket: Socket) => {
    let headers: PlainHeaders | undefined;
    open.set(socket, performance.now());

    const onData = (bytes: Buffer) => {
      // A client that does not read its responses waits in node:http, which stops reading from it.
      const isPlain = bytes.length <= LONGEST_REQUEST && !socket.writableNeedDrain;
      const request = isPlain ? readPlainRequest(bytes.toString('latin1'), headers) : undefined;
      if (request === undefined || !answer(request, socket)) handOver(bytes);
      else headers = request.headers;
    };
    const onEnd = () => socket.end();
    const onClose = () => open.delete(socket);
    const handOver = (bytes: Buffer) => {
      socket.off('data', onData).off('end', onEnd).off('close', onClose).off('error', ignore);
      open.delete(socket);
      socket.unshift(bytes);
      accept.call(server, socket);
    };
    socket.on('data', onData).on('end', onEnd).on('close', onClose).on('error', ignore);
  });

  const timer = setInterval(() => {
    const latest = performance.now() - head;
    for (const [socket, since] of open) {
      if (socket.bytesRead === 0 && since < latest) onSilent(socket);
    }
  }, look);
  timer.unref();
  server.once('close', () => clearInterval(timer));

  return {
    closeIdle() {
      for (const socket of open.keys()) {
        if (socket.writableLength === 0) socket.destroy();
        else socket.end();
      }
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

/** A connection that breaks is closed, and nothing waits for it. */
function ignore(): void {}
