// The pool with real processes: deadlines, memory limits, turns, full queues, and the way back after each.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createWorkerPool, type WorkerPool, type WorkerPoolOptions } from './worker-pool.ts';

const entry = join(import.meta.dirname, '../../../test/programs/test-worker.ts');
const program = {
  entry,
  permissions: [`--allow-fs-read=${entry}`],
  maxHeapMb: 32,
  maxResultLength: 100_000,
};
/** Long enough for a machine that does much else at the same time. */
const PATIENT_MS = 20_000;

const NEVER_MS = 1_000_000;

let pool: WorkerPool;
afterEach(() => pool.close());

function start(options: Partial<WorkerPoolOptions> = {}): void {
  pool = createWorkerPool({ program, deadlineMs: PATIENT_MS, ...options });
}
const run = (user: string, job: string, value?: unknown, deadlineMs?: number) =>
  pool.run(user, { job, value }, { deadlineMs });

describe('a job', () => {
  it('returns what its handler returns', async () => {
    start();
    const value = { text: 'ä\n\u2028"', list: [1, null, true] };
    expect(await run('anna', 'echo', value)).toEqual({ ok: true, value });
  });

  it.each([
    ['loop', 'timeout', 300],
    ['grow', 'out_of_memory', PATIENT_MS],
    ['exit', 'out_of_memory', PATIENT_MS],
    ['recurse', 'out_of_memory', PATIENT_MS],
    ['throw', 'failed', PATIENT_MS],
  ])(
    'that does %s ends with %s, and the next one runs',
    { tags: 'slow' },
    async (job, fault, deadlineMs) => {
      start();
      expect(await run('anna', job, undefined, deadlineMs)).toMatchObject({ ok: false, fault });
      expect(await run('ben', 'echo', 1)).toEqual({ ok: true, value: 1 });
    },
  );

  it('with too long a result ends with too_large, and the next one runs', {
    tags: 'slow',
  }, async () => {
    start();
    const result = await run('anna', 'long', 3_000_000);
    expect(result).toEqual({ ok: false, fault: 'too_large' });
    expect(await run('ben', 'echo', 1)).toEqual({ ok: true, value: 1 });
  });

  it('that passed its deadline leaves no process behind', { tags: 'slow' }, async () => {
    start();
    const { value: pid } = (await run('anna', 'pid')) as { value: number };
    await run('anna', 'loop', undefined, 100);
    expect(pool.pids()).not.toContain(pid);
    await expect.poll(() => isRunning(pid)).toBe(false);
  });

  it('has a deadline of processor time, so that a busy machine ends nothing that would be done', {
    tags: 'slow',
  }, async () => {
    start();
    await run('anna', 'echo', 1);
    // Waits as a job does that gets no processor.
    expect(await run('anna', 'sleep', 1_500, 1_000)).toMatchObject({ ok: true });
    const stuck = await run('anna', 'sleep', 60_000, 100);
    expect(stuck).toEqual({ ok: false, fault: 'timeout' });
  });

  it('runs without environment, files, network and child processes', async () => {
    start();
    const { value: pid } = (await run('anna', 'pid')) as { value: number };
    expect(readFileSync(`/proc/${pid}/environ`, 'utf8')).toBe('');
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    expect(command).toContain('--permission');
    expect(command.filter((part) => part.startsWith('--allow') && !/fs-read/.test(part))).toEqual(
      [],
    );
  });
});

