// Entry point of the analytics module: counts views and clicks without cookies, and reads the figures.

import type { Clock } from '../../platform/clock.ts';
import type { Db, Trx } from '../../platform/db/db.ts';
import type { EventsDatabase } from '../../platform/events-url.ts';
import type { Bind } from '../../platform/http/http.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Logger } from '../../platform/log/log.ts';
import { createRateLimiter } from '../../platform/rate-limit/rate-limiter.ts';
import type { Accounts, UserDataEraser, UserDataExporter } from '../accounts/index.ts';
import type { Notifications } from '../notifications/index.ts';
import type { VisitEvent } from './collect/classify.ts';
import { type CollectorDeps, createCollector } from './collect/collector.ts';
import { createVisitors } from './collect/visitors.ts';
import { checkHome, createEventStore } from './create-event-store.ts';
import { say as sayExported } from './data-export-messages/index.ts';
import type { EventStore } from './event-store.ts';
import { createMilestoneNotifications } from './milestone-notifications.ts';
import { createOwnVisits, type OwnVisits } from './own-visits/own-visits.ts';
import { bindOwnVisits } from './own-visits/routes.ts';
import { createPageTimeZones } from './report/page-time-zones.ts';
import { findTimeZone, recordPublish } from './report/report-store.ts';
import { bindReport } from './report/routes.ts';
import { countViews, getTotals, type Totals } from './service.ts';
import { signalStats } from './stats-signals.ts';
import { listPages, upsertAnalyticsPage } from './store.ts';
import { markPagesDeleted } from './user-data-store.ts';

export type { VisitEvent } from './collect/classify.ts';
export { createAbandonedFolder, listWaitingSegments } from './collect/spool/folders.ts';
export { measureSpool } from './collect/spool/measure-spool.ts';
export { moveEventsTo, verifyEventStore } from './create-event-store.ts';
export { createWeeklyDigest, type WeeklyDigest } from './digest/digest.ts';
export type { CollectedEvent } from './event-store.ts';
export { MARK_DAYS } from './own-visits/own-visits.ts';
export { toLocalHour } from './report/local-time.ts';
export type { RequestHeaders } from './rules.ts';
export type { Totals } from './service.ts';

export type Analytics = {
  /** For events that were collected already. */
  events: EventStore;
  bind(bind: Bind): void;
  /** Throws a StartupError where the events are known to be elsewhere. */
  checkHome(): Promise<void>;
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
  /** To be called in the transaction of every publish. */
  recordPublish(db: Db, pageId: string, at: Date): Promise<void>;
  totals(db: Db, pageId: string): Promise<Totals>;
  /** Views of all time of all pages of a user. */
  countViews(db: Db, userId: string): Promise<number>;
  /** Of the user's page, which is deleted: no one can read its metrics from now on. */
  deletePageData(trx: Trx, userId: string): Promise<void>;
  deleteUserData: UserDataEraser;
  exportUserData: UserDataExporter;
  /** Recognizes visits of a page's own creator by a mark of the browser. */
  ownVisits: Pick<OwnVisits, 'exchange' | 'isOwn' | 'end'>;
  /** Deletes old salts, packs days that are over, and removes events that are expired or of deleted pages. */
  cleanup(): Promise<void>;
  /** Counts a sample of packed days again; logs an error for each that differs. */
  verify(): Promise<void>;
  close(): Promise<void>;
};

export type AnalyticsDeps = {
  db: Db;
  clock: Clock;
  log: Logger;
  jobs: Pick<Jobs, 'enqueue'>;
  accounts: Pick<Accounts, 'getAccount'>;
  notifications: Pick<Notifications, 'notify' | 'sendChanged'>;
  pagesOrigin: string;
  /** Hosts (with port) whose links count as direct visits. */
  ownHosts?: readonly string[];
  /** Where events wait for the database. */
  spool: CollectorDeps['spool'];
  /** Holds the events instead of PostgreSQL. Has a secret. */
  eventsDatabase?: EventsDatabase | undefined;
};

export function createAnalytics({
  db,
  clock,
  log,
  jobs,
  accounts,
  notifications,
  pagesOrigin,
  ownHosts = [],
  spool,
  eventsDatabase,
}: AnalyticsDeps): Analytics {
  const visitors = createVisitors(db, clock);
  const rateLimiter = createRateLimiter({ db, clock });
  const timeZoneOf = createPageTimeZones(db, clock, findTimeZone);
  const onMilestone = createMilestoneNotifications(notifications);
  const events = createEventStore({ db, clock, log, eventsDatabase, onMilestone });
  const collector = createCollector({
    ...{ clock, log, visitors, spool, getTimeZone: timeZoneOf },
    store: signalStats(events, { db, log, notifications }),
    ownHosts: new Set(ownHosts),
  });

  const ownVisits = createOwnVisits({ db, clock });

  async function cleanup(): Promise<void> {
    await visitors.cleanup();
    await ownVisits.cleanup();
    await events.maintain(clock.now());
  }

  async function deletePageData(trx: Trx, userId: string): Promise<void> {
    await markPagesDeleted(trx, userId, clock.now());
    // Events may be many, so they go apart from the transaction.
    await jobs.enqueue(trx, 'analytics-cleanup', {});
  }

  async function* listDays(userId: string) {
    for (const { pageId } of await listPages(db, userId)) {
      const days = await events.readDays(db, { pageId, from: '0001-01-01', to: '9999-12-31' });
      for (const { day, views, clicks, visitors } of days) {
        yield { page_id: pageId, day, views, clicks, visitors };
      }
    }
  }

  return {
    events,
    bind(bind) {
      const limitExport = (userId: string) => rateLimiter.consume('export.user', userId);
      bindReport(bind, { db, clock, accounts, events, limitExport });
      const limitTicket = (userId: string) => rateLimiter.consume('ownVisitTicket.user', userId);
      bindOwnVisits(bind, { ownVisits, limitTicket, pagesOrigin });
    },
    ownVisits,
    checkHome: () => checkHome(db, eventsDatabase),
    start: collector.start,
    record: collector.record,
    drain: collector.drain,
    upsertAnalyticsPage,
    recordPublish,
    totals: (on, pageId) => getTotals({ db: on, clock, events }, pageId),
    countViews: (on, userId) => countViews({ db: on, clock, events }, userId),
    deletePageData,
    async deleteUserData(trx, { userId }) {
      await deletePageData(trx, userId);
      await ownVisits.deleteMarksOf(trx, userId);
    },
    async *exportUserData(userId) {
      const about = sayExported((messages) => messages.days);
      yield { name: 'analytics-days.json', about, rows: listDays(userId) };
    },
    cleanup,
    async verify() {
      await events.verify(clock.now());
    },
    async close() {
      await collector.close();
      await events.close();
    },
  };
}
