// One user's work at the same time is bounded; other users do not feel it.
import { describe, expect, it } from 'vitest';
import { createUserLimit } from './user-limit.ts';

describe('work of one user', () => {
  it('U6 is bounded, and free again afterwards, also after a failure', async () => {
    const limit = createUserLimit(2);
    const { promise: open, resolve } = Promise.withResolvers<void>();
    const first = limit('ada', () => open);
    const second = limit('ada', async () => {
      await open;
      throw new Error('broken');
    });
    await expect(limit('ada', async () => 1)).rejects.toMatchObject({ code: 'rate.limited' });
    expect(await limit('bob', async () => 2)).toBe(2);
    resolve();
    await first;
    await expect(second).rejects.toThrow('broken');
    expect(await limit('ada', async () => 3)).toBe(3);
  });
});
