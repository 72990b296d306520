// What is read from the database when Prometheus asks: work that waits, backups, and the pool of this process. When
// the database is away, `vys_database_up` says so and the rest is absent.
import { findLastSuccess, listBackupRuns } from '../../platform/backups/backup-run-store.ts';
import { type Db, readPool } from '../../platform/db/db.ts';
import { jobNames } from '../../platform/jobs/job-table.ts';
import type { Logger } from '../../platform/log/log.ts';
import type { MetricRegistry, Sample } from '../../platform/metrics/registry.ts';
import { pingDatabase } from '../store.ts';
import {
  countJobs,
  countOpenCases,
  countOverdueDeletions,
  readEmailAge,
  type WaitingJobs,
} from './metrics-store.ts';

type Deps = { db: Db; log: Logger; isWorkspace: boolean };

/** One reading serves all metrics of one scrape. */
const FRESH_MS = 1_000;
const nothingWaits = { waiting: 0, retrying: 0, running: 0, oldestSeconds: 0 };

export function addDatabaseMetrics(metrics: MetricRegistry, { db, log, isWorkspace }: Deps): void {
  const read = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await work();
    } catch (err) {
      log.warn({ event: 'metrics.not_read', err }, 'metrics not read from the database');
      return undefined;
    }
  };
  // Read first: what a scrape itself asks would otherwise seem to use the pool.
  addPool(metrics, db);
  metrics.gauge('vys_database_up', 'Whether the database answers this process.', [], async () => [
    { value: (await read(() => pingDatabase(db).then(() => true))) ? 1 : 0 },
  ]);
  if (!isWorkspace) return;
  addJobs(
    metrics,
    createReader(() => read(() => countJobs(db))),
  );
  const single = (name: string, help: string, get: () => Promise<number | undefined>) =>
    metrics.gauge(name, help, [], async () => toSamples(await read(get)));
  single(
    'vys_email_outbox_oldest_seconds',
    'How long the first email has waited to be delivered.',
    () => readEmailAge(db),
  );
  single('vys_file_deletions_overdue', 'Files that should have been deleted for an hour.', () =>
    countOverdueDeletions(db),
  );
  single('vys_moderation_cases_open', 'Reported pages that wait for a decision.', () =>
    countOpenCases(db),
  );
  addBackups(single, db);
}

type Single = (name: string, help: string, get: () => Promise<number | undefined>) => void;

function addBackups(single: Single, db: Db): void {
  const last = createReader(() => findLastSuccess(db));
  single(
    'vys_last_backup_timestamp_seconds',
    'When the last backup that succeeded ended; absent before the first.',
    async () => toSeconds((await last())?.finishedAt),
  );
  single(
    'vys_last_backup_duration_seconds',
    'How long the last backup that succeeded took.',
    async () => {
      const run = await last();
      return run && (run.finishedAt.getTime() - run.startedAt.getTime()) / 1000;
    },
  );
  single('vys_last_backup_size_bytes', 'Size of the last archive.', async () => {
    return (await last())?.bytes ?? undefined;
  });
  single('vys_last_backup_failed', 'Whether the last backup failed.', async () => {
    const [run] = await listBackupRuns(db, 1);
    return run && Number(run.error !== null);
  });
}

function addPool(metrics: MetricRegistry, db: Db): void {
  metrics.gauge(
    'vys_database_pool_connections',
    'Connections of this process to the database, used and idle.',
    ['state'],
    () => {
      const pool = readPool(db);
      return (['used', 'idle'] as const).map((state) => ({
        labels: { state },
        value: pool?.[state] ?? 0,
      }));
    },
  );
  metrics.gauge('vys_database_pool_max', 'The most connections that the pool opens.', [], () =>
    toSamples(readPool(db)?.max),
  );
  metrics.gauge('vys_database_pool_waiting', 'Queries that wait for a connection.', [], () =>
    toSamples(readPool(db)?.waiting),
  );
}

function addJobs(metrics: MetricRegistry, read: () => Promise<WaitingJobs[] | undefined>): void {
  const gauge = (name: string, help: string, field: keyof typeof nothingWaits) =>
    metrics.gauge(name, help, ['queue'], async () => {
      const rows = await read();
      if (rows === undefined) return [];
      const byJob = new Map(rows.map((row) => [row.job, row]));
      return jobNames.map((job) => ({
        labels: { queue: job },
        value: (byJob.get(job) ?? nothingWaits)[field],
      }));
    });
  gauge('vys_jobs_waiting', 'Jobs that are due and were not taken yet.', 'waiting');
  gauge('vys_jobs_retrying', 'Jobs that failed and are tried again.', 'retrying');
  gauge('vys_jobs_running', 'Jobs that a process has taken.', 'running');
  gauge(
    'vys_jobs_oldest_seconds',
    'How long the first job that is due has waited.',
    'oldestSeconds',
  );
}

/** Remembers for a moment what it read: the metrics of one scrape ask one after the other. */
function createReader<T>(read: () => Promise<T>): () => Promise<T> {
  let last: { at: number; value: Promise<T> } | undefined;
  return () => {
    const now = performance.now();
    if (last === undefined || now - last.at > FRESH_MS) last = { at: now, value: read() };
    return last.value;
  };
}

const toSamples = (value: number | undefined): Sample[] => (value === undefined ? [] : [{ value }]);
const toSeconds = (at: Date | undefined) => at && at.getTime() / 1000;
