// What makes good for events that never came: all customers are read again every night. And what time alone changes.
import { inTransaction } from '../../../platform/db/transaction.ts';
import { DAY, HOUR } from '../../../platform/time-spans.ts';
import { endComps, findTier } from '../comps/comps.ts';
import type { BillingContext } from '../deps.ts';
import { closeIntentsBefore } from '../plan/intents-store.ts';
import {
  deleteCustomer,
  deleteOldEvents,
  listCustomers,
  listCustomersOfOtherModes,
  listDueReviews,
} from '../store.ts';
import { callStripe, isMissing } from '../stripe/call-stripe.ts';
import { applySnapshot, syncSubscription } from './sync-subscription.ts';

const BATCH = 100;
/** Stripe sends an event again for three days at most. */
const EVENT_LIFE_MS = 30 * DAY;

/** The handler of the job `billing-reconcile`: one batch, and a job for the next one. */
export async function reconcile(
  context: BillingContext,
  { after }: { after?: string },
): Promise<void> {
  const { db, clock, jobs, provider, log } = context;
  if (after === undefined) await cleanUp(context);
  const customers = await listCustomers(db, { mode: provider.mode, after, limit: BATCH });
  for (const { userId } of customers) {
    await syncSubscription(context, userId).catch((error: unknown) => {
      log.error({ event: 'billing.reconcile_failed', err: error, userId }, 'reconciliation failed');
    });
  }
  const last = customers.at(-1);
  if (last && customers.length === BATCH) {
    await jobs.enqueue(db, 'billing-reconcile', { after: last.userId });
  } else await closeIntentsBefore(db, new Date(clock.now().getTime() - HOUR), clock.now());
}

async function cleanUp(context: BillingContext): Promise<void> {
  const { db, clock, provider, accounts, log } = context;
  await deleteOldEvents(db, new Date(clock.now().getTime() - EVENT_LIFE_MS));
  // What was paid in the sandbox ends when real keys are set.
  for (const userId of await listCustomersOfOtherModes(db, provider.mode)) {
    await inTransaction(db, async (trx) => {
      await deleteCustomer(trx, userId);
      await accounts.changeTier(userId, await findTier(context, trx, userId), trx);
    });
    log.info(
      { event: 'billing.mode_changed', userId, mode: provider.mode },
      'plan of another payment mode ended',
    );
  }
}

/** The handler of the job `billing-review`: a grace that ends, a lower plan that begins, an email that is due. */
export async function review(context: BillingContext): Promise<void> {
  const { db, clock, provider, log } = context;
  await endComps(context);
  for (const { userId, snapshot } of await listDueReviews(db, clock.now(), provider.mode)) {
    await inTransaction(db, (trx) => applySnapshot(context, trx, { userId, snapshot }));
    await syncSubscription(context, userId).catch((error: unknown) => {
      log.warn(
        { event: 'billing.review_failed', err: error, userId },
        'subscription could not be read',
      );
    });
  }
}

/** The handler of the job `billing-customer-deletion`: the account is gone, so its subscription ends. */
export async function deleteAtProvider(
  { provider }: BillingContext,
  { customerId }: { customerId: string },
): Promise<void> {
  const stripe = await provider.open();
  await callStripe(() => stripe.customers.del(customerId)).catch((error: unknown) => {
    if (!isMissing(error)) throw error;
  });
}
