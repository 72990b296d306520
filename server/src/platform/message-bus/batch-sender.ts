// Sends messages in batches, one batch at a time: what is published meanwhile goes with the next. Batches are
// numbered, so that receivers notice one that was lost.
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '../log/log.ts';
import type { BusTransport } from './message-bus.ts';

export type BatchSender = {
  add(message: unknown, short?: unknown): void;
  /** Resolves when what waits is sent, or cannot be. */
  close(): Promise<void>;
};

type Deps = { transport: BusTransport; processId: string; log: Logger };

const RETRY_MS = 1000;
/** Beyond it what waits is dropped, which receivers notice as a gap. */
const MOST_WAITING = 20_000;

type Waiting = { readonly text: string; readonly bytes: number };

export function createBatchSender({ transport, processId, log }: Deps): BatchSender {
  let waiting: Waiting[] = [];
  let number = 0;
  /** Something was dropped, and the receivers do not know yet. */
  let hasGap = false;
  let sending: Promise<void> | undefined;
  const closing = new AbortController();
  const head = (batch: number) => `{"from":"${processId}","number":${batch},"messages":[`;
  const overhead = head(Number.MAX_SAFE_INTEGER).length + ']}'.length;
  const room = transport.maxBytes - overhead;

  function drop(): void {
    waiting = [];
    hasGap = true;
    number += 1;
  }

  function takeBatch(): string {
    let bytes = 0;
    let count = 0;
    for (const message of waiting) {
      bytes += message.bytes + 1;
      if (bytes > room + 1) break;
      count += 1;
    }
    const batch = waiting.slice(0, count);
    waiting = waiting.slice(count);
    return batch.map(({ text }) => text).join();
  }

  async function sendAll(): Promise<void> {
    // What is published in the same tick goes along.
    await setImmediate();
    while (waiting.length > 0 || hasGap) {
      number += 1;
      try {
        await transport.send(`${head(number)}${takeBatch()}]}`);
        hasGap = false;
      } catch (err) {
        if (closing.signal.aborted) return;
        if (!hasGap) log.warn({ event: 'bus.send_failed', err }, 'message bus batch not sent');
        drop();
        await sleep(RETRY_MS, undefined, { signal: closing.signal }).catch(() => {});
      }
    }
  }

  function start(): void {
    sending ??= sendAll().finally(() => {
      sending = undefined;
      if (waiting.length > 0 && !closing.signal.aborted) start();
    });
  }

  return {
    add(message, short) {
      if (closing.signal.aborted) return;
      const fitting = [message, short].map(serialize).find(({ bytes }) => bytes <= room);
      if (fitting === undefined || waiting.length >= MOST_WAITING) drop();
      else waiting.push(fitting);
      start();
    },
    async close() {
      closing.abort();
      await sending;
    },
  };
}

function serialize(message: unknown): Waiting {
  if (message === undefined) return { text: '', bytes: Number.POSITIVE_INFINITY };
  const text = JSON.stringify(message);
  return { text, bytes: Buffer.byteLength(text) };
}
