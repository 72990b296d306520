// Waiting times of the throttle, and what counts as one address.
import { describe, expect, it } from 'vitest';
import { createTestClock } from '../../../test/clock.ts';
import { addressKey, createThrottle, type Throttle } from './throttle.ts';

/** Seconds to wait; 0 when the try was let in and counted. */
function tryIt(throttle: Throttle, key: string): number {
  try {
    throttle.enter(key);
    return 0;
  } catch (error) {
    expect(error).toMatchObject({ code: 'rate.limited' });
    return (error as { details: { retryAfter: number } }).details.retryAfter;
  }
}

describe('a throttle', () => {
  const clock = createTestClock();
  const make = () => createThrottle({ clock, free: 3, longestMs: 8000, forgetMs: 60_000 });

  it('lets the free tries in, then doubles the wait up to the longest', () => {
    const throttle = make();
    const waits: number[] = [];
    for (let n = 0; n < 9; n += 1) {
      const wait = tryIt(throttle, 'a');
      waits.push(wait);
      if (wait === 0) continue;
      clock.advance(wait * 1000 - 1);
      expect(tryIt(throttle, 'a')).toBe(1);
      clock.advance(1);
      expect(tryIt(throttle, 'a')).toBe(0);
    }
    expect(waits).toEqual([0, 0, 0, 1, 2, 4, 8, 8, 8]);
  });

  it('keeps keys apart', () => {
    const throttle = make();
    for (let n = 0; n < 3; n += 1) throttle.enter('a');
    expect([tryIt(throttle, 'a'), tryIt(throttle, 'b')]).toEqual([1, 0]);
  });

  it('forgets on request, in time, and one try that was given back', () => {
    const throttle = make();
    const fill = () => {
      while (tryIt(throttle, 'a') === 0);
    };
    fill();
    throttle.giveBack('a');
    expect([tryIt(throttle, 'a'), tryIt(throttle, 'a')]).toEqual([0, 1]);
    throttle.forget('a');
    expect(tryIt(throttle, 'a')).toBe(0);
    fill();
    clock.advance(60_000);
    expect([1, 2, 3].map(() => tryIt(throttle, 'a'))).toEqual([0, 0, 0]);
  });
});

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '::ffff:192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:'],
])('%s is known as %s', (ip, key) => {
  expect(addressKey(ip)).toBe(key);
});
