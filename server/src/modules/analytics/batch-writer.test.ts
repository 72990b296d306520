// What is acknowledged is stored, once and in full; what cannot be stored is rejected.
import { expect, it } from 'vitest';
import { type BatchWriterOptions, createBatchWriter } from './batch-writer.ts';

function options(
  store: (items: readonly number[], batchId: string) => Promise<void>,
): BatchWriterOptions<number> {
  let batches = 0;
  return {
    store,
    makeBatchId: () => `batch ${++batches}`,
    isTransient: (error) => (error as Error).message === 'away',
    collectMs: 1,
    retryForMs: 10_000,
    capacity: 100,
    overloadError: () => new Error('rejected'),
  };
}

it('stores together what comes together', async () => {
  const batches: number[][] = [];
  const writer = createBatchWriter(options(async (items) => void batches.push([...items])));
  await Promise.all([1, 2, 3].map((item) => writer.add(item)));
  expect(batches).toEqual([[1, 2, 3]]);
});

it('retries the same batch under the same id while the store is unavailable', async () => {
  const tries: string[] = [];
  const writer = createBatchWriter(
    options(async (items, batchId) => {
      tries.push(`${batchId}: ${items.join()}`);
      if (tries.length < 3) throw new Error('away');
    }),
  );
  await writer.add(7);
  expect(tries).toEqual(['batch 1: 7', 'batch 1: 7', 'batch 1: 7']);
});

it('does not retry what the store rejects, and goes on with the next', async () => {
  let tries = 0;
  const writer = createBatchWriter(
    options(async (items) => {
      tries += 1;
      if (items.includes(1)) throw new Error('bad');
    }),
  );
  await expect(writer.add(1)).rejects.toThrow('bad');
  await writer.add(2);
  expect(tries).toBe(2);
});

it('rejects what is beyond its capacity at once', async () => {
  const writer = createBatchWriter({ ...options(async () => {}), capacity: 1 });
  const first = writer.add(1);
  await expect(writer.add(2)).rejects.toThrow('rejected');
  await first;
});

it('stores what waits when it is closed, and takes no more', async () => {
  const stored: number[] = [];
  const writer = createBatchWriter(options(async (items) => void stored.push(...items)));
  const waiting = writer.add(1);
  await writer.close();
  await waiting;
  expect(stored).toEqual([1]);
  await expect(writer.add(2)).rejects.toThrow('rejected');
});
