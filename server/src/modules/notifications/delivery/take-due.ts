// Takes what is due for a user out of the waiting deliveries, and postpones the rest.
import { defaultPreferences } from '@vys/contract/notifications/preferences';
import type { Clock } from '../../../platform/clock.ts';
import type { Trx } from '../../../platform/db/db.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import type { Accounts } from '../../accounts/index.ts';
import { type DeliveryMethod, isDelivered } from '../preferences/preferences-rules.ts';
import { findPreferences } from '../preferences/preferences-store.ts';
import { lockFeed } from '../store.ts';
import { emailDueAt, pushDueAt } from './delivery-rules.ts';
import { deleteWaiting, listWaiting, postpone, type WaitingDelivery } from './delivery-store.ts';
import { DEFAULT_TIME_ZONE } from './schedule-delivery.ts';

export type TakeDueDeps = {
  accounts: Pick<Accounts, 'findAccount'>;
  jobs: Pick<Jobs, 'enqueue'>;
  clock: Clock;
};

const methods = {
  email: { dueAt: emailDueAt, job: 'notification-email' },
  push: { dueAt: pushDueAt, job: 'notification-push' },
} as const;

/**
 * Judges anew by the preferences and the clock as they are now. What the user has seen meanwhile, or turned off,
 * is dropped. The caller sends them in the same transaction.
 */
export async function takeDue(
  { accounts, jobs, clock }: TakeDueDeps,
  trx: Trx,
  userId: string,
  method: DeliveryMethod,
): Promise<WaitingDelivery[]> {
  const feed = await lockFeed(trx, userId);
  if (!feed) return [];
  const { dueAt, job } = methods[method];
  const preferences = (await findPreferences(trx, userId)) ?? defaultPreferences;
  const account = await accounts.findAccount(trx, userId);
  const timeZone = account?.timeZone ?? DEFAULT_TIME_ZONE;
  const recipient = { preferences, timeZone, emailedAt: feed.emailedAt };
  const now = clock.now();
  const waiting = await listWaiting(trx, userId, method);
  const wanted = waiting.filter(
    ({ type, isSeen }) => !isSeen && isDelivered(preferences, type, method),
  );
  const [due, later] = partition(wanted, ({ type }) => dueAt(now, type, recipient) <= now);
  const gone = waiting.filter((delivery) => !later.includes(delivery));
  await deleteWaiting(trx, { method, ids: gone.map(({ id }) => id) });
  const byTime = Map.groupBy(later, ({ type }) => dueAt(now, type, recipient).getTime());
  for (const [time, deliveries] of byTime) {
    const runAt = new Date(time);
    await postpone(trx, { method, ids: deliveries.map(({ id }) => id), dueAt: runAt });
    await jobs.enqueue(trx, job, { userId }, { runAt, key: userId });
  }
  return due;
}

function partition<T>(items: readonly T[], test: (item: T) => boolean): [T[], T[]] {
  return [items.filter(test), items.filter((item) => !test(item))];
}
