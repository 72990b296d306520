// /v1/payment_intents, charges and refunds, and what the owner of a card decides at the bank.
import type { Stripe } from '../../stripe/client.ts';
import { type Context, idOf, type Kinds } from '../context.ts';
import { cardError, invalidRequest, listOf, notFound, readParams } from '../http/wire.ts';
import { saveSubscription, settleInvoice } from '../invoicing.ts';
import { buildRefund } from '../objects/payments.ts';
import { AUTHENTICATION_FAILED, attemptPayment, decline, settle } from '../payments.ts';
import { getTestCard } from '../test-cards.ts';
import { subscriptionOf } from './invoices.ts';
import { expectOwn, findDefaultCard } from './payment-methods.ts';
import { authenticateSetup } from './setup-intents.ts';

export const getPaymentIntent = (ctx: Context, id: string) => ctx.get('payment_intent', id);

/** The person is there, so the bank may want to hear from them. */
export async function confirmPaymentIntent(
  ctx: Context,
  id: string,
): Promise<Stripe.PaymentIntent> {
  const params = readParams(ctx.params, ['client_secret', 'payment_method', 'return_url']);
  const intent = await ctx.get('payment_intent', id);
  if (intent.status === 'succeeded' || intent.status === 'canceled') {
    const code = 'payment_intent_unexpected_state';
    throw invalidRequest(`You cannot confirm this PaymentIntent: it is ${intent.status}.`, {
      code,
    });
  }
  const customer = await ctx.get('customer', idOf(intent.customer));
  const { invoice, subscription } = await findInvoice(ctx, intent);
  if (invoice.status !== 'open') throw invalidRequest('The invoice of this payment is closed.');
  const chosen = params.text('payment_method') ?? idOf(intent.payment_method);
  const card = chosen
    ? await expectOwn(ctx, customer.id, chosen)
    : await findDefaultCard(ctx, customer.id, idOf(subscription.default_payment_method));
  const now = await ctx.timeOf(customer);
  await attemptPayment(ctx, intent, { now, card, isOffSession: false });
  return finish(ctx, intent, now);
}

/** Not a part of Stripe's API: there the bank's own page does this. */
export async function authenticate(ctx: Context) {
  const params = readParams(ctx.params, ['client_secret', 'outcome']);
  const secret = params.required('client_secret');
  const isApproved = params.choice('outcome', ['approve', 'fail'], 'fail') === 'approve';
  const id = secret.replace(/_secret_.*$/s, '');
  if (id.startsWith('seti_')) {
    const intent = await ctx.get('setup_intent', id);
    expectSecret(intent, secret);
    return authenticateSetup(ctx, intent, isApproved);
  }
  const intent = await ctx.get('payment_intent', id);
  expectSecret(intent, secret);
  if (intent.status !== 'requires_action') throw invalidRequest('Nothing to authenticate.');
  const customer = await ctx.get('customer', idOf(intent.customer));
  const now = await ctx.timeOf(customer);
  const card = await ctx.get('payment_method', idOf(intent.payment_method));
  const { invoice } = await findInvoice(ctx, intent);
  if (invoice.status !== 'open') throw invalidRequest('The invoice of this payment is closed.');
  if (isApproved) await settle(ctx, intent, { card, behavior: getTestCard(card.test_card), now });
  else await decline(ctx, intent, AUTHENTICATION_FAILED, card);
  return finish(ctx, intent, now, false);
}

export function expectSecret(
  intent: { id: string; client_secret: string | null },
  secret: string,
): void {
  if (intent.client_secret !== secret) throw notFound('intent', intent.id);
}

async function findInvoice(ctx: Context, intent: Stripe.PaymentIntent) {
  const invoices = await ctx.list('invoice', idOf(intent.customer));
  const invoice = invoices.find(({ payment_intent_id: id }) => id === intent.id);
  if (!invoice) throw notFound('invoice', intent.id);
  return { invoice, subscription: await ctx.get('subscription', subscriptionOf(invoice)) };
}

/** Tells the invoice and its subscription what became of the payment. */
async function finish(
  ctx: Context,
  intent: Stripe.PaymentIntent,
  now: number,
  throwsDecline = true,
): Promise<Stripe.PaymentIntent> {
  const { invoice, subscription } = await findInvoice(ctx, intent);
  if (intent.status === 'succeeded') {
    await settleInvoice(ctx, { invoice, subscription }, now);
    await saveSubscription(ctx, subscription);
    await ctx.emit('customer.subscription.updated', subscription);
    return intent;
  }
  if (intent.status !== 'requires_payment_method') return intent;
  await ctx.emit('invoice.payment_failed', invoice);
  if (!throwsDecline) return intent;
  const {
    code = 'card_declined',
    decline_code: declineCode = '',
    message = '',
  } = intent.last_payment_error ?? {};
  throw cardError(declineCode, { code, message });
}

export async function listCharges(ctx: Context) {
  const params = readParams(ctx.params, ['customer', 'payment_intent', 'limit', 'starting_after']);
  const intent = params.text('payment_intent');
  const charges = await ctx.list('charge', params.text('customer'));
  const matching = charges.filter((charge) => !intent || idOf(charge.payment_intent) === intent);
  return listOf('/v1/charges', matching.slice(0, params.number('limit') ?? 10));
}

export async function createRefund(ctx: Context): Promise<Stripe.Refund> {
  const params = readParams(ctx.params, ['payment_intent', 'charge', 'amount', 'reason']);
  const charge = await findCharge(ctx, params);
  const left = charge.amount - charge.amount_refunded;
  const amount = params.number('amount') ?? left;
  if (left === 0)
    throw invalidRequest('Charge has already been refunded.', { code: 'charge_already_refunded' });
  if (amount <= 0 || amount > left) {
    throw invalidRequest(`Refund amount is greater than unrefunded amount on charge (${left}).`, {
      param: 'amount',
    });
  }
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  await ctx.save('charge', charge, { customer: idOf(charge.customer) });
  const refund = buildRefund(ctx.now, charge, amount);
  await ctx.save('refund', refund, { customer: idOf(charge.customer) });
  await ctx.emit('charge.refunded', charge);
  return refund;
}

async function findCharge(
  ctx: Context,
  params: ReturnType<typeof readParams>,
): Promise<Kinds['charge']> {
  const id = params.text('charge');
  if (id !== undefined) return ctx.get('charge', id);
  const intent = await ctx.get('payment_intent', params.required('payment_intent'));
  return ctx.get('charge', idOf(intent.latest_charge));
}
