// Charges test cards: what a bank and Stripe's Radar would decide.
import type { Stripe } from '../stripe/client.ts';
import { type Context, idOf, type SandboxPaymentMethod } from './context.ts';
import {
  buildCharge,
  buildPaymentIntent,
  type PaymentFields,
  toIntentError,
} from './objects/payments.ts';
import { getTestCard, type TestCard, toCardError } from './test-cards.ts';

type Attempt = {
  now: number;
  card: SandboxPaymentMethod | undefined;
  /** False while the person is there, who can be sent to their bank. */
  isOffSession: boolean;
};

const redirect = (secret: string | null): Stripe.PaymentIntent.NextAction => ({
  type: 'redirect_to_url',
  redirect_to_url: { return_url: null, url: `/billing?authenticate=${secret}` },
});

/** Creates the payment intent of an invoice and charges it at once. */
export async function pay(
  ctx: Context,
  fields: PaymentFields,
  attempt: Attempt,
): Promise<Stripe.PaymentIntent> {
  const intent = buildPaymentIntent(attempt.now, fields);
  await ctx.save('payment_intent', intent, { customer: fields.customer });
  return attemptPayment(ctx, intent, attempt);
}

export async function attemptPayment(
  ctx: Context,
  intent: Stripe.PaymentIntent,
  { now, card, isOffSession }: Attempt,
): Promise<Stripe.PaymentIntent> {
  if (!card) return decline(ctx, intent, 'missing', undefined);
  const behavior = getTestCard(card.test_card);
  intent.payment_method = card.id;
  if (isExpired(card, now)) return decline(ctx, intent, 'expired_card', card);
  const needsOwner =
    behavior.authenticates === 'always' ||
    (behavior.authenticates === 'unless_set_up' && !card.is_set_up);
  if (needsOwner && isOffSession) return decline(ctx, intent, 'authentication_required', card);
  if (needsOwner) {
    intent.status = 'requires_action';
    intent.next_action = redirect(intent.client_secret);
    intent.last_payment_error = null;
    await store(ctx, intent);
    await ctx.emit('payment_intent.requires_action', intent);
    return intent;
  }
  return settle(ctx, intent, { card, behavior, now });
}

/** The owner has confirmed the payment at the bank, or need not. */
export async function settle(
  ctx: Context,
  intent: Stripe.PaymentIntent,
  { card, behavior, now }: { card: SandboxPaymentMethod; behavior: TestCard; now: number },
): Promise<Stripe.PaymentIntent> {
  if (behavior.onCharge) return decline(ctx, intent, behavior.onCharge.decline, card);
  const charge = buildCharge(now, intent, card);
  charge.disputed = behavior.isDisputed ?? false;
  await ctx.save('charge', charge, { customer: idOf(intent.customer) });
  intent.status = 'succeeded';
  intent.amount_received = intent.amount;
  intent.latest_charge = charge.id;
  intent.last_payment_error = null;
  intent.next_action = null;
  await store(ctx, intent);
  await ctx.emit('payment_intent.succeeded', intent);
  await ctx.emit('charge.succeeded', charge);
  if (charge.disputed) {
    const { id, amount, currency } = charge;
    const dispute = {
      id: `dp_${id.slice(3)}`,
      object: 'dispute',
      amount,
      charge: id,
      currency,
      reason: 'fraudulent',
      status: 'needs_response',
      customer: charge.customer,
    };
    await ctx.emit('charge.dispute.created', dispute);
  }
  return intent;
}

export async function decline(
  ctx: Context,
  intent: Stripe.PaymentIntent,
  code: string,
  card: SandboxPaymentMethod | undefined,
): Promise<Stripe.PaymentIntent> {
  intent.status = 'requires_payment_method';
  intent.next_action = null;
  intent.last_payment_error = intentError(code, card);
  await store(ctx, intent);
  await ctx.emit('payment_intent.payment_failed', intent);
  return intent;
}

export const AUTHENTICATION_FAILED = 'payment_intent_authentication_failure';

function intentError(code: string, card: SandboxPaymentMethod | undefined) {
  if (code === AUTHENTICATION_FAILED) {
    const message = 'The provided PaymentMethod has failed authentication.';
    return {
      type: 'invalid_request_error' as const,
      code: AUTHENTICATION_FAILED as 'payment_intent_authentication_failure',
      message,
    };
  }
  if (code === 'authentication_required') {
    const message = 'Your card was declined. This transaction requires authentication.';
    return {
      type: 'card_error' as const,
      code: 'authentication_required' as const,
      decline_code: code,
      message,
    };
  }
  if (code === 'missing') {
    const message = 'This customer has no attached payment source or default payment method.';
    return { type: 'invalid_request_error' as const, code: 'resource_missing' as const, message };
  }
  return toIntentError(code, toCardError(code), card) as Stripe.PaymentIntent.LastPaymentError;
}

function isExpired({ card }: SandboxPaymentMethod, now: number): boolean {
  if (!card) return false;
  return Date.UTC(card.exp_year, card.exp_month, 1) / 1000 <= now;
}

async function store(ctx: Context, intent: Stripe.PaymentIntent): Promise<void> {
  await ctx.save('payment_intent', intent, { customer: idOf(intent.customer) });
}
