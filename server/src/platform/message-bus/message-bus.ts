// Small JSON messages between the processes of an installation, each at most once: at once within the process,
// in batches to the others. What others missed is reported to their subscribers as a gap.
import { randomUUID } from 'node:crypto';
import type { Logger } from '../log/log.ts';
import { createBatchReader } from './batch-reader.ts';
import { createBatchSender } from './batch-sender.ts';

/** How batches get from process to process. */
export type BusTransport = {
  /** Of one payload, in UTF-8. */
  readonly maxBytes: number;
  /** Rejects when the other processes did not get it. */
  send(payload: string): Promise<void>;
  /** Resolves once all payloads arrive, those of this process too; goes on trying after a lost connection. */
  listen(handlers: TransportHandlers): Promise<void>;
  close(): Promise<void>;
};

export type TransportHandlers = {
  onPayload(payload: string): void;
  onLost(): void;
  /** The connection is back; payloads were missed meanwhile. */
  onReconnect(): void;
};

export type Subscriber<Message> = {
  onMessage(message: Message): void;
  /** Messages of other processes were missed. */
  onGap(): void;
};

export type MessageBus<Message> = {
  /** `short` goes to other processes where the message is too large for the transport. Never throws. */
  publish(message: Message, short?: Message): void;
  /** Until the returned function is called. */
  subscribe(subscriber: Subscriber<Message>): () => void;
  /** Receives messages of other processes from now on; a transport that is away is tried again. */
  listen(): Promise<void>;
  /** Rejects when other processes cannot be reached. */
  check(): Promise<void>;
  /** Sends what waits. */
  close(): Promise<void>;
};

type Options<Message> = {
  /** Undefined for what is no message of ours, as from another release. */
  parse(value: unknown): Message | undefined;
  /** Without one, messages stay in this process. */
  transport?: BusTransport | undefined;
  log: Logger;
};

const RETRY_MS = 1000;

export function createMessageBus<Message>(options: Options<Message>): MessageBus<Message> {
  const { parse, transport, log } = options;
  const processId = randomUUID();
  const subscribers = new Set<Subscriber<Message>>();
  const sender = transport && createBatchSender({ transport, processId, log });
  const closing = new AbortController();

  function forEachSubscriber(run: (subscriber: Subscriber<Message>) => void): void {
    for (const subscriber of subscribers) {
      try {
        run(subscriber);
      } catch (err) {
        log.error({ event: 'bus.subscriber_failed', err }, 'message bus subscriber failed');
      }
    }
  }

  const deliver = (message: Message) =>
    forEachSubscriber((subscriber) => subscriber.onMessage(message));
  const reportGap = () => forEachSubscriber((subscriber) => subscriber.onGap());
  const reader = createBatchReader({ processId, onGap: reportGap });

  function read(payload: string): void {
    for (const value of reader.read(payload)) {
      const message = parse(value);
      if (message !== undefined) deliver(message);
    }
  }

  async function listen(isRetry: boolean): Promise<void> {
    try {
      await transport?.listen({
        onPayload: read,
        onLost: () => log.warn({ event: 'bus.connection_lost' }, 'message bus connection lost'),
        onReconnect: reportGap,
      });
      if (isRetry) reportGap();
    } catch (err) {
      if (closing.signal.aborted) return;
      if (!isRetry) log.error({ event: 'bus.unavailable', err }, 'message bus not reached');
      const retry = setTimeout(() => void listen(true), RETRY_MS);
      closing.signal.addEventListener('abort', () => clearTimeout(retry), { once: true });
    }
  }

  return {
    publish(message, short) {
      deliver(message);
      sender?.add(message, short);
    },
    subscribe(subscriber) {
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
    listen: () => listen(false),
    // No batch, so receivers ignore it.
    check: async () => transport?.send('{}'),
    async close() {
      closing.abort();
      await sender?.close();
      await transport?.close();
      subscribers.clear();
    },
  };
}
