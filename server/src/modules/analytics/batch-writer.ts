// Collects items for a few milliseconds and stores them together; each caller hears after the commit.
// A batch that the database does not take is tried again for a while: what is acknowledged is stored,
// what cannot be stored is rejected.
import { setTimeout as sleep } from 'node:timers/promises';

export type BatchWriterOptions<Item> = {
  /** Called with the same items again after a failure, under the same `batchId`. */
  store(items: readonly Item[], batchId: string): Promise<void>;
  makeBatchId(): string;
  isTransient(error: unknown): boolean;
  collectMs: number;
  retryForMs: number;
  /** Items waiting at most; more are rejected at once. */
  capacity: number;
  overloadError(): Error;
};

type Waiting<Item> = { item: Item; resolve(): void; reject(error: unknown): void };

export type BatchWriter<Item> = {
  /** Resolves after the item is committed. */
  add(item: Item): Promise<void>;
  /** Stores what waits and takes no more. */
  close(): Promise<void>;
};

const MAX_BATCH = 2000;
const FIRST_PAUSE = 50;
const LONGEST_PAUSE = 1000;

export function createBatchWriter<Item>(options: BatchWriterOptions<Item>): BatchWriter<Item> {
  const closing = new AbortController();
  let waiting: Waiting<Item>[] = [];
  let pending = 0;
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    await sleep(options.collectMs, undefined, { signal: closing.signal }).catch(() => {});
    while (waiting.length > 0) {
      const batch = waiting.slice(0, MAX_BATCH);
      waiting = waiting.slice(MAX_BATCH);
      await settle(batch);
      pending -= batch.length;
    }
    running = undefined;
  }

  async function settle(batch: Waiting<Item>[]): Promise<void> {
    const items = batch.map(({ item }) => item);
    try {
      await storeWithRetry(items);
      for (const { resolve } of batch) resolve();
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  async function storeWithRetry(items: readonly Item[]): Promise<void> {
    const batchId = options.makeBatchId();
    const end = performance.now() + options.retryForMs;
    for (let pause = FIRST_PAUSE; ; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
      try {
        return await options.store(items, batchId);
      } catch (error) {
        if (!options.isTransient(error)) throw error;
        if (closing.signal.aborted || performance.now() + pause > end)
          throw options.overloadError();
        await sleep(pause, undefined, { signal: closing.signal }).catch(() => {});
      }
    }
  }

  return {
    add(item) {
      if (closing.signal.aborted || pending >= options.capacity) {
        return Promise.reject(options.overloadError());
      }
      pending += 1;
      return new Promise((resolve, reject) => {
        waiting.push({ item, resolve, reject });
        running ??= run();
      });
    },
    async close() {
      closing.abort();
      await running;
    },
  };
}
