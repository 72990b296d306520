// What operators tell all users: written, scheduled, changed or canceled before its time, and then delivered to every
// account in batches, each once, however often the process ends in between.
import type { OperatorAction } from '@vys/contract/admin/log';
import type { Clock } from '../../../platform/clock.ts';
import type { Db, Trx } from '../../../platform/db/db.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { appError } from '../../../platform/errors.ts';
import type { Caller } from '../../../platform/http/http.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import type { Accounts } from '../../accounts/index.ts';
import type { NewNotification } from '../notify.ts';
import {
  type AnnouncementContent,
  insertAnnouncement,
  listRecipients,
  lockAnnouncement,
  type StoredAnnouncement,
  setProgress,
  updateAnnouncement,
} from './announcements-store.ts';

export type AnnouncementDeps = {
  db: Db;
  clock: Clock;
  jobs: Pick<Jobs, 'enqueue'>;
  accounts: Pick<Accounts, 'logOperatorAction'>;
  notify(trx: Trx, userId: string, notification: NewNotification): Promise<unknown>;
};

export type AnnouncementChange = AnnouncementContent & { publishAt: Date | null };

export type Announcements = {
  create(caller: Caller, announcement: AnnouncementChange): Promise<StoredAnnouncement>;
  /** Throws announcements.not_found and announcements.not_scheduled, as `cancel` does. */
  update(caller: Caller, id: string, announcement: AnnouncementChange): Promise<StoredAnnouncement>;
  cancel(caller: Caller, id: string): Promise<StoredAnnouncement>;
  /** The handler of the job `announcements`. */
  deliver(job: { announcementId: string }): Promise<void>;
};

type AnnouncementAction = Extract<OperatorAction, `announcement_${string}`>;

/** Their feeds are locked for as long as the batch takes. */
const BATCH_SIZE = 50;

export function createAnnouncements(deps: AnnouncementDeps): Announcements {
  const { db, clock, jobs, accounts } = deps;

  /** Null, or a time that has passed, is now. */
  const readTime = (publishAt: Date | null) => {
    const now = clock.now();
    return publishAt === null || publishAt < now ? now : publishAt;
  };
  // Workers wait for a job with a time; one without is run as soon as it is committed.
  const schedule = (trx: Trx, { id: announcementId, publishAt: runAt }: StoredAnnouncement) => {
    const when = runAt > clock.now() ? { runAt } : {};
    const options = { ...when, key: announcementId };
    return jobs.enqueue(trx, 'announcements', { announcementId }, options);
  };

  const log = (trx: Trx, by: Caller, action: AnnouncementAction, { id }: StoredAnnouncement) =>
    accounts.logOperatorAction(trx, by, { action, reason: '', details: { announcement: id } });

  async function lockScheduled(trx: Trx, id: string): Promise<void> {
    const stored = await lockAnnouncement(trx, id);
    if (!stored) throw appError('announcements.not_found');
    if (stored.status !== 'scheduled') throw appError('announcements.not_scheduled');
  }

  return {
    create: (caller, { publishAt, ...content }) =>
      inTransaction(db, async (trx) => {
        const { userId, email } = caller;
        const times = { publishAt: readTime(publishAt), now: clock.now() };
        const stored = await insertAnnouncement(trx, content, { ...times, by: { userId, email } });
        await schedule(trx, stored);
        await log(trx, caller, 'announcement_created', stored);
        return stored;
      }),
    update: (caller, id, { publishAt, ...content }) =>
      inTransaction(db, async (trx) => {
        await lockScheduled(trx, id);
        const change = { ...content, publishAt: readTime(publishAt) };
        const stored = await updateAnnouncement(trx, id, change, clock.now());
        await schedule(trx, stored);
        await log(trx, caller, 'announcement_changed', stored);
        return stored;
      }),
    cancel: (caller, id) =>
      inTransaction(db, async (trx) => {
        await lockScheduled(trx, id);
        const stored = await updateAnnouncement(trx, id, { status: 'canceled' }, clock.now());
        await log(trx, caller, 'announcement_canceled', stored);
        return stored;
      }),
    async deliver({ announcementId }) {
      let isMore = true;
      while (isMore) {
        isMore = await inTransaction(db, (trx) => deliverBatch(deps, trx, announcementId));
      }
    },
  };
}

/** The batch and how far it came are committed together. False when there is nothing more to do now. */
async function deliverBatch({ clock, notify }: AnnouncementDeps, trx: Trx, id: string) {
  const stored = await lockAnnouncement(trx, id);
  if (!stored || stored.status === 'sent' || stored.status === 'canceled') return false;
  const now = clock.now();
  // Moved to a later time, for which there is a job of its own.
  if (stored.status === 'scheduled' && stored.publishAt > now) return false;
  const startedAt = stored.startedAt ?? now;
  const { deliveredUntil: after, type, title, message, actionUrl } = stored;
  const userIds = await listRecipients(trx, { after, until: startedAt, limit: BATCH_SIZE });
  const notification = { type, title, message, actionUrl: actionUrl ?? undefined };
  for (const userId of userIds) await notify(trx, userId, notification);
  const isMore = userIds.length === BATCH_SIZE;
  await setProgress(trx, id, {
    status: isMore ? 'sending' : 'sent',
    startedAt,
    deliveredUntil: userIds.at(-1) ?? after,
    deliveredCount: stored.deliveredCount + userIds.length,
  });
  return isMore;
}
