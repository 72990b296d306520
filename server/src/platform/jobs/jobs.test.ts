// Jobs over a real PostgreSQL: in transactions, retried, given up, taken back, in several processes and through
// an outage of the database.
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestDb, type TestDb } from '../../../test/harness.ts';
import { startDbProxy } from '../../../test/measure/db-proxy.ts';
import { createTestLog } from '../../../test/test-log.ts';
import { inTransaction } from '../db/transaction.ts';
import { openSenderBoss, openWorkerBoss } from './boss.ts';
import { jobTable } from './job-table.ts';
import { createJobs, type Jobs } from './jobs.ts';
import { PermanentJobError } from './run-jobs.ts';

type StoredJob = { state: string; waits: number; retryCount: number };
type LogLine = { event?: string; level?: string };

let test: TestDb;
let jobs: Jobs;
let lines: string[] = [];
const opened: Jobs[] = [];
const log = createTestLog((line) => void lines.push(line));
const email = { to: 'ben@example.com', subject: 'Hello', body: 'A secret link' };

function open(database = test.url): Jobs {
  const jobs = createJobs({ db: test.db, database, log });
  opened.push(jobs);
  return jobs;
}
async function listJobs(): Promise<StoredJob[]> {
  const { rows } = await sql<StoredJob>`
    select state, extract(epoch from start_after - now())::float8 as waits,
      retry_count as "retryCount" from jobs.job where name = 'email'
  `.execute(test.db);
  return rows;
}
const makeDue = () =>
  sql`update jobs.job set start_after = now() where name = 'email'`.execute(test.db);
const logged = (event: string) =>
  lines.map((line): LogLine => JSON.parse(line)).filter((line) => line.event === event);

beforeAll(async () => {
  test = await createTestDb();
});
afterAll(() => test.drop());
beforeEach(async () => {
  await sql`delete from jobs.job`.execute(test.db);
  lines = [];
  jobs = open();
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((made) => made.close()));
});

