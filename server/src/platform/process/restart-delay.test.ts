// The waits between restarts.
import { expect, it } from 'vitest';
import { createRestartDelay, inSeconds } from './restart-delay.ts';

it('doubles up to the maximum, and begins again after a stable run', () => {
  const delay = createRestartDelay();
  const ran = [0, 0, 0, 0, 0, 0, 0, 0, 59_999, 60_000, 10];
  expect(ran.map((ms) => delay.next(ms))).toEqual([
    ...[500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000, 500, 1000],
  ]);
});

it('is written in seconds', () => {
  expect([500, 1000, 16_000].map(inSeconds)).toEqual(['0.5 s', '1 s', '16 s']);
});
