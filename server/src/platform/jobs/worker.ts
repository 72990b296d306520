// Runs jobs as they come: on a notification, when a retry is due, or by the clock.
import type { Db } from '../db/db.ts';
import type { Logger } from '../log/log.ts';
import { type Database, openWorkerBoss, type PgBoss } from './boss.ts';
import { type JobName, jobTable, storedOptions } from './job-table.ts';
import { type Handlers, runJobs } from './run-jobs.ts';

export type Worker = {
  /** Takes no more jobs, and resolves when those in progress have ended. */
  finish(): Promise<void>;
  /** What is still in progress is run again, by another process or after the next start. */
  close(): Promise<void>;
};

type Deps = {
  database: Database;
  db: Db;
  handlers: Handlers;
  /** When jobs repeat, as cron expressions in UTC. */
  schedules: ReadonlyMap<JobName, string>;
  log: Logger;
};

const BATCH_SIZE = 10;
/** While the connection for notifications is lost. */
const POLL_SECONDS = 2;

export async function startWorker({
  database,
  db,
  handlers,
  schedules,
  log,
}: Deps): Promise<Worker> {
  const { boss, close } = openWorkerBoss(database, log);
  await boss.start();
  for (const [name, cron] of schedules) await boss.schedule(name, cron, {}, storedOptions(name));
  for (const name of handlers.keys()) await startQueue({ boss, db, handlers, log }, name);
  return {
    async finish() {
      await Promise.all([...handlers.keys()].map((name) => boss.offWork(name)));
    },
    async close() {
      await boss.stop({ graceful: false, close: false });
      await close();
    },
  };
}

async function startQueue(
  deps: { boss: PgBoss; db: Db; handlers: Handlers; log: Logger },
  name: JobName,
): Promise<void> {
  const options = {
    batchSize: BATCH_SIZE,
    burstWhenBatchFull: true,
    includeMetadata: true,
    perJobResults: true,
    pollingIntervalSeconds: POLL_SECONDS,
    notifyPollingIntervalSeconds: jobTable[name].pollSeconds,
  } as const;
  await deps.boss.work(name, options, async (jobs) => {
    const results = await runJobs(deps, name, jobs);
    return results.map(({ id, reason }) =>
      reason === undefined
        ? { id, status: 'completed' as const }
        : { id, status: 'failed' as const, output: { reason } },
    );
  });
}
