// A client of the live channel that remembers what it is sent.
import { LIVE_PATH, type LiveMessage, liveMessageSchema } from '@vys/contract/notifications/live';
import { type ClientOptions, WebSocket } from 'ws';

export type LiveClient = {
  readonly connection: WebSocket;
  readonly messages: readonly LiveMessage[];
  /** Resolves when the handshake is done; rejects with the status of a rejection. */
  readonly opened: Promise<void>;
  readonly closed: Promise<{ code: number }>;
  /** Resolves to the first message of that type, sent before or after this call. */
  next<T extends LiveMessage['type']>(type: T): Promise<Extract<LiveMessage, { type: T }>>;
  close(): Promise<void>;
};

export class RejectedError extends Error {
  readonly status: number;
  readonly body: string;
  constructor(status: number, body: string) {
    super(`rejected with ${status}`);
    this.status = status;
    this.body = body;
  }
}

/** `origin` is like `http://localhost:4100`. */
export function openLiveClient(
  origin: string,
  query: Record<string, string | number>,
  options: ClientOptions = {},
): LiveClient {
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, `${value}`]),
  );
  const url = `${origin.replace(/^http/, 'ws')}${LIVE_PATH}?${search}`;
  const connection = new WebSocket(url, { perMessageDeflate: false, ...options });
  const messages: LiveMessage[] = [];
  const waiting = new Set<() => void>();
  const opened = Promise.withResolvers<void>();
  const closed = Promise.withResolvers<{ code: number }>();
  opened.promise.catch(() => {});

  connection.on('message', (data) => {
    messages.push(liveMessageSchema.parse(JSON.parse(String(data))));
    for (const check of waiting) check();
  });
  connection.on('open', () => opened.resolve());
  connection.on('error', (error) => opened.reject(error));
  connection.on('close', (code) => closed.resolve({ code }));
  connection.on('unexpected-response', async (request, response) => {
    let body = '';
    for await (const part of response) body += part;
    opened.reject(new RejectedError(response.statusCode ?? 0, body));
    request.destroy();
  });

  return {
    connection,
    messages,
    opened: opened.promise,
    closed: closed.promise,
    next(type) {
      return new Promise((resolve) => {
        const check = () => {
          const found = messages.find((message) => message.type === type);
          if (found === undefined) return;
          waiting.delete(check);
          resolve(found as never);
        };
        waiting.add(check);
        check();
      });
    },
    async close() {
      connection.close(1000);
      await closed.promise;
    },
  };
}
