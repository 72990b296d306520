// Push notifications: browsers subscribe, what waits becomes one job per browser, and each job sends one message.
import { getPushKey, subscribeToPush, unsubscribeFromPush } from '@vys/contract/notifications/push';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/db.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { appError } from '../../../platform/errors.ts';
import type { Bind } from '../../../platform/http/http.ts';
import type { JobPayloads } from '../../../platform/jobs/job-table.ts';
import { PermanentJobError } from '../../../platform/jobs/run-jobs.ts';
import { readTarget, SafeFetchError } from '../../../platform/net/safe-fetch.ts';
import type { SafePost } from '../../../platform/net/safe-post.ts';
import type { Accounts } from '../../accounts/index.ts';
import { pushMessage, pushSummary } from '../delivery/delivery-texts.ts';
import { type TakeDueDeps, takeDue } from '../delivery/take-due.ts';
import {
  deleteSubscription,
  findSubscription,
  findVapidKeys,
  listSubscriptionIds,
  saveSubscription,
  saveVapidKeys,
} from './push-store.ts';
import { generateVapidKeys, sendPush, type VapidKeys } from './web-push.ts';

export type PushDeps = TakeDueDeps & {
  db: Db;
  clock: Clock;
  accounts: Pick<Accounts, 'getAccount' | 'findLanguage'>;
  post: SafePost;
  /** The sender of emails, whom operators of push services can write to. */
  contact: string;
};

export type Push = {
  bind(bind: Bind): void;
  /** The handler of the job `notification-push`: several at once become a summary. */
  deliver(job: { userId: string }): Promise<void>;
  /** The handler of the job `push-message`. */
  send(job: JobPayloads['push-message']): Promise<void>;
};

export function createPush(deps: PushDeps): Push {
  const { db, clock, jobs, accounts, post } = deps;
  const subject = `mailto:${/<([^<>]+)>/.exec(deps.contact)?.[1] ?? deps.contact}`;
  const getKeys = createKeys(db);

  return {
    bind(bind) {
      bind(getPushKey, async () => ({ data: { public_key: (await getKeys()).publicKey } }));
      bind(subscribeToPush, async ({ caller, body: { endpoint, keys } }) => {
        if (!isPublicTarget(endpoint)) throw appError('notifications.push_not_possible');
        await accounts.getAccount(caller);
        await inTransaction(db, (trx) =>
          saveSubscription(trx, caller.userId, { endpoint, ...keys }, clock.now()),
        );
        return undefined;
      });
      bind(unsubscribeFromPush, async ({ caller: { userId }, body: { endpoint } }) => {
        await deleteSubscription(db, { userId, endpoint });
        return undefined;
      });
    },

    async deliver({ userId }) {
      await inTransaction(db, async (trx) => {
        const due = await takeDue(deps, trx, userId, 'push');
        const [first] = due;
        if (!first) return;
        const language = await accounts.findLanguage(trx, userId);
        const message = due.length === 1 ? pushMessage(first) : pushSummary(due, language);
        for (const subscriptionId of await listSubscriptionIds(trx, userId)) {
          await jobs.enqueue(trx, 'push-message', { subscriptionId, message });
        }
      });
    },

    async send({ subscriptionId, message }) {
      const subscription = await findSubscription(db, subscriptionId);
      if (!subscription) return;
      const keys = await getKeys();
      const status = await sendPush(post, subscription, message, { ...keys, subject }).catch(
        (error: unknown) => {
          if (error instanceof SafeFetchError && error.problem === 'rejected') return GONE;
          throw error;
        },
      );
      if (status >= 200 && status < 300) return;
      // The browser has unsubscribed, or its subscription has ended (RFC 8030 §7.3).
      if (status === 404 || status === GONE) return deleteSubscription(db, { id: subscriptionId });
      const failure = `the push service responded with ${status}`;
      if (status === 429 || status >= 500) throw new Error(failure);
      throw new PermanentJobError(failure);
    },
  };
}

const GONE = 410;

/** Made once for all processes, by the first that needs them. */
function createKeys(db: Db): () => Promise<VapidKeys> {
  let known: VapidKeys | undefined;
  return async () => {
    known ??= await findVapidKeys(db);
    if (known) return known;
    await saveVapidKeys(db, await generateVapidKeys());
    known = await findVapidKeys(db);
    if (!known) throw new Error('no VAPID keys');
    return known;
  };
}

function isPublicTarget(endpoint: string): boolean {
  try {
    return readTarget(endpoint).protocol === 'https:';
  } catch (error) {
    if (error instanceof SafeFetchError) return false;
    throw error;
  }
}
