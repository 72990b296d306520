// The limiter in memory: windows, networks, and what happens when its table is full.
import { describe, expect, it } from 'vitest';
import { createTestClock } from '../../../test/clock.ts';
import { HOUR, MINUTE, SECOND } from '../time-spans.ts';
import { createMemoryLimiter, createWindowCounter } from './memory-limiter.ts';

const start = new Date('2026-05-10T00:00:00Z');

describe('the limiter', () => {
  it('L5: counts all addresses of one IPv6 network together, and another network apart', () => {
    const clock = createTestClock(start);
    const { tryConsume } = createMemoryLimiter(clock);
    const report = (address: string) => tryConsume('reportPage.address', address);
    for (let n = 1; n <= 5; n += 1) expect(report(`2001:db8:1:2:${n}::1`)).toBe(true);
    expect(report('2001:db8:1:2:ffff::2')).toBe(false);
    expect(report('2001:db8:1:3::1')).toBe(true);
    for (let n = 1; n <= 4; n += 1) expect(report('203.0.113.1')).toBe(true);
    expect(report('::ffff:203.0.113.1')).toBe(true);
    expect(report('203.0.113.1')).toBe(false);
    expect(report('203.0.113.2')).toBe(true);
    clock.advance(10 * MINUTE);
    expect(report('203.0.113.1')).toBe(true);
  });

  it('L5: counts what is sent to one page apart from another', () => {
    const { tryConsume } = createMemoryLimiter(createTestClock(start));
    const submit = (page: string) => tryConsume('submitForm.addressAndPage', '203.0.113.1', page);
    for (let n = 0; n < 200; n += 1) submit('anna');
    expect([submit('anna'), submit('ben')]).toEqual([false, true]);
  });

  it('says how long to wait, and what happened', () => {
    const clock = createTestClock(start);
    const limiter = createMemoryLimiter(clock);
    for (let n = 0; n < 20; n += 1) limiter.consume('exportSite.user', 'ada');
    clock.advance(10 * MINUTE + 1);
    const message = "You've exported your page many times. Try again in an hour.";
    const details = expect.objectContaining({ retryAfter: 3000 });
    const error = { code: 'rate.limited', message, details };
    expect(() => limiter.consume('exportSite.user', 'ada')).toThrow(expect.objectContaining(error));
    limiter.consume('exportSite.user', 'bob');
  });

  it('rejects a subject that does not fit the key of the limit', () => {
    const { tryConsume } = createMemoryLimiter(createTestClock(start));
    expect(() => tryConsume('submitForm.addressAndPage', '203.0.113.1')).toThrow('got 1 values');
  });
});

describe('a table that is full', () => {
  const limit = { count: 2, windowMs: HOUR, capacity: 100 };

  function fill(countKey: (key: string) => number | undefined, from: number, to: number) {
    for (let n = from; n < to; n += 1) countKey(`key ${n}`);
  }

  it('resets no counter, whatever comes afterwards', () => {
    const clock = createTestClock(start);
    const countKey = createWindowCounter(limit, clock);
    countKey('ada');
    countKey('ada');
    clock.advance(SECOND);
    fill(countKey, 0, 100_000);
    expect(countKey('ada')).toBe(HOUR - SECOND);
    clock.advance(HOUR);
    expect(countKey('ada')).toBeUndefined();
  });

  it('counts new keys on shared counters, to the end of their windows', () => {
    const clock = createTestClock(start);
    const countKey = createWindowCounter(limit, clock);
    fill(countKey, 0, 100);
    clock.advance(HOUR / 2);
    expect([countKey('bob'), countKey('bob')]).toEqual([undefined, undefined]);
    expect(countKey('bob')).toBe(HOUR);
    // The table has room again, and the counter that bob shares still runs.
    clock.advance(HOUR / 2);
    expect(countKey('ada')).toBeUndefined();
    expect(countKey('bob')).toBe(HOUR / 2);
    clock.advance(HOUR / 2);
    expect(countKey('bob')).toBeUndefined();
  });

  it('bounds what any number of new keys may do together', () => {
    const countKey = createWindowCounter(limit, createTestClock(start));
    fill(countKey, 0, 100);
    let counted = 0;
    for (let n = 100; n < 50_000; n += 1) if (countKey(`key ${n}`) === undefined) counted += 1;
    // Two for each of the 4,096 shared counters.
    expect(counted).toBeLessThanOrEqual(8192);
    expect(counted).toBeGreaterThan(8000);
  });

  it('makes room by removing expired counters only', () => {
    const clock = createTestClock(start);
    const countKey = createWindowCounter(limit, clock);
    fill(countKey, 0, 50);
    clock.advance(HOUR / 2);
    countKey('ada');
    countKey('ada');
    fill(countKey, 50, 99);
    clock.advance(HOUR / 2 + 1);
    fill(countKey, 100, 140);
    expect(countKey('ada')).toBe(HOUR / 2 - 1);
  });
});