describe('a job that is cancelled', () => {
  const reason = new Error('stopped');
  const cancellable = (job: string, value?: unknown) => {
    const { signal, abort } = createStop();
    const result = pool.run('anna', { job, value }, { deadlineMs: NEVER_MS, signal });
    result.catch(() => undefined);
    return { result, stop: () => abort(reason) };
  };
  const createStop = () => {
    const controller = new AbortController();
    return { signal: controller.signal, abort: (why: Error) => controller.abort(why) };
  };

  it('ends with its process, and its user does not pause', async () => {
    start();
    const { value: pid } = (await run('anna', 'pid')) as { value: number };
    const { result, stop } = cancellable('loop');
    const next = run('ben', 'echo', 1);
    stop();
    await expect(result).rejects.toBe(reason);
    await expect.poll(() => isRunning(pid), { timeout: PATIENT_MS }).toBe(false);
    expect(await next).toEqual({ ok: true, value: 1 });
    expect(await run('anna', 'echo', 2)).toEqual({ ok: true, value: 2 });
  });

  it('leaves its process where it is done soon', { tags: 'slow' }, async () => {
    start();
    const { value: pid } = (await run('anna', 'pid')) as { value: number };
    const { result, stop } = cancellable('sleep', 100);
    stop();
    await expect(result).rejects.toBe(reason);
    expect(await run('anna', 'pid')).toEqual({ ok: true, value: pid });
  });

  it('does not start where it waits, or was cancelled before', { tags: 'slow' }, async () => {
    start();
    await run('anna', 'echo', 0);
    const first = cancellable('loop');
    const waiting = [cancellable('exit'), cancellable('exit')];
    for (const { stop } of waiting) stop();
    for (const { result } of waiting) await expect(result).rejects.toBe(reason);
    first.stop();
    const late = pool.run('anna', { job: 'exit' }, { signal: AbortSignal.abort(reason) });
    await expect(late).rejects.toBe(reason);
    expect(await run('anna', 'echo', 1)).toEqual({ ok: true, value: 1 });
  });
});

describe('turns', () => {
  /** Jobs that never end; closing the pool ends them. */
  const startEndless = (users: string[]) => {
    for (const user of users) void run(user, 'loop', undefined, NEVER_MS).catch(() => undefined);
  };

  it('M1: a user with endless jobs does not delay another user', { tags: 'slow' }, async () => {
    start();
    startEndless(['anna', 'anna', 'anna', 'anna']);
    for (const value of [1, 2, 3]) {
      expect(await run('ben', 'echo', value)).toEqual({ ok: true, value });
    }
  });

  it('M1: many users with endless jobs leave a worker for the rest', { tags: 'slow' }, async () => {
    start();
    const users = ['hostile 1', 'hostile 2', 'hostile 3'];
    // Heavy use within the limits, so that no user is paused.
    await Promise.all(users.map((user) => run(user, 'sleep', 3_000)));
    startEndless(users);
    for (const value of [1, 2, 3]) {
      expect(await run('ben', 'echo', value)).toEqual({ ok: true, value });
    }
  });

  it('M1: users with endless jobs who were never seen before do not hold the fast lane', {
    tags: 'slow',
  }, async () => {
    start({ fastLaneMs: 50 });
    await run('ben', 'echo', 0);
    const users = Array.from({ length: 4 }, (_, i) => `hostile ${i}`);
    // Without giving up the endless ones, the last would start after all their deadlines.
    const endless = users.map((user) =>
      run(user, 'loop', undefined, 10_000).catch(() => undefined),
    );
    expect(await run('ben', 'echo', 1)).toEqual({ ok: true, value: 1 });
    expect(await run('cleo', 'echo', 2)).toEqual({ ok: true, value: 2 });
    const states = await Promise.race([Promise.any(endless).then(() => 'some'), 'none']);
    expect(states).toBe('none');
  });

  it('a job that takes too long for the fast lane starts again and is completed', {
    tags: 'slow',
  }, async () => {
    start({ fastLaneMs: 50 });
    await run('ben', 'echo', 0);
    const long = run('anna', 'work', 300);
    await run('ben', 'echo', 1);
    expect(await long).toEqual({ ok: true, value: 300 });
  });

  it('keeps a spare process once it was warmed up, which takes over and is replaced', {
    tags: 'slow',
  }, async () => {
    start();
    pool.warmUp();
    await expect.poll(() => pool.pids().length, { timeout: PATIENT_MS }).toBe(2);
    const [first, spare] = pool.pids();
    expect(await run('anna', 'exit')).toMatchObject({ ok: false });
    await expect.poll(() => pool.pids().length, { timeout: PATIENT_MS }).toBe(2);
    expect(pool.pids()).not.toContain(first);
    expect(pool.pids()[0]).toBe(spare);
  });

  it('large input goes to the slow lane', { tags: 'slow' }, async () => {
    start({ longInput: 1_000 });
    const { value: pid } = (await run('anna', 'pid')) as { value: number };
    const { value: other } = (await run('anna', 'pid', 'x'.repeat(1_000))) as { value: number };
    expect(other).not.toBe(pid);
    expect(await run('anna', 'pid')).toEqual({ ok: true, value: pid });
  });

  it('M1: tells a paused user when to come back', async () => {
    start({ deadlineMs: 100 });
    await run('anna', 'loop');
    const paused = run('anna', 'echo', 1);
    await expect(paused).rejects.toMatchObject({
      code: 'rate.limited',
      details: { retryAfter: 1, message: expect.stringContaining('1 second') },
    });
  });

  it('rejects with a time to come back when the queue is full', { tags: 'slow' }, async () => {
    start({ limits: { waiting: 2, waitingPerUser: 1 } });
    await run('anna', 'echo', 1);
    const running = run('anna', 'sleep', 2_000);
    const waiting = ['anna', 'ben'].map((user) => run(user, 'echo', 1));
    const full = { code: 'unavailable', details: { retryAfter: 5 } };
    await expect(run('cleo', 'echo', 1)).rejects.toMatchObject(full);
    const userFull = { code: 'rate.limited', details: { retryAfter: 2 } };
    await expect(run('anna', 'echo', 1)).rejects.toMatchObject(userFull);
    await Promise.all([running, ...waiting]);
  });

  it('rejects a job that waited too long', { tags: 'slow' }, async () => {
    start({ maxWaitMs: 1_000 });
    pool.warmUp();
    await expect.poll(() => run('anna', 'echo', 0).catch(() => undefined)).toBeDefined();
    const running = run('anna', 'sleep', 3_000);
    await expect(run('anna', 'echo', 1)).rejects.toMatchObject({ code: 'unavailable' });
    await running;
  });
});

