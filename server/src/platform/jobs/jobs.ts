// Everything that happens later: jobs are added in the transaction that causes them, or by a schedule, and are
// run at least once by any process that works. Why and at what cost: decision 036.
import type { Db } from '../db/db.ts';
import type { Logger } from '../log/log.ts';
import type { Database, PgBoss } from './boss.ts';
import { deleteJobsByKey, deleteJobsMentioning } from './job-store.ts';
import { type JobName, type JobPayloads, storedOptions } from './job-table.ts';
import { type JobHandler, runJobs } from './run-jobs.ts';
import type { Worker } from './worker.ts';

export type EnqueueOptions = {
  /** Not before. */
  runAt?: Date;
  /** Names what the job is about, for `cancel`. */
  key?: string;
};

export type Jobs = {
  /** Runs at least once if the transaction of `db` is committed, and never if it is rolled back. */
  enqueue<Name extends JobName>(
    db: Db,
    name: Name,
    payload: JobPayloads[Name],
    options?: EnqueueOptions,
  ): Promise<void>;
  /** Takes back the jobs with a key, or those that mention a URL. */
  cancel(db: Db, name: JobName, jobs: { key: string } | { mentioning: string }): Promise<void>;
  /** Runs when this process starts and by the clock (minute hour day month weekday, UTC). */
  schedule(name: JobName, cron: string): void;
  /** What `start` and `runDue` run. A handler that throws is called again later. */
  work<Name extends JobName>(name: Name, handler: JobHandler<JobPayloads[Name]>): void;
  /** From now on this process runs jobs as they come. */
  start(): Promise<void>;
  /** Runs what is due now; resolves to the number of jobs that are over, done or given up. */
  runDue(name: JobName): Promise<number>;
  /** Lets jobs in progress end and runs what is due once more, for a few seconds in all. */
  close(): Promise<void>;
};

export type JobsDeps = { db: Db; database: Database; log: Logger };

const BATCH_SIZE = 10;
const CLOSE_MS = 8_000;

export function createJobs({ db, database, log }: JobsDeps): Jobs {
  // biome-ignore lint/suspicious/noExplicitAny: `work` checks which payload belongs to a name.
  const handlers = new Map<JobName, JobHandler<any>>();
  const schedules = new Map<JobName, string>();
  let sender: Promise<PgBoss> | undefined;
  let worker: Worker | undefined;

  // Loaded when it is needed first: the process of the public pages rarely does.
  const openSender = () => {
    sender ??= import('./boss.ts').then((boss) => boss.openSenderBoss(db, log));
    return sender;
  };

  const enqueue: Jobs['enqueue'] = async (on, name, payload, { runAt, key } = {}) => {
    const boss = await openSender();
    const { runOn } = await import('./boss.ts');
    const options = {
      ...storedOptions(name),
      ...(runAt === undefined ? {} : { startAfter: runAt }),
      ...(key === undefined ? {} : { singletonKey: key }),
    };
    await runOn(on, () => boss.send(name, payload, options));
  };

  async function runDue(name: JobName): Promise<number> {
    const boss = await openSender();
    for (let over = 0; ; ) {
      const due = await boss.fetch<object>(name, { batchSize: BATCH_SIZE, includeMetadata: true });
      if (due.length === 0) return over;
      for (const { id, reason } of await runJobs({ boss, db, handlers, log }, name, due)) {
        if (reason === undefined) over += 1;
        else await boss.fail(name, id, { reason });
      }
    }
  }

  return {
    enqueue,
    async cancel(on, name, jobs) {
      if ('key' in jobs) await deleteJobsByKey(on, name, jobs.key);
      else await deleteJobsMentioning(on, name, jobs.mentioning);
    },
    schedule: (name, cron) => void schedules.set(name, cron),
    work: (name, handler) => void handlers.set(name, handler),
    async start() {
      const { startWorker } = await import('./worker.ts');
      worker = await startWorker({ database, db, handlers, schedules, log });
      for (const name of schedules.keys()) await enqueue(db, name, {} as never);
    },
    runDue,
    async close() {
      if (!worker) return;
      const finish = async (running: Worker) => {
        await running.finish();
        for (const name of handlers.keys()) await runDue(name);
      };
      await within(CLOSE_MS, finish(worker)).catch((error: unknown) => {
        log.warn({ event: 'jobs.close_failed', err: error }, 'last jobs failed');
      });
      await worker.close();
      worker = undefined;
    },
  };
}

async function within(timeoutMs: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const enough = new Promise((resolve) => {
    timer = setTimeout(resolve, timeoutMs);
  });
  await Promise.race([work, enough]).finally(() => clearTimeout(timer));
}
