// Binds the billing routes to use cases.
import { DUNNING_PER_PAGE, listDunning, receiveWebhook } from '@vys/contract/billing/billing';
import {
  exportInvoices as exportRoute,
  listInvoices as invoicesRoute,
} from '@vys/contract/billing/invoices';
import { getOverview, updateCustomer } from '@vys/contract/billing/overview';
import {
  createSetupIntent,
  getPublicKey,
  listPaymentMethods,
  removePaymentMethod,
  setDefaultPaymentMethod,
} from '@vys/contract/billing/payment-methods';
import {
  cancelSubscription,
  payOverdue,
  previewPlan as previewRoute,
  refreshSubscription,
  resumeSubscription,
  subscribe,
} from '@vys/contract/billing/subscriptions';
import { appError } from '../../platform/errors.ts';
import type { Bind, Caller } from '../../platform/http/http.ts';
import { createRateLimiter } from '../../platform/rate-limit/rate-limiter.ts';
import { chooseDefaultCard, listCards, removeCard, startAddingCard } from './cards/cards.ts';
import { updateDetails } from './customers.ts';
import type { BillingContext } from './deps.ts';
import { listDunningAccounts } from './dunning/dunning-accounts.ts';
import { exportInvoices, listInvoices } from './invoices/invoices.ts';
import { readOverview } from './overview.ts';
import { choosePlan } from './plan/choose-plan.ts';
import { payOverdueInvoice } from './plan/pay-overdue.ts';
import { previewPlan } from './plan/preview.ts';
import { cancelPlan, resumePlan } from './plan/scheduled-change.ts';
import { syncSubscription } from './sync/sync-subscription.ts';
import { receiveEvent } from './sync/webhook.ts';

export function bindBilling(bind: Bind, context: BillingContext): void {
  bindPlan(bind, context);
  bindCards(bind, context);
  bindDocuments(bind, context);
  bind(receiveWebhook, async ({ body, request }) => {
    const signature = request.headers['stripe-signature'];
    await receiveEvent(context, body, Array.isArray(signature) ? signature[0] : signature);
    return { received: true as const };
  });
}

function bindPlan(bind: Bind, context: BillingContext): void {
  const { accounts } = context;
  const limiter = createRateLimiter(context);
  const limit = (caller: Caller) => limiter.consume('changePlan.user', caller.userId);
  // The tier may have changed: the account is read again.
  const overview = async (caller: Caller) => ({
    data: await readOverview(context, await accounts.getAccount(caller)),
  });
  bind(getOverview, async ({ caller }) => overview(caller));
  bind(subscribe, async ({ caller, body }) => {
    await limit(caller);
    return choosePlan(context, await accounts.getAccount(caller), body.priceId);
  });
  bind(previewRoute, async ({ caller, body }) => {
    await limit(caller);
    return previewPlan(context, await accounts.getAccount(caller), body.priceId);
  });
  bind(payOverdue, async ({ caller }) => {
    await limit(caller);
    return payOverdueInvoice(context, caller.userId);
  });
  const changes = [
    [cancelSubscription, cancelPlan],
    [resumeSubscription, resumePlan],
    [refreshSubscription, syncSubscription],
  ] as const;
  for (const [route, change] of changes) {
    bind(route, async ({ caller }) => {
      await limit(caller);
      await change(context, caller.userId);
      return overview(caller);
    });
  }
}

function bindCards(bind: Bind, context: BillingContext): void {
  const { accounts, provider } = context;
  const limiter = createRateLimiter(context);
  const limit = (caller: Caller) => limiter.consume('changePlan.user', caller.userId);
  bind(getPublicKey, async () => ({ publishableKey: provider.publishableKey }));
  bind(createSetupIntent, async ({ caller }) => {
    await limiter.consume('addCard.user', caller.userId);
    return startAddingCard(context, await accounts.getAccount(caller));
  });
  bind(listPaymentMethods, async ({ caller }) => ({
    paymentMethods: await listCards(context, caller.userId),
  }));
  bind(removePaymentMethod, async ({ caller, params }) => {
    await limit(caller);
    await removeCard(context, caller.userId, params.id);
    return undefined;
  });
  bind(setDefaultPaymentMethod, async ({ caller, params }) => {
    await limit(caller);
    return { paymentMethods: await chooseDefaultCard(context, caller.userId, params.id) };
  });
}

function bindDocuments(bind: Bind, context: BillingContext): void {
  const { accounts } = context;
  const limiter = createRateLimiter(context);
  bind(invoicesRoute, async ({ caller }) => ({
    invoices: await listInvoices(context, caller.userId),
  }));
  bind(exportRoute, async ({ caller, reply }) => {
    const { filename, csv } = await exportInvoices(context, await accounts.getAccount(caller));
    await reply
      .header('content-type', `${exportRoute.contentType}; charset=utf-8`)
      .header('content-disposition', `attachment; filename="${filename}"`)
      .header('cache-control', 'no-store')
      .send(csv);
    return undefined;
  });
  bind(updateCustomer, async ({ caller, body }) => {
    await limiter.consume('changePlan.user', caller.userId);
    return { data: await updateDetails(context, await accounts.getAccount(caller), body) };
  });
  bind(listDunning, async ({ caller, query: { page } }) => {
    if (!(await accounts.isOperator(caller))) throw appError('auth.forbidden');
    const offset = (page - 1) * DUNNING_PER_PAGE;
    const found = await listDunningAccounts(context, { limit: DUNNING_PER_PAGE, offset });
    return { data: { ...found, page, perPage: DUNNING_PER_PAGE } };
  });
}