describe('without jobs', () => {
  const awaitNone = () =>
    expect.poll(() => pool.pids().filter(isRunning), { timeout: PATIENT_MS }).toEqual([]);

  it('all processes end, the spare one too, and the next job starts one within its wait', {
    tags: 'slow',
  }, async () => {
    start({ idleMs: 200 });
    pool.warmUp();
    for (const round of [1, 2, 3]) {
      const { value: pid } = (await run('anna', 'pid')) as { value: number };
      await expect.poll(() => isRunning(pid), { timeout: PATIENT_MS }).toBe(false);
      await awaitNone();
      expect(await run('ben', 'echo', round)).toEqual({ ok: true, value: round });
    }
    await awaitNone();
  });

  it('those of both lanes end', { tags: 'slow' }, async () => {
    start({ idleMs: 200, longInput: 1_000 });
    expect(await run('anna', 'echo', 'x'.repeat(1_000))).toMatchObject({ ok: true });
    expect(await run('anna', 'echo', 1)).toEqual({ ok: true, value: 1 });
    await awaitNone();
  });

  it('a process that was started ahead waits for one as long, and keeps a spare one again', {
    tags: 'slow',
  }, async () => {
    start({ idleMs: 1_000 });
    pool.warmUp();
    await awaitNone();
    pool.warmUp();
    await expect.poll(() => pool.pids().length, { timeout: PATIENT_MS }).toBe(2);
    await awaitNone();
  });

  it('a job that takes longer than that goes on', { tags: 'slow' }, async () => {
    start({ idleMs: 50 });
    expect(await run('anna', 'sleep', 1_000)).toMatchObject({ ok: true });
  });

  it('one that takes long to start is waited for', { tags: 'slow' }, async () => {
    start({ idleMs: 1 });
    expect(await run('anna', 'echo', 1)).toEqual({ ok: true, value: 1 });
  });
});

describe('closing', () => {
  it('ends the processes and rejects what waits and what comes', async () => {
    start();
    const { value: pid } = (await run('anna', 'pid')) as { value: number };
    const running = run('anna', 'sleep', 10_000);
    const waiting = run('anna', 'echo', 1);
    pool.close();
    await expect(waiting).rejects.toMatchObject({ code: 'unavailable' });
    expect(await running).toEqual({ ok: false, fault: 'unavailable' });
    await expect(run('anna', 'echo', 1)).rejects.toMatchObject({ code: 'unavailable' });
    await expect.poll(() => isRunning(pid)).toBe(false);
  });
});

function isRunning(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}