describe('a job', () => {
  it('is run with its payload if its transaction is committed, and leaves no row', async () => {
    const done: unknown[] = [];
    jobs.work('email', async (payload, { attempt }) => void done.push({ payload, attempt }));
    await inTransaction(test.db, async (trx) => {
      await jobs.enqueue(trx, 'email', email);
      expect(await jobs.runDue('email')).toBe(0);
    });
    expect(await jobs.runDue('email')).toBe(1);
    expect(done).toEqual([{ payload: email, attempt: 1 }]);
    expect(await listJobs()).toEqual([]);
  });

  it('is not run if its transaction is rolled back', async () => {
    jobs.work('email', () => Promise.reject(new Error('must not run')));
    const undone = inTransaction(test.db, async (trx) => {
      await jobs.enqueue(trx, 'email', email);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect([await jobs.runDue('email'), await listJobs()]).toEqual([0, []]);
  });

  it('waits until its time', async () => {
    jobs.work('email', async () => {});
    await jobs.enqueue(test.db, 'email', email, { runAt: new Date(Date.now() + 3_600_000) });
    expect(await jobs.runDue('email')).toBe(0);
    await makeDue();
    expect(await jobs.runDue('email')).toBe(1);
  });

  it('is retried after 1, 2, 4 … minutes with jitter, 12 hours at most, then given up', async () => {
    const attempts: number[] = [];
    jobs.work('email', async (_, { attempt }) => {
      attempts.push(attempt);
      throw new Error('the server is away');
    });
    await jobs.enqueue(test.db, 'email', email);
    const { retryLimit, retryDelay, retryDelayMax } = jobTable.email;
    for (let retry = 0; retry < retryLimit; retry += 1) {
      expect(await jobs.runDue('email')).toBe(0);
      const [job] = await listJobs();
      expect(job).toMatchObject({ state: 'retry', retryCount: retry });
      const least = Math.min(retryDelay * 2 ** retry, retryDelayMax);
      expect(job?.waits).toBeGreaterThan(least - 5);
      expect(job?.waits).toBeLessThanOrEqual(Math.min(2 * least, retryDelayMax));
      expect(logged('jobs.given_up')).toEqual([]);
      await makeDue();
    }
    await jobs.runDue('email');
    expect(attempts).toEqual(Array.from({ length: retryLimit + 1 }, (_, i) => i + 1));
    expect(await listJobs()).toEqual([]);
    expect(logged('jobs.attempt_failed')).toHaveLength(retryLimit);
    expect(logged('jobs.given_up')).toMatchObject([
      { level: 'error', job: 'email', attempt: retryLimit + 1, reason: 'the server is away' },
    ]);
    expect(lines.join('')).not.toContain(email.body);
  });

  it('is given up at once when its handler says that no attempt makes sense', async () => {
    jobs.work('email', () => Promise.reject(new PermanentJobError('no such person')));
    await jobs.enqueue(test.db, 'email', email);
    await jobs.runDue('email');
    expect(await listJobs()).toEqual([]);
    expect(logged('jobs.given_up')).toMatchObject([{ attempt: 1, reason: 'no such person' }]);
  });

  it('does not keep others of its batch from being done', async () => {
    const done: string[] = [];
    jobs.work('email', async ({ subject }) => {
      if (subject === '3') throw new Error('away');
      done.push(subject);
    });
    for (let i = 0; i < 15; i += 1)
      await jobs.enqueue(test.db, 'email', { ...email, subject: `${i}` });
    expect(await jobs.runDue('email')).toBe(14);
    expect(done).toHaveLength(14);
    expect(await listJobs()).toMatchObject([{ state: 'retry' }]);
  });

  it('is taken back by its key or by a URL that it mentions, and no other is', async () => {
    const done: string[] = [];
    jobs.work('email', async ({ to }) => void done.push(to));
    const url = 'https://pages.example:8443/anna';
    const send = (to: string, body: string) =>
      jobs.enqueue(test.db, 'email', { to, subject: 'Hello', body }, { key: to });
    await send('ben@example.com', 'hello');
    await send('big.ben@example.com', `confirm at\n${url}\nor do nothing`);
    await send('other@example.com', `confirm at ${url}-2`);
    await jobs.cancel(test.db, 'email', { key: 'ben@example.com' });
    await jobs.cancel(test.db, 'email', { mentioning: url });
    await jobs.runDue('email');
    expect(done).toEqual(['other@example.com']);
  });

  it('is not retried when it is taken back in the middle of an attempt', async () => {
    jobs.work('email', async () => {
      await jobs.cancel(test.db, 'email', { key: 'ben' });
      throw new Error('away');
    });
    await jobs.enqueue(test.db, 'email', email, { key: 'ben' });
    await jobs.runDue('email');
    expect(await listJobs()).toEqual([]);
  });

  it('is run again when its process died in the middle', async () => {
    await jobs.enqueue(test.db, 'email', email);
    const dead = openSenderBoss(test.db, log);
    expect(await dead.fetch('email')).toHaveLength(1);
    const { boss, close } = openWorkerBoss(test.url, log);
    await boss.supervise();
    expect(await listJobs()).toMatchObject([{ state: 'active' }]);
    await sql`update jobs.job set started_on = now() - interval '6 minutes'`.execute(test.db);
    await sql`update jobs.queue set monitor_claim_on = null`.execute(test.db);
    await boss.supervise();
    await close();
    expect(await listJobs()).toMatchObject([{ state: 'retry' }]);
    await makeDue();
    const attempts: number[] = [];
    jobs.work('email', async (_, { attempt }) => void attempts.push(attempt));
    await jobs.runDue('email');
    expect(attempts).toEqual([2]);
  });
});

describe('processes that work', () => {
  it('take jobs as they come, each job once, within a second of the commit', async () => {
    const done: string[] = [];
    const processes = [open(), open()];
    for (const process of processes) {
      process.work('email', async ({ subject }) => void done.push(subject));
      await process.start();
    }
    const committedAt = Date.now();
    await inTransaction(test.db, async (trx) => {
      for (let i = 0; i < 40; i += 1)
        await jobs.enqueue(trx, 'email', { ...email, subject: `${i}` });
    });
    await vi.waitFor(() => expect(done).toHaveLength(40), { timeout: 5000, interval: 10 });
    expect(Date.now() - committedAt).toBeLessThan(1000);
    await Promise.all(processes.map((one) => one.close()));
    expect(new Set(done).size).toBe(40);
    expect(done).toHaveLength(40);
    expect(await listJobs()).toEqual([]);
  });

  it('run what repeats at their start, and store when it comes again', async () => {
    let runs = 0;
    jobs.work('analytics-cleanup', async () => {
      runs += 1;
    });
    jobs.schedule('analytics-cleanup', '23 * * * *');
    await jobs.start();
    await vi.waitFor(() => expect(runs).toBe(1), { timeout: 5000, interval: 10 });
    const { rows } = await sql`select name, cron, timezone from jobs.schedule`.execute(test.db);
    expect(rows).toEqual([{ name: 'analytics-cleanup', cron: '23 * * * *', timezone: 'UTC' }]);
  });

  it('go on after an outage of the database', { tags: 'slow' }, async () => {
    const way = await startDbProxy(test.url);
    const done: string[] = [];
    const away = open(way.url);
    away.work('email', async ({ subject }) => void done.push(subject));
    await away.start();
    await way.cut();
    await sleep(100);
    await jobs.enqueue(test.db, 'email', { ...email, subject: 'meanwhile' });
    await sleep(200);
    expect(done).toEqual([]);
    await way.mend();
    await vi.waitFor(() => expect(done).toEqual(['meanwhile']), { timeout: 15_000, interval: 20 });
    expect(logged('jobs.connection_lost')).toHaveLength(1);
    await away.close();
    await way.cut();
  });

  it('let jobs in progress end when they close, and run what is due once more', async () => {
    const started = Promise.withResolvers<void>();
    const done: string[] = [];
    jobs.work('email', async ({ subject }) => {
      started.resolve();
      await sleep(200);
      done.push(subject);
    });
    await jobs.start();
    await jobs.enqueue(test.db, 'email', { ...email, subject: 'first' });
    await started.promise;
    await jobs.enqueue(test.db, 'email', { ...email, subject: 'last' });
    await jobs.close();
    expect(done).toEqual(['first', 'last']);
    expect(await listJobs()).toEqual([]);
  });
});

describe('the tables of the migrations', () => {
  it('are those that the library expects', async () => {
    const boss = openSenderBoss(test.db, log);
    expect(await boss.detectSchemaDrift()).toMatchObject({ ok: true });
  });

  it('have a queue for each job, which notifies', async () => {
    const boss = openSenderBoss(test.db, log);
    const queues = (await boss.getQueues()).filter(({ name }) => !name.startsWith('__pgboss'));
    expect(queues.map(({ name }) => name).sort()).toEqual(Object.keys(jobTable).sort());
    expect(queues.every(({ notify }) => notify)).toBe(true);
    // Of those that wait for the same customer one is enough.
    const others = queues.filter(({ policy }) => policy !== 'standard');
    expect(others.map(({ name, policy }) => [name, policy])).toEqual([['billing-sync', 'short']]);
  });
});
