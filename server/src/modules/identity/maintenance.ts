// Maintenance of the identity module: every hour one process deletes expired rows and runs the maintenance
// of the provider.

import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Logger } from '../../platform/log/log.ts';
import { deleteExpired } from '../../platform/rate-limit/rate-limit-store.ts';
import { DAY, HOUR } from '../../platform/time-spans.ts';
import {
  removeSecretsExpiredBefore,
  removeSessionsEndedBefore,
  tryMaintenanceLock,
} from './maintenance-store.ts';

/** So long an ended session is remembered: its old tokens and its device are known again. */
const SESSION_RETENTION_MS = 30 * DAY;
const SECRET_RETENTION_MS = DAY;

export type MaintenanceJob = {
  /** Resolves to false when another process runs it. */
  run(): Promise<boolean>;
  /** Runs now and every hour. */
  start(): void;
  close(): Promise<void>;
};

type Deps = {
  db: Db;
  clock: Clock;
  log: Logger;
  /** The maintenance of the provider. */
  work: () => Promise<void>;
};

export function createMaintenanceJob({ db, clock, log, work }: Deps): MaintenanceJob {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();

  async function run(): Promise<boolean> {
    const before = (ms: number) => new Date(clock.now().getTime() - ms);
    return db.transaction().execute(async (trx) => {
      if (!(await tryMaintenanceLock(trx))) return false;
      await work();
      await removeSessionsEndedBefore(trx, before(SESSION_RETENTION_MS));
      await removeSecretsExpiredBefore(trx, before(SECRET_RETENTION_MS));
      await deleteExpired(trx, clock.now());
      return true;
    });
  }

  function runAndLogErrors(): void {
    running = run().catch((error: unknown) => {
      log.warn({ err: error }, 'identity maintenance failed');
    });
  }

  return {
    run,
    start() {
      runAndLogErrors();
      timer = setInterval(runAndLogErrors, HOUR);
      timer.unref();
    },
    async close() {
      clearInterval(timer);
      await running;
    },
  };
}
