// Binds the health of the installation: all checks at once, each for itself.
import { getHealth, type HealthCheck, type HealthCheckId } from '@vys/contract/admin/health';
import { DEFAULT_LANGUAGE, type Language } from '@vys/contract/language/languages';
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

import { getHealthTexts } from './messages.ts';

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
      runChecks(deps, caller.language ?? DEFAULT_LANGUAGE),
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

function runChecks(deps: HealthDeps, language: Language): Promise<HealthCheck[]> {
  const { db, clock, bus, files, workers, mailer, installation } = deps;
  const texts = getHealthTexts(language);
  const run = (id: HealthCheckId, check: Parameters<typeof runCheck>[2]) =>
    runCheck(id, texts, check);
  return Promise.all([
    run('database', (to) => checkDatabase(db, to)),
    run('replicas', (to) => checkReplicas(db, to)),
    run('migrations', (to) => checkMigrations(db, to)),
    run('queues', (to) => checkQueues(db, to)),
    run('workers', (to) => checkWorkers(workers, to)),
    run('bus', (to) => checkBus(bus, installation.bus, to)),
    run('files', (to) => checkFiles(files, installation.files, to)),
    run('disk', (to) => checkDisk(installation.dataDir, to)),
    run('spool', (to) => checkSpool(installation.spool, to)),
    run('backup', (to) => checkBackup(db, clock, to)),
    run('software', (to) => describeSoftware(installation, mailer.isConfigured, to)),
  ]);
}
