// Entry point of the notifications module: what happened, in the feed of a user, by email and by push, and what
// operators announce.
import type { LiveTopic } from '@vys/contract/notifications/live';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Trx } from '../../platform/db/db.ts';
import type { Mailer } from '../../platform/email/mailer.ts';
import type { Bind } from '../../platform/http/http.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Logger } from '../../platform/log/log.ts';
import { createSafePost, type SafePost } from '../../platform/net/safe-post.ts';
import { createRateLimiter } from '../../platform/rate-limit/rate-limiter.ts';
import type { Accounts, UserDataEraser, UserDataExporter } from '../accounts/index.ts';
import type { EndedSessions, Identity } from '../identity/index.ts';
import { type Announcements, createAnnouncements } from './announcements/announcements.ts';
import { bindAnnouncements } from './announcements/announcements-routes.ts';
import { forgetAuthor } from './announcements/announcements-store.ts';
import { say as sayExported } from './data-export-messages/index.ts';
import { deliverEmails } from './delivery/deliver-emails.ts';
import { createScheduleDelivery } from './delivery/schedule-delivery.ts';
import { createFeedChanges } from './feed-changes.ts';
import { deleteTicketsOf } from './live/connection/ticket-store.ts';
import { bindTickets } from './live/connection/tickets.ts';
import type { LiveChannel, LiveChannelDeps, LiveChannelOptions } from './live/live-channel.ts';
import {
  type FeedChange,
  type LiveBus,
  publishFeedChange,
  publishSessionsEnded,
} from './live/live-signals.ts';
import { type NewNotification, notify } from './notify.ts';
import { bindPreferences } from './preferences/preferences-routes.ts';
import { createPush, type Push } from './push/push.ts';
import { bindFeed } from './routes.ts';
import { listAllNotifications, readDeliverySettings } from './store.ts';
import { createUnsubscribeLinks, type UnsubscribeLinks } from './unsubscribe/unsubscribe.ts';

export { type LiveBus, type LiveSignal, parseLiveSignal } from './live/live-signals.ts';
export type { NewNotification } from './notify.ts';
export { createSecurityNotifications } from './security/security-notifications.ts';
export { unsubscribeHeaders } from './unsubscribe/unsubscribe.ts';

/** Only the processes that serve it need its code. */
export const loadLiveChannel = () => import('./live/live-channel.ts');

export type Notifications = {
  bind(bind: Bind): void;
  /**
   * Adds to the feed and has it delivered as the preferences say. Does nothing for a user without an account. Takes
   * part in the transaction of `db`; comes last in it, because it locks the feed.
   */
  notify(
    db: Db,
    userId: string,
    notification: NewNotification,
    /** False for what is emailed otherwise. */
    options?: { isDelivered?: boolean },
  ): Promise<void>;
  /** Tells clients that are connected to load something again, once `db` is committed. */
  sendChanged(db: Db, userId: string, topics: readonly LiveTopic[]): void;
  /** Closes the live connections of sessions that ended, in every process. */
  endSessions(ended: EndedSessions): void;
  /** The live channel on the HTTP server of the app; loaded where it is served. */
  openLiveChannel(options: LiveChannelOptions): Promise<LiveChannel>;
  /** Most of it goes with the account. */
  deleteUserData: UserDataEraser;
  /** What is kept here about a user. */
  exportUserData: UserDataExporter;
  /** For other modules that email until the reader unsubscribes. */
  unsubscribeLinks: Pick<UnsubscribeLinks, 'addList' | 'getUrl'>;
  /** Handlers of the jobs of the same names. */
  jobs: {
    deliverEmails(job: { userId: string }): Promise<void>;
    deliverPushes: Push['deliver'];
    sendPush: Push['send'];
    deliverAnnouncement: Announcements['deliver'];
  };
};

export type NotificationsDeps = {
  db: Db;
  clock: Clock;
  accounts: Pick<
    Accounts,
    'findAccount' | 'findLanguage' | 'getAccount' | 'isOperator' | 'logOperatorAction'
  >;
  identity: Pick<Identity, 'findAddress'> & LiveChannelDeps['identity'];
  log: Logger;
  jobs: Pick<Jobs, 'enqueue'>;
  mailer: Pick<Mailer, 'send'>;
  appOrigin: string;
  /** The sender of emails, as a contact for push services. */
  emailFrom: string;
  /** Carries what happens to the live channel of every process. */
  bus: LiveBus;
  /** How push services are reached; tests replace it. */
  post?: SafePost;
};

export function createNotifications(deps: NotificationsDeps): Notifications {
  const { db, clock, bus } = deps;
  const scheduleDelivery = createScheduleDelivery(deps);
  const onFeedChange = (change: FeedChange) => publishFeedChange(bus, change);
  const notifying = { ...deps, onFeedChange, scheduleDelivery };
  const rateLimiter = createRateLimiter({ db, clock });
  const push = createPush({
    ...deps,
    post: deps.post ?? createSafePost(),
    contact: deps.emailFrom,
  });
  const unsubscribeLinks = createUnsubscribeLinks(deps);
  const announcements = createAnnouncements({
    ...deps,
    notify: (trx, userId, notification) => notify(notifying, trx, userId, notification),
  });

  return {
    bind(bind) {
      bindFeed(bind, {
        ...deps,
        changes: createFeedChanges(notifying),
        rateLimiter,
        addToFeed: (userId, notification) =>
          notify(notifying, db, userId, notification, { isDelivered: false }),
      });
      bindTickets(bind, { ...deps, rateLimiter });
      bindPreferences(bind, deps);
      bindAnnouncements(bind, { ...deps, announcements });
      push.bind(bind);
      unsubscribeLinks.bind(bind);
    },
    async notify(on, userId, notification, options) {
      await notify(notifying, on, userId, notification, options);
    },
    sendChanged(on, userId, topics) {
      const send = () => bus.publish({ kind: 'changed', userId, topics });
      if (on.isTransaction) (on as Trx).afterCommit(send);
      else send();
    },
    endSessions: (ended) => publishSessionsEnded(bus, ended),
    async openLiveChannel(options) {
      const { openLiveChannel } = await loadLiveChannel();
      return openLiveChannel(deps, options);
    },
    async deleteUserData(trx, { userId }) {
      await forgetAuthor(trx, userId);
      await deleteTicketsOf(trx, userId);
    },
    async *exportUserData(userId) {
      const rows = listAllNotifications(db, userId);
      yield { name: 'notifications.json', about: sayExported((messages) => messages.feed), rows };
      const json = await readDeliverySettings(db, userId);
      const about = sayExported((messages) => messages.settings);
      yield { name: 'notification-settings.json', about, json };
    },
    unsubscribeLinks,
    jobs: {
      deliverEmails: (job) => deliverEmails({ ...deps, unsubscribeLinks }, job),
      deliverPushes: push.deliver,
      sendPush: push.send,
      deliverAnnouncement: announcements.deliver,
    },
  };
}
