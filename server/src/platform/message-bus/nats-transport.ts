// The message bus on NATS, on one connection.
import { connect, type NatsConnection } from '@nats-io/transport-node';
import type { BusTransport, TransportHandlers } from './message-bus.ts';

const SUBJECT = 'vys.messages';
/** NATS takes payloads of up to 1 MB. */
const MAX_BYTES = 512 * 1024;
const RETRY_MS = 500;
const PING_MS = 10_000;

export function createNatsTransport(url: string): BusTransport {
  let connection: Promise<NatsConnection> | undefined;
  let isConnected = false;
  let handlers: TransportHandlers | undefined;

  async function open(): Promise<NatsConnection> {
    const opened = await connect(connectionOptions(url));
    isConnected = true;
    void watch(opened);
    return opened;
  }

  async function watch(opened: NatsConnection): Promise<void> {
    for await (const { type } of opened.status()) {
      if (type === 'disconnect') {
        isConnected = false;
        handlers?.onLost();
      } else if (type === 'reconnect') {
        isConnected = true;
        handlers?.onReconnect();
      }
    }
  }

  /** Once; after a failure the next call tries again. */
  function getConnection(): Promise<NatsConnection> {
    connection ??= open().catch((error: unknown) => {
      connection = undefined;
      throw error;
    });
    return connection;
  }

  return {
    maxBytes: MAX_BYTES,
    async send(payload) {
      const opened = await getConnection();
      // The library would keep it, and send it late.
      if (!isConnected) throw new Error('not connected to NATS');
      opened.publish(SUBJECT, payload);
      await opened.flush();
    },
    async listen(given) {
      const opened = await getConnection();
      opened.subscribe(SUBJECT, {
        callback: (error, message) => {
          if (error === null) given.onPayload(message.string());
        },
      });
      await opened.flush();
      handlers = given;
    },
    async close() {
      await (await connection?.catch(() => undefined))?.close();
    },
  };
}

function connectionOptions(url: string) {
  const { username, password, host } = new URL(url);
  return {
    servers: host,
    ...(username === '' ? {} : { user: decodeURIComponent(username) }),
    ...(password === '' ? {} : { pass: decodeURIComponent(password) }),
    name: 'vys',
    timeout: 5000,
    maxReconnectAttempts: -1,
    reconnectTimeWait: RETRY_MS,
    pingInterval: PING_MS,
    maxPingOut: 2,
  };
}
