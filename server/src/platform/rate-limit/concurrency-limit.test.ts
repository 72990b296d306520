// How much of one key goes on at the same time.
import { describe, expect, it } from 'vitest';
import { createConcurrencyLimit } from './concurrency-limit.ts';

const policy = { atOnce: 2, retryAfterSeconds: 7 };

describe('a concurrency limit', () => {
  it('ASVS 2.4.1, 15.2.2 U6 bounds the work of one user, and frees it afterwards, also after a failure', async () => {
    const { run } = createConcurrencyLimit(policy);
    const { promise: untilReleased, resolve: release } = Promise.withResolvers<void>();
    const first = run('ada', () => untilReleased);
    const second = run('ada', async () => {
      await untilReleased;
      throw new Error('broken');
    });
    const third = run('ada', async () => 1);
    await expect(third).rejects.toMatchObject({
      code: 'rate.limited',
      details: { retryAfter: 7 },
    });
    expect(await run('bob', async () => 2)).toBe(2);
    release();
    await first;
    await expect(second).rejects.toThrow('broken');
    expect(await run('ada', async () => 3)).toBe(3);
  });

  it('frees once, however often the end is reported', () => {
    const { start, tryStart } = createConcurrencyLimit(policy);
    const end = start('ada');
    start('ada');
    end();
    end();
    expect(tryStart('ada')).toBeDefined();
    expect(tryStart('ada')).toBeUndefined();
    expect(() => start('ada')).toThrow('rate.limited');
  });
});
