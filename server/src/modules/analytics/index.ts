// Entry point of the analytics module: counts views and clicks without cookies, and reads the figures.

import type { Overview, Period } from '@vys/contract/analytics/analytics';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Bind } from '../../platform/http/http.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { createRateLimiter } from '../../platform/rate-limit/rate-limiter.ts';
import { HOUR } from '../../platform/time-spans.ts';
import type { Accounts, UserDataEraser, UserDataExporter } from '../accounts/index.ts';
import { createRecorder, type VisitEvent } from './record.ts';
import { createEventReader } from './report/event-reader.ts';
import { recordPublish } from './report/report-store.ts';
import { bindReport } from './report/routes.ts';
import { bindAnalytics } from './routes.ts';
import { toDay } from './rules.ts';
import { getOverview, getTotals, type Totals } from './service.ts';
import { removeBatchesBefore, upsertAnalyticsPage } from './store.ts';
import {
  listDays,
  markPagesDeleted,
  purgeDeletedPages,
  removeDayVisitorsBefore,
} from './user-data-store.ts';
import { createVisitors } from './visitors.ts';

export type { VisitEvent } from './record.ts';
export type { RequestHeaders } from './rules.ts';
export type { Totals } from './service.ts';
/** For bulk inserts of events that are counted already. */
export { type CountedEvent, insertEvents } from './store.ts';

export type Analytics = {
  bind(bind: Bind): void;
  /** Resolves after the event is committed; throws `unavailable` when the database stays unavailable. */
  record(event: VisitEvent): Promise<void>;
  /** To be called at every save, with the title and the owner of the page. */
  upsertAnalyticsPage(
    db: Db,
    page: { pageId: string; userId: string; title: string },
  ): Promise<void>;
  /** To be called in the transaction of every publish. */
  recordPublish(db: Db, pageId: string, at: Date): Promise<void>;
  totals(db: Db, pageId: string): Promise<Totals>;
  overview(db: Db, userId: string, period: Period): Promise<Overview>;
  deleteUserData: UserDataEraser;
  exportUserData: UserDataExporter;
  /**
   * Deletes expired data: old salts, the ids of stored batches, the visitors of days that are over, events of
   * deleted pages.
   */
  cleanup(): Promise<void>;
  close(): Promise<void>;
};

export type AnalyticsDeps = {
  db: Db;
  clock: Clock;
  jobs: Pick<Jobs, 'enqueue'>;
  accounts: Pick<Accounts, 'getAccount'>;
  /** Hosts (with port) whose links count as direct visits. */
  ownHosts?: readonly string[];
};

/** Longer than any clock of another process is behind. */
const DAY_VISITOR_HOURS = 48;

export function createAnalytics({
  db,
  clock,
  jobs,
  accounts,
  ownHosts = [],
}: AnalyticsDeps): Analytics {
  const visitors = createVisitors(db, clock);
  const rateLimiter = createRateLimiter({ db, clock });
  const recorder = createRecorder({ db, clock, visitors, ownHosts: new Set(ownHosts) });

  async function cleanup(): Promise<void> {
    await visitors.cleanup();
    await removeBatchesBefore(db, new Date(clock.now().getTime() - HOUR));
    await removeDayVisitorsBefore(
      db,
      toDay(new Date(clock.now().getTime() - DAY_VISITOR_HOURS * HOUR)),
    );
    await purgeDeletedPages(db, clock.now());
  }

  return {
    bind(bind) {
      bindAnalytics(bind, { db, clock, accounts });
      const events = createEventReader(db);
      const limitExport = (userId: string) => rateLimiter.consume('export.user', userId);
      bindReport(bind, { db, clock, accounts, events, limitExport });
    },
    record: recorder.record,
    upsertAnalyticsPage,
    recordPublish,
    totals: (on, pageId) => getTotals(on, clock, pageId),
    overview: (on, userId, period) => getOverview(on, clock, userId, period),
    async deleteUserData(trx, { userId }) {
      await markPagesDeleted(trx, userId, clock.now());
      // Events may be many, so they go apart from the transaction.
      await jobs.enqueue(trx, 'analytics-cleanup', {});
    },
    async *exportUserData(userId) {
      const about = 'Views, clicks and visitors of your page, day by day.';
      yield { name: 'analytics-days.json', about, rows: listDays(db, userId) };
    },
    cleanup,
    close: recorder.close,
  };
}
