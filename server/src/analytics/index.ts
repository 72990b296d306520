// The door of analytics: counts views and clicks without cookies, and reads the figures.
import type { Overview, Period } from '@vys/contract/analytics';
import type { Accounts, Exporter, Farewell } from '../accounts/index.ts';
import type { Clock } from '../kit/clock.ts';
import type { Db } from '../kit/db.ts';
import type { Bind } from '../kit/http.ts';
import type { Logger } from '../kit/log.ts';
import {
  forgetPagesOf,
  listDays,
  removeDayVisitorsBefore,
  removeForgotten,
} from './leaving-store.ts';
import { createRecorder, type VisitEvent } from './record.ts';
import { bindAnalytics } from './routes.ts';
import { dayOf } from './rules.ts';
import { getOverview, getTotals, type Totals } from './service.ts';
import { removeBatchesBefore, upsertTrackedPage } from './store.ts';
import { createVisitors } from './visitors.ts';

export type { VisitEvent } from './record.ts';
export type { RequestHeaders } from './rules.ts';
export type { Totals } from './service.ts';
/** For bringing in many events at once: they are taken as counted. */
export { type CountedEvent, insertEvents } from './store.ts';

export type Analytics = {
  bind(bind: Bind): void;
  /** Resolves after the event is committed; throws `unavailable` when the database stays away. */
  record(event: VisitEvent): Promise<void>;
  /** To be told at every save what a page is called and whose it is. */
  describePage(db: Db, page: { pageId: string; userId: string; title: string }): Promise<void>;
  totals(db: Db, pageId: string): Promise<Totals>;
  overview(db: Db, userId: string, period: Period): Promise<Overview>;
  forgetUser: Farewell;
  exportUser: Exporter;
  /**
   * Destroys what has to go: old secrets, the marks of stored batches and of days that are over, events of pages
   * that are gone. Runs by itself every hour.
   */
  sweep(): Promise<void>;
  close(): Promise<void>;
};

export type AnalyticsDeps = {
  db: Db;
  clock: Clock;
  log: Logger;
  accounts: Pick<Accounts, 'getAccount'>;
  /** Hosts (with port) whose links count as direct visits. */
  ownHosts?: readonly string[];
};

const HOUR = 3_600_000;
/** Longer than any clock of another process is behind. */
const DAY_VISITOR_HOURS = 48;

export function createAnalytics({
  db,
  clock,
  log,
  accounts,
  ownHosts = [],
}: AnalyticsDeps): Analytics {
  const visitors = createVisitors(db, clock);
  const recorder = createRecorder({ db, clock, visitors, ownHosts: new Set(ownHosts) });

  async function sweep(): Promise<void> {
    await visitors.sweep();
    await removeBatchesBefore(db, new Date(clock.now().getTime() - HOUR));
    await removeDayVisitorsBefore(
      db,
      dayOf(new Date(clock.now().getTime() - DAY_VISITOR_HOURS * HOUR)),
    );
    await removeForgotten(db, clock.now());
  }
  let sweeping: Promise<void>;
  const sweepQuietly = () => {
    sweeping = sweep().catch((error: unknown) => {
      log.warn({ err: error }, 'sweeping analytics failed');
    });
    return sweeping;
  };
  sweeping = sweepQuietly();
  const timer = setInterval(sweepQuietly, HOUR);
  timer.unref();

  return {
    bind: (bind) => bindAnalytics(bind, { db, clock, accounts }),
    record: recorder.record,
    describePage: upsertTrackedPage,
    totals: (on, pageId) => getTotals(on, clock, pageId),
    overview: (on, userId, period) => getOverview(on, clock, userId, period),
    async forgetUser(trx, { userId }) {
      await forgetPagesOf(trx, userId, clock.now());
      // Events may be many, so they go apart from the transaction.
      return () => void sweepQuietly();
    },
    async *exportUser(userId) {
      const about = 'Views, clicks and visitors of your page, day by day.';
      yield { name: 'analytics-days.json', about, rows: listDays(db, userId) };
    },
    sweep,
    async close() {
      clearInterval(timer);
      await sweeping;
      await recorder.close();
    },
  };
}
