// Reads what we keep of a subscription from the objects of Stripe's API.
import { findDecline } from '@vys/contract/billing/billing-errors';
import type { Catalog } from '../provider/catalog.ts';
import type { HeldPlan, OpenInvoice, Snapshot } from '../rules.ts';
import type { Stripe } from './client.ts';

/** Metadata of a subscription whose lower plan begins with the next period. */
export const HELD_PRICE = 'held_price';
export const HELD_TIER = 'held_tier';
export const HELD_UNTIL = 'held_until';

/** What `readSnapshot` needs to be expanded, below the subscription. */
export const subscriptionExpand = ['latest_invoice.confirmation_secret'];

type Context = { stripe: Stripe; catalog: Catalog };

const toMs = (seconds: number) => seconds * 1000;

export function idOf(field: string | { id: string } | null | undefined): string | null {
  return typeof field === 'string' ? field : (field?.id ?? null);
}

/** Asks Stripe for more only when something is unpaid. */
export async function readSnapshot(
  { stripe, catalog }: Context,
  subscription: Stripe.Subscription,
): Promise<Snapshot> {
  const item = subscription.items.data[0];
  if (!item) throw new Error(`the subscription ${subscription.id} has no item`);
  const periodEnd = toMs(item.current_period_end);
  const open = await findOpenInvoice({ stripe }, subscription);
  const isOfPeriod =
    open !== null && subscription.status !== 'incomplete' && !isUpdate(open.invoice);
  return {
    subscriptionId: subscription.id,
    status: subscription.status,
    itemId: item.id,
    priceId: item.price.id,
    tier: catalog.findTier(item.price),
    interval: item.price.recurring?.interval === 'year' ? 'year' : 'month',
    amount: item.price.unit_amount ?? 0,
    currency: item.price.currency,
    periodStart: toMs(item.current_period_start),
    periodEnd,
    cancelAt: subscription.cancel_at_period_end ? periodEnd : toMsOrNull(subscription.cancel_at),
    held: readHeld(catalog, subscription.metadata),
    paymentMethodId: idOf(subscription.default_payment_method),
    overdueSince: isOfPeriod ? toMs(open.since) : null,
    pending: readPending(catalog, subscription),
    openInvoice: open === null ? null : await readOpenInvoice({ stripe }, open.invoice),
  };
}

const toMsOrNull = (seconds: number | null) => (seconds === null ? null : toMs(seconds));

const isUpdate = ({ billing_reason: reason }: Stripe.Invoice) =>
  reason === 'subscription_update' || reason === 'subscription_create';

function readHeld(catalog: Catalog, metadata: Stripe.Metadata): HeldPlan | null {
  const { [HELD_PRICE]: priceId, [HELD_TIER]: heldTier, [HELD_UNTIL]: until } = metadata;
  if (!priceId || !heldTier || !until) return null;
  const tier = catalog.findTier({ id: priceId, metadata: { tier: heldTier } });
  return tier === null ? null : { priceId, tier, until: toMs(Number(until)) };
}

function readPending(catalog: Catalog, { pending_update: update }: Stripe.Subscription) {
  const price = update?.subscription_items?.[0]?.price;
  const tier = price && catalog.findTier(price);
  if (!update || !price || !tier) return null;
  return { tier, priceId: price.id, expiresAt: toMs(update.expires_at) };
}

/** The latest one that is unpaid, and since when the oldest is. */
async function findOpenInvoice(
  { stripe }: Pick<Context, 'stripe'>,
  subscription: Stripe.Subscription,
): Promise<{ invoice: Stripe.Invoice; since: number } | null> {
  const { latest_invoice: latest, status } = subscription;
  const invoice = typeof latest === 'string' || latest?.status !== 'open' ? null : latest;
  const isUnpaid = status === 'past_due' || status === 'unpaid' || invoice !== null;
  if (!isUnpaid) return null;
  const open = await stripe.invoices.list({
    subscription: subscription.id,
    status: 'open',
    limit: 100,
    expand: ['data.confirmation_secret'],
  });
  const newest = invoice ?? open.data[0];
  if (!newest) return null;
  const ofPeriods = open.data.filter((one) => !isUpdate(one));
  return {
    invoice: newest,
    since: Math.min(newest.created, ...ofPeriods.map((one) => one.created)),
  };
}

async function readOpenInvoice(
  { stripe }: Pick<Context, 'stripe'>,
  invoice: Stripe.Invoice,
): Promise<OpenInvoice> {
  const clientSecret = invoice.confirmation_secret?.client_secret ?? null;
  const intent = clientSecret === null ? null : await findIntent(stripe, clientSecret);
  const error = intent?.last_payment_error;
  const needsAction =
    intent?.status === 'requires_action' ||
    intent?.status === 'requires_confirmation' ||
    error?.code === 'authentication_required';
  return {
    id: invoice.id,
    amountDue: invoice.amount_remaining,
    currency: invoice.currency,
    attempts: invoice.attempt_count,
    nextAttemptAt: toMsOrNull(invoice.next_payment_attempt),
    failure: error ? findDecline(error.decline_code, error.code) : null,
    clientSecret,
    needsAction,
  };
}

/** The secret of an intent starts with its id. */
async function findIntent(stripe: Stripe, clientSecret: string) {
  const id = clientSecret.replace(/_secret_.*$/s, '');
  return id.startsWith('pi_') ? await stripe.paymentIntents.retrieve(id) : null;
}
