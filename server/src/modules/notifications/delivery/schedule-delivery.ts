// Puts a new notification among what is to be emailed and pushed, in the transaction that creates it.
import type { NotificationType } from '@vys/contract/notifications/notification-types';
import type { PreferencesInput } from '@vys/contract/notifications/preferences';
import type { Clock } from '../../../platform/clock.ts';
import type { Trx } from '../../../platform/db/db.ts';
import type { EnqueueOptions, Jobs } from '../../../platform/jobs/jobs.ts';
import type { Accounts } from '../../accounts/index.ts';
import { isDelivered } from '../preferences/preferences-rules.ts';
import { emailDueAt, pushDueAt } from './delivery-rules.ts';
import { insertDelivery } from './delivery-store.ts';

export type ScheduleDelivery = (
  trx: Trx,
  notification: {
    id: string;
    type: NotificationType;
    userId: string;
    preferences: PreferencesInput;
    emailedAt: Date | null;
  },
) => Promise<void>;

type Deps = {
  accounts: Pick<Accounts, 'findAccount'>;
  jobs: Pick<Jobs, 'enqueue'>;
  clock: Clock;
};

/** Of accounts that have not chosen one. */
export const DEFAULT_TIME_ZONE = 'UTC';

export function createScheduleDelivery({ accounts, jobs, clock }: Deps): ScheduleDelivery {
  return async (trx, { id: notificationId, type, userId, preferences, emailedAt }) => {
    const isEmailed = isDelivered(preferences, type, 'email');
    const isPushed = isDelivered(preferences, type, 'push');
    if (!isEmailed && !isPushed) return;
    const account = await accounts.findAccount(trx, userId);
    const timeZone = account?.timeZone ?? DEFAULT_TIME_ZONE;
    const recipient = { preferences, timeZone, emailedAt };
    const now = clock.now();
    if (isEmailed) {
      const dueAt = emailDueAt(now, type, recipient);
      await insertDelivery(trx, { notificationId, method: 'email', userId, dueAt });
      await jobs.enqueue(trx, 'notification-email', { userId }, runAt(dueAt, now, userId));
    }
    if (isPushed) {
      const dueAt = pushDueAt(now, type, recipient);
      await insertDelivery(trx, { notificationId, method: 'push', userId, dueAt });
      await jobs.enqueue(trx, 'notification-push', { userId }, runAt(dueAt, now, userId));
    }
  };
}

/** Workers wait for a job with a time; one without is run as soon as it is committed. */
function runAt(dueAt: Date, now: Date, key: string): EnqueueOptions {
  return dueAt > now ? { runAt: dueAt, key } : { key };
}
