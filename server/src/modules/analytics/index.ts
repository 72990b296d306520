// Entry point of the analytics module: counts views and clicks without cookies, and reads the figures.

import type { Overview, Period } from '@vys/contract/analytics/analytics';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Bind } from '../../platform/http/http.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Logger } from '../../platform/log/log.ts';
import { DAY, HOUR } from '../../platform/time-spans.ts';
import type { Accounts, UserDataEraser, UserDataExporter } from '../accounts/index.ts';
import type { VisitEvent } from './collect/classify.ts';
import { type CollectorDeps, createCollector } from './collect/collector.ts';
import { createVisitors } from './collect/visitors.ts';
import { bindAnalytics } from './routes.ts';
import { toDay } from './rules.ts';
import { createSegmentStore } from './segment-store.ts';
import { getOverview, getTotals, type Totals } from './service.ts';
import { removeBatchesBefore, upsertAnalyticsPage } from './store.ts';
import {
  listDays,
  markPagesDeleted,
  purgeDeletedPages,
  removeDayVisitorsBefore,
} from './user-data-store.ts';

export type { VisitEvent } from './collect/classify.ts';
export type { RequestHeaders } from './rules.ts';
export type { Totals } from './service.ts';
/** For bulk inserts of events that are counted already. */
export { type CountedEvent, insertEvents } from './store.ts';

export type Analytics = {
  bind(bind: Bind): void;
  /** Loads the events that processes before this one left behind. */
  start(): Promise<void>;
  /**
   * Resolves when the event is on disk, from where it comes into the database within two seconds, or once that
   * is back; throws `unavailable` when the disk does not take it.
   */
  record(event: VisitEvent): Promise<void>;
  /** Resolves when everything that was recorded before is in the database. */
  drain(): Promise<void>;
  /** To be called at every save, with the title and the owner of the page. */
  upsertAnalyticsPage(
    db: Db,
    page: { pageId: string; userId: string; title: string },
  ): Promise<void>;
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
  log: Logger;
  /** Where events wait for the database. */
  spool: CollectorDeps['spool'];
};

/** Longer than any clock of another process is behind. */
const DAY_VISITOR_HOURS = 48;
/** Longer than a segment lies on the disk of a process that ended while it was inserted. */
const BATCH_ID_DAYS = 30;

export function createAnalytics({
  db,
  clock,
  jobs,
  accounts,
  ownHosts = [],
  log,
  spool,
}: AnalyticsDeps): Analytics {
  const visitors = createVisitors(db, clock);
  const store = createSegmentStore(db, clock);
  const hosts = new Set(ownHosts);
  const collector = createCollector({ clock, log, visitors, store, ownHosts: hosts, spool });

  async function cleanup(): Promise<void> {
    await visitors.cleanup();
    await removeBatchesBefore(db, new Date(clock.now().getTime() - BATCH_ID_DAYS * DAY));
    await removeDayVisitorsBefore(
      db,
      toDay(new Date(clock.now().getTime() - DAY_VISITOR_HOURS * HOUR)),
    );
    await purgeDeletedPages(db, clock.now());
  }

  return {
    bind: (bind) => bindAnalytics(bind, { db, clock, accounts }),
    start: collector.start,
    record: collector.record,
    drain: collector.drain,
    upsertAnalyticsPage,
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
    close: collector.close,
  };
}
