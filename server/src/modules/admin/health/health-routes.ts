// Binds the health of the installation: all checks at once, each for itself.
import { getHealth, type HealthCheck } from '@vys/contract/admin/health';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { Mailer } from '../../../platform/email/mailer.ts';
import { countFailedJobs } from '../../../platform/jobs/failed-job-store.ts';
import type { MessageBus } from '../../../platform/message-bus/message-bus.ts';
import type { FileStore } from '../../../platform/storage/file-store.ts';
import type { WorkerPool } from '../../../platform/workers/worker-pool.ts';
import type { Moderation } from '../../moderation/index.ts';
import type { AdminBind } from '../operators-only.ts';
import { runCheck } from './check.ts';
import {
  checkBackup,
  checkDatabase,
  checkMigrations,
  checkQueues,
  checkReplicas,
} from './database-checks.ts';
import {
  checkBus,
  checkDisk,
  checkFiles,
  checkSpool,
  checkWorkers,
  describeSoftware,
  type Installation,
} from './machine-checks.ts';

export type { Installation } from './machine-checks.ts';

export type HealthDeps = AdminBind & {
  db: Db;
  clock: Clock;
  bus: Pick<MessageBus<unknown>, 'check'>;
  files: FileStore;
  workers: Pick<WorkerPool, 'pids' | 'load'>;
  mailer: Pick<Mailer, 'isConfigured'>;
  moderation: Pick<Moderation, 'countOpenCases'>;
  installation: Installation;
};

export function bindHealth(deps: HealthDeps): void {
  const { bind, checkOperator, db, clock, moderation } = deps;
  bind(getHealth, async ({ caller }) => {
    await checkOperator(caller);
    const [checks, failed, openCases] = await Promise.all([
      runChecks(deps),
      countFailedJobs(db),
      moderation.countOpenCases(),
    ]);
    return {
      data: {
        checked_at: clock.now().toISOString(),
        checks,
        waiting: {
          failed_jobs: failed.jobs,
          failed_emails: failed.emails,
          open_cases: openCases,
        },
      },
    };
  });
}

function runChecks(deps: HealthDeps): Promise<HealthCheck[]> {
  const { db, clock, bus, files, workers, mailer, installation } = deps;
  return Promise.all([
    runCheck('database', () => checkDatabase(db)),
    runCheck('replicas', () => checkReplicas(db)),
    runCheck('migrations', () => checkMigrations(db)),
    runCheck('queues', () => checkQueues(db)),
    runCheck('workers', () => checkWorkers(workers)),
    runCheck('bus', () => checkBus(bus, installation.bus)),
    runCheck('files', () => checkFiles(files, installation.files)),
    runCheck('disk', () => checkDisk(installation.dataDir)),
    runCheck('spool', () => checkSpool(installation.spool)),
    runCheck('backup', () => checkBackup(db, clock)),
    runCheck('software', () => describeSoftware(installation, mailer.isConfigured)),
  ]);
}
