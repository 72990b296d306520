// How long to wait between retries, and what cuts a wait short.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Backoff, backoffDelay } from './backoff.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it.each([
  [0, 500, 1000],
  [1, 1000, 2000],
  [4, 8000, 16_000],
  [5, 15_000, 30_000],
  [5000, 15_000, 30_000],
])('after %i failures waits between %i and %i ms', (failures, least, most) => {
  expect(backoffDelay(failures, 0)).toBe(least);
  expect(backoffDelay(failures, 1)).toBe(most);
});

it('the backoff restarts with a short wait when something has changed', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(1);
  const backoff = new Backoff();
  for (let failures = 0; failures < 8; failures += 1) {
    const waiting = backoff.wait();
    await vi.advanceTimersByTimeAsync(30_000);
    await waiting;
  }
  const cut = backoff.wait();
  backoff.retryNow();
  await cut;
  let isOver = false;
  void backoff.wait().then(() => {
    isOver = true;
  });
  await vi.advanceTimersByTimeAsync(999);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isOver).toBe(true);
});
