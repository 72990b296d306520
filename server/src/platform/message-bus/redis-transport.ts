// The message bus on Redis: PUBLISH on one connection, SUBSCRIBE on another.
import { createClient } from '@redis/client';
import type { BusTransport } from './message-bus.ts';

const CHANNEL = 'vys_messages';
/** Enough for thousands of messages, and little for a server that keeps it for slow receivers. */
const MAX_BYTES = 512 * 1024;
const LONGEST_RETRY_MS = 1000;
const PING_MS = 10_000;

export function createRedisTransport(url: string): BusTransport {
  const publisher = createConnection(url);
  const subscriber = createConnection(url);
  let connecting: Promise<unknown> | undefined;

  const connect = () => {
    connecting ??= publisher.connect().catch((error: unknown) => {
      connecting = undefined;
      throw error;
    });
    return connecting;
  };

  return {
    maxBytes: MAX_BYTES,
    async send(payload) {
      await connect();
      await publisher.publish(CHANNEL, payload);
    },
    async listen({ onPayload, onLost, onReconnect }) {
      await subscriber.connect();
      await subscriber.subscribe(CHANNEL, onPayload);
      subscriber.on('reconnecting', onLost);
      subscriber.on('ready', onReconnect);
    },
    async close() {
      for (const client of [publisher, subscriber]) if (client.isOpen) client.destroy();
    },
  };
}

function createConnection(url: string) {
  let wasConnected = false;
  const client = createClient({
    url,
    // What cannot be sent now is made good from the table.
    disableOfflineQueue: true,
    pingInterval: PING_MS,
    socket: {
      connectTimeout: 5000,
      // The first attempt is the bus's to repeat.
      reconnectStrategy: (retries, cause) =>
        wasConnected ? Math.min(50 * 2 ** retries, LONGEST_RETRY_MS) : cause,
    },
  });
  // Reported to who publishes and listens; without a listener it would end the process.
  client.on('error', () => {});
  client.on('ready', () => {
    wasConnected = true;
  });
  return client;
}
