// Limits whose keys share counters: what one key may do, and that others do not take it away.
import { expect, it } from 'vitest';
import { createTestClock } from '../../../test/clock.ts';
import { MINUTE, SECOND } from '../time-spans.ts';
import { createSharedCounters } from './shared-counters.ts';

const start = new Date('2026-05-10T00:00:00Z');
const limit = { count: 3, windowMs: MINUTE };

it('counts a key up to its limit, and says how long the window lasts', () => {
  const clock = createTestClock(start);
  const count = createSharedCounters(limit, clock);
  expect([count('ada'), count('ada'), count('ada')]).toEqual([undefined, undefined, undefined]);
  clock.advance(20 * SECOND);
  expect(count('ada')).toBe(40 * SECOND);
  expect(count('bob')).toBeUndefined();
  clock.advance(40 * SECOND);
  expect(count('ada')).toBeUndefined();
});

it('takes no more memory and nothing from a key when a million others come', () => {
  const count = createSharedCounters({ count: 120, windowMs: MINUTE }, createTestClock(start));
  let refused = 0;
  for (let n = 0; n < 1_000_000; n += 1) if (count(`visitor ${n}`) !== undefined) refused += 1;
  expect(refused).toBe(0);
  for (let n = 0; n < 100; n += 1) expect(count('ada')).toBeUndefined();
});

it('never gives a key more than its limit, however full it is', () => {
  const count = createSharedCounters(limit, createTestClock(start));
  for (let n = 0; n < 300_000; n += 1) count(`key ${n}`);
  for (const key of ['ada', 'bob', 'key 7']) {
    const counted = [1, 2, 3, 4].filter(() => count(key) === undefined).length;
    expect(counted).toBeLessThanOrEqual(3);
    expect(count(key)).toBeGreaterThan(0);
  }
});

it('starts a new window when the clock was set back by a day', () => {
  const clock = createTestClock(start);
  const count = createSharedCounters(limit, clock);
  for (let n = 0; n < 4; n += 1) count('ada');
  clock.advance(-24 * 60 * MINUTE);
  expect(count('ada')).toBeUndefined();
});
