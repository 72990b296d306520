// Reads batches of other processes and notices by their numbers when one is missing.
import { createBoundedCache } from '../bounded-cache.ts';

export type BatchReader = {
  /** The messages of a batch; none of what this process sent itself, or what is no batch. */
  read(payload: string): readonly unknown[];
};

const MOST_PROCESSES = 1000;

type Batch = { readonly from: string; readonly number: number; readonly messages: unknown[] };

export function createBatchReader({
  processId,
  onGap,
}: {
  processId: string;
  onGap(): void;
}): BatchReader {
  const lastNumbers = createBoundedCache<string, number>({ maxEntries: MOST_PROCESSES });

  return {
    read(payload) {
      const batch = parseBatch(payload);
      if (batch === undefined || batch.from === processId) return [];
      const last = lastNumbers.get(batch.from);
      lastNumbers.set(batch.from, Math.max(batch.number, last ?? 0));
      if (last !== undefined && batch.number > last + 1) onGap();
      return batch.messages;
    },
  };
}

function parseBatch(payload: string): Batch | undefined {
  try {
    const { from, number, messages } = JSON.parse(payload) as Partial<Batch>;
    const isBatch =
      typeof from === 'string' && typeof number === 'number' && Array.isArray(messages);
    return isBatch ? { from, number, messages } : undefined;
  } catch {
    return undefined;
  }
}
