// Maintenance of the identity module, a job of every hour: deletes expired rows and runs the maintenance of the
// provider. Running it twice at the same time does no harm.
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import { deleteExpired } from '../../platform/rate-limit/rate-limit-store.ts';
import { DAY } from '../../platform/time-spans.ts';
import { removeSecretsExpiredBefore, removeSessionsEndedBefore } from './maintenance-store.ts';

/** So long an ended session is remembered: its old tokens and its device are known again. */
const SESSION_RETENTION_MS = 30 * DAY;
const SECRET_RETENTION_MS = DAY;

type Deps = {
  db: Db;
  clock: Clock;
  /** The maintenance of the provider and of API keys. */
  maintainParts: () => Promise<void>;
};

export async function runMaintenance({ db, clock, maintainParts }: Deps): Promise<void> {
  const before = (ms: number) => new Date(clock.now().getTime() - ms);
  await maintainParts();
  await removeSessionsEndedBefore(db, before(SESSION_RETENTION_MS));
  await removeSecretsExpiredBefore(db, before(SECRET_RETENTION_MS));
  await deleteExpired(db, clock.now());
}
