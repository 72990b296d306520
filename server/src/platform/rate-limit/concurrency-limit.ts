// How much of one key goes on at the same time, in the memory of one process.
import { appError } from '../errors.ts';
import type { ConcurrencyPolicy } from './rules.ts';

export type ConcurrencyLimit = {
  /** The function that ends it, or undefined when too much is going on. */
  tryStart(key: string): (() => void) | undefined;
  /** The same; throws rate.limited. */
  start(key: string): () => void;
  /** Throws rate.limited. */
  run<T>(key: string, work: () => Promise<T>): Promise<T>;
};

export function createConcurrencyLimit({
  atOnce,
  retryAfterSeconds,
}: Pick<ConcurrencyPolicy, 'atOnce' | 'retryAfterSeconds'>): ConcurrencyLimit {
  const running = new Map<string, number>();

  function tryStart(key: string) {
    const count = running.get(key) ?? 0;
    if (count >= atOnce) return undefined;
    running.set(key, count + 1);
    let hasEnded = false;
    return () => {
      if (hasEnded) return;
      hasEnded = true;
      const remaining = (running.get(key) ?? 1) - 1;
      if (remaining === 0) running.delete(key);
      else running.set(key, remaining);
    };
  }

  function start(key: string): () => void {
    const end = tryStart(key);
    if (end === undefined) throw appError('rate.limited', { retryAfter: retryAfterSeconds });
    return end;
  }

  return {
    tryStart,
    start,
    async run(key, work) {
      const end = start(key);
      try {
        return await work();
      } finally {
        end();
      }
    },
  };
}
