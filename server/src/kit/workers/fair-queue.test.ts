// The order in which users' jobs run, and what is rejected.
import { describe, expect, it } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

const limits = { waiting: 100, waitingPerUser: 10, runningPerUser: 1 };

/** Takes and finishes `count` jobs one after the other, each using as much time as `cost` says. */
function order(
  queue: ReturnType<typeof createFairQueue<string>>,
  count: number,
  cost: (user: string) => number = () => 0,
): string[] {
  return Array.from({ length: count }, () => {
    const next = queue.take(0, false);
    if (next === undefined) return '-';
    queue.finish(next.user, { ms: cost(next.user), exceeded: false }, 0);
    return next.job;
  });
}

describe('the fair queue', () => {
  it('gives users turns, whoever sent more jobs', () => {
    const queue = createFairQueue<string>(limits);
    for (const job of ['a1', 'a2', 'a3']) queue.push('anna', job, 0);
    queue.push('ben', 'b1', 0);
    queue.push('cleo', 'c1', 0);
    expect(order(queue, 6)).toEqual(['a1', 'b1', 'c1', 'a2', 'a3', '-']);
  });

  it('M1: puts users behind others by the worker time they have used', () => {
    const queue = createFairQueue<string>(limits);
    for (const job of ['a1', 'a2']) queue.push('anna', job, 0);
    for (const job of ['b1', 'b2', 'b3']) queue.push('ben', job, 0);
    const jobs = order(queue, 5, (user) => (user === 'anna' ? 1_000 : 10));
    expect(jobs).toEqual(['a1', 'b1', 'b2', 'b3', 'a2']);
  });

  it('forgets used time, half of it every ten seconds', () => {
    const queue = createFairQueue<string>(limits);
    queue.push('anna', 'a1', 0);
    queue.take(0, false);
    queue.finish('anna', { ms: 1_500, exceeded: false }, 0);
    queue.push('anna', 'a2', 0);
    expect(queue.take(0, true)).toBeUndefined();
    expect(queue.take(10_000, true)).toBeUndefined();
    expect(queue.take(20_000, true)).toEqual({ user: 'anna', job: 'a2' });
  });

  it('runs no more jobs of one user at once than allowed', () => {
    const queue = createFairQueue<string>({ ...limits, runningPerUser: 2 });
    for (const job of ['a1', 'a2', 'a3']) queue.push('anna', job, 0);
    expect([queue.take(0, false)?.job, queue.take(0, false)?.job]).toEqual(['a1', 'a2']);
    expect(queue.take(0, false)).toBeUndefined();
    queue.finish('anna', { ms: 1, exceeded: false }, 0);
    expect(queue.take(0, false)?.job).toBe('a3');
  });

  it('rejects jobs beyond the limits, of one user and of all', () => {
    const queue = createFairQueue<string>({ waiting: 3, waitingPerUser: 2, runningPerUser: 1 });
    expect(queue.push('anna', 'a1', 0)).toBeUndefined();
    expect(queue.push('anna', 'a2', 0)).toBeUndefined();
    expect(queue.push('anna', 'a3', 0)).toEqual({ reason: 'user_full' });
    expect(queue.push('ben', 'b1', 0)).toBeUndefined();
    expect(queue.push('cleo', 'c1', 0)).toEqual({ reason: 'full' });
    expect(queue.remove('anna', 'a1')).toBe(true);
    expect(queue.remove('anna', 'a1')).toBe(false);
    expect(queue.push('cleo', 'c1', 0)).toBeUndefined();
  });

  it('M1: pauses a user after each job that exceeded its limits, longer each time', () => {
    const queue = createFairQueue<string>(limits);
    const exceedAt = (now: number) => {
      queue.push('anna', 'a', now);
      queue.take(now, false);
      queue.finish('anna', { ms: 1_000, exceeded: true }, now);
    };
    exceedAt(0);
    expect(queue.push('anna', 'a', 400)).toEqual({ reason: 'paused', retryAfterMs: 600 });
    expect(queue.push('ben', 'b', 400)).toBeUndefined();
    exceedAt(1_000);
    expect(queue.push('anna', 'a', 1_000)).toEqual({ reason: 'paused', retryAfterMs: 2_000 });
    for (const at of [3_000, 10_000, 20_000, 40_000, 80_000]) exceedAt(at);
    expect(queue.push('anna', 'a', 80_000)).toEqual({ reason: 'paused', retryAfterMs: 60_000 });
    const muchLater = 140_000 + 5 * 60_000;
    exceedAt(muchLater);
    expect(queue.push('anna', 'a', muchLater)).toEqual({ reason: 'paused', retryAfterMs: 1_000 });
  });
});
