// The order in which users' jobs run, and what is rejected.
import { describe, expect, it } from 'vitest';
import { createFairQueue, type FairQueue } from './fair-queue.ts';

const limits = { waiting: 100, waitingPerUser: 10, runningPerUser: 1 };

const push = (queue: FairQueue<string>, user: string, job: string, now: number, isLong = false) =>
  queue.push(user, { job, isLong }, now)?.rejection;

/** When the slow lane no longer leaves jobs that came at 0 to the fast one. */
const LATER = 500;

/** Takes and finishes `count` jobs one after the other, each using as much time as `cost` says. */
function order(
  queue: FairQueue<string>,
  count: number,
  cost: (user: string) => number = () => 0,
): string[] {
  return Array.from({ length: count }, () => {
    const next = queue.take(LATER, 'slow');
    if (next === undefined) return '-';
    queue.finish(next.user, { ms: cost(next.user), exceeded: false }, LATER);
    return next.job;
  });
}

describe('the fair queue', () => {
  it('takes jobs from users in turn, however many each has sent', () => {
    const queue = createFairQueue<string>(limits);
    for (const job of ['a1', 'a2', 'a3']) push(queue, 'anna', job, 0);
    push(queue, 'ben', 'b1', 0);
    push(queue, 'cleo', 'c1', 0);
    expect(order(queue, 6)).toEqual(['a1', 'b1', 'c1', 'a2', 'a3', '-']);
  });

  it('M1: puts users behind others by the worker time they have used', () => {
    const queue = createFairQueue<string>(limits);
    for (const job of ['a1', 'a2']) push(queue, 'anna', job, 0);
    for (const job of ['b1', 'b2', 'b3']) push(queue, 'ben', job, 0);
    const jobs = order(queue, 5, (user) => (user === 'anna' ? 1_000 : 10));
    expect(jobs).toEqual(['a1', 'b1', 'b2', 'b3', 'a2']);
  });

  it('forgets used time, half of it every ten seconds', () => {
    const queue = createFairQueue<string>(limits);
    push(queue, 'anna', 'a1', 0);
    queue.take(0, 'slow');
    queue.finish('anna', { ms: 1_500, exceeded: false }, 0);
    push(queue, 'anna', 'a2', 0);
    expect(queue.take(0, 'fast')).toBeUndefined();
    expect(queue.take(10_000, 'fast')).toBeUndefined();
    expect(queue.take(20_000, 'fast')).toEqual({ user: 'anna', job: 'a2' });
  });

  it('runs no more jobs of one user at once than allowed', () => {
    const queue = createFairQueue<string>({ ...limits, runningPerUser: 2 });
    for (const job of ['a1', 'a2', 'a3']) push(queue, 'anna', job, 0);
    expect([queue.take(0, 'slow')?.job, queue.take(0, 'slow')?.job]).toEqual(['a1', 'a2']);
    expect(queue.take(0, 'slow')).toBeUndefined();
    queue.finish('anna', { ms: 1, exceeded: false }, 0);
    expect(queue.take(0, 'slow')?.job).toBe('a3');
  });

  it('rejects jobs beyond the limits, of one user and of all', () => {
    const queue = createFairQueue<string>({ waiting: 3, waitingPerUser: 2, runningPerUser: 1 });
    expect(push(queue, 'anna', 'a1', 0)).toBeUndefined();
    expect(push(queue, 'anna', 'a2', 0)).toBeUndefined();
    expect(push(queue, 'anna', 'a3', 0)).toEqual({ reason: 'user_full' });
    expect(push(queue, 'ben', 'b1', 0)).toBeUndefined();
    expect(push(queue, 'cleo', 'c1', 0)).toEqual({ reason: 'full' });
    expect(queue.remove('anna', 'a1')).toBe(true);
    expect(queue.remove('anna', 'a1')).toBe(false);
    expect(push(queue, 'cleo', 'c1', 0)).toBeUndefined();
  });

  it('lets users of short jobs keep the fast lane after one job that was put back, not after two', () => {
    const queue = createFairQueue<string>(limits);
    for (let i = 0; i < 10; i += 1) {
      push(queue, 'ben', 'short', 0);
      queue.take(0, 'fast');
      queue.finish('ben', { ms: 5, exceeded: false }, 0);
    }
    const putBack = (job: string) => {
      push(queue, 'ben', job, 0);
      expect(queue.take(0, 'fast')).toEqual({ user: 'ben', job });
      queue.putBack('ben', job, 100, 0);
      queue.take(0, 'slow');
      queue.finish('ben', { ms: 1, exceeded: false }, 0);
    };
    putBack('long 1');
    putBack('long 2');
    push(queue, 'ben', 'short', 0);
    expect(queue.take(0, 'fast')).toBeUndefined();
  });

  it('M1: gives the fast lane only to users of short jobs while none could be given up', () => {
    const queue = createFairQueue<string>(limits);
    push(queue, 'ben', 'b1', 0);
    queue.take(0, 'fast');
    queue.finish('ben', { ms: 20, exceeded: false }, 0);
    push(queue, 'anna', 'a1', 0);
    expect(queue.take(0, 'fast', false)).toBeUndefined();
    push(queue, 'ben', 'b2', 0);
    expect(queue.take(0, 'fast', false)).toEqual({ user: 'ben', job: 'b2' });
    expect(queue.take(0, 'fast', true)).toEqual({ user: 'anna', job: 'a1' });
  });

  it('M1: keeps the fast lane free of users who exceeded a limit lately, and of jobs known to be long', () => {
    const queue = createFairQueue<string>(limits);
    push(queue, 'anna', 'a1', 0);
    queue.take(0, 'fast');
    queue.finish('anna', { ms: 10, exceeded: true }, 0);
    push(queue, 'anna', 'a2', 60_000);
    push(queue, 'ben', 'b1', 60_000, true);
    expect(queue.needs(60_000, 'fast')).toBe(false);
    const slow = [queue.take(60_000, 'slow')?.job, queue.take(60_000, 'slow')?.job];
    expect(slow.sort()).toEqual(['a2', 'b1']);
    push(queue, 'anna', 'a3', 400_000);
    queue.finish('anna', { ms: 10, exceeded: false }, 400_000);
    expect(queue.take(400_000, 'fast')?.job).toBe('a3');
  });

  it('M1: gives the fast lane first to users whose jobs have been short', () => {
    const queue = createFairQueue<string>(limits);
    for (let i = 0; i < 5; i += 1) {
      push(queue, 'ben', 'b', 0);
      queue.take(0, 'fast');
      queue.finish('ben', { ms: 5, exceeded: false }, 0);
    }
    for (const user of ['new 1', 'new 2', 'ben']) push(queue, user, user, 0);
    const jobs = Array.from({ length: 3 }, () => queue.take(0, 'fast')?.job);
    expect(jobs).toEqual(['ben', 'new 1', 'new 2']);
  });

  it('leaves short jobs to the fast lane for a moment while the slow one has other work', () => {
    const queue = createFairQueue<string>({ ...limits, runningPerUser: 2 });
    push(queue, 'anna', 'a1', 0);
    push(queue, 'ben', 'b1', 0, true);
    push(queue, 'cleo', 'c1', 0, true);
    expect(queue.take(0, 'slow')?.job).toBe('b1');
    expect(queue.take(500, 'slow')?.job).toBe('a1');
    expect(queue.take(500, 'slow')?.job).toBe('c1');
    push(queue, 'anna', 'a2', 500);
    expect(queue.needs(500, 'slow')).toBe(false);
    expect(queue.take(500, 'slow')?.job).toBe('a2');
  });

  it('M1: puts a job that took too long back for the slow lane, before others of its user', () => {
    const queue = createFairQueue<string>(limits);
    push(queue, 'anna', 'a1', 0);
    push(queue, 'anna', 'a2', 0);
    expect(queue.take(0, 'fast')?.job).toBe('a1');
    queue.putBack('anna', 'a1', 200, 0);
    expect(queue.take(0, 'fast')).toBeUndefined();
    expect(queue.take(0, 'slow')?.job).toBe('a1');
    queue.finish('anna', { ms: 900, exceeded: false }, 0);
    expect(queue.take(0, 'fast')).toBeUndefined();
    expect(queue.take(60_000, 'fast')?.job).toBe('a2');
  });

  it('M1: in a full queue the newest job of the user with the most gives way to a user with fewer', () => {
    const queue = createFairQueue<string>({ waiting: 4, waitingPerUser: 4, runningPerUser: 1 });
    for (const job of ['a1', 'a2', 'a3']) push(queue, 'anna', job, 0);
    push(queue, 'ben', 'b1', 0);
    const full = { reason: 'full' };
    expect(queue.push('cleo', { job: 'c1', isLong: false }, 0)).toEqual({
      job: 'a3',
      rejection: full,
    });
    expect(queue.push('ben', { job: 'b2', isLong: false }, 0)).toEqual({
      job: 'b2',
      rejection: full,
    });
    expect(queue.size()).toBe(4);
    expect(order(queue, 5)).toEqual(['a1', 'b1', 'c1', 'a2', '-']);
  });

  it('M1: pauses a user after each job that exceeded its limits, longer each time', () => {
    const queue = createFairQueue<string>(limits);
    const exceedAt = (now: number) => {
      push(queue, 'anna', 'a', now);
      queue.take(now, 'slow');
      queue.finish('anna', { ms: 1_000, exceeded: true }, now);
    };
    exceedAt(0);
    expect(push(queue, 'anna', 'a', 400)).toEqual({ reason: 'paused', retryAfterMs: 600 });
    expect(push(queue, 'ben', 'b', 400)).toBeUndefined();
    exceedAt(1_000);
    expect(push(queue, 'anna', 'a', 1_000)).toEqual({ reason: 'paused', retryAfterMs: 2_000 });
    for (const at of [3_000, 10_000, 20_000, 40_000, 80_000]) exceedAt(at);
    expect(push(queue, 'anna', 'a', 80_000)).toEqual({ reason: 'paused', retryAfterMs: 60_000 });
    const muchLater = 140_000 + 5 * 60_000;
    exceedAt(muchLater);
    expect(push(queue, 'anna', 'a', muchLater)).toEqual({ reason: 'paused', retryAfterMs: 1_000 });
  });
});
