// For tests only: the other side of a live connection, with a clock that the test moves.
import { vi } from 'vitest';
import { type ConnectionStatus, LiveConnection, type SocketHandlers } from '../live-connection.ts';

export type FakeSocket = {
  ticket: string;
  after: number | undefined;
  sent: unknown[];
  /** The code with which the client left; undefined while it did not. */
  left: number | undefined;
  /** What the server sends. */
  say(message: object): void;
  ready(seconds?: number): void;
  end(code: number): void;
};

export const TOKEN_SECONDS = 300;

/** `ticket` answers the next request for one; by default with one ticket after the other. */
export function connectToFake({ ticket }: { ticket?: () => Promise<string> } = {}) {
  const sockets: FakeSocket[] = [];
  const statuses: ConnectionStatus[] = [];
  const messages: unknown[] = [];
  let tickets = 0;
  const fetchTicket = vi.fn(
    ticket ??
      (async () => {
        tickets += 1;
        return `ticket-${tickets}`;
      }),
  );
  const connection = new LiveConnection({
    fetchTicket,
    openSocket(ticket, after, handlers) {
      const socket = createSocket(ticket, after, handlers);
      sockets.push(socket);
      return {
        send: (text) => socket.sent.push(JSON.parse(text)),
        close: (code) => {
          socket.left = code;
        },
      };
    },
    now: Date.now,
    setTimer: (work, ms) => {
      const timer = setTimeout(work, ms);
      return () => clearTimeout(timer);
    },
    onMessage: (message) => messages.push(message),
    onStatus: (status) => statuses.push(status),
  });
  return {
    connection,
    sockets,
    statuses,
    messages,
    fetchTicket,
    get socket(): FakeSocket {
      const last = sockets.at(-1);
      if (last === undefined) throw new Error('no socket was opened');
      return last;
    },
  };
}

function createSocket(
  ticket: string,
  after: number | undefined,
  { onMessage, onClose }: SocketHandlers,
): FakeSocket {
  const say = (message: object) => onMessage(JSON.stringify(message));
  return {
    ticket,
    after,
    sent: [],
    left: undefined,
    say,
    ready(seconds = TOKEN_SECONDS) {
      const expires_at = new Date(Date.now() + seconds * 1000).toISOString();
      say({ type: 'ready', data: { expires_at } });
    },
    end: onClose,
  };
}
