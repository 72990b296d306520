// What is acknowledged is stored, once and in full; what cannot be stored is refused.
import { expect, it } from 'vitest';
import { createGroupCommit, type GroupCommitOptions } from './group-commit.ts';

function options(
  store: (items: readonly number[], batchId: string) => Promise<void>,
): GroupCommitOptions<number> {
  let batches = 0;
  return {
    store,
    makeBatchId: () => `batch ${++batches}`,
    isPassing: (error) => (error as Error).message === 'away',
    collectMs: 1,
    retryForMs: 10_000,
    capacity: 100,
    refusal: () => new Error('refused'),
  };
}

it('stores together what comes together', async () => {
  const batches: number[][] = [];
  const group = createGroupCommit(options(async (items) => void batches.push([...items])));
  await Promise.all([1, 2, 3].map((item) => group.add(item)));
  expect(batches).toEqual([[1, 2, 3]]);
});

it('tries the same batch again under the same id while the store is away', async () => {
  const tries: string[] = [];
  const group = createGroupCommit(
    options(async (items, batchId) => {
      tries.push(`${batchId}: ${items.join()}`);
      if (tries.length < 3) throw new Error('away');
    }),
  );
  await group.add(7);
  expect(tries).toEqual(['batch 1: 7', 'batch 1: 7', 'batch 1: 7']);
});

it('does not try again what the store refuses, and goes on with the next', async () => {
  let tries = 0;
  const group = createGroupCommit(
    options(async (items) => {
      tries += 1;
      if (items.includes(1)) throw new Error('bad');
    }),
  );
  await expect(group.add(1)).rejects.toThrow('bad');
  await group.add(2);
  expect(tries).toBe(2);
});

it('refuses what is beyond its capacity at once', async () => {
  const group = createGroupCommit({ ...options(async () => {}), capacity: 1 });
  const first = group.add(1);
  await expect(group.add(2)).rejects.toThrow('refused');
  await first;
});

it('stores what waits when it is closed, and takes no more', async () => {
  const stored: number[] = [];
  const group = createGroupCommit(options(async (items) => void stored.push(...items)));
  const waiting = group.add(1);
  await group.close();
  await waiting;
  expect(stored).toEqual([1]);
  await expect(group.add(2)).rejects.toThrow('refused');
});
