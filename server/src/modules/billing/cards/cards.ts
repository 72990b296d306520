// Saved cards: adding, choosing the one that pays, removing.
import { PAYMENT_METHOD_LIMIT, type PaymentMethod } from '@vys/contract/billing/payment-methods';
import { appError } from '../../../platform/errors.ts';
import type { Account } from '../../accounts/index.ts';
import { getCustomer } from '../customers.ts';
import type { BillingContext } from '../deps.ts';
import { isLive } from '../rules.ts';
import { findCustomer, findSnapshot } from '../store.ts';
import { callStripe, isMissing } from '../stripe/call-stripe.ts';
import type { Stripe } from '../stripe/client.ts';
import { idOf } from '../stripe/read-subscription.ts';
import { syncSubscription } from '../sync/sync-subscription.ts';

export async function startAddingCard(
  context: BillingContext,
  account: Account,
): Promise<{ clientSecret: string; customerId: string }> {
  const { customerId } = await getCustomer(context, account);
  const stripe = await context.provider.open();
  const cards = await callStripe(() => readCards(stripe, customerId));
  if (cards.length >= PAYMENT_METHOD_LIMIT) throw appError('billing.too_many_payment_methods');
  const intent = await callStripe(() =>
    stripe.setupIntents.create({
      customer: customerId,
      usage: 'off_session',
      allowed_payment_method_types: ['card'],
    }),
  );
  return { clientSecret: intent.client_secret ?? '', customerId };
}

const readCards = async (stripe: Stripe, customerId: string) => {
  const { data } = await stripe.customers.listPaymentMethods(customerId, {
    type: 'card',
    limit: 100,
  });
  return data;
};

/** The default one first. */
export async function listCards(
  { db, provider, clock }: BillingContext,
  userId: string,
): Promise<PaymentMethod[]> {
  const customer = await findCustomer(db, userId, provider.mode);
  if (!customer) return [];
  const stripe = await provider.open();
  const [cards, { customerDefault }, snapshot] = await Promise.all([
    callStripe(() => readCards(stripe, customer.customerId)),
    callStripe(() => readDefault(stripe, customer.customerId)),
    findSnapshot(db, userId, provider.mode),
  ]);
  const paying = snapshot && isLive(snapshot) ? snapshot.paymentMethodId : null;
  const isSaved = (id: string | null) => cards.some((card) => card.id === id);
  // Without a choice the newest one pays.
  const defaultId = [paying, customerDefault].find(isSaved) ?? cards[0]?.id;
  const now = clock.now();
  return cards
    .map((card) => toPaymentMethod(card, { isDefault: card.id === defaultId, now }))
    .sort((a, b) => Number(b.isDefault) - Number(a.isDefault));
}

async function readDefault(stripe: Stripe, customerId: string) {
  const customer = await stripe.customers.retrieve(customerId);
  const settings = customer.deleted ? null : customer.invoice_settings;
  return { customerDefault: idOf(settings?.default_payment_method) };
}

function toPaymentMethod(
  { id, card }: Stripe.PaymentMethod,
  { isDefault, now }: { isDefault: boolean; now: Date },
): PaymentMethod {
  const {
    brand = 'unknown',
    last4 = '',
    exp_month: expMonth = 1,
    exp_year: expYear = 1970,
  } = card ?? {};
  const isExpired = Date.UTC(expYear, expMonth, 1) <= now.getTime();
  return { id, card: { last4, brand, expMonth, expYear }, isDefault, isExpired };
}

/** Undefined without a saved card. */
export async function findPayingCard(
  context: BillingContext,
  userId: string,
): Promise<string | undefined> {
  return (await listCards(context, userId)).find(({ isDefault }) => isDefault)?.id;
}

/** Throws billing.payment_method_not_found, also for a card of another user. */
async function expectOwn(
  { db, provider }: BillingContext,
  userId: string,
  id: string,
): Promise<{ stripe: Stripe; customerId: string }> {
  const customer = await findCustomer(db, userId, provider.mode);
  const stripe = await provider.open();
  const card =
    customer &&
    id.startsWith('pm_') &&
    (await callStripe(() => stripe.paymentMethods.retrieve(id)).catch((error: unknown) => {
      if (isMissing(error)) return undefined;
      throw error;
    }));
  if (!customer || !card || idOf(card.customer) !== customer.customerId) {
    throw appError('billing.payment_method_not_found');
  }
  return { stripe, customerId: customer.customerId };
}

/** Pays from now on, also for the plan that runs. */
export async function chooseDefaultCard(
  context: BillingContext,
  userId: string,
  id: string,
): Promise<PaymentMethod[]> {
  const { stripe, customerId } = await expectOwn(context, userId, id);
  await callStripe(() =>
    stripe.customers.update(customerId, { invoice_settings: { default_payment_method: id } }),
  );
  const snapshot = await syncSubscription(context, userId);
  if (snapshot && isLive(snapshot)) {
    await callStripe(() =>
      stripe.subscriptions.update(snapshot.subscriptionId, { default_payment_method: id }),
    );
    await syncSubscription(context, userId);
  }
  return listCards(context, userId);
}

/** Throws billing.payment_method_in_use for the card that pays for a plan that goes on. */
export async function removeCard(
  context: BillingContext,
  userId: string,
  id: string,
): Promise<void> {
  const { stripe } = await expectOwn(context, userId, id);
  const snapshot = await syncSubscription(context, userId);
  const goesOn = snapshot !== null && isLive(snapshot) && snapshot.cancelAt === null;
  if (goesOn && (await findPayingCard(context, userId)) === id) {
    throw appError('billing.payment_method_in_use');
  }
  await callStripe(() => stripe.paymentMethods.detach(id));
}
