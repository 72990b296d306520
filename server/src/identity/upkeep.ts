// Work of the identity room that nobody asks for: every hour one process removes what has ended, and lets
// the provider do its own.
import type { Clock } from '../kit/clock.ts';
import type { Db } from '../kit/db.ts';
import type { Logger } from '../kit/log.ts';
import { removeWhole } from './budget-store.ts';
import {
  lockUpkeep,
  removeSecretsExpiredBefore,
  removeSessionsEndedBefore,
} from './upkeep-store.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** So long an ended session is remembered: its old tokens and its device are known again. */
const SESSIONS_KEPT_MS = 30 * DAY;
const SECRETS_KEPT_MS = DAY;

export type Upkeep = {
  /** False when another process is at it. */
  run(): Promise<boolean>;
  /** Runs now and every hour. */
  start(): void;
  close(): Promise<void>;
};

type Deps = {
  db: Db;
  clock: Clock;
  log: Logger;
  /** What the provider has to do. */
  work: () => Promise<void>;
};

export function createUpkeep({ db, clock, log, work }: Deps): Upkeep {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();

  async function run(): Promise<boolean> {
    const before = (ms: number) => new Date(clock.now().getTime() - ms);
    return db.transaction().execute(async (trx) => {
      if (!(await lockUpkeep(trx))) return false;
      await work();
      await removeSessionsEndedBefore(trx, before(SESSIONS_KEPT_MS));
      await removeSecretsExpiredBefore(trx, before(SECRETS_KEPT_MS));
      await removeWhole(trx, clock.now());
      return true;
    });
  }

  function runQuietly(): void {
    running = run().catch((error: unknown) => {
      log.warn({ err: error }, 'upkeep of the identity room failed');
    });
  }

  return {
    run,
    start() {
      runQuietly();
      timer = setInterval(runQuietly, HOUR);
      timer.unref();
    },
    async close() {
      clearInterval(timer);
      await running;
    },
  };
}
