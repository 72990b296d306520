// What a change of plan would cost and take away.

import { listLosses } from '@vys/contract/billing/entitlements';
import type { PlanPreview } from '@vys/contract/billing/subscriptions';
import { DEFAULT_LANGUAGE } from '@vys/contract/language/languages';
import { appError } from '../../../platform/errors.ts';
import type { Account } from '../../accounts/index.ts';
import type { BillingContext } from '../deps.ts';
import { getEntitlementTexts } from '../entitlement-texts.ts';
import { type DescribingContext, describeLine } from '../invoices/describe-line.ts';
import { sumTaxes } from '../invoices/invoices.ts';
import { describePlan } from '../messages.ts';
import type { PlanPrice } from '../provider/catalog.ts';
import { decidePlanChange, isLive, type Snapshot } from '../rules.ts';
import { findCustomer } from '../store.ts';
import { callStripe } from '../stripe/call-stripe.ts';
import type { Stripe } from '../stripe/client.ts';
import { syncSubscription } from '../sync/sync-subscription.ts';

/** Without `priceId`: of cancelling. */
export async function previewPlan(
  context: BillingContext,
  account: Account,
  priceId: string | undefined,
): Promise<PlanPreview> {
  const price = priceId === undefined ? undefined : context.provider.catalog.get(priceId);
  const snapshot = await syncSubscription(context, account.userId);
  if (!price) return previewCancellation(account, snapshot);
  const now = context.clock.now();
  const change = decidePlanChange(snapshot, price, now.getTime());
  if (change === 'same') throw appError('billing.already_subscribed');
  if (change === 'overdue') throw appError('billing.payment_overdue');
  if (change === 'interval') throw appError('billing.interval_change');
  const base = describeTarget(account, price);
  if (snapshot && (change === 'schedule' || change === 'keep')) {
    const isKept = change === 'keep';
    const at = isKept ? now : new Date(snapshot.periodEnd);
    return {
      ...base,
      ...free(price),
      takesEffect: isKept ? 'now' : 'period_end',
      effectiveAt: at.toISOString(),
    };
  }
  const upgraded = change === 'upgrade' ? snapshot : null;
  const costs = await previewCosts(context, account, price, upgraded);
  return { ...base, ...costs, takesEffect: 'now', effectiveAt: now.toISOString() };
}

function describeTarget(account: Account, price: PlanPrice) {
  const { tier, amount: renewalAmount, currency, interval } = price;
  const losses = listLosses(account.tier, tier, getEntitlementTexts(account));
  return { tier, currency, renewalAmount, interval, losses };
}

const free = ({ currency }: { currency: string }) => ({ amountDue: 0, currency, lines: [] });

function previewCancellation(account: Account, snapshot: Snapshot | null): PlanPreview {
  if (!snapshot || !isLive(snapshot)) throw appError('billing.no_subscription');
  const isPaid = snapshot.status === 'active' || snapshot.status === 'trialing';
  return {
    tier: 'free',
    ...free(snapshot),
    takesEffect: isPaid ? 'period_end' : 'now',
    effectiveAt: new Date(snapshot.periodEnd).toISOString(),
    renewalAmount: 0,
    interval: snapshot.interval,
    losses: listLosses(account.tier, 'free', getEntitlementTexts(account)),
  };
}

type Costs = Pick<PlanPreview, 'amountDue' | 'tax' | 'currency' | 'lines'>;

async function previewCosts(
  { db, provider, clock }: BillingContext,
  { userId, language }: Account,
  price: PlanPrice,
  upgraded: Snapshot | null,
): Promise<Costs> {
  const customer = await findCustomer(db, userId, provider.mode);
  if (!customer) {
    const { amount, currency } = price;
    const description = describePlan(price, language ?? DEFAULT_LANGUAGE);
    return {
      amountDue: amount,
      currency,
      lines: [{ description, amount }],
    };
  }
  const stripe = await provider.open();
  const item = { price: price.priceId, ...(upgraded ? { id: upgraded.itemId } : {}) };
  const preview = await callStripe(() =>
    stripe.invoices.createPreview({
      customer: customer.customerId,
      ...(upgraded ? { subscription: upgraded.subscriptionId } : {}),
      subscription_details: {
        items: [item],
        ...(upgraded ? { proration_behavior: 'always_invoice' as const } : {}),
      },
    }),
  );
  const now = clock.now().getTime();
  const describing = { provider, language: language ?? DEFAULT_LANGUAGE };
  return correctForHeldPlan(preview, upgraded, { ...describing, now });
}

/** The provider credits the lower plan that was to follow; what is credited is the higher one that was paid. */
function correctForHeldPlan(
  preview: Stripe.Invoice,
  upgraded: Snapshot | null,
  { now, ...describing }: DescribingContext & { now: number },
): Costs {
  const held = upgraded?.held && upgraded.held.until > now ? upgraded.held : null;
  const paid =
    held && describing.provider.catalog.prices.find(({ priceId }) => priceId === held.priceId);
  const factor = paid && upgraded ? paid.amount / upgraded.amount : 1;
  let correction = 0;
  const lines = preview.lines.data.map((line) => {
    const { amount } = line;
    const corrected = amount < 0 ? Math.round(amount * factor) : amount;
    correction += corrected - amount;
    return { description: describeLine(line, describing), amount: corrected };
  });
  const tax = sumTaxes(preview);
  const amountDue = Math.max(0, preview.amount_due + correction);
  return { amountDue, ...(tax === 0 ? {} : { tax }), currency: preview.currency, lines };
}
