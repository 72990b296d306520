// What the billing screen shows besides cards and invoices.

import { planAmount, type UsageKey } from '@vys/contract/billing/entitlements';
import type {
  Dunning,
  Overview,
  Subscription,
  UpcomingInvoice,
  Usage,
} from '@vys/contract/billing/overview';
import { DEFAULT_LANGUAGE, type Language } from '@vys/contract/language/languages';
import { plans, type Tier, tiers } from '@vys/contract/plans';
import { AppError } from '../../platform/errors.ts';
import type { Account } from '../accounts/index.ts';
import { findTier } from './comps/comps.ts';
import { emptyDetails } from './customers.ts';
import type { BillingContext } from './deps.ts';
import { describeLine } from './invoices/describe-line.ts';
import { sumTaxes } from './invoices/invoices.ts';
import { describeDecline } from './messages.ts';
import { graceEnd, isHigher, isLive, type Snapshot, scheduledChange } from './rules.ts';
import { findCustomer, findSnapshot } from './store.ts';
import { callStripe, hasStripeCode } from './stripe/call-stripe.ts';
import { usageMessages } from './usage-messages/index.ts';

const toIso = (ms: number) => new Date(ms).toISOString();

export async function readOverview(context: BillingContext, account: Account): Promise<Overview> {
  const { db, provider, clock } = context;
  const { userId } = account;
  const [customer, stored, usage] = await Promise.all([
    findCustomer(db, userId, provider.mode),
    findSnapshot(db, userId, provider.mode),
    readUsage(context, account),
  ]);
  const snapshot = stored && isLive(stored) ? stored : null;
  const now = clock.now().getTime();
  return {
    mode: provider.mode,
    tier: stored ? await findTier(context, db, userId) : account.tier,
    subscription: snapshot && describeSubscription(snapshot, now),
    dunning: snapshot && describeDunning(snapshot, account.language ?? DEFAULT_LANGUAGE),
    upcomingInvoice:
      snapshot && customer
        ? await previewRenewal(context, account, customer.customerId, snapshot)
        : null,
    usage,
    prices: [...provider.catalog.prices],
    customer: { ...emptyDetails, ...customer?.details },
  };
}

function describeSubscription(snapshot: Snapshot, now: number): Subscription {
  const { held, pending, openInvoice } = snapshot;
  const isHeld = held !== null && held.until > now;
  const change = scheduledChange(snapshot, now);
  const isFirst = snapshot.status === 'incomplete';
  const waits = openInvoice?.needsAction && (pending || isFirst) ? openInvoice.clientSecret : null;
  return {
    tier: (isHeld ? held.tier : snapshot.tier) ?? 'free',
    interval: snapshot.interval,
    status: snapshot.status as Subscription['status'],
    amount: isHeld ? planAmount(held.tier, snapshot.interval) : snapshot.amount,
    currency: snapshot.currency,
    currentPeriodStart: toIso(snapshot.periodStart),
    currentPeriodEnd: toIso(snapshot.periodEnd),
    cancelAtPeriodEnd: snapshot.cancelAt !== null,
    scheduledChange: change && { tier: change.tier, at: toIso(change.at) },
    pendingPayment:
      waits === null
        ? null
        : {
            tier: pending?.tier ?? snapshot.tier ?? 'free',
            clientSecret: waits,
            expiresAt: pending ? toIso(pending.expiresAt) : null,
          },
  };
}

function describeDunning(
  { status, overdueSince, openInvoice }: Snapshot,
  language: Language,
): Dunning | null {
  if (overdueSince === null || !openInvoice || status === 'active') return null;
  const { amountDue, currency, nextAttemptAt, needsAction, clientSecret } = openInvoice;
  return {
    since: toIso(overdueSince),
    graceUntil: toIso(graceEnd(overdueSince)),
    nextAttemptAt: nextAttemptAt === null ? null : toIso(nextAttemptAt),
    amountDue,
    currency,
    reason: describeDecline(openInvoice, language),
    ...(needsAction && clientSecret !== null ? { clientSecret } : {}),
  };
}

/** Null when there is none, and when the provider does not respond: the rest of the screen needs it less. */
async function previewRenewal(
  { provider }: BillingContext,
  { language }: Account,
  customerId: string,
  { subscriptionId, status, cancelAt }: Snapshot,
): Promise<UpcomingInvoice | null> {
  if (cancelAt !== null || (status !== 'active' && status !== 'trialing')) return null;
  try {
    const stripe = await provider.open();
    const preview = await callStripe(() =>
      stripe.invoices.createPreview({ customer: customerId, subscription: subscriptionId }),
    );
    const tax = sumTaxes(preview);
    return {
      date: toIso((preview.next_payment_attempt ?? preview.created) * 1000),
      amount: preview.amount_due,
      ...(tax === 0 ? {} : { tax }),
      currency: preview.currency,
      lines: preview.lines.data.map((line) => ({
        description: describeLine(line, { provider, language: language ?? DEFAULT_LANGUAGE }),
        amount: line.amount,
      })),
    };
  } catch (error) {
    const isAway = error instanceof AppError || hasStripeCode(error, 'invoice_upcoming_none');
    if (isAway) return null;
    throw error;
  }
}

async function readUsage(
  { accounts, db }: BillingContext,
  { userId, tier, storageUsed, language }: Account,
): Promise<Usage[]> {
  const messages = usageMessages[language ?? DEFAULT_LANGUAGE];
  const ai = await accounts.aiUsage(db, userId);
  const plan = plans[tier];
  const requests: [UsageKey, number, number | null][] = [
    ['ai_requests_month', ai.month, plan.aiRequestsPerMonth],
    ['ai_requests_week', ai.week, plan.aiRequestsPerWeek],
  ];
  const limits: Readonly<Record<UsageKey, (of: Tier) => number | null>> = {
    ai_requests_month: (of) => plans[of].aiRequestsPerMonth,
    ai_requests_week: (of) => plans[of].aiRequestsPerWeek,
    storage: (of) => plans[of].storageBytes,
  };
  const describe = (
    key: UsageKey,
    used: number,
    limit: number | null,
    unit: Usage['unit'],
  ): Usage => ({
    key,
    ...messages[key],
    used,
    limit,
    unit,
    upgradeTier: limit === null ? null : findTierWithMore(tier, limit, limits[key]),
  });
  return [
    ...requests.map(([key, used, limit]) => describe(key, used, limit, 'requests')),
    describe('storage', storageUsed, plan.storageBytes, 'bytes'),
  ];
}

function findTierWithMore(
  from: Tier,
  limit: number,
  limitOf: (tier: Tier) => number | null,
): Tier | null {
  const more = tiers.filter((tier) => isHigher(tier, from));
  return more.find((tier) => (limitOf(tier) ?? Number.POSITIVE_INFINITY) > limit) ?? null;
}
